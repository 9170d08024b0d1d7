### Книга правил в терминале.

## Правило

rulebook-rulings = Наши решения
rulebook-see-also = См. также
rulebook-editions = Где издания расходятся
rulebook-edition = В издании `{ $edition }`
rulebook-in-english = Книги правил на вашем языке ещё нет; это английская.

## Оглавление и поиск

rulebook-found = { $count ->
    [one] «{ $given }» встречается в { $count } правиле:
    [few] «{ $given }» встречается в { $count } правилах:
   *[many] «{ $given }» встречается в { $count } правилах:
}
rulebook-found-nothing = Нет правила, в названии или тексте которого есть «{ $given }».

## In the browser

rulebook-contents = Содержание
rulebook-search = Искать в правилах
rulebook-near = Может быть, вы искали:
rulebook-advice = Попробуйте другое слово или только его начало. Все правила есть в содержании.
rulebook-print = Напечатать книгу
rulebook-table = Таблица
rulebook-drawing = Рисунок
rulebook-opening = Книга правил открывается…
rulebook-failed = Книгу правил сейчас не прочитать: сервер не отвечает.
rulebook-close = Закрыть правило
rulebook-back = Назад к предыдущему правилу
rulebook-open = Открыть в книге правил (в новой вкладке)
