### То, что говорят все игры и все части программы.

# Между вещами перечня: «жаба 3, скарабей 7».
core-list-separator = { ", " }

# Вместо того, что сейчас нельзя видеть.
core-hidden = карта
    .accusative = карту
core-refusal-seat = За этим столом нет места { $given }; есть места от 0 до { $last }.
core-refusal-open-book = Увидеть все карты открытыми можно только в законченной игре.
core-refusal-eyes = Посмотреть эту игру глазами «{ $given }» нельзя; можно так: { $allowed }.
core-refusal-not-legal = Сейчас этого выбрать нельзя.

# Глава статистики: насколько длинна партия.
core-balance-length = Длина партии

## Параметры

core-options-unknown = Параметра «{ $name }» нет; есть такие: { $allowed }.
core-options-value = { $name } не может быть «{ $given }»; допустимо: { $allowed }.
core-options-count = { $name }: названо { $given }, а мест { $seats }; нужно по одному на каждое.
core-options-twice = { $name }: { $word } названо дважды; каждому месту — своё, из этих: { $allowed }.
core-options-needs = { $name } («{ $given }») можно указать только вместе с { $needs }; сейчас { $held }.
core-options-usual = Как в издании
core-options-chance = Решает случай
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

## Кто сидит за столом. Имена не склоняются, поэтому у них есть формы:
## Игры, которые не работают

core-broken-game = В игру «{ $game }» здесь сыграть нельзя: { $why }
core-broken-import = она не загружается ({ $detail }).
core-broken-kind = { $detail } — это не игра.
core-broken-name = сама она называет себя «{ $detail }».
core-broken-letters = её название должно состоять из строчных букв (a–z), не более 40.
core-broken-taken = название «{ $detail }» занято текстами программы.
core-broken-part = у неё нет «{ $detail }».
core-broken-wording = её «wording» — типа { $detail }, а это не Wording.
core-broken-seats = она рассчитана на { $detail } мест; можно от { $fewest } до { $most }, каждое число один раз, по возрастанию.
core-broken-texts = её английских текстов нет, или их нельзя прочесть ({ $detail }).
core-broken-rules = её правил нет, или их нельзя прочесть ({ $detail }).
core-broken-double = Ещё одна игра называется «{ $game }», она пропущена: { $detail }.
core-broken-face = «{ $game }» не удалось нарисовать ({ $detail }); что на столе, рассказано словами.
core-broken-says = «{ $game }» не может что-то сказать ({ $part }: { $detail }); вместо этого сказано то, что известно и так.
core-broken-gaps = У «{ $game }» нет текста на языке «{ $language }» для { $keys }. Недостающее сказано по-английски или показано ключом.
core-unsaid-table = То, что лежит на этом столе, нельзя рассказать словами.
core-unsaid-question = Что вы выбираете?
core-unsaid-wait = Сейчас выбирают другие.
core-unsaid-over = Игра окончена.
core-unsaid-choice = { $action }
core-unsaid-points = { $seat }: { $points }

## .inside (внутри предложения), .genitive, .dative.

# Место, о котором известен только номер.
core-seat = Место { $number }
    .inside = место { $number }
    .genitive = места { $number }
    .dative = месту { $number }
# Кто-то по имени.
core-player = { $name }
    .inside = { $name }
    .genitive = игрока { $name }
    .dative = игроку { $name }
# Кто сидит на месте, в перечислении.
core-seated = { $seat }
