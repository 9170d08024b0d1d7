### Incantibus: Namen, Möglichkeiten, Geschehen und Ablehnungen.
###
### Namen von Dingen haben Formen, die mitten im Satz stehen: .accusative und .dative mit dem Artikel, der dort passt;
### Monster und Zauberer auch .subject, am Anfang eines Satzes; Monster auch .definite, den Akkusativ mit „den“ oder „das“.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Was ein Spiel über sich selbst zählt

incantibus-balance-wands = Zauberstäbe zu Beginn
incantibus-balance-ingredients = Zutaten
incantibus-balance-weapons = Waffen
incantibus-balance-monsters = Monster
incantibus-balance-gold = Gold
incantibus-balance-other-tokens = Zaubermarker und besondere Marker
incantibus-balance-potions = Tränke
incantibus-balance-books = Zauberbücher
incantibus-balance-sorcerers = Zauberer
incantibus-balance-spell-cards = Zauberkarten
incantibus-balance-castings = Zauberrunden

## Das Aufdecken

incantibus-call = { $seat } ruft:
