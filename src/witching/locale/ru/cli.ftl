### То, что говорит командная строка.

cli-help =
    Witching Hour: две игры о волшебниках, строго по правилам; движок для тех, кто пишет ботов и изучает игры.
    Параметры команды показывает `witching КОМАНДА --help`.
cli-error = { $what }

## Справка и непонятные командные строки

cli-usage-title = Вызов:
cli-usage-options = Параметры
cli-usage-commands = Команды
cli-usage-options-piece = [ПАРАМЕТРЫ]
cli-usage-command-piece = КОМАНДА …
cli-usage-help = Показать эту страницу.
cli-usage-command = Команды «{ $given }» нет; есть такие: { $allowed }.
cli-usage-option = Параметра «{ $given }» здесь нет.
cli-usage-value = { $name }: нужно значение.
cli-usage-missing = { $name }: не указано.
cli-usage-number = { $name }: нужно целое число.
cli-usage-extra = В этой командной строке есть лишнее.
cli-usage-try = Что здесь есть, покажет `{ $command } --help`.
cli-lang-help = Язык: en, ru, it, ko, de или fr. Если не указан, берётся из WITCHING_LANG или из настроек терминала.
cli-refusal-language = Языка «{ $given }» здесь нет; есть такие: { $allowed }.

## Версия и сборка

cli-version-help = Показать версию и то, работает ли скомпилированный движок.
cli-version = witching { $version } ({ $build })
cli-build-compiled = движок скомпилирован
cli-build-pure = без компиляции, как требует WITCHING_PURE
cli-build-absent = без компиляции: сборки ещё нет
cli-build-stale = без компиляции: исходные тексты изменились после сборки
cli-build-foreign = без компиляции: сборка для другого Python
cli-build-broken = без компиляции: сборка неполная
cli-build-unused = Движок работает { $build }; `python3 run.py setup` соберёт его заново.

## Параметры игры

cli-seats-help = Сколько мест за столом, от { $least } до { $most }.
cli-option-tick-help = { $game }: { $label }.
cli-option-choice-help = { $game }: { $label }: { $values } (если не указано — { $usual }).
cli-option-edition-help = { $game }: { $label }: { $values } (если не указано — { $usual }; `play` и `watch` берут издание на вашем языке).
cli-edition-usual = На этом языке игра не печаталась, поэтому действует { $edition } (`{ $name }`). Другое издание выбирает `--edition`: { $others }.
cli-option-seats-help = { $value }:0,2 только для этих мест (места считаются с 0).
cli-option-file-help = { $game }: { $label }, из этого файла; образец выводит `witching box { $name }`.
cli-rule-help = Параметр по имени; можно указать несколько раз. Есть, для { $names }.

## Отказы

cli-refusal-game = Игры «{ $given }» на полке нет; есть такие: { $allowed }.
cli-refusal-schema = Схемы для «{ $given }» нет; есть такие: { $allowed }.
cli-refusal-twice = { $name }: указано дважды; укажите один раз.
cli-refusal-rule = «{ $given }» — не домашнее правило; его пишут NAME=VALUE.
cli-refusal-range = { $name }: указано { $given }, а должно быть от { $least } до { $most }.
cli-refusal-no-box = { $game ->
    [glastonbury] Коробку игры «Гластонбери» менять нельзя.
    [incantibus] Коробку игры «Инкантибус» менять нельзя.
   *[other] Коробку игры { $game } менять нельзя.
}
cli-refusal-box-file = Файл { $file } нельзя прочесть: { $why }
cli-refusal-box-large = Файл { $file } слишком велик: в файле коробки не больше { $most } байт.
cli-refusal-box-text = Файл { $file } — не текст UTF-8: не подходит байт на месте { $place }.
cli-refusal-file = нельзя прочесть: { $why }
cli-refusal-records-there = { $game ->
    [glastonbury] В папке { $path } уже есть записи игры «Гластонбери»; выберите другую папку или удалите их.
    [incantibus] В папке { $path } уже есть записи игры «Инкантибус»; выберите другую папку или удалите их.
   *[other] В папке { $path } уже есть записи игры { $game }; выберите другую папку или удалите их.
}
cli-refusal-folder = Папку { $path } нельзя создать или в неё нельзя писать: { $why }
cli-refusal-record = Запись { $path } не удаётся сохранить: { $why }

## simulate

cli-simulate-help = Дать ботам сыграть много партий игры GAME и показать, что из этого видно. При одном и том же --seed результаты одни и те же, каким бы ни было --jobs.
cli-simulate-progress = Партии
cli-games-help = Сколько партий сыграть; если не указано, 1000.
cli-bots-help = Боты: одно имя для всех мест или по одному для каждого места, через запятую; если имён несколько, а --seats не указан, мест столько же. Есть: { $bots }.
cli-seed-help = Начальное число серии, от 0; если не указано, 1.
cli-jobs-help = Сколько процессов играют; если не указано, 1.
cli-records-help = Сохранить запись каждой партии в эту папку.
cli-json-help = Вывести все показатели одним объектом JSON, последней строкой вывода.
cli-figures-title = { $game ->
    [glastonbury] Гластонбери
    [incantibus] Инкантибус
   *[other] { $game }
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
cli-figures-seat = Место
cli-figures-bot = Бот
cli-figures-wins = Победы
cli-figures-points = Очки
cli-figures-deviation = Разброс
cli-figures-lowest = Минимум
cli-figures-highest = Максимум
cli-figures-ends = Как заканчивались партии
cli-figures-cause = Причина
cli-figures-share = Доля
cli-figures-length = Решений в партии: в среднем { $mean }, от { $shortest } до { $longest }.
cli-figures-speed-compiled = Решений: { $decisions } за { $seconds } с; { $rate } за секунду процессорного времени, движок скомпилирован.
cli-figures-speed-pure = Решений: { $decisions } за { $seconds } с; { $rate } за секунду процессорного времени, без компиляции.
cli-figures-speed-unknown = Решений: { $decisions } — слишком мало, чтобы измерить скорость.
cli-figures-interrupted = Прервано: сыграно партий { $games } из { $wanted }.
cli-player-lost = Один из игравших процессов неожиданно завершился: его остановил кто-то или сама система.

## simulate --balance

cli-balance-help = Сосчитать и то, что важно авторам игр: как часто что берут, сколько очков это приносит и кто с этим побеждает.
cli-svg-help = Вместе с --balance: нарисовать эти показатели в файле SVG.
cli-refusal-svg-alone = --svg рисует показатели из --balance; укажите оба параметра.
cli-refusal-svg-file = В файл { $path } нельзя писать: { $why }
cli-balance-lots = С чем начинают места
cli-balance-things = Что берут
cli-balance-lengths = Сколько это длится
cli-balance-shares = Чем это кончается
cli-balance-a-game = За партию
cli-balance-mean = Среднее
cli-balance-fewest = Минимум
cli-balance-most = Максимум
cli-balance-points = Очки
cli-balance-points-each = Очки за штуку
cli-balance-helps = Вклад
cli-balance-seats = Места
cli-balance-wins = Победы
cli-balance-share = Доля
cli-balance-nothing = –
cli-balance-columns = За партию: сколько раз взято, всеми местами вместе. Очки: сколько каждая штука дала в конце. Вклад: очки того, за что ею заплатили или что ею поймали.
cli-balance-reading = Победы: доля среди мест, у которых это было, с интервалом 95 %; если бы все были равны, она составила бы { $even } %.
cli-balance-title = { $game ->
    [glastonbury] Баланс игры «Гластонбери»
    [incantibus] Баланс игры «Инкантибус»
   *[other] Баланс игры { $game }
}
cli-balance-about = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} · мест: { $seats } · { $played } · seed { $seed }
cli-balance-scale = У полос в каждой главе свой масштаб. Точки: доля побед с интервалом 95 %; штриховая линия — { $even } %, когда все места равны.
cli-balance-range = { $mean } ({ $fewest }–{ $most })
cli-balance-drawn = Нарисовано: { $path }

## Custom bots

cli-limit-help = Сколько секунд собственный бот (названный файлом, например ./my_bot.py) может выбирать; если не указано, 10.
cli-watch-failed = Бот { $bot } подвёл: { $what }. Каждый раз за него выбирал жребий.
cli-forfeits = Партий, проигранных по правилу из-за сбоя бота: { $games }. Победу делят остальные.
cli-forfeit = { $bot } (партий: { $games }), впервые в партии { $game }, место { $seat }: { $what }. Это покажет её:

## tournament

cli-tournament-help = Провести турнир ботов по игре GAME: каждая сдача играется с каждого места, мест 2, если не указано. Показывает рейтинги и кто кого опережает. Один и тот же план даёт один и тот же результат, каким бы ни было --jobs и сколько бы раз турнир ни прерывали.
cli-tournament-bots-help = Боты, которые участвуют, через запятую; не меньше, чем мест.
cli-tournament-games-help = Сколько партий сыграть всего, если не указано, 1000; и ещё столько, чтобы последнюю сдачу сыграли с каждого места.
cli-iterations-help = Запас для ботов с перебором: столько итераций на выбор.
cli-tournament-out-help = Хранить турнир в этой папке: план, партии, result.json, times.json и report.html.
cli-tournament-resume-help = Продолжить турнир из этой папки; его план хранится там.
cli-refusal-tournament-bots = Скажите, какие боты участвуют, например --bots student,adept
cli-refusal-tournament-out = --out начинает турнир, а --resume продолжает; укажите только что-то одно.
cli-refusal-tournament-plan = У турнира в папке { $path } другой план; отличается: { $names }. Уберите это, чтобы продолжить, или начните другой в новой папке.
cli-tournament-title = Турнир: { $game }
cli-tournament-about = Партий: { $games } · мест: { $seats } · настройки: { $options } · начальное число { $seed }
cli-tournament-rank = Место
cli-tournament-rating = Рейтинг
cli-tournament-cpu = ЦП, мс
cli-tournament-ratings = Рейтинги
cli-tournament-matrix = Кто кого опережает
cli-tournament-cell = { $one } опережает { $other }: { $rate }
cli-tournament-reading-rating = Рейтинг: сила по Плэкетту и Льюсу (openskill) с 95-процентным разбросом. Все начинают с 25; чем выше, тем сильнее.
cli-tournament-reading-wins = Победы: с 95-процентным интервалом Уилсона; общая победа делится. Сдача, сыгранная теми же ботами со всех мест, считается одним наблюдением, а наблюдения — независимыми.
cli-tournament-reading-cpu = ЦП, мс: миллисекунды вычислений на один выбор, в среднем (и самое большее).
cli-tournament-reading-matrix = В скольких из 100 общих партий бот строки опередил бота столбца; ничья — половина. Рядом — 95-процентный интервал.
cli-tournament-reading-scores = Как часто каждый бот набирал сколько очков, всё в одном масштабе; пунктир — среднее.
cli-tournament-made-compiled = Сыграно с { $versions }, движок скомпилирован.
cli-tournament-made-pure = Сыграно с { $versions }, движок без компиляции.
cli-tournament-kept = Сохранено в: { $path }
cli-tournament-go-on = Продолжить: { $program } tournament --resume { $path }

## verify

cli-verify-help = Проверить записи: повторить каждый шаг, сверить контрольную сумму раздачи и результат. По строке на каждый файл, для папки тоже; код выхода 1, если хоть одна запись неверна, иначе 2, если игра какой-либо записи не установлена.
cli-verify-right = { $file }: верно: { $what }
cli-verify-wrong = { $file }: НЕВЕРНО: { $what }
cli-verify-unchecked = { $file }: НЕ ПРОВЕРЕНО: { $what }
cli-verify-total = верных: { $right }, неверных: { $wrong }
cli-verify-total-unchecked = верных: { $right }, неверных: { $wrong }, непроверенных: { $unchecked }

## schema

cli-schema-help = Вывести JSON Schema для SUBJECT: игра (её записи), «protocol» (сообщения сервера), «http» (что посылают серверу и что он отвечает по HTTP) или «stored» (что хранится в базе данных и в папке турнира).

## box

cli-box-help = Вывести файл коробки игры GAME: сколько чего есть, что сколько стоит и сколько приносит.
cli-box-check-help = Вместо этого проверить ваш собственный файл коробки: что не сходится, строка за строкой, и насколько.
cli-box-off = { $file }: коробка не сходится в нескольких местах [{ $rule }]:
cli-box-right = { $file }: с этой коробкой можно играть

## bots

cli-bots-group-help = Показать, какие есть боты и каковы они в игре. С командой: как они устроены.
cli-bots-own = Они играют там, где их называет --bots или --players; свой бот тоже, по пути к его файлу (docs/guide/bot.md).
cli-bots-memory-help = Показать, сколько остаётся от увиденного у каждой памяти, имеющей название (docs/memory.md).
cli-bots-out-help = Ещё и нарисовать это в указанный файл SVG.

## watch

cli-watch-help = Дать ботам сыграть партию игры GAME и рассказать, что происходит, так, как это узнаёт зритель.
cli-watch-seed-help = Начальное число партии; без него раздачу никто не сможет повторить.
cli-watch-progress = Боты играют; сделано выборов: { $choices }
