### Страница в браузере.

page-brand = Witching Hour
page-broken = В игру «{ $game }» здесь сыграть нельзя; причина записана в журнале сервера.
page-skip = Перейти к основному содержанию
page-language = Язык
page-home = На главную страницу
page-plain = Простая страница, без картинок и скриптов
page-refused = Не получилось
page-refusal-rule = Правила «{ $given }» нет.

## Кто вы

page-who = Кто вы?
page-name = Ваше имя
page-name-of = Имя игрока { $number }
page-symbol = Ваш символ
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
page-editions-all = Все издания
page-more = Другие настройки
page-set-seats = Игроков
page-set-edition = Издание
page-set-bot = Боты
page-set-pace = Время на выбор
page-set-spectators = Кто может смотреть
page-set-listed = Показывать стол для друзей в общем списке
page-pace = { $minutes ->
    [0] Без ограничения
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
page-spectators-open = Все, у кого есть ссылка
page-spectators-after = Остальные — только после конца партии
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
page-network-ask = Пустить в игру других из этой сети
page-network-about = Телефоны и компьютеры той же сети, например того же Wi-Fi, смогут открыть эту страницу и играть с вами. Ваших файлов они не увидят. Это закончится, когда вы остановите программу. Не делайте этого в сети с чужими людьми.
page-network-do = Пустить других
page-network-open = Другие в этой сети найдут эту страницу по адресу:
page-network-closed = Эту страницу открывает только этот компьютер. Кто играет на другом устройстве, сможет вернуться, когда вы пустите в игру других.

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
page-mute = Заглушить
page-unmute = Снова слышать
page-replace = Пусть играет бот
page-replace-me = Пусть за меня играет бот
page-return = Вернуться в игру
page-bot-plays = За вас играет бот, пока вы не вернётесь в игру.
page-remove = Удалить
page-sit = Сесть
page-sit-title = Садитесь за этот стол
page-sit-another = Ещё один человек за этим экраном садится играть
page-begin = Начать партию
page-begin-wait = { $seats ->
    [one] Свободно ещё { $seats } место. Партию можно начать, когда его займёт человек или бот.
    [few] Свободно ещё { $seats } места. Партию можно начать, когда их займут люди или боты.
    [many] Свободно ещё { $seats } мест. Партию можно начать, когда их займут люди или боты.
   *[other] Свободно ещё { $seats } места. Партию можно начать, когда их займут люди или боты.
}
page-begin-host = Все в сборе. Партию начинает хозяин стола.
page-link = Позвать друзей
page-link-about = Отправьте им эту ссылку, или пусть наведут камеру на QR-код. Сесть за стол может любой, у кого есть ссылка.
page-link-watch = Все места заняты. Смотреть может любой, у кого есть ссылка.
page-link-local = Пока эта ссылка работает только на этом компьютере.
page-qr = Ссылка в виде QR-кода
page-device = Продолжить на другом устройстве
page-device-about = Откройте эту ссылку на другом устройстве. По ней играют вместо вас, поэтому не показывайте её другим.
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
page-title-of = { $game }: сейчас выбирает { $names }
page-title-won = { $game }: победа — { $names }
page-news = Что произошло
page-news-none = Пока ничего не произошло.
page-lost = Связь потеряна; пробуем снова …
page-log = Вся история
page-table = Стол
page-legend = Что значат знаки
page-look = Только для ваших глаз
page-look-close = Закончить просмотр
page-change = Изменить свой выбор
page-clock = Осталось: { $left }. Потом выберет бот.
page-left-seconds = { $seconds } с
page-left-minutes = { $minutes } мин
page-hint = Подсказка
page-take-back = Отменить выбор
page-hand-on = Передать экран
page-hand-over = Теперь к экрану садится { $name }. Остальные отворачиваются.
page-i-am = Я — { $name }

## Отмена

page-wish = Можно это отменить?
page-wish-asks = { $seat } хочет отменить свой выбор; это будет отмечено в записи. Выбор: { $choice }
page-wish-waits = Ещё не ответили: { $names }.
page-wish-agree = { $name }: да
page-wish-decline = { $name }: нет

## После партии

page-sheet = Счёт
page-rematch = Сыграть ещё раз
page-rematch-go = К новому столу
page-proof = Была ли раздача определена заранее?
page-commitment = Эта контрольная сумма закрепляет раздачу; из чего она получена, будет показано после конца партии:
page-commitment-was = Эта контрольная сумма закрепляла раздачу с самого начала:
page-commitment-salt = Она получена из раздачи, которая есть в записи, и этой соли:

## Что произошло за столом

page-line-sat = { $name } садится за стол.
page-line-moved = { $seat } продолжает на другом устройстве.
page-line-stood = Место снова свободно.
page-line-begun = Партия началась.
page-line-wished = { $seat } просит разрешения отменить свой выбор.
page-line-agreed = { $seat } соглашается.
page-line-declined = { $seat } не соглашается.
page-line-undone = { $seat } отменяет свой выбор.
page-line-left = { $seat } пока отсутствует.
page-line-returned = { $seat } здесь.
page-line-replaced = За { FORM($seat, "genitive") } пока играет бот.
page-line-removed = Хозяин удалил кого-то из-за стола.
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
