### Доводы: что выбрал бы бот, чем это может кончиться и почему.

## Варианты

reasons-title-open = Лучшие варианты, судя по тому, что лежит открыто
reasons-title-all = Лучшие варианты, судя по всему, что можно знать
reasons-rank = { $rank ->
    [first] Подсказка: лучший вариант
    [second] Подсказка: второй вариант
   *[third] Подсказка: третий вариант
}
# На сколько очков можно в конце опередить лучшего из остальных или отстать от него.
reasons-ahead = примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка впереди
reasons-behind = примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка позади
reasons-level = примерно поровну
reasons-end-ahead = в конце можно опередить примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
reasons-end-behind = в конце можно отстать примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
reasons-end-level = в конце может быть примерно поровну
reasons-less = на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка меньше
reasons-better = на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка больше
reasons-same = примерно столько же очков
reasons-margin = Очки: насколько в среднем можно в конце опередить лучшего из остальных. Бот выбрал бы первый: победа для него важнее очков.
# One or two other choices, behind a button.
reasons-more = Ещё { $choices }
reasons-fewer = Меньше
# In a replay.
reasons-chosen = Выбрано: { $choice }
reasons-was-chosen = выбрано
# В терминале.
reasons-entry = { $choice } ({ $margin })
reasons-not-over = Что сделал бы бот, говорят только об оконченных играх.
reasons-nobody = Здесь никому не надо выбирать.
reasons-ask = Что сделал бы здесь бот?
reasons-ask-for = Что сделал бы здесь бот вместо { FORM($seat, "genitive") }?
reasons-thinking = Бот думает …

## Доводы в любой игре

# Вместо довода.
reasons-worlds = хорошо кончалось в играх, которые бот представил себе
reasons-worse = хуже кончалось в играх, которые бот представил себе
reasons-only = ничего другого здесь сделать нельзя
reasons-alike = из того, что известно, ничто не говорит за этот вариант больше, чем за другие
reasons-covered = что закрыто, надо помнить без подсказки
reasons-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
