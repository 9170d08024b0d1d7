### Glastonbury: the names of the cards and colours.
### .article is a card inside a sentence: « prend la citrouille 3 », « prend un Vanesco ».

## The game

glastonbury-title = Glastonbury
glastonbury-about = tournez autour du marché, remplissez votre chaudron, retenez son contenu
glastonbury-ending-kept = une rangée a été vidée et la carte gardée
glastonbury-ending-refused = une rangée a été vidée et la carte refusée
glastonbury-ending-stranded = Declinatio vers une rangée de sorts immédiats

## Kinds of ingredient

glastonbury-kind-dragons-blood = Sang de dragon
    .article = le sang de dragon
glastonbury-kind-toadstool = Amanite
    .article = l’amanite
glastonbury-kind-jar-of-eyes = Bocal d’yeux
    .article = le bocal d’yeux
glastonbury-kind-raven-feathers = Plumes de corbeau
    .article = les plumes de corbeau
glastonbury-kind-herb-bundle = Bouquet d’herbes
    .article = le bouquet d’herbes
glastonbury-kind-toad = Crapaud
    .article = le crapaud
glastonbury-kind-wax-doll = Poupée de cire
    .article = la poupée de cire
glastonbury-kind-cat-whiskers = Moustaches de chat
    .article = les moustaches de chat
glastonbury-kind-pumpkin = Citrouille
    .article = la citrouille
glastonbury-kind-snake-powder = Poudre de serpent
    .article = la poudre de serpent
glastonbury-kind-bat-wings = Ailes de chauve-souris
    .article = les ailes de chauve-souris
glastonbury-kind-love-philtre = Philtre d’amour
    .article = le philtre d’amour
glastonbury-kind-moonstone = Pierre de lune
    .article = la pierre de lune
glastonbury-kind-scarab = Scarabée
    .article = le scarabée
glastonbury-kind-mandrake-root = Racine de mandragore
    .article = la racine de mandragore
glastonbury-kind-bones = Ossements
    .article = les ossements
glastonbury-kind-cobweb = Toile d’araignée
    .article = la toile d’araignée
glastonbury-kind-candle-stub = Bout de chandelle
    .article = le bout de chandelle

## Colours

glastonbury-colour-red = rouge
    .feminine = rouge
glastonbury-colour-blue = bleu
    .feminine = bleue
glastonbury-colour-green = vert
    .feminine = verte
glastonbury-colour-yellow = jaune
    .feminine = jaune
glastonbury-colour-orange = { $edition ->
    [ko] menthe
   *[other] orange
}
    .feminine = { $edition ->
        [ko] menthe
       *[other] orange
    }
glastonbury-colour-purple = violet
    .feminine = violette
glastonbury-colour-turquoise = turquoise
    .feminine = turquoise
glastonbury-colour-brown = marron
    .feminine = marron
glastonbury-colour-grey = gris
    .feminine = grise

## Cards

glastonbury-card-immuto = Immuto
    .article = un Immuto
glastonbury-card-vanesco = Vanesco
    .article = un Vanesco
glastonbury-card-perluceo = Perluceo
    .article = un Perluceo
glastonbury-card-accio = Accio
    .article = un Accio
glastonbury-card-declinatio = Declinatio
    .article = un Declinatio

# $kind: the name of a kind. $value: the number on the card.
glastonbury-card-ingredient = { $kind } { $value }
    .article = { FORM($kind, "article") } { $value }

## Choices

glastonbury-action-pass = passer
glastonbury-action-walk = avancer selon le chiffre sous l’Immuto
glastonbury-action-stay = rester au coin
glastonbury-action-join = joindre un Immuto : { $kind }
glastonbury-action-join-none = ne joindre un Immuto à rien
glastonbury-action-declinatio-end = Declinatio vers une rangée de sorts immédiats, ce qui met fin à la partie
glastonbury-action-take = prendre { $cell }
glastonbury-action-take-refuse = prendre { $cell } et refuser la carte
glastonbury-action-accio = Accio : prendre { $cell }
glastonbury-action-accio-refuse = Accio : prendre { $cell } et refuser la carte
glastonbury-action-declinatio = Declinatio : prendre { $cell }
glastonbury-action-declinatio-refuse = Declinatio : prendre { $cell } et refuser la carte

## What happens

glastonbury-hidden = une carte
    .article = une carte
glastonbury-event-begin = La partie commence : c’est à { $seat } de jouer.
glastonbury-event-removed = Cartes retirées de cette partie, par couleur : { $colours }.
glastonbury-event-walk = { $steps ->
    [glastonbury-hidden] { $seat } avance.
    [0] { $seat } reste sur place, à l’arrêt { $stop }.
    [one] { $seat } avance d’un pas, jusqu’à l’arrêt { $stop }.
   *[other] { $seat } avance de { $steps } pas, jusqu’à l’arrêt { $stop }.
}
glastonbury-event-special = { $seat } se trouve sur un coin, avec un Immuto sur le dessus.
glastonbury-event-special-walk = { $steps ->
    [glastonbury-hidden] { $seat } avance selon le chiffre sous l’Immuto.
    [one] { $seat } avance d’un pas, selon le chiffre sous l’Immuto, jusqu’à l’arrêt { $stop }.
   *[other] { $seat } avance de { $steps } pas, selon le chiffre sous l’Immuto, jusqu’à l’arrêt { $stop }.
}
glastonbury-event-stay = { $seat } reste au coin.
glastonbury-event-pass = { $seat } est sur un coin et passe.
glastonbury-event-accio = { $seat } lance Accio.
glastonbury-event-declinatio = { $steps ->
    [glastonbury-hidden] { $seat } lance Declinatio et repart.
    [one] { $seat } lance Declinatio et avance encore d’un pas, jusqu’à l’arrêt { $stop }.
   *[other] { $seat } lance Declinatio et avance encore de { $steps } pas, jusqu’à l’arrêt { $stop }.
}
glastonbury-event-take = { $cell ->
    [glastonbury-hidden] { $seat } prend { FORM($card, "article") }.
   *[other] { $seat } prend { FORM($card, "article") } en { $cell }.
}
glastonbury-event-take-spell = { $cell ->
    [glastonbury-hidden] { $seat } prend { FORM($card, "article") }.
   *[other] { $seat } prend { FORM($card, "article") } en { $cell }.
}
glastonbury-event-refuse = { $seat } prend { FORM($card, "article") } en { $cell } et refuse la carte.
glastonbury-event-refuse-spell = { $seat } prend { FORM($card, "article") } en { $cell } et refuse la carte.
glastonbury-event-vanish = { $card ->
    [glastonbury-hidden] { $seat } perd sa carte du dessus, qui va sous la pioche.
   *[other] { $seat } perd sa carte du dessus, { FORM($card, "article") }, qui va sous la pioche.
}
glastonbury-event-vanish-out = { $card ->
    [glastonbury-hidden] { $seat } perd sa carte du dessus, qui quitte la partie.
   *[other] { $seat } perd sa carte du dessus, { FORM($card, "article") }, qui quitte la partie.
}
glastonbury-event-look = { $cards ->
    [glastonbury-hidden] { $seat } consulte son propre chaudron.
   *[other] { $seat } consulte son propre chaudron : { $cards }.
}
glastonbury-event-look-empty = { $seat } consulte son propre chaudron, qui est vide.
glastonbury-event-refill = { $cell ->
    [glastonbury-hidden] Une case reçoit { FORM($card, "article") }.
   *[other] La case { $cell } reçoit { FORM($card, "article") }.
}
glastonbury-event-refill-spell = { $cell ->
    [glastonbury-hidden] Une case reçoit { FORM($card, "article") }.
   *[other] La case { $cell } reçoit { FORM($card, "article") }.
}
glastonbury-event-end-kept = { $seat } a vidé une rangée et garde la carte : la partie est terminée.
glastonbury-event-end-refused = { $seat } prend la dernière carte d’une rangée, ce qui termine la partie, et ne la garde pas.
glastonbury-event-end-stranded = { $seat } ne trouve que des sorts immédiats après Declinatio : la partie est terminée.
glastonbury-event-open = Tous les chaudrons sont ouverts. Qui a un Immuto dit maintenant ce qu’il rejoint.
glastonbury-event-join = Un Immuto rejoint { FORM($kind, "article") } : { $seat }.
glastonbury-event-join-none = Un Immuto ne rejoint rien : { $seat }.

## Refusals of choices

glastonbury-refusal-over = La partie est terminée.
glastonbury-refusal-not-your-turn = C’est à { $seat } de jouer.
glastonbury-refusal-no-such-action = Il n’y a pas d’action { $action } ; les actions vont de 0 à { $most }.
glastonbury-refusal-notation = « { $given } » n’est pas une action ; les actions s’écrivent : { $allowed }.
glastonbury-refusal-corner-cell = { $cell } est un coin de la grille : il n’y a pas de carte à cet endroit.
glastonbury-refusal-no-special2 = walk et stay ne valent que pour un tour qui commence sur un coin avec un Immuto sur le dessus.
glastonbury-refusal-must-walk = Dans cette édition, le pion doit avancer.
glastonbury-refusal-walk-first = Sur un coin avec un Immuto sur le dessus, il faut d’abord choisir d’avancer ou de rester.
glastonbury-refusal-settle = La dernière carte est prise : dites seulement ce que rejoint votre Immuto.
glastonbury-refusal-no-settle = Un Immuto ne rejoint une sorte qu’après la dernière carte, et seulement avec les recettes.
glastonbury-refusal-not-collected = Vous n’avez aucune carte de cette sorte, et à cette table un Immuto ne rejoint qu’une sorte que vous avez : { $kind }.
glastonbury-refusal-at-corner = Le pion est sur un coin : aucune carte ne peut être prise, pas même avec Accio.
glastonbury-refusal-not-faced = { $cell } n’est pas dans la rangée face au pion ; on peut y prendre : { $allowed }.
glastonbury-refusal-no-accio = Ce joueur n’a plus de charge d’Accio.
glastonbury-refusal-accio-faced = { $cell } est dans la rangée face au pion : cette carte se prend sans Accio.
glastonbury-refusal-not-at-corner = Le pion fait face à une rangée ; il faut donc y prendre une carte : { $allowed }.
glastonbury-refusal-no-declinatio = Ce joueur n’a plus de charge de Declinatio.
glastonbury-refusal-not-stranded = La rangée atteinte avec Declinatio contient des cartes que l’on peut prendre : { $allowed }.
glastonbury-refusal-not-reached = { $cell } n’est pas dans la rangée atteinte avec Declinatio ; on peut y prendre : { $allowed }.
glastonbury-refusal-empty-cell = { $cell } est vide.
glastonbury-refusal-two-spells = { $card }, en { $cell }, serait un deuxième sort dans le même tour.
glastonbury-refusal-cannot-refuse = Seule une carte qui met fin à la partie peut être refusée, et { $cell } n’y met pas fin.

## Marks of the cards on the board: two columns wide (two letters, or one wide letter), each different from all others

glastonbury-mark-dragons-blood = Sd
glastonbury-mark-toadstool = Am
glastonbury-mark-jar-of-eyes = By
glastonbury-mark-raven-feathers = Pc
glastonbury-mark-herb-bundle = Bh
glastonbury-mark-toad = Cr
glastonbury-mark-wax-doll = Po
glastonbury-mark-cat-whiskers = Mc
glastonbury-mark-pumpkin = Ci
glastonbury-mark-snake-powder = Ps
glastonbury-mark-bat-wings = Ai
glastonbury-mark-love-philtre = Ph
glastonbury-mark-moonstone = Pl
glastonbury-mark-scarab = Sc
glastonbury-mark-mandrake-root = Rm
glastonbury-mark-bones = Os
glastonbury-mark-cobweb = Ta
glastonbury-mark-candle-stub = Bc
glastonbury-mark-immuto = Im
glastonbury-mark-vanesco = Va
glastonbury-mark-perluceo = Pe
glastonbury-mark-accio = Ac
glastonbury-mark-declinatio = De

## The board: short texts beside the grid, about 30 columns wide at most

glastonbury-face-pile = { $count ->
    [0] La pioche est vide (G-END)
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
# $colours: the player colours whose cards are not in the game.
glastonbury-face-removed = Hors jeu : { $colours }
# Where a pawn stands, beside a name: as short as can be.
glastonbury-stop = arrêt { $stop }
glastonbury-corner = coin { $stop }
glastonbury-face-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# How many cards lie in a cauldron.
glastonbury-face-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# A cauldron without cards; $number is the number on the cauldron card.
glastonbury-face-bare = vide, avance de { $number }
# How many spell cards lie spent with a player.
glastonbury-face-spent = { $count ->
    [one] { $count } usé
   *[other] { $count } usés
}

# The letters of the two types of recipe, one column wide.
glastonbury-mark-recipe-a = A
glastonbury-mark-recipe-b = B
# What a recipe asks for: most cards of a colour, and so on.
glastonbury-recipe-a = A : majorité { FORM($colour, "feminine") }
glastonbury-recipe-b1 = B1 : le moins de cartes
glastonbury-recipe-b2 = B2 : le moins de 4
glastonbury-recipe-b3 = B3 : le moins de sorts
glastonbury-recipe-b4 = B4 : le plus de 1
glastonbury-recipe-b5 = B5 : finir la partie

## Where a pawn stands and where it will stand

# Inside a sentence: "Anna plays red and stands at stop 7, facing row 3."
glastonbury-stands-row = à l’arrêt { $stop }, face à la ligne { $row }
glastonbury-stands-column = à l’arrêt { $stop }, face à la colonne { $column }
glastonbury-stands-corner = au coin { $stop }
# Beside a choice: where the next walk of this player ends.
glastonbury-leads-row = puis arrêt { $stop }, ligne { $row }
glastonbury-leads-column = puis arrêt { $stop }, colonne { $column }
glastonbury-leads-corner = puis coin { $stop } : rien à prendre
glastonbury-leads-corner-declinatio = puis coin { $stop } : Declinatio possible
glastonbury-leads-again = puis encore arrêt { $stop }, même rangée

## Choices as they are offered

glastonbury-choice-take = { $cell } : { $card }
glastonbury-choice-take-keep = Prendre { $card } en { $cell } et garder la carte
glastonbury-choice-take-refuse = Prendre { $card } en { $cell } et refuser la carte
glastonbury-choice-accio = Accio : prendre { $card } en { $cell }
glastonbury-choice-accio-refuse = Accio : prendre { $card } en { $cell } et refuser la carte
glastonbury-choice-declinatio = Declinatio : prendre { $card } en { $cell }
glastonbury-choice-declinatio-refuse = Declinatio : prendre { $card } en { $cell } et refuser la carte
glastonbury-choice-declinatio-end = Repartir avec Declinatio vers une rangée de sorts immédiats
glastonbury-choice-pass = Passer
glastonbury-choice-walk = Avancer selon le chiffre sous l’Immuto
glastonbury-choice-stay = Rester au coin
glastonbury-choice-join = Joindre { FORM($kind, "article") }
glastonbury-choice-join-none = Ne rien joindre

# Ce qu’une édition imprime à côté du nom d’une carte ; placé avant la note, voir D-NAMES.
glastonbury-gloss-immuto = { $edition ->
    [it] « mutaforma »,{ " " }
    [ko] « 변신 »,{ " " }
   *[other] { "" }
}
glastonbury-gloss-vanesco = { $edition ->
    [it] « Sparizione »,{ " " }
    [ko] « 소멸 »,{ " " }
   *[other] { "" }
}
glastonbury-gloss-perluceo = { $edition ->
    [it] « Colpo d’Occhio »,{ " " }
    [ko] « 투시 »,{ " " }
   *[other] { "" }
}
glastonbury-gloss-accio = { $edition ->
    [it] « Evocazione »,{ " " }
    [ko] « 소환 »,{ " " }
   *[other] { "" }
}
glastonbury-gloss-declinatio = { $edition ->
    [it] « Angolo »,{ " " }
    [ko] « 굴절 »,{ " " }
   *[other] { "" }
}
# What is worth knowing about a choice; as short as can be.
glastonbury-note-own = votre couleur : compte double
glastonbury-note-ends = met fin à la partie (G-SPECIAL1)
glastonbury-note-ends-keep = met fin à la partie (G-END) : la carte est à vous
glastonbury-note-ends-refuse = met fin à la partie (G-END) : la carte n’est à personne
glastonbury-note-immuto = { glastonbury-gloss-immuto }chiffre 0, rejoint une sorte dans le décompte
glastonbury-note-vanesco = { glastonbury-gloss-vanesco }les autres perdent leur carte du dessus
glastonbury-note-perluceo = { glastonbury-gloss-perluceo }consulter votre propre chaudron
glastonbury-note-accio = { glastonbury-gloss-accio }2 charges : une carte d’une autre rangée
glastonbury-note-declinatio = { glastonbury-gloss-declinatio }3 charges : repartir d’un coin
glastonbury-note-join = { $points ->
    [one] { $points } point de plus d’après ce qui est visible
   *[other] { $points } points de plus d’après ce qui est visible
}
glastonbury-note-usual = le meilleur d’après ce que vous voyez ; retenu si vous ne choisissez pas

## Questions: with a name of 20 letters still less than 80 columns

glastonbury-question-row = { $seat }, arrêt { $stop }, face à la ligne { $row } : quelle carte prendre ?
glastonbury-question-column = { $seat }, arrêt { $stop }, face à la colonne { $column } : quelle carte prendre ?
glastonbury-question-corner = { $seat }, au coin { $stop }, il n’y a rien à prendre.
glastonbury-question-declinatio = { $seat }, au coin { $stop } : passer, ou repartir avec Declinatio ?
glastonbury-question-special2 = { $seat }, un Immuto sur le dessus au coin { $stop } : avancer ou rester ?
glastonbury-question-settle = { $seat }, quelle sorte votre Immuto rejoint-il ?
glastonbury-question-settling = { $seat } choisit la sorte que rejoint un Immuto.
glastonbury-question-must = { $seat }, un Immuto sur le dessus au coin { $stop } : il faut avancer.

## The private look of Perluceo

glastonbury-look = { $count ->
    [one] Pour { $seat } et personne d’autre : votre chaudron, { $count } carte.
   *[other] Pour { $seat } et personne d’autre : votre chaudron, { $count } cartes, de bas en haut.
}
# $number: the place of the card, counted from below.
glastonbury-look-card = { $number } : { $card }

## The score sheet

glastonbury-winner = { $points ->
    [one] { $seat } gagne avec { $points } point.
   *[other] { $seat } gagne avec { $points } points.
}
# $players: a list of names.
glastonbury-winners = { $points ->
    [one] L’égalité se partage (R-TIE-1) : { $players } gagnent avec { $points } point.
   *[other] L’égalité se partage (R-TIE-1) : { $players } gagnent avec { $points } points.
}
# Beside the name of a winner.
glastonbury-face-wins = victoire
# Why a line of the sheet gives its points; about 30 columns.
glastonbury-why-one = carte isolée : moins sa valeur
glastonbury-why-two = une paire : rien
glastonbury-why-three = trois : la somme
glastonbury-why-four = quatre : la somme + 5
glastonbury-why-own-one = sa couleur : moins le double
glastonbury-why-own-three = sa couleur : somme doublée
glastonbury-why-own-four = sa couleur : somme doublée + 5
glastonbury-why-alone = ne rejoint rien : rien
glastonbury-why-joins = rejoint { FORM($kind, "article") }
glastonbury-why-most = le plus de tous : { $each } par carte
glastonbury-why-met = remplie
glastonbury-why-unmet = non remplie

## La page : le plateau

# Les noms des parties du plateau, pour qui écoute.
glastonbury-page-market = Le marché
glastonbury-page-grid = Les cartes du marché
glastonbury-page-prompt = Le moment
glastonbury-page-seats = Les chaudrons
glastonbury-page-gap = { $cell } : vide
# Un bouton qui éclaire toutes les cartes qu’Accio peut prendre.
glastonbury-page-accio = { $charges ->
    [one] Lancer Accio ({ $charges } charge)
   *[other] Lancer Accio ({ $charges } charges)
}
glastonbury-page-fetching = Accio est prêt : choisissez une des cartes éclairées, n’importe où sur le marché. Cela coûte une charge.
glastonbury-page-declinatio = Ou repartez avec Declinatio : choisissez une des cartes éclairées. Cela coûte une charge.
glastonbury-page-pile-empty = La pioche est vide : qui vide une rangée intérieure met fin à la partie.
# Un sort ouvert et ses charges restantes.
glastonbury-page-charges = { $charges ->
    [one] { $card }, { $charges } charge
   *[other] { $card }, { $charges } charges
}
# De combien le pion avancera la prochaine fois.
glastonbury-page-walks = { $number ->
    [0] prochain trajet : 0, sur place
    [one] prochain trajet : { $number } pas
   *[other] prochain trajet : { $number } pas
}

## La page : ce que dit le guide quand une chose arrive pour la première fois

glastonbury-lesson-turn = Votre pion est devant la rangée éclairée. Prenez une de ses cartes : elle va sur le dessus de votre chaudron. À la fin, trois ou quatre cartes d’une sorte rapportent des points, une carte seule coûte son chiffre.
glastonbury-lesson-leads = Le chiffre sur le dessus de votre chaudron est votre prochain trajet. Le petit signe sur une carte éclairée indique l’arrêt où il finit si vous la prenez et qu’elle reste dessus ; rouge, c’est un coin, où seul Declinatio vous donne une carte.
glastonbury-lesson-explain = L’effet d’une carte s’affiche quand vous la pointez. Avec le doigt : touchez une carte qui n’est pas éclairée, ou laissez le doigt posé sur une carte éclairée.
glastonbury-lesson-corner = Dans un coin, il n’y a rien à prendre. Passez ; votre prochain trajet part d’ici.
glastonbury-lesson-corner-spell = Vous êtes dans un coin avec une charge de Declinatio : passez, ou repartez du même chiffre et prenez une des cartes éclairées.
glastonbury-lesson-memory = Seule la carte du dessus d’un chaudron reste visible. Retenez ce que vous collectez, et ce que font les autres.
glastonbury-lesson-own = Les cartes de votre couleur comptent double à la fin, les points négatifs aussi. Seuls les 5 points pour quatre cartes ne doublent pas.
glastonbury-lesson-immuto = À la fin, un Immuto rejoint une sorte comme une carte de valeur 0. Sur le dessus, il vaut 0 pas : vous restez et choisissez encore dans la même rangée.
glastonbury-lesson-vanesco = Vanesco agit aussitôt : tous les autres perdent la carte du dessus de leur chaudron. Elle va sous la pioche, ou hors du jeu si la pioche est vide.
glastonbury-lesson-perluceo = Perluceo agit aussitôt : vous seul regardez tout votre chaudron, jusqu’à ce que vous le refermiez ou que votre prochain tour commence.
glastonbury-lesson-kept = Accio et Declinatio restent ouverts à côté de votre chaudron avec leurs charges. Ils servent dès votre prochain tour, un sort par tour.
glastonbury-lesson-accio = Vous avez une charge d’Accio : au lieu d’une carte de la rangée éclairée, vous pouvez en prendre une dans une autre rangée, mais ni Vanesco ni Perluceo.
glastonbury-lesson-declinatio = Declinatio aide dans un coin : une charge permet de repartir du même chiffre et de prendre une carte là-bas, mais ni Vanesco ni Perluceo.
glastonbury-lesson-special = Vous êtes dans un coin avec un Immuto sur le dessus : vous avancez du premier chiffre au-dessous. S’il vous est proposé de rester, rester termine votre tour.
glastonbury-lesson-look = Voici tout votre chaudron, la carte du fond d’abord. Perluceo ne le montre qu’une fois : retenez-le.
glastonbury-lesson-recipes = Vos recettes sont secrètes. Chacune rapporte des points à la fin si vous faites ce qu’elle dit ; là où l’on compare des cartes, une égalité ne rapporte rien.
glastonbury-lesson-end-near = La pioche est presque vide. Après sa dernière carte, les cases restent vides, et qui vide une rangée intérieure met fin à la partie.
glastonbury-lesson-last = Une de ces cartes viderait une rangée et mettrait aussitôt fin à la partie. Vous pouvez aussi la refuser : la partie finit tout de même et vous ne gardez pas la carte.
glastonbury-lesson-score = On compte sorte par sorte. Chaque ligne nomme la règle appliquée ; appuyez dessus pour la lire.
