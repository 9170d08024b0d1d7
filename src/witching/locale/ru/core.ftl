### То, что говорят все игры и все части программы.

# Между вещами перечня: «жаба 3, скарабей 7».
core-list-separator = { ", " }

# Вместо того, что сейчас нельзя видеть.
core-hidden = нечто скрытое
    .accusative = нечто скрытое
core-refusal-seat = За этим столом нет места { $given }; есть места от 0 до { $last }.
core-refusal-open-book = Увидеть все карты открытыми можно только в законченной игре.
core-refusal-eyes = Посмотреть эту игру глазами «{ $given }» нельзя; можно так: { $allowed }.
core-refusal-not-legal = Сейчас этого выбрать нельзя.

# Глава статистики: насколько длинна партия.
core-balance-length = Длина партии

# What everybody has before them to count their points by.
core-aid = Подсказка для подсчёта

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
core-broken-fails = В игре «{ $game }» произошёл сбой, и она не может продолжаться ({ $detail }). Всё, что было сохранено раньше, осталось.
core-broken-gaps = У «{ $game }» нет текста на языке «{ $language }» для { $keys }. Недостающее сказано по-английски или показано ключом.
core-broken-gaps-english = У «{ $game }» нет английского текста для { $keys }. Вместо него показан ключ.
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
