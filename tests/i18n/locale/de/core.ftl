### Texts for the tests: a language that groups digits with points.

core-drawn = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
core-list-separator = { " und " }
core-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
