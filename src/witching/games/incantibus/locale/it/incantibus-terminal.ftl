### Incantibus: nomi, scelte, avvenimenti e rifiuti.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Che cosa una partita conta di sé

incantibus-balance-wands = Bacchette iniziali
incantibus-balance-ingredients = Ingredienti
incantibus-balance-weapons = Armi
incantibus-balance-monsters = Mostri
incantibus-balance-gold = Oro
incantibus-balance-other-tokens = Segnalini incantesimo e speciali
incantibus-balance-potions = Pozioni
incantibus-balance-books = Libri
incantibus-balance-sorcerers = Stregoni
incantibus-balance-spell-cards = Carte incantesimo
incantibus-balance-castings = incanti

## La rivelazione

incantibus-call = { FORM($seat, "subject") } grida:
