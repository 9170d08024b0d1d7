### Главная страница, открытие стола, настройки.
### Not needed before the first choice.

## Во что играть

home-watch-empty = Сейчас ни за одним столом для всех не играют. Как только начнут, он появится здесь.
home-watch-bots = Смотреть, как играют боты
home-watch-bots-about = Целая партия, шаг за шагом, в вашем темпе.
home-friends-about = Вы получите ссылку и QR-код для камеры телефона. Сколько вас будет? Свободные места можно отдать ботам.
home-here-about = Экран передают тому, чей ход. Тайное остаётся тайным.
home-here-people = Людей за этим экраном
home-here-bots = И ботов

## Кто вы

home-save = Сохранить

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
