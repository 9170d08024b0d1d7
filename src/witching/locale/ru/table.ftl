### Вокруг стола на странице.

# Боты берут первое из этих имён, которого ни у кого за столом нет.
table-bot-names = Моргана, Мерлин, Вивиана, Мордред

## Садимся за стол

table-bot-of = Как играет { $name }
table-remove-sure = Точно удалить: { $name }
table-cancel = Нет
table-copy = Скопировать
table-copied = Скопировано
table-share = Поделиться…
table-only-watch = Только смотреть
table-moved = Это место больше не за этим устройством: оно перешло на другое, или его отдал хозяин стола. Смотреть можно и дальше.
table-set-hints = Подсказки
table-set-listed = В общем списке столов
table-number = { $number }

## Во время партии

table-status-wait = Минутку…
table-status-holder = { $name }, ваш ход.
table-status-chosen = Вы уже выбрали. Ещё выбирают: { $names }.
table-watching = Вы смотрите партию.
table-kept = Ваш выбор сохранён и будет отправлен.
table-confirm = Да, это
table-choices = { $choices ->
    [one] { $choices } вариант списком
    [few] Все { $choices } варианта списком
    [many] Все { $choices } вариантов списком
   *[other] Все { $choices } варианта списком
}
table-sentences = Стол словами
table-dismiss = Убрать сообщение
table-draw-again = Поле не удалось нарисовать. Попробовать снова
table-coach = К вашей первой партии
table-coach-done = Понятно
table-coach-off = Больше не показывать

## Рядом с полем

table-beside = Рядом с полем
table-story = История
table-about = Стол
table-talk-none = Пока никто ничего не сказал.
table-phrases = Готовые фразы
table-unread = { $messages ->
    [one] { $messages } новое сообщение
    [few] { $messages } новых сообщения
    [many] { $messages } новых сообщений
   *[other] { $messages } нового сообщения
}

## Клавиши

table-keys = Клавиши
table-keys-letters = Отдельные буквы работают как клавиши
table-key-tab = к следующей кнопке
table-key-arrows = на поле: к соседней клетке
table-key-enter = выбрать
table-key-escape = закрыть
table-key-help = эта справка
table-key-hint = подсказка
table-key-take-back = отменить выбор
table-key-board = к полю
table-key-story = история
table-key-talk = разговор
table-key-table = стол и люди за ним

## После партии

table-won = { $winners ->
    [one] Победа! Выигрывает { $names }.
    [few] Общая победа: { $names }!
    [many] Общая победа: { $names }!
   *[other] Общая победа: { $names }!
}
table-won-you = Победа за вами!
table-counting = Считаем очки…
table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-sheet-all = Показать всё сразу
table-replay = Посмотреть партию ещё раз
