### Страница в браузере.

page-brand = Witching Hour
page-about = Две карточные игры о ведьмах и зельях. Играйте сразу против ботов, с друзьями у их экранов или вместе у этого.
page-skip = К содержанию
page-language = Язык
page-home = На первую страницу
page-refused = Не получилось
page-refusal-rule = Правила «{ $given }» нет.

## Кто вы

page-who = Кто вы?
page-name = Ваше имя
page-name-of = Имя игрока { $number }
page-symbol = Ваш знак
page-symbol-owl = Сова
page-symbol-cat = Кошка
page-symbol-toad = Жаба
page-symbol-raven = Ворон
page-symbol-bat = Летучая мышь
page-symbol-moon = Луна
page-symbol-star = Звезда
page-symbol-key = Ключ
page-symbol-candle = Свеча
page-symbol-broom = Метла
page-symbol-cauldron = Котёл
page-symbol-feather = Перо

## Во что играть

page-rules = Правила игры «{ $game }»
page-rules-all = Все правила
page-editions = Издания
page-editions-all = Все издания
page-way-now = Играть сразу против ботов
page-way-friends = Открыть стол для друзей
page-way-here = Играть у этого экрана
page-here = Несколько человек у этого экрана
page-here-about = Ваше место первое. Напишите, кто ещё играет; экран передают тому, чей ход. Оставшиеся места займут боты.
page-more = Другие настройки
page-set-seats = Игроков
page-set-edition = Издание
page-set-memory = Закрытые карты
page-set-bot = Боты
page-set-pace = Время на выбор
page-set-spectators = Кто может смотреть
page-set-listed = Показывать стол для друзей всем в списке
page-memory-strict = Запоминайте сами
page-memory-assisted = Свои можно пересматривать
page-memory-open = Все лежат открыто
page-pace = { $minutes ->
    [0] Без часов
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
page-spectators-open = Все, у кого есть ссылка
page-spectators-after = Остальные только после конца
page-spectators-none = Только игроки

## Списки столов

page-mine = Ваши столы
page-lobby = Столы, за которые можно сесть
page-lobby-empty = Пока никто не открыл стол для всех.
page-finished = Ваши законченные партии
page-record = Скачать запись
page-stage-open = Партия ещё не началась.
page-stage-playing = Идёт игра; можно смотреть.
page-turn-yours = Ваш ход.
page-turn-of = Сейчас выбирает: { $names }.
page-seats-free = { $seats ->
    [one] Свободно { $seats } место.
    [few] Свободно { $seats } места.
    [many] Свободно { $seats } мест.
   *[other] Свободно { $seats } места.
}

## О чём договорились

page-terms = О чём договорились
page-term = { $name }: { $value }
page-yes = да
page-no = нет

## Другие в этой сети

page-network = Другие в этой сети
page-network-ask = Пустить в игру других в этой сети
page-network-about = Телефоны и компьютеры той же сети, например того же Wi-Fi, смогут открыть эту страницу и играть с вами. Ваших файлов они не увидят. Это закончится вместе с программой. Не делайте этого в сети с чужими людьми.
page-network-do = Пустить других
page-network-open = Другие в этой сети найдут эту страницу по адресу:

## Перед партией

page-people = За столом
page-seat-open = Свободное место
page-seat-you = вы
page-seat-host = хозяин стола
page-seat-bot = бот
page-seat-replaced = пока играет бот
page-seat-away = отсутствует
page-seat-grace = бот сядет играть через { $left }
page-seat-due = сейчас выбирает
page-stand = Встать
page-arrange-bot = Позвать бота
page-arrange-open = Оставить для человека
page-mute = Не слышать
page-unmute = Снова слышать
page-replace = Пусть играет бот
page-replace-me = Пусть за меня играет бот
page-return = Снова играть самому
page-remove = Удалить
page-sit = Сесть
page-sit-title = Садитесь за этот стол
page-sit-another = Садится ещё один человек у этого экрана
page-begin = Раздать карты
page-begin-wait = { $seats ->
    [one] Свободно ещё { $seats } место. Партию можно начать, когда там сядет человек или бот.
    [few] Свободно ещё { $seats } места. Партию можно начать, когда там сядут люди или боты.
    [many] Свободно ещё { $seats } мест. Партию можно начать, когда там сядут люди или боты.
   *[other] Свободно ещё { $seats } места. Партию можно начать, когда там сядут люди или боты.
}
page-begin-host = Все в сборе. Партию начинает хозяин стола.
page-link = Позвать друзей
page-link-about = Пошлите им эту ссылку или дайте их камере прочесть картинку. У кого есть ссылка, тот может сесть за стол.
page-link-local = Пока эта ссылка работает только на этом компьютере.
page-qr = Ссылка в виде QR-кода
page-device = Продолжить на другом устройстве
page-device-about = Откройте эту ссылку на другом устройстве. У кого она есть, тот играет вместо вас, поэтому не показывайте её другим.
page-back = Назад к столу
page-key-title = { $game }: продолжить здесь
page-key-here = Вы можете продолжить игру на своём месте с этого устройства. Другое устройство тогда будет только смотреть.
page-key-do = Продолжить здесь
page-close-title = Закрыть этот стол
page-close-about = Партия закончится для всех, без результата.
page-close = Закрыть стол насовсем
page-closed = Хозяин закрыл этот стол.
page-not-shown = За этим столом играют без зрителей.

## Во время партии

page-title-yours = { $game }: ваш ход
page-title-here = { $game }: { $name }
page-title-of = { $game }: ждём, выбирает { $names }
page-news = Что произошло
page-news-none = Пока ничего не произошло.
page-log = Вся история
page-table = Стол
page-board-label = Рисунок стола. Ниже то же самое сказано словами.
page-sentences = Словами
page-legend = Что значат знаки
page-look = Только для ваших глаз
page-look-close = Больше не смотреть
page-change = Изменить свой выбор
page-choices-more = { $choices ->
    [one] Ещё { $choices } вариант
    [few] Ещё { $choices } варианта
    [many] Ещё { $choices } вариантов
   *[other] Ещё { $choices } варианта
}
page-clock = Осталось: { $left }. Потом выберет бот.
page-left-seconds = { $seconds } с
page-left-minutes = { $minutes } мин
page-hint = Подсказать
page-hint-this = Хороший выбор по тому, что лежит открыто
page-take-back = Отменить ход
page-hand-on = Передать экран
page-hand-over = Теперь к экрану садится { $name }. Остальные отворачиваются.
page-i-am = Я { $name }

## Отмена

page-wish = Можно это отменить?
page-wish-asks = { $seat } хочет отменить свой выбор: { $choice }. Это будет отмечено в записи.
page-wish-waits = Ещё не ответили: { $names }.
page-wish-agree = { $name }: да
page-wish-decline = { $name }: нет

## После партии

page-sheet = Счёт
page-sheet-label = Рисунок листа со счётом. Ниже то же самое сказано словами.
page-rematch = Сыграть ещё раз
page-rematch-go = К новому столу
page-record-title = Запись
page-proof = Был ли расклад задан заранее?
page-commitment = Это число связывает расклад; из чего оно получено, будет показано после конца:
page-commitment-was = Это число связывало расклад с самого начала:
page-commitment-salt = Оно получено из расклада, который есть в записи, и этой добавки:

## Что произошло за столом

page-line-sat = { $name } садится за стол.
page-line-moved = { $seat } продолжает на другом устройстве.
page-line-stood = Место снова свободно.
page-line-begun = Карты розданы.
page-line-wished = { $seat } просит отменить свой выбор.
page-line-agreed = { $seat } соглашается.
page-line-declined = { $seat } не соглашается.
page-line-undone = { $seat } отменяет свой выбор.
page-line-left = { $seat } пока отсутствует.
page-line-returned = { $seat } здесь.
page-line-replaced = За { FORM($seat, "genitive") } пока играет бот.
page-line-removed = Хозяин стола удалил одного из игроков.
page-line-woke = Сервер отключался и снова работает.
page-line-closed = Хозяин закрыл стол.
page-line-late = Время { FORM($seat, "genitive") } вышло: выбрал бот.

## Разговор

page-talk = Разговор
page-say = Напишите что-нибудь
page-phrase = Сказать
page-send = Отправить
page-phrase-hello = Привет!
page-phrase-good-luck = Удачи!
page-phrase-your-turn = Ваш ход.
page-phrase-thinking = Я думаю…
page-phrase-well-played = Отлично сыграно!
page-phrase-oops = Ой!
page-phrase-thanks = Спасибо!
page-phrase-sorry = Простите!
page-phrase-wait = Минутку, пожалуйста.
page-phrase-back-soon = Скоро вернусь.
page-phrase-good-game = Хорошая была партия!
page-phrase-again = Сыграем ещё?
