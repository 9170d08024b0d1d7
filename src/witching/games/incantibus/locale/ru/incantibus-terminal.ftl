### Инкантибус: названия, выборы, события, отказы, стол.
### У всего, что можно взять, есть .accusative («берёт жабу») и .ours: по нему видно, что название наше и склоняется.
### У колдунов .ours = sorcerer: их не получают, а побеждают.
### Название из собственной коробки игрока приходит простым текстом и стоит после двоеточия.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Что игра считает о себе самой

incantibus-balance-wands = Палочки в начале
incantibus-balance-ingredients = Ингредиенты
incantibus-balance-weapons = Оружие
incantibus-balance-monsters = Монстры
incantibus-balance-gold = Золото
incantibus-balance-other-tokens = Жетоны заклинаний и особые жетоны
incantibus-balance-potions = Зелья
incantibus-balance-books = Книги магии
incantibus-balance-sorcerers = Колдуны
incantibus-balance-spell-cards = Карточки заклинаний
incantibus-balance-castings = сколько раз колдовали

## Раскрытие

incantibus-call = { $seat } выкрикивает:
