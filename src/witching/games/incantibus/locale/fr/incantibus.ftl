### Incantibus: names, choices, happenings and refusals.
### .article is a thing when it is first spoken of (« un crapaud », « la potion verte I »), .definite when it is known
### (« le crapaud »); lists have the bare names. A name of an owner's own box has no article.

## The game

incantibus-title = Incantibus
incantibus-about = toutes les baguettes pointent au même instant, du toit jusqu’aux sorciers
incantibus-ending-cleared = il ne restait plus aucun sorcier
incantibus-ending-laid = une baguette a été déposée

## Tokens that there is one kind of

incantibus-token-spell = jeton sort
    .article = un jeton sort
    .definite = le jeton sort
incantibus-token-purse = bourse
    .article = une bourse
    .definite = la bourse
incantibus-token-three-gold = « 3 pièces d’or »
    .article = une tuile « 3 pièces d’or »
    .definite = la tuile « 3 pièces d’or »
incantibus-token-universalus = Universalus
    .article = Universalus
    .definite = Universalus
incantibus-token-stone = pierre philosophale
    .article = la pierre philosophale
    .definite = la pierre philosophale
# A sorcerer that still lies face down.
incantibus-token-sorcerer = un sorcier inconnu
    .article = un sorcier inconnu
    .definite = le sorcier inconnu
# One thing of a list.
incantibus-token = { $token }

## Spell cards

incantibus-card-expandius = Expandius
incantibus-card-fortuna = Fortuna
incantibus-card-imperium = Imperium
incantibus-card-oculus = Oculus
incantibus-card-universalus = Universalus
incantibus-card-philosophio = Philosophio
incantibus-card-alchemy = Alchimie
incantibus-card-iskanto = Iskanto

## Ingredients of our own box

incantibus-name-ingredients-mistletoe = gui
    .article = du gui
    .definite = le gui
incantibus-name-ingredients-mushroom = champignon
    .article = un champignon
    .definite = le champignon
incantibus-name-ingredients-pumpkin = citrouille
    .article = une citrouille
    .definite = la citrouille
incantibus-name-ingredients-toad = crapaud
    .article = un crapaud
    .definite = le crapaud
incantibus-name-ingredients-feather = plume
    .article = une plume
    .definite = la plume

## Weapons of our own box

incantibus-name-weapons-net = filet
    .article = un filet
    .definite = le filet
incantibus-name-weapons-trap = piège
    .article = un piège
    .definite = le piège
incantibus-name-weapons-crystal-ball = boule de cristal
    .article = une boule de cristal
    .definite = la boule de cristal
incantibus-name-weapons-flying-stake = pieu volant
    .article = un pieu volant
    .definite = le pieu volant

## Monsters of our own box

incantibus-name-monsters-goblin = gobelin
    .article = un gobelin
    .definite = le gobelin
incantibus-name-monsters-werewolf = loup-garou
    .article = un loup-garou
    .definite = le loup-garou
incantibus-name-monsters-ghost = fantôme
    .article = un fantôme
    .definite = le fantôme
incantibus-name-monsters-vampire = vampire
    .article = un vampire
    .definite = le vampire

## Gold of our own box

incantibus-name-gold-one-coin = 1 pièce
    .article = une pièce d’or
    .definite = la pièce d’or
incantibus-name-gold-two-coins = 2 pièces
    .article = deux pièces d’or
    .definite = les deux pièces d’or
incantibus-name-gold-three-coins = 3 pièces
    .article = trois pièces d’or
    .definite = les trois pièces d’or

## Rooms of our own box

incantibus-name-rooms-roof = toit
    .definite = le toit
    .title = Le toit
incantibus-name-rooms-bedroom = chambre
    .definite = la chambre
    .title = La chambre
incantibus-name-rooms-kitchen = cuisine
    .definite = la cuisine
    .title = La cuisine
incantibus-name-rooms-library = bibliothèque
    .definite = la bibliothèque
    .title = La bibliothèque
incantibus-name-rooms-laboratory = laboratoire
    .definite = le laboratoire
    .title = Le laboratoire
incantibus-name-rooms-armoury = armurerie
    .definite = l’armurerie
    .title = L’armurerie
incantibus-name-rooms-gallery = galerie
    .definite = la galerie
    .title = La galerie
incantibus-name-rooms-treasury = salle du trésor
    .definite = la salle du trésor
    .title = La salle du trésor

## Potions of our own box

incantibus-name-potions-green-1 = potion verte I
    .article = la potion verte I
    .definite = la potion verte I
incantibus-name-potions-green-2 = potion verte II
    .article = la potion verte II
    .definite = la potion verte II
incantibus-name-potions-green-3 = potion verte III
    .article = la potion verte III
    .definite = la potion verte III
incantibus-name-potions-red-1 = potion rouge I
    .article = la potion rouge I
    .definite = la potion rouge I
incantibus-name-potions-red-2 = potion rouge II
    .article = la potion rouge II
    .definite = la potion rouge II
incantibus-name-potions-red-3 = potion rouge III
    .article = la potion rouge III
    .definite = la potion rouge III
incantibus-name-potions-blue-1 = potion bleue I
    .article = la potion bleue I
    .definite = la potion bleue I
incantibus-name-potions-blue-2 = potion bleue II
    .article = la potion bleue II
    .definite = la potion bleue II
incantibus-name-potions-blue-3 = potion bleue III
    .article = la potion bleue III
    .definite = la potion bleue III

## Books of our own box

incantibus-name-books-curiosities = Livre des curiosités
    .article = le Livre des curiosités
    .definite = le Livre des curiosités
incantibus-name-books-spells = Livre des sorts
    .article = le Livre des sorts
    .definite = le Livre des sorts
incantibus-name-books-wonders = Livre des merveilles
    .article = le Livre des merveilles
    .definite = le Livre des merveilles
incantibus-name-books-coins = Livre des écus
    .article = le Livre des écus
    .definite = le Livre des écus
incantibus-name-books-riches = Livre des richesses
    .article = le Livre des richesses
    .definite = le Livre des richesses
incantibus-name-books-duels = Livre des duels
    .article = le Livre des duels
    .definite = le Livre des duels
incantibus-name-books-armouries = Livre des arsenaux
    .article = le Livre des arsenaux
    .definite = le Livre des arsenaux
incantibus-name-books-herbs = Livre des herbes
    .article = le Livre des herbes
    .definite = le Livre des herbes
incantibus-name-books-brews = Livre des breuvages
    .article = le Livre des breuvages
    .definite = le Livre des breuvages

## Sorcerers of our own box

incantibus-name-sorcerers-lady-goblina = Lady Gobelina
    .article = Lady Gobelina
    .definite = Lady Gobelina
incantibus-name-sorcerers-rima-wolf = Rima Wolf
    .article = Rima Wolf
    .definite = Rima Wolf
incantibus-name-sorcerers-white-lady = Dame Blanche
    .article = la Dame Blanche
    .definite = la Dame Blanche
incantibus-name-sorcerers-count-dracula = Comte Dracula
    .article = le Comte Dracula
    .definite = le Comte Dracula
incantibus-name-sorcerers-baroness-fuchsia = Baronne Fuchsia
    .article = la Baronne Fuchsia
    .definite = la Baronne Fuchsia
incantibus-name-sorcerers-serpentin-venomus = Serpentin Venimus
    .article = Serpentin Venimus
    .definite = Serpentin Venimus
incantibus-name-sorcerers-witch-indigo = Sorcière Indigo
    .article = la Sorcière Indigo
    .definite = la Sorcière Indigo
incantibus-name-sorcerers-high-mage = Grand Mage
    .article = le Grand Mage
    .definite = le Grand Mage
incantibus-name-sorcerers-dark-knight = Chevalier Noir
    .article = le Chevalier Noir
    .definite = le Chevalier Noir
incantibus-name-sorcerers-prince-greed = Prince Grigou
    .article = le Prince Grigou
    .definite = le Prince Grigou
incantibus-name-sorcerers-master-ramus = Maître Ramus
    .article = Maître Ramus
    .definite = Maître Ramus
incantibus-name-sorcerers-ghastly-grabber = Affreux Accapareur
    .article = l’Affreux Accapareur
    .definite = l’Affreux Accapareur

## What a game counts about itself

incantibus-wand = baguette { $wand }

## Choices

incantibus-action-point-visible = viser la tuile visible { $place }
incantibus-action-point-secret = viser la tuile secrète { $place }
incantibus-action-point-potion = viser la potion { $place }
incantibus-action-point-book = viser le livre { $place }
incantibus-action-point-sorcerer = viser le sorcier { $place }
incantibus-action-spend = dépenser Universalus pour le monstre
incantibus-action-keep = garder Universalus
incantibus-action-pay = payer avec { FORM($token, "article") }
incantibus-action-discard = défausser { FORM($token, "article") }
incantibus-action-cast = lancer { $card }
incantibus-action-decline = ne plus lancer de sort
incantibus-action-take-visible = prendre la tuile visible { $place }
incantibus-action-look-secret = regarder la tuile secrète { $place }
incantibus-action-fetch = reprendre { FORM($token, "article") } dans les douves
incantibus-action-steal = voler { FORM($token, "article") } à { $seat }

## What happens

incantibus-event-begin = Une partie à { $seats } joueurs commence.
incantibus-event-wand = { $seat } a la baguette { $wand }.
incantibus-event-room = Nouvelle pièce : { FORM($room, "definite") }. Tuiles visibles : { $tokens } ; tuiles secrètes : { $secret }.
incantibus-event-sorcerer-up = Le sorcier { $place } est retourné face visible : { FORM($token, "article") }.
incantibus-event-point-visible = { $seat } vise { FORM($token, "article") } (tuile visible { $place }).
incantibus-event-point-secret = { $seat } vise la tuile secrète { $place }.
incantibus-event-point-potion = { $seat } vise { FORM($token, "article") } (potion { $place }).
incantibus-event-point-book = { $seat } vise { FORM($token, "article") } (livre { $place }).
incantibus-event-point-sorcerer = { $seat } vise { FORM($token, "article") } (sorcier { $place }).
incantibus-event-swap = { $seat } remporte l’affrontement et donne à { $other } la baguette { $given } contre la baguette { $wand }.
incantibus-event-turn-up = { $seat } retourne face visible la tuile secrète { $place } : { FORM($token, "article") }.
incantibus-event-take = { $seat } prend { FORM($token, "definite") }.
incantibus-event-escape = { $seat } échoue : { FORM($token, "definite") } s’enfuit dans les douves.
incantibus-event-spend = { $seat } dépense Universalus et capture { FORM($token, "definite") }.
incantibus-event-keep = { $seat } garde Universalus ; le monstre s’enfuit dans les douves.
incantibus-event-keep-back = { $seat } garde Universalus ; le monstre reste où il est.
incantibus-event-pay = { $seat } paie avec { FORM($token, "article") }.
incantibus-event-gain = { $seat } obtient { FORM($token, "article") }.
incantibus-event-slip = { $seat } ne peut pas l’emporter ; s’enfuit dans les douves : { $token }.
incantibus-event-beat = { $seat } vainc { FORM($token, "definite") }.
incantibus-event-discard = { $seat } manque de place et défausse { FORM($token, "article") }.
incantibus-event-cast = { $seat } lance { $card }.
incantibus-event-fizzle = { $card } ne trouve rien et reste sans effet.
incantibus-event-card-up = Une carte sort est retournée face visible : { $card }.
incantibus-event-decline = { $seat } ne lance plus de sort.
incantibus-event-fetch = { $seat } reprend { FORM($token, "article") } dans les douves.
incantibus-event-steal = { $seat } vole { FORM($token, "article") } à { $victim }.
incantibus-event-look = { $seat } regarde la tuile secrète { $place } et voit { FORM($token, "article") }, sans en avoir l’arme.
incantibus-event-look-hidden = { $seat } regarde la tuile secrète { $place } : c’est un monstre, et son arme lui manque.
incantibus-event-leftover = Tuile restante, qui va dans les douves : { FORM($token, "article") }.
incantibus-event-refill = On retourne face visible { FORM($token, "definite") }.
incantibus-event-final = La finale commence dans la crypte.
incantibus-event-lay = { $seat } ne peut plus rien payer et dépose sa baguette.
incantibus-event-end-cleared = Il ne reste plus aucun sorcier : la partie est terminée.
incantibus-event-end-laid = La partie est terminée.

## Refusals of choices

incantibus-refusal-over = La partie est terminée.
incantibus-refusal-no-such-seat = Cette place n’existe pas ; il y a { $seats } places.
incantibus-refusal-not-yours = C’est à { $seat } de choisir maintenant.
incantibus-refusal-no-such-action = Il n’y a pas d’action { $action } ; les actions vont de 0 à { $most }. Choix possibles : { $allowed }
incantibus-refusal-notation = « { $given } » n’est pas une action ; les actions s’écrivent : { $allowed }.
incantibus-refusal-not-now = « { $given } » n’est pas ce qu’il faut choisir maintenant. Choix possibles : { $allowed }
incantibus-refusal-gone = Il n’y a rien au numéro { $place }. Choix possibles : { $allowed }
incantibus-refusal-no-room = Pendant la finale, il n’y a plus de pièce : visez un sorcier, une potion ou un livre. Choix possibles : { $allowed }
incantibus-refusal-not-final = Les sorciers ne se combattent que pendant la finale. Choix possibles : { $allowed }
incantibus-refusal-cannot-pay = Ce joueur ne peut pas payer { FORM($token, "definite") }. Choix possibles : { $allowed }
incantibus-refusal-wand = Contre { FORM($token, "definite") }, il faut une baguette de force { $most } au plus. Choix possibles : { $allowed }
incantibus-refusal-not-held = Ce joueur n’a pas cela dans sa sacoche : { $token }. Choix possibles : { $allowed }
incantibus-refusal-does-not-fit = On ne peut pas payer { FORM($piece, "definite") } avec { FORM($token, "article") }. Choix possibles : { $allowed }
incantibus-refusal-pay-order = On paie dans l’ordre de la boîte, qui place { FORM($token, "definite") } avant { FORM($last, "definite") }. Choix possibles : { $allowed }
incantibus-refusal-pay-dead-end = Avec { FORM($token, "definite") }, on ne peut pas payer { FORM($piece, "definite") } sans donner une tuile superflue. Choix possibles : { $allowed }
incantibus-refusal-purse = Une tuile bourse ne se défausse jamais. Choix possibles : { $allowed }
incantibus-refusal-has-a-place = Il y a de la place dans la sacoche pour { FORM($token, "definite") }. Choix possibles : { $allowed }
incantibus-refusal-must-cast = On ne peut renoncer au sort supplémentaire que si Iskanto a repris un jeton sort. Choix possibles : { $allowed }
incantibus-refusal-card-not-open = { $card } n’est pas face visible. Choix possibles : { $allowed }
incantibus-refusal-no-weapon = Impossible de capturer { FORM($token, "definite") } : ce joueur n’a ni son arme ni Universalus. Choix possibles : { $allowed }
incantibus-refusal-not-in-moat = Il n’y a rien de tel dans les douves : { $token }. Choix possibles : { $allowed }
incantibus-refusal-steal-from = On ne peut rien voler à { $seat }. Choix possibles : { $allowed }
incantibus-refusal-not-stealable = Cela ne peut pas être volé : { $token } ; seulement des ingrédients, des armes et de l’or. Choix possibles : { $allowed }
incantibus-refusal-steal-nothing = { $seat } n’a pas cela dans sa sacoche : { $token }. Choix possibles : { $allowed }

## The board at a terminal. Room is scarce there: titles of one or two words.

# The title over the tokens of a room.
incantibus-face-room = { FORM($room, "title") }
incantibus-face-crypt = La crypte
incantibus-face-rooms-below = { $count ->
    [0] la dernière pièce
    [one] { $count } pièce plus bas
   *[other] { $count } pièces plus bas
}
incantibus-face-supply = Réserve
incantibus-face-title-potions = Potions
incantibus-face-title-books = Livres
incantibus-face-title-cards = Sorts
incantibus-face-title-sorcerers = Sorciers
incantibus-face-title-moat = Douves
# Of a token or a sorcerer that nobody has seen.
incantibus-face-face-down = face cachée

## Marks: names of one to three letters for the board; no two may be alike.

incantibus-mark-ingredients-mistletoe = Gu
incantibus-mark-ingredients-mushroom = Ch
incantibus-mark-ingredients-pumpkin = Ci
incantibus-mark-ingredients-toad = Cr
incantibus-mark-ingredients-feather = Pl
incantibus-mark-weapons-net = Fi
incantibus-mark-weapons-trap = Pi
incantibus-mark-weapons-crystal-ball = Bc
incantibus-mark-weapons-flying-stake = Pv
incantibus-mark-monsters-goblin = Go
incantibus-mark-monsters-werewolf = Lo
incantibus-mark-monsters-ghost = Fa
incantibus-mark-monsters-vampire = Va
incantibus-mark-gold-one-coin = 1p
incantibus-mark-gold-two-coins = 2p
incantibus-mark-gold-three-coins = 3p
incantibus-mark-spells-spell = So
incantibus-mark-special-purse = Bo
incantibus-mark-special-three-gold = 3o
incantibus-mark-special-universalus = Un
incantibus-mark-special-stone = Ph
incantibus-mark-potions-green-1 = vI
incantibus-mark-potions-green-2 = vII
incantibus-mark-potions-green-3 = vIII
incantibus-mark-potions-red-1 = rI
incantibus-mark-potions-red-2 = rII
incantibus-mark-potions-red-3 = rIII
incantibus-mark-potions-blue-1 = bI
incantibus-mark-potions-blue-2 = bII
incantibus-mark-potions-blue-3 = bIII
incantibus-mark-books-curiosities = Cu
incantibus-mark-books-spells = Ls
incantibus-mark-books-wonders = Me
incantibus-mark-books-coins = Ec
incantibus-mark-books-riches = Ri
incantibus-mark-books-duels = Du
incantibus-mark-books-armouries = Ar
incantibus-mark-books-herbs = He
incantibus-mark-books-brews = Br
incantibus-mark-sorcerers-lady-goblina = LG
incantibus-mark-sorcerers-rima-wolf = RW
incantibus-mark-sorcerers-white-lady = DB
incantibus-mark-sorcerers-count-dracula = CD
incantibus-mark-sorcerers-baroness-fuchsia = BF
incantibus-mark-sorcerers-serpentin-venomus = SV
incantibus-mark-sorcerers-witch-indigo = SI
incantibus-mark-sorcerers-high-mage = GM
incantibus-mark-sorcerers-dark-knight = CN
incantibus-mark-sorcerers-prince-greed = PG
incantibus-mark-sorcerers-master-ramus = MR
incantibus-mark-sorcerers-ghastly-grabber = AA
# The colour of a potion that a sorcerer asks for.
incantibus-mark-colour-green = verte
incantibus-mark-colour-red = rouge
incantibus-mark-colour-blue = bleue

## What things cost and are worth

incantibus-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Several equal things of a list: mushroom ×2.
incantibus-several = { $token } ×{ $count }
incantibus-list = { $things }
incantibus-nothing = rien
# Of a potion.
incantibus-colour-green = verte
incantibus-colour-red = rouge
incantibus-colour-blue = bleue
# Prices stand after “price:”.
incantibus-price-ingredients = { $tokens }
incantibus-price-monster = { $token }
incantibus-price-potion = une potion { $colour }
incantibus-price-wand = aucune tuile, mais une baguette de force { $count } au plus
incantibus-price-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
incantibus-price-any = { $count ->
    [one] { $count } tuile quelconque
   *[other] { $count } tuiles quelconques
}
incantibus-price-spell = { $count ->
    [one] { $count } jeton sort
   *[other] { $count } jetons sort
}
incantibus-price-special = { $count ->
    [one] { $count } tuile spéciale
   *[other] { $count } tuiles spéciales
}
incantibus-price-weapons = { $count ->
    [one] { $count } arme
   *[other] { $count } armes
}
incantibus-price-equal-weapons = { $count ->
    [one] { $count } arme
   *[other] { $count } armes identiques
}
incantibus-price-different-weapons = { $count ->
    [one] { $count } arme
   *[other] { $count } armes différentes
}
incantibus-price-equal-ingredients = { $count ->
    [one] { $count } ingrédient
   *[other] { $count } ingrédients identiques
}
incantibus-price-different-ingredients = { $count ->
    [one] { $count } ingrédient
   *[other] { $count } ingrédients différents
}

## Things and places, as they stand in choices and lists

# A place of the board: its letter and number, V3.
incantibus-place = { $letter }{ $place }
incantibus-at = { $letter }{ $place } : { $thing }
incantibus-at-hidden = { $letter }{ $place } : face cachée
incantibus-worth = { $token } ({ $points })
incantibus-monster = { $token } (se capture avec : { $weapon } ; { $points })
incantibus-priced = { $token } (prix : { $price } ; { $points })
incantibus-looked = face cachée, mais vous l’avez vue : { $thing }
incantibus-suspects = face cachée, vue par { $who } ; ce ne peut être que : { $tokens }
incantibus-who = { $seat }
incantibus-cast = { $card } : { $effect }
incantibus-effect-expandius = une bourse, pour un emplacement de plus
incantibus-effect-fortuna = une tuile « 3 pièces d’or »
incantibus-effect-imperium = prendre une tuile visible de la pièce
incantibus-effect-oculus = regarder une tuile secrète, la prendre si possible
incantibus-effect-universalus = une tuile qui capture n’importe quel monstre, une fois
incantibus-effect-philosophio = une pierre qui remplace n’importe quel ingrédient
incantibus-effect-alchemy = voler un ingrédient, une arme ou de l’or
incantibus-effect-iskanto = reprendre une chose, au choix, dans les douves

## What is worth knowing about a choice. It stands after the choice, without a full stop.

incantibus-note-weapon = { $points } ; vous avez son arme ({ $weapon })
incantibus-note-universalus = { $points } ; sans son arme ({ $weapon }), il vous faudra Universalus
incantibus-note-escapes = { $points } ; s’enfuirait : il vous manque son arme ({ $weapon })
incantibus-note-stays = { $points } ; resterait à sa place : il vous manque son arme ({ $weapon })
incantibus-note-price = prix : { $price } ; { $points }
incantibus-note-suspects = vue par { $who } ; ce ne peut être que : { $tokens }
incantibus-note-worth = { $points }
incantibus-note-fizzles = il n’y en a plus : il ne se passerait rien
incantibus-note-aimless = aucune cible : il ne se passerait rien
incantibus-note-sealed = votre baguette vise ici

## Questions. Those of a target stand after the card was cast.

incantibus-ask-over = La partie est terminée.
incantibus-ask-cast = { $seat }, pointez votre baguette (force { $wand }).
incantibus-ask-cast-again = { $seat }, votre baguette (force { $wand }) vise { $target }. Vous pouvez encore changer.
incantibus-ask-spend = { $seat }, dépenser Universalus pour capturer { FORM($token, "definite") } ({ $points }) ? Sinon, le monstre s’enfuit.
incantibus-ask-spend-back = { $seat }, vous voyez { FORM($token, "article") } ({ $points }) : dépenser Universalus pour le capturer ? Sinon, le monstre reste là.
incantibus-ask-spend-hidden = { $seat }, dépenser Universalus pour capturer le monstre ?
incantibus-ask-pay-tokens = { $seat }, payez { FORM($token, "definite") } (prix : { $price }). { $count ->
    [one] Reste à payer : { $count } tuile.
   *[other] Reste à payer : { $count } tuiles.
}
incantibus-ask-pay-coins = { $seat }, payez { FORM($token, "definite") } (prix : { $price }). { $count ->
    [one] Reste à payer : { $count } pièce d’or.
   *[other] Reste à payer : { $count } pièces d’or.
}
incantibus-ask-discard = { $seat }, votre sacoche est trop pleine : défaussez une tuile dans les douves.
incantibus-ask-card = { $seat }, lancez l’un des sorts face visible.
incantibus-ask-card-free = { $seat }, lancez l’un des sorts face visible, ou aucun.
incantibus-ask-target-imperium = { $seat }, Imperium : prenez une tuile face visible.
incantibus-ask-target-oculus = { $seat }, Oculus : regardez une tuile secrète.
incantibus-ask-target-alchemy = { $seat }, Alchimie : volez une tuile.
incantibus-ask-target-iskanto = { $seat }, Iskanto : reprenez une chose dans les douves.
# Pour ceux qui attendent : qui décide quoi.
incantibus-waits-cast = Tout le monde vise en secret. Choisissent encore : { $who }.
incantibus-waits-pay = { $seat } choisit comment payer { FORM($token, "definite") }.
incantibus-waits-spend = { $seat } décide de dépenser ou non Universalus pour le monstre.
incantibus-waits-discard = { $seat } a trop de tuiles et choisit laquelle défausser.
incantibus-waits-spell = { $seat } choisit un sort à lancer.
incantibus-waits-target = { $seat } a lancé { $card } et choisit sa cible.

## La révélation. Le détenteur de la baguette 4 s’écrie « In-can-to ! », une syllabe après l’autre.

incantibus-call-1 = In…
incantibus-call-2 = can…
incantibus-call-3 = to !
# $told is a whole sentence: Anna points at: toad (visible 3).
incantibus-reveal = Baguette { $wand } : { $told }

## The table in sentences

incantibus-case-beaten = { $seat } a vaincu : { $tokens }.
incantibus-case-slots = Vos emplacements : { $slots }.
incantibus-slots-ingredients = ingrédients { $count } sur { $slots }
incantibus-slots-weapons = armes { $count } sur { $slots }
incantibus-slots-monsters = monstres { $count } sur { $slots }
incantibus-slots-gold = or { $count } sur { $slots }
incantibus-slots-potions = potions { $count } sur { $slots }
incantibus-slots-books = livres { $count } sur { $slots }
# The slots of the purse, which hold anything.
incantibus-slots-loose = bourse { $count } sur { $slots }

## The score sheet

incantibus-sheet-what = Pour
incantibus-sheet-tokens = Dans la sacoche
incantibus-sheet-rule = Règle
incantibus-sheet-of-gold = or
incantibus-sheet-of-monsters = monstres
incantibus-sheet-of-potions = potions
incantibus-sheet-of-spell-tokens = jetons sort
incantibus-sheet-of-books = livres
incantibus-sheet-of-sorcerers = sorciers
incantibus-sheet-of-wand = baguette
incantibus-sheet-strength = force { $wand }
incantibus-sheet-cleared = Il ne restait plus aucun sorcier (I-END).
incantibus-sheet-laid = Baguette déposée, faute de pouvoir payer quoi que ce soit : { $who } (I-END).
incantibus-sheet-winner = { $seat } gagne avec { $points }.
incantibus-sheet-tie = { $seat } gagne : plusieurs joueurs ont { $points }, et parmi eux la baguette { $wand } est la plus forte (I-TIE).
# $subject is one of the kinds above: gold, monsters, …
incantibus-sheet-line = { $seat }, { $subject } : { $reason } : { $points } ({ $rule }).
incantibus-sheet-seat = { $seat } a { $points } et la baguette { $wand }.

## What the symbols of the board mean

incantibus-face-type-ingredients = ingrédients
incantibus-face-type-weapons = armes
incantibus-face-type-monsters = monstres
incantibus-face-type-gold = or
incantibus-face-type-potions = potions
incantibus-face-type-books = livres
incantibus-face-type-spells = sorts
incantibus-face-type-purses = bourses
incantibus-face-type-sorcerers = sorciers
incantibus-face-sign-points = points
incantibus-face-sign-wand = baguette 4, au départ 2
incantibus-face-sign-open = au choix ; doit choisir
incantibus-face-sign-ready = en main ; a choisi
incantibus-face-sign-aim = vise V3
incantibus-face-sign-hidden = face cachée
incantibus-face-sign-looked = déjà regardée
incantibus-face-sign-taken = rien ici
incantibus-face-sign-escaped = enfui ; plus là
incantibus-face-sign-beaten = vaincu
incantibus-face-sign-laid = baguette déposée
incantibus-face-sign-stack = autant dans la pile
incantibus-face-sign-slots = 3 emplacements sur 4
incantibus-face-sign-loose = emplacements bourse
incantibus-face-sign-equal = armes identiques
incantibus-face-sign-different = ingrédients différents
incantibus-face-sign-any = tuiles quelconques
incantibus-face-sign-special = une tuile spéciale
incantibus-face-sign-strength = baguette 2 au plus
incantibus-face-sign-visible = tuile visible
incantibus-face-sign-secret = tuile secrète
incantibus-face-sign-potion = potion
incantibus-face-sign-book = livre
incantibus-face-sign-sorcerer = sorcier
incantibus-face-sign-own-box = Dans une boîte de votre cru, les choses sont abrégées à leurs premières lettres.

## La table dans la page

incantibus-page-wands = Les baguettes
incantibus-page-ready = choix fait
incantibus-page-visible = Tuiles visibles
incantibus-page-secret = Tuiles secrètes
incantibus-page-case-own = Votre sacoche
incantibus-page-cases = Les sacoches des autres
incantibus-page-cases-all = Les sacoches
# Combien quelqu’un a dans sa sacoche.
incantibus-page-holds = { $seat } : { $count ->
    [one] { $count } objet
    [many] { $count } d’objets
   *[other] { $count } objets
}
incantibus-page-purse = emplacements bourse occupés : { $count } sur { $slots }
# Ce que la dernière incantation a donné à une place, près de la question. $own vaut yes si qui lit n’a que cette place.
incantibus-brought-got = { $own ->
    [yes] Vous avez obtenu : { $things }
   *[other] { $seat } a obtenu : { $things }
}
incantibus-brought-empty = { $own ->
    [yes] Vous repartez les mains vides : { $other } avait la baguette la plus forte
   *[other] { $seat } repart les mains vides : { $other } avait la baguette la plus forte
}
incantibus-brought-missed = { $own ->
    [yes] Vous a échappé : { $things }
   *[other] A échappé à { $seat } : { $things }
}
incantibus-brought-swapped = { $own ->
    [yes] Vous avez échangé votre baguette avec { $other }
   *[other] { $seat } a échangé sa baguette avec { $other }
}
incantibus-brought-fizzled = { $own ->
    [yes] Votre { $card } n’a rien trouvé
   *[other] { $card }, lancé par { $seat }, n’a rien trouvé
}
incantibus-brought-robbed = { $own ->
    [yes] { $other } vous a volé : { $things }
   *[other] { $other } a volé à { $seat } : { $things }
}
incantibus-page-last = La dernière incantation
incantibus-page-lost = repart les mains vides
incantibus-page-swapped = échange sa baguette avec { $other }
incantibus-page-beaten = vaincu par { $seat }
incantibus-page-escaped = en fuite
incantibus-page-used = { $count ->
    [one] { $count } carte sort déjà lancée
    [many] { $count } de cartes sort déjà lancées
   *[other] { $count } cartes sort déjà lancées
}

## Le guide : une phrase à chaque première fois.

incantibus-lesson-point = Choisissez une tuile, une potion ou une autre cible éclairée : tout le monde vise en secret, puis les baguettes sont révélées ensemble. À la fin, qui a le plus de points gagne : l’or, les monstres, les potions, les jetons sort et les sorciers vaincus en rapportent.
incantibus-lesson-sealed = Votre choix est secret. Tant que tout le monde n’a pas choisi, vous pouvez encore en changer.
incantibus-lesson-contest = Si plusieurs baguettes visent la même chose, la plus forte l’emporte ; les autres repartent les mains vides.
incantibus-lesson-swap = Qui remporte un affrontement doit échanger sa baguette avec la plus faible des concurrentes : la force passe de main en main.
incantibus-lesson-monster = Un monstre ne se capture qu’avec son arme. Sans elle, il s’enfuit dans les douves.
incantibus-lesson-moat = Ce qui s’enfuit, se paie ou se défausse tombe dans les douves. Seul le sort Iskanto l’en ramène.
incantibus-lesson-secret = Une tuile secrète peut être n’importe quoi : de l’or, un ingrédient, ou un monstre dont vous n’avez pas l’arme.
incantibus-lesson-looked = Quelqu’un a regardé cette tuile secrète et l’a laissée là : c’est un monstre dont l’arme manquait.
incantibus-lesson-potion = Vous pouvez préparer une potion : visez-la, et ses ingrédients iront dans les douves.
incantibus-lesson-book = Vous pouvez payer un livre : visez-le comme n’importe quoi d’autre.
incantibus-lesson-pay = Choisissez avec quelles tuiles vous payez. On ne rend pas la monnaie.
incantibus-lesson-discard = Votre sacoche n’a que quelques emplacements pour chaque sorte. Ce qui n’y tient pas va dans les douves.
incantibus-lesson-purse = Ce qui ne trouve pas d’emplacement à soi va dans la bourse, qui accepte tout. Le sort Expandius en apporte une autre.
incantibus-lesson-universalus = Universalus capture n’importe quel monstre, mais une seule fois. À vous de voir si celui-ci en vaut la peine.
incantibus-lesson-spell = Qui prend un jeton sort lance l’un des sorts face visible ; à la fin, le jeton vaut un point.
incantibus-lesson-target = Choisissez la cible de votre sort.
incantibus-lesson-sorcerers = À chaque pièce, un sorcier est révélé. Vous les affronterez à la fin : rassemblez ce qu’ils demandent.
incantibus-lesson-final = Le combat final : visez un sorcier dont vous pouvez payer le prix. Quand plus aucun sorcier n’est face cachée, la partie s’arrête dès que quelqu’un ne peut plus rien payer de visible.
incantibus-lesson-hidden = Vous pouvez aussi viser un sorcier face cachée : s’il est à vous et que vous pouvez payer, il le faut ; sinon il s’enfuit.
