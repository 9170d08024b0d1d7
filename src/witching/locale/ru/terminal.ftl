### То, что говорится в терминале, пока идёт игра.

## play: параметры

terminal-play-help = Сыграть в GAME за этим терминалом: одному против ботов или вместе с другими, передавая экран друг другу.
terminal-players-help = Кто играет, в порядке мест, через запятую: human (человек) или бот ({ $bots }). Если не указано: human,{ $usual }.
terminal-names-help = Имена через запятую: сначала людей, потом ботов.
terminal-seed-help = Начальное число раздачи; без него раздачу никто не сможет повторить.
terminal-save-help = Хранить игру в этом файле, а не в вашей папке данных.
terminal-resume-help = Продолжить игру из FILE; без файла будут перечислены незаконченные игры.
terminal-plain-help = Предложения вместо рисунков, без цветов: для программ экранного доступа.

## Отказы

terminal-refusal-game = Укажите игру: { $allowed }.
terminal-refusal-nobody = Здесь не играет ни один человек; игры между ботами показывает `witching watch`.
terminal-refusal-seats = Названо игроков: { $players }, а мест { $seats }.
terminal-refusal-names = Названо имён: { $names }, а игроков { $players }.
terminal-refusal-name = «{ $given }» не может быть именем: в имени от 1 до { $most } печатных знаков.
terminal-refusal-name-twice = Двух игроков зовут «{ $given }»; дайте каждому своё имя.
terminal-refusal-save = Игру не удаётся сохранить в { $path }: { $why }
terminal-refusal-resume = У продолжаемой игры уже есть игроки и настройки; уберите: { $names }.
terminal-refusal-players = В этой партии играют: { $players }. Чтобы продолжить, назовите тех же игроков по порядку через --players, а бота из файла — путём к файлу.
terminal-refusal-other-game = В файле { $path } лежит партия другой игры: { $game }.
terminal-refusal-there = Файл { $path } уже есть: выберите другой или продолжите игру, которая в нём: --resume
terminal-refusal-load = { $path } нельзя прочесть: { $why }
terminal-refusal-finished = Игра в { $path } окончена; её показывает `witching replay`.

## Имена

# Не «Игрок 1»: иначе в предложениях стояло бы «игрока Игрок 1».
terminal-player-name = Волшебник { $number }
terminal-players = Играют: { $players }
# Четыре имени через запятую.
terminal-bot-names = Моргана, Мерлин, Вивиана, Мордред

## Ход

terminal-narrow = Это окно уже { $wide } столбцов, поэтому стол описывается словами. Чтобы увидеть поле, расширьте окно.
terminal-gather = Все сделали выбор. Смотрите на экран все вместе!
terminal-no-legend = Эта игра рассказывается словами: объяснять здесь нечего.
terminal-intro = Введите номер варианта; ? подскажет, что ещё можно ввести.
terminal-prompt = { "> " }
terminal-go-on = Enter — дальше { "" }
terminal-hand-over = Теперь к экрану садится { $player }. Остальные отворачиваются.
terminal-hand-over-prompt = { $player }: нажмите Enter, когда экран видите только вы { "" }
terminal-look-close = Enter — закончить просмотр { "" }
terminal-unknown-answer = Варианта «{ $typed }» здесь нет. Введите номер из списка или ? для справки.
terminal-bot-failed = { $seat }: бот { $bot } подвёл ({ $why }); за него выбрал жребий.
terminal-hint-typed = Лучший стоит первым; перед каждым то, что надо для него набрать.
terminal-hint-order = Лучший стоит первым.
terminal-undo-nothing = Отменять пока нечего.
terminal-undo-ask = { $player } хочет отменить свой выбор: { $choice }. Это будет отмечено в записи.
terminal-undo-prompt = Все согласны? (да/нет) { "" }
# Всё, что считается согласием, через запятую, строчными буквами.
terminal-yes = д, да, y, yes

## Уход и конец

terminal-left =
    Игра сохранена. Продолжить её:
      { $program } play --resume { $file }
terminal-kept =
    Игра сохранена. Посмотреть её ещё раз:
      { $program } replay { $file }
terminal-unfinished-none = Незаконченных игр нет.
terminal-unfinished-title = Неоконченные партии: { $games }. Последние из них:
terminal-unfinished-game = { $number }. { $game } · { $names } · { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[many] { $choices } выборов
} · { $when } · { $file }
terminal-unfinished-prompt = Какую? (Enter: никакую) { "" }
terminal-unfinished-go-on = Чтобы продолжить одну из них: `{ $program } play --resume ФАЙЛ`.

## Команды: слова, которые можно ввести, через запятую

terminal-command-help = ?, с, справка, помощь
terminal-command-hint = подсказка
terminal-command-undo = о, отмена
terminal-command-log = ж, журнал
terminal-command-board = стол
terminal-command-legend = знаки, легенда
terminal-command-rules = п, правила
terminal-command-quit = в, выход

## Что делают команды

terminal-help-title = Что можно ввести
terminal-help-choices = Номер варианта или то, с чего он начинается.
terminal-help-help = эта страница
terminal-help-hint = что выбрал бы бот и почему
terminal-help-undo = отменить ваш последний выбор
terminal-help-log = всё, что произошло, насколько об этом можно сказать
terminal-help-board = ещё раз показать стол
terminal-help-legend = что значат знаки на столе и как считать очки
terminal-help-rules = книга правил
terminal-help-quit = выйти; игра сохраняется, её можно будет продолжить
terminal-help-lookup = найти правило по слову или по его коду

## replay

terminal-replay-help = Посмотреть игру из FILE ещё раз, шаг за шагом: вперёд, назад, чьими угодно глазами.
terminal-as-help = Чьими глазами смотреть: open (все карты), table (то, что лежало открыто для всех) или номер места, считая с 0. Если не указано, open; незаконченная игра показывается так, как её видит стол.
terminal-cites-help = Называть правила, по которым происходит каждый шаг.
terminal-replay-prompt = Enter: дальше, н: назад, ?: справка > { "" }
terminal-replay-unknown = «{ $given }» здесь не известно. Можно ввести номер шага или:
terminal-replay-heading = Шаг { $moment } из { $last } · вид: { $eyes }
terminal-replay-heading-unfinished = Ещё не окончена · шаг { $moment } из { $last } · вид: { $eyes }
terminal-replay-heading-present = Партия не окончена: за этим столом играют по памяти, поэтому до конца виден только текущий момент (G-MEMORY) · глазами: { $eyes } · { $moment }/{ $last }
terminal-replay-auto = Идёт само; Ctrl-C остановит.
terminal-replay-open = открыто
terminal-replay-table = стол
terminal-replay-cites = Правила: { $rules }
terminal-command-replay-forward = д, дальше
terminal-command-replay-back = н, назад
terminal-command-replay-first = начало
terminal-command-replay-last = конец
terminal-command-replay-auto = а, авто
terminal-command-replay-hint = подсказка
terminal-command-replay-rules = п, правила
terminal-command-replay-help = ?, с, справка, помощь
terminal-command-replay-quit = в, выход
terminal-replay-help-forward = следующий шаг (Enter делает то же самое); номер — переход к этому шагу
terminal-replay-help-back = предыдущий шаг
terminal-replay-help-first = раздача
terminal-replay-help-last = конец игры
terminal-replay-help-auto = показывать шаги подряд; Ctrl-C останавливает
terminal-replay-help-hint = что выбрал бы здесь бот и почему
terminal-replay-help-rules = называть правила каждого шага или больше не называть
terminal-replay-help-help = эта страница
terminal-replay-help-quit = выйти
terminal-replay-help-eyes = смотреть этими глазами

## Поиск правил

terminal-rules-all = Правила; чтобы прочесть одно, введите ? и слово или код, например ?{ $example }.
terminal-rules-found = К запросу «{ $words }» подходит несколько правил; введите ? и код одного из них:
terminal-rules-none = К запросу «{ $words }» не подходит ни одно правило. Может быть, одно из этих:

## Меню

terminal-menu-title = ✦ Witching Hour ✦
terminal-menu-resume = Продолжить незаконченную игру ({ $games })
terminal-menu-rules = Правила: { $game }
terminal-menu-language = English · Русский · Italiano · 한국어 · Deutsch · Français
terminal-menu-leave = Выйти
terminal-menu-prompt = Ваш выбор (Enter — { $usual }) > { "" }
terminal-menu-number = Введите число от { $least } до { $most }.
terminal-menu-options = Enter — играть так. Число — изменить > { "" }
terminal-menu-seats = Какие игроки? Числа через запятую (Enter — никто) > { "" }
terminal-menu-file = Какой файл? (Enter — никакой) > { "" }
terminal-menu-people = Сколько человек играет за этим экраном? (от 1 до { $most }; Enter: 1) { "" }
terminal-menu-name = Имя игрока { $number }? (Enter: { $usual }) { "" }
terminal-menu-bots = Сколько ботов? ({ $allowed }; Enter: { $usual }) { "" }
terminal-menu-kind = Какие боты? (Enter: { $usual }) { "" }
terminal-menu-kinds = Введите число от 1 до { $most } или имя: одно для всех ботов или через запятую для каждого из { $bots }.
terminal-menu-again = е: ещё раз тем же составом, п: пересмотреть, Enter: меню > { "" }
# Что там можно ввести, через запятую; и латинская e, похожая на русскую.
terminal-menu-again-play = е, e, ё, ещё, еще
terminal-menu-again-replay = п, пересмотреть
terminal-menu-rules-prompt = Слово или код, чтобы прочесть правило (Enter: назад) > { "" }
