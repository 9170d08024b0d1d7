### Incantibus: names, choices, happenings and refusals.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## What a game counts about itself

incantibus-balance-wands = Starting wands
incantibus-balance-ingredients = Ingredients
incantibus-balance-weapons = Weapons
incantibus-balance-monsters = Monsters
incantibus-balance-gold = Gold
incantibus-balance-other-tokens = Spell and special tokens
incantibus-balance-potions = Potions
incantibus-balance-books = Books
incantibus-balance-sorcerers = Sorcerers
incantibus-balance-spell-cards = Spell cards
incantibus-balance-castings = castings

## The reveal

incantibus-call = { $seat } calls:
