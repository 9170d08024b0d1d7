### Texts for the tests: cases and plurals.

-core-cauldron = { $case ->
    [genitive] котла
    [prepositional] котле
   *[nominative] котёл
 }
    .gender = masculine

core-in-cauldron = Карта в { -core-cauldron(case: "prepositional") }.
core-from-cauldron = Карта из { -core-cauldron(case: "genitive") }.
core-cauldron = { -core-cauldron } { -core-cauldron.gender ->
    [feminine] пуста
   *[masculine] пуст
 }
core-drawn = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
core-toad = жаба
    .genitive = жабы
core-card = { $kind } { $value }
    .genitive = { FORM($kind, "genitive") } { $value }
core-without = Без { FORM($card, "genitive") } скучно.
