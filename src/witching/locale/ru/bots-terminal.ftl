### То, что говорится о ботах.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

bots-refusal-unknown-own = Бота «{ $given }» нет; есть такие: { $allowed }. Собственного бота называют путём к файлу, например ./my_bot.py.
bots-refusal-near = Бота «{ $given }» нет; может быть, { $near }? Есть такие: { $allowed }. Собственного бота называют путём к файлу, например ./my_bot.py.
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
bots-failed-unloaded = после остановки его не удалось загрузить снова

## Какие они

bots-list = Какие бывают боты

## Как они помнят

bots-memory-title = Что остаётся от увиденного
bots-memory-about = По горизонтали: сколько всего увидено с тех пор. По вертикали: сколько карт из ста ещё помнятся.
bots-memory-reading = Ничего ложного: карта помнится точно, только по цвету или совсем не помнится. То, что лежит открыто, не забывается.
bots-memory-listed = Из ста своих накрытых карт, когда с тех пор увидено столько: помнятся точно / хотя бы по цвету.
bots-memory-levels = Память уровней и Мудреца
# Who has a memory in a game.
bots-memory-who = { $game }: { $bots }
bots-memory-age = Увидено с тех пор
bots-memory-own = Своё
bots-memory-others = Чужое
bots-memory-exact = точно
bots-memory-colour = только цвет
bots-memory-blank = забыто
bots-memory-span = твёрдо: последние { $span }
bots-memory-decay = угасание { $decay }
bots-memory-longer = цвет × { $colour }
bots-memory-attention = чужое × { $attention }
bots-memory-parameters = Чем различаются виды памяти
# What the four texts above mean, each beginning with its word.
bots-memory-means-span = твёрдо: столько увиденного в последнюю очередь помнится наверняка.
bots-memory-means-decay = угасание: как круто забывается остальное; при 0 не забывалось бы ничего.
bots-memory-means-longer = цвет ×: один лишь цвет забывается во столько раз медленнее, чем вся карта.
bots-memory-means-attention = чужое ×: чужому достаётся такая доля внимания к своему, и забывается оно быстрее: при 0,50 вдвое.
bots-memory-named-fleeting = мимолётная
bots-memory-named-short = короткая
bots-memory-named-fair = средняя
bots-memory-named-good = хорошая
bots-memory-named-perfect = безупречная
