### Texts for the tests of the evaluator.

-core-brand = Witching Hour
    .gender = neuter

core-plain = Good evening.
core-brand = Welcome to { -core-brand }!
core-greeting = Good evening, { $name }.
core-title = The cauldron
    .short = Pot of { $name }
core-drawn = { $count ->
    [0] Nobody draws.
    [one] { $count } card is drawn.
   *[other] { $count } cards are drawn.
 }
core-weather = { $sky ->
    [clear] The moon shines.
   *[cloudy] No moon tonight.
 }
core-only-english = Only in English: { $count }
core-refers = { core-greeting } { core-title.short }
core-nested = { { "{" } }{ $name }{ "\u007D" }
core-multiline =
    First line
      indented line

    last line of { $name }
core-list-separator = { ", " }
core-cards = On the table: { $cards }.
core-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
core-seed = { NUMBER($seed, useGrouping: 0) }
core-clock = { NUMBER($hour, minimumIntegerDigits: 2) }
core-bad-option = { NUMBER($hour, wings: 2) }
core-bad-call = { FLY($hour) }
core-itself = { core-itself }
-core-loop = { -core-loop }
core-loop = { -core-loop }
core-no-term = { -core-nowhere }
core-who = { $card ->
    [core-toad] It is the toad!
   *[other] It is { $card }.
 }
core-toad = Toad
core-card = { $kind } { $value }
core-broken = { $name
core-after-broken = Still here.
