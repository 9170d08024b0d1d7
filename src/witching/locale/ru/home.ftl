### Главная страница, открытие стола, настройки.

## Во что играть

home-about = Две игры на долгий вечер: варите, запоминайте, хитрите. Без регистрации и бесплатно.
home-now = Играть сейчас
home-now-about = против ботов
home-friends = С друзьями
home-here = За этим экраном
home-watch = Смотреть
home-watch-empty = Сейчас ни за одним столом для всех не играют. Как только начнут, он появится здесь.
home-watch-bots = Смотреть, как играют боты
home-watch-bots-about = Целая партия, шаг за шагом, в вашем темпе.
home-rules = Правила
home-friends-about = Вы получите ссылку и QR-код для камеры телефона. Сколько вас будет? Свободные места можно отдать ботам.
home-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
    [many] { $number } игроков
   *[other] { $number } игрока
}
home-players-range = { $least }–{ $most } игрока
home-players-some = { $numbers } игрока
home-here-about = Экран передают тому, чей ход. Тайное остаётся тайным.
home-here-people = Людей за этим экраном
home-here-bots = И ботов
home-record-open = Открыть запись партии
home-failed = Не получилось: сервер не отвечает.

## Кто вы

home-guest-name = { $symbol ->
    [cat] Чёрная Кошка
    [toad] Весёлая Жаба
    [raven] Умный Ворон
    [bat] Летучая Мышь
    [moon] Полная Луна
    [star] Вечерняя Звезда
    [key] Серебряный Ключ
    [candle] Ясная Свеча
    [broom] Быстрая Метла
    [cauldron] Старый Котёл
    [feather] Лёгкое Перо
   *[other] Мудрая Сова
}
home-you = Вы — { $name }
home-change = Изменить имя и символ
home-save = Сохранить

## Списки столов

home-all = Показать все: { $number }
home-go-on = Играть дальше
home-to-table = К столу
home-score = Итог
home-replay = Посмотреть снова

## Открытие стола

home-opening = Новый стол: { $game }
home-seat = Место { $number }
home-seat-friend = друг по ссылке
home-seat-here = человек за этим экраном
home-seat-bot = бот: { $bot }
home-seat-add = Добавить место
home-seat-remove = Убрать место { $number }
home-game = Игра
home-company = Компания
home-set-grace = Если кто-то отошёл
home-grace = { $minutes ->
    [0] Ждать сколько угодно
    [one] Через { $minutes } минуту играет бот
    [few] Через { $minutes } минуты играет бот
    [many] Через { $minutes } минут играет бот
   *[other] Через { $minutes } минуты играет бот
}
home-set-hints = Подсказки
home-set-hints-about = Каждый может спросить, какой выбор лучше и почему.
home-set-listed-about = Сесть или смотреть сможет каждый, кому доступен этот сервер.
home-open = Открыть стол
home-edition-ru = Русское издание
home-edition-ru-alchemist = Русское издание «Алхимик из Гластонбери»
home-edition-it = Итальянское издание
home-edition-ko = Корейское издание «마법사의 레시피»

## Настройки

home-settings = Настройки
home-close = Закрыть
home-set-theme = Цвета
home-auto = Как на устройстве
home-theme-light = Светлые
home-theme-dark = Тёмные
home-set-motion = Движение
home-motion-off = Выключено
home-motion-fast = Быстро
home-motion-normal = Обычно
home-set-confirm = Подтверждать каждый выбор
home-set-confirm-about = Первое нажатие выделяет, второе выбирает.
home-set-coach = Объяснять по ходу игры
home-set-coach-about = Одна фраза, когда что-то происходит впервые.
home-set-sounds = Звуки
home-set-vibration = Вибрация
home-set-notices = Сообщать, когда мой ход
home-set-notices-about = Уведомление браузера, пока эта страница не на виду.
home-set-notices-denied = Браузер не разрешает уведомления этой странице. Это можно изменить в его настройках.

## Нет связи

home-offline = Нет связи
home-offline-about = Сервер не отвечает: у устройства нет связи или программа завершена. Ничего не потеряно. Страница продолжит сама, как только сервер вернётся.
home-offline-again = Попробовать снова
