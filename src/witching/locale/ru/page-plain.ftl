### Страница в браузере.
### Not for the page in the browser: said on the plain page.

page-about = Игры о ведьмах и зельях. Играйте прямо сейчас против ботов, с друзьями, когда каждый за своим экраном, или вместе за этим.
page-drawn = Страница с картинками

## Кто вы

page-name-keep = Запомнить имя
page-prefer = Выбрать

## Во что играть

page-rules-all = Все правила
page-editions = Издания
page-way-now = Играть прямо сейчас против ботов
page-way-friends = Открыть стол для друзей
page-way-here = Играть за этим экраном
page-here = Несколько человек за этим экраном
page-here-about = Первое место — ваше. Впишите, кто ещё играет; экран передают тому, чей ход. Оставшиеся места займут боты.

## Перед партией

page-back = Назад к столу

## Во время партии

page-board-label = Рисунок стола. Ниже то же самое сказано словами.
page-sentences = Словами
page-choices-more = { $choices ->
    [one] Ещё { $choices } вариант
    [few] Ещё { $choices } варианта
    [many] Ещё { $choices } вариантов
   *[other] Ещё { $choices } варианта
}

## После партии

page-sheet-label = Рисунок листа со счётом. Ниже то же самое сказано словами.
page-record-title = Запись
