### То, что говорится о ботах.

bots-refusal-unknown = Бота «{ $given }» нет; есть такие: { $allowed }.
bots-refusal-count = Названо ботов: { $given }, а мест { $seats }; назовите одного для всех мест или по одному для каждого.
bots-refusal-unknown-own = Бота «{ $given }» нет; есть такие: { $allowed }. Собственного бота называют путём к файлу, например ./my_bot.py.
bots-refusal-file = Файл бота { $path } нельзя прочесть: { $why }
bots-refusal-broken = Бота { $bot } не удаётся загрузить: { $what }
bots-refusal-no-name = В { $bot } нет { $name }; назовите класс, производный от witching.bots.bot.Bot, или функцию.
bots-refusal-no-bot = В { $bot } нет бота: нужна функция choose(game, knowledge, choices, rng) или класс, производный от witching.bots.bot.Bot.
bots-refusal-several = В { $bot } несколько ботов; назовите одного: { $names }
bots-refusal-slow = Бот { $bot } не загрузился за { $seconds } с.
bots-refusal-died = Бот { $bot } завершил свой процесс во время загрузки.
bots-failed-raised = ошибка в нём самом
bots-failed-stalled = не выбрал за отведённое время
bots-failed-illegal = недопустимый выбор
bots-failed-died = он завершил свой процесс

## Какие они

bots-list = Какие бывают боты
bots-name-apprentice = Ученик
bots-about-apprentice = Забывает большую часть увиденного и едва заглядывает вперёд: для первой игры ребёнка.
bots-name-student = Студент
bots-about-student = Помнит то, что видел недавно, и немного планирует: с ним интересно, и его можно обыграть.
bots-name-adept = Адепт
bots-about-adept = Забывает давнее, планирует наперёд и ошибается редко.
bots-name-magus = Маг
bots-about-magus = Хорошо помнит и планирует далеко вперёд: тут понадобится и своя хорошая память.
bots-name-archmage = Архимаг
bots-about-archmage = Не забывает ничего и думает усерднее всех.
bots-name-greedy = Жадный
bots-about-greedy = Берёт то, что сразу кажется лучшим: мерка для тех, кто пишет ботов.
bots-name-random = Наугад
bots-about-random = Берёт что попало: для проверок и статистики.
bots-hurried = Движок здесь не скомпилирован: пять уровней, от Ученика до Архимага, думают по часам, около секунды на выбор, и играют слабее, чем могут.

## Как они помнят

bots-memory-title = Что остаётся от увиденного
bots-memory-about = По горизонтали: сколько всего увидено с тех пор. По вертикали: сколько карт из ста ещё помнятся.
bots-memory-reading = Ничего ложного: карта помнится точно, только по цвету или совсем не помнится. То, что лежит открыто, не забывается.
bots-memory-listed = Из ста своих накрытых карт, когда с тех пор увидено столько: помнятся точно / хотя бы по цвету.
bots-memory-age = Увидено с тех пор
bots-memory-own = Своё
bots-memory-others = Чужое
bots-memory-exact = точно
bots-memory-colour = только цвет
bots-memory-blank = забыто
bots-memory-span = наверняка последних: { $span }
bots-memory-decay = угасание { $decay }
bots-memory-longer = цвет × { $colour }
bots-memory-attention = чужое × { $attention }
bots-memory-named-fleeting = мимолётная
bots-memory-named-short = короткая
bots-memory-named-fair = средняя
bots-memory-named-good = хорошая
bots-memory-named-perfect = безупречная
