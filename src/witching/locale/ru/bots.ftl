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

bots-about-greedy = greedy: жадный, берёт то, что сразу кажется лучшим
bots-about-random = random: наугад, берёт что попало
