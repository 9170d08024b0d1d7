### Incantibus: names, choices, happenings and refusals.
### .article is a thing when it is first spoken of (« un crapaud », « la potion verte I »), .definite when it is known
### (« le crapaud »); lists have the bare names. A name of an owner's own box has no article.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## What a game counts about itself

incantibus-balance-wands = Baguettes de départ
incantibus-balance-ingredients = Ingrédients
incantibus-balance-weapons = Armes
incantibus-balance-monsters = Monstres
incantibus-balance-gold = Or
incantibus-balance-other-tokens = Jetons sort et tuiles spéciales
incantibus-balance-potions = Potions
incantibus-balance-books = Livres
incantibus-balance-sorcerers = Sorciers
incantibus-balance-spell-cards = Cartes sort
incantibus-balance-castings = incantations

## La révélation

incantibus-call = { $seat } s’écrie :
