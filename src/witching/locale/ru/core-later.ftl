### То, что говорят все игры и все части программы.
### Not needed before the first choice.

## Параметры

core-options-unknown = Параметра «{ $name }» нет; есть такие: { $allowed }.
core-options-value = { $name } не может быть «{ $given }»; допустимо: { $allowed }.
core-options-one-edition = У этой игры только одно издание, «{ $allowed }»; издания «{ $given }» нет.
core-options-count = { $name }: названо { $given }, а мест { $seats }; нужно по одному на каждое.
core-options-twice = { $name }: { $word } названо дважды; каждому месту — своё, из этих: { $allowed }.
core-options-needs = { $name } («{ $given }») можно указать только вместе с { $needs }; сейчас { $held }.
core-options-usual = Как в издании
core-options-chance = Решает случай
core-options-by-seat = По месту за столом
core-options-house = Домашние правила
core-options-seat = Игрок { $number }
core-options-nobody = никому

## Чтение записи

core-record-too-large = Этот файл больше, чем может быть запись игры: свыше { $most } байт.
core-record-not-utf-8 = Это не текст UTF-8: не подходит байт на месте { $place }.
core-record-not-json = Это не JSON: нельзя прочесть строку { $line }, столбец { $column }.
core-record-too-deep = В этом JSON слишком много вложенных уровней для записи игры.
core-record-surrogate = В одной из строк этого JSON стоит половина символа (одиночный суррогат).
core-record-number = В этом JSON есть число, слишком длинное, чтобы его прочесть.
core-record-key-twice = Ключ «{ $name }» стоит в одном объекте дважды.
core-record-constant = { $name } — не число JSON.
core-record-not-an-object = Запись игры — это объект JSON.
core-record-format = Формат — «{ $format }», а эта программа читает { $known }.
core-record-shape = По строению это не запись игры: { $detail }

## Проверка записи

core-verify-finished = { $game ->
    [glastonbury] Гластонбери
    [incantibus] Инкантибус
   *[other] { $game }
}, мест: { $seats }, действий: { $actions }, игра окончена
core-verify-unfinished = { $game ->
    [glastonbury] Гластонбери
    [incantibus] Инкантибус
   *[other] { $game }
}, мест: { $seats }, действий: { $actions }, всё сходится, но игра не окончена
core-verify-after-end = шаг { $step }: игра уже окончена, но дальше идёт ещё одно действие
core-verify-seat = шаг { $step }: выбирает { FORM($seat, "inside") }, а сейчас очередь { FORM($due, "genitive") }
core-verify-step = шаг { $step } ({ FORM($seat, "inside") }, { $action }): { $why }
core-verify-setup-unfinished = такой подготовки в этой игре не бывает; что в ней не так, будет сказано, когда игра закончится
core-verify-commitment = контрольная сумма — { $written }, но эта раздача с этой солью даёт { $found }
core-verify-undone = { $place }: номер места должен быть меньше { $seats }, а действий до отмены должно быть не меньше { $least } и больше, чем после неё
core-verify-undone-end = судя по undone, в конце оставалось действий: { $left }, но их всего { $actions }
core-verify-not-over = результат есть, но после последнего действия игра не окончена
core-verify-no-result = игра окончена, но результата нет
core-verify-result = { $place }: записано { $written }, а по правилам { $found }
core-verify-result-length = { $place }: записано строк { $written }, а по правилам их { $found }
