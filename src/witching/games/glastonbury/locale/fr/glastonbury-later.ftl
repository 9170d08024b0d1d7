### Glastonbury: the names of the cards and colours.
### .article is a card inside a sentence: « prend la citrouille 3 », « prend un Vanesco ».
### Not needed before the first choice.

## Refusals of a deal

glastonbury-deal-assisted = { $place } ne donne pas la liste des places assistées dans l’ordre croissant.
glastonbury-deal-removed = Nombre de couleurs à retirer du paquet : { $wanted }, parmi celles-ci : { $allowed }.
glastonbury-deal-card = { $card } figure { $found } fois dans la donne ; nombre d’exemplaires dans le paquet : { $wanted }.
glastonbury-deal-cards = La donne a { $found } cartes ; le paquet en a { $wanted }.
glastonbury-deal-recipes = { $place } ne contient pas de recettes distribuées selon les règles.

## The table in sentences, for a screen reader

# $cards: a list of "c3: Toad 3".
glastonbury-tell-faced = { $seat } peut prendre l’une de ces cartes : { $cards }.
glastonbury-tell-reached = Avec Declinatio, on peut prendre l’une de ces cartes : { $cards }.
glastonbury-tell-row = Ligne { $row } : { $cards }.
glastonbury-tell-row-empty = La ligne { $row } est vide.
glastonbury-tell-look = Vous pouvez maintenant consulter votre propre chaudron.
# $place: one of the sentences “stands”, above.
glastonbury-tell-seat = { $seat } joue en { $colour } et se trouve { $place }.
glastonbury-tell-bare = { $seat } n’a aucune carte dans son chaudron, qui porte le chiffre { $number }.
glastonbury-tell-top = { $count ->
    [one] { $seat } a { $count } carte dans son chaudron : { $card }.
   *[other] { $seat } a { $count } cartes dans son chaudron ; sur le dessus : { $card }.
}
glastonbury-tell-points = { $points ->
    [one] { $seat } a { $points } point.
   *[other] { $seat } a { $points } points.
}
glastonbury-tell-spell = { $charges ->
    [one] { $seat } a { FORM($card, "article") } avec { $charges } charge.
   *[other] { $seat } a { FORM($card, "article") } avec { $charges } charges.
}
glastonbury-tell-spent = { $count ->
    [one] { $seat } a { $count } sort usé.
   *[other] { $seat } a { $count } sorts usés.
}
glastonbury-tell-recipes = { $seat } a ces recettes : { $recipes }.
glastonbury-tell-cards = { $seat }, cartes du chaudron, de bas en haut : { $cards }.
glastonbury-tell-pile = { $count ->
    [0] La pioche est vide : qui vide une rangée intérieure met fin à la partie (G-END).
    [one] La pioche compte { $count } carte.
   *[other] La pioche compte { $count } cartes.
}

## The score sheet

# A line in a sentence: the cards (or the recipe), the points, why, the rule.
glastonbury-tell-line = { $points ->
    [one] { $cards } : { $points } point ; { $reason } ({ $rule }).
   *[other] { $cards } : { $points } points ; { $reason } ({ $rule }).
}
glastonbury-tell-recipe = { $points ->
    [one] Recette { $recipe } : { $points } point pour { $cards } ; { $reason } ({ $rule }).
   *[other] Recette { $recipe } : { $points } points pour { $cards } ; { $reason } ({ $rule }).
}
glastonbury-tell-recipe-bare = { $points ->
    [one] Recette { $recipe } : { $points } point ; { $reason } ({ $rule }).
   *[other] Recette { $recipe } : { $points } points ; { $reason } ({ $rule }).
}
glastonbury-tell-joins = Un Immuto rejoint { FORM($kind, "article") } (G-IMMUTO).

## La page : les options d’une nouvelle table

glastonbury-option-recipes = Jouer avec les recettes
glastonbury-option-recipes-about = Chacun reçoit deux recettes secrètes qui rapportent des points. Pour qui connaît le jeu.
glastonbury-option-memory = Cartes recouvertes
glastonbury-option-memory-strict = À vous de les retenir
glastonbury-option-memory-assisted = Vous pouvez revoir les vôtres
glastonbury-option-memory-open = Toutes sont visibles
glastonbury-option-strict-about = On ne voit que la carte du dessus d’un chaudron. C’est ainsi que le jeu est pensé.
glastonbury-option-assisted-about = Ceux qui sont cochés peuvent toujours regarder leur propre chaudron : pour les enfants et pour qui le souhaite.
glastonbury-option-open-about = Tout le monde voit tous les chaudrons.
glastonbury-option-assisted = Qui peut regarder
glastonbury-option-special2 = Dans un coin avec un Immuto sur le dessus
glastonbury-option-special2-may = on peut avancer ou rester
glastonbury-option-special2-must = il faut avancer
glastonbury-option-fewest-spells = La recette B3 compare
glastonbury-option-fewest-spells-collected = les cartes sort récoltées
glastonbury-option-fewest-spells-used = les cartes sort utilisées
glastonbury-option-immuto = Pour la recette A, un Immuto
glastonbury-option-immuto-as-scored = a la couleur de la sorte qu’il a rejointe
glastonbury-option-immuto-free = compte toujours pour la recette de son propriétaire
glastonbury-option-removal = À deux joueurs, on retire
glastonbury-option-removal-one = les cartes d’une couleur inutilisée
glastonbury-option-removal-both = les cartes des deux couleurs inutilisées
glastonbury-option-end-lines = La partie se termine par une rangée vide
glastonbury-option-end-lines-about = Les règles disent « n’importe quelle rangée », mais aucun pion ne fait jamais face à une rangée extérieure.
glastonbury-option-end-lines-inner = seulement intérieure
glastonbury-option-end-lines-all = extérieure aussi
glastonbury-option-immuto-by = Avec les recettes, la sorte d’un Immuto est choisie par
glastonbury-option-immuto-by-about = Les règles disent : une sorte au choix de son propriétaire.
glastonbury-option-immuto-by-owner = son propriétaire, après la dernière carte
glastonbury-option-immuto-by-engine = le programme, au mieux pour le propriétaire
glastonbury-option-immuto-joins = Un Immuto peut rejoindre
glastonbury-option-immuto-joins-about = Les règles russes disent « une des sortes récoltées », les autres n’importe laquelle.
glastonbury-option-immuto-joins-any = n’importe quelle sorte
glastonbury-option-immuto-joins-collected = seulement une sorte dont on a une carte
glastonbury-option-first-seat = Qui commence
glastonbury-option-removed = La couleur retirée
glastonbury-option-colours = Couleur du pion
glastonbury-option-corners = Coin de départ
glastonbury-option-corner-nw = en haut à gauche
glastonbury-option-corner-ne = en haut à droite
glastonbury-option-corner-se = en bas à droite
glastonbury-option-corner-sw = en bas à gauche

# Ce que dit une édition là où elles diffèrent.
glastonbury-edition-ru = Dans un coin avec un Immuto sur le dessus, on peut rester. La recette B3 compare les cartes sort récoltées. Habituelle ici : la plupart des éditions sont d’accord avec elle sur ces deux points.
glastonbury-edition-ru-alchemist = Comme l’autre édition russe ; seuls des noms de cartes changent.
glastonbury-edition-it = Dans un coin avec un Immuto sur le dessus, on peut rester. La recette B3 compare les cartes sort utilisées.
glastonbury-edition-ko = Dans un coin avec un Immuto sur le dessus, il faut avancer. La recette B3 compare les cartes sort récoltées.

## The scoring aid

# After the lines “glastonbury-why-one” to “-four”; as short as these.
glastonbury-aid-own = sa couleur : compte double, sauf les 5
# A card, and its “glastonbury-note-…”.
glastonbury-aid-card = { $card } : { $note }
glastonbury-aid-recipe-a = recette A, le plus de cartes de sa couleur : 1 par carte, à quatre 2
glastonbury-aid-recipe-b = recette B, remplie : 10
