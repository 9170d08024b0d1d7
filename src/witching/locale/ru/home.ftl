### Главная страница, открытие стола, настройки.

## Во что играть

home-about = Игры на долгий вечер: варите, запоминайте, хитрите. Без регистрации и бесплатно.
home-now = Играть сейчас
home-now-about = против ботов
home-friends = С друзьями
home-here = За этим экраном
home-watch = Смотреть
home-rules = Правила
home-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
    [many] { $number } игроков
   *[other] { $number } игрока
}
home-players-range = { $least }–{ $most } игрока
home-players-some = { $numbers } игрока
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

## Списки столов

home-all = Показать все: { $number }
home-go-on = Играть дальше
home-to-table = К столу
home-score = Итог
home-replay = Посмотреть снова

## Настройки

home-settings = Настройки
home-close = Закрыть

## Нет связи

home-offline = Нет связи
home-offline-about = Сервер не отвечает: у устройства нет связи или программа завершена. Ничего не потеряно. Страница продолжит сама, как только сервер вернётся.
home-offline-again = Попробовать снова
