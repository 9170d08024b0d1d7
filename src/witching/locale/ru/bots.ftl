### То, что говорится о ботах.

bots-refusal-unknown = Бота «{ $given }» нет; есть такие: { $allowed }.
bots-refusal-count = Названо ботов: { $given }, а мест { $seats }; назовите одного для всех мест или по одному для каждого.
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
# Above the names of the bots in this language, beside those that are typed.
bots-called = Имя
bots-name-apprentice = Ученик
bots-about-apprentice = Забывает большую часть увиденного и часто упускает лучшее: для первой игры ребёнка.
bots-name-student = Студент
bots-about-student = Помнит то, что видел недавно, и выбирает неплохо: с ним интересно, и его можно обыграть.
bots-name-adept = Адепт
bots-about-adept = Забывает давнее, но выбирает хорошо.
bots-name-magus = Маг
bots-about-magus = Хорошая память и верный глаз: вам понадобится и то и другое.
bots-name-archmage = Архимаг
bots-about-archmage = Не забывает ничего и выбирает лучше всех на пяти уровнях.
# Beyond the five levels.
bots-name-sage = Мудрец
bots-about-sage = Не забывает ничего и думает намного дольше: для тех, кто обыгрывает Архимага.
# Above the next two, in a list to choose from.
bots-for-writers = Для авторов ботов
bots-name-greedy = Жадный
bots-about-greedy = Берёт то, что сразу кажется лучшим: мерка для тех, кто пишет ботов.
bots-name-random = Наугад
bots-about-random = Берёт что попало: для проверок и статистики.
bots-hurried = Движок здесь не скомпилирован: уровни, от Ученика до Архимага, и Мудрец думают по часам, около секунды на выбор, и играют слабее, чем могут. Где есть компилятор C, движок компилируется при первом запуске: перезапустите программу через минуту.

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
