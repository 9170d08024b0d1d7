### Инкантибус: названия, выборы, события, отказы, стол.
### У всего, что можно взять, есть .accusative («берёт жабу») и .ours: по нему видно, что название наше и склоняется.
### У колдунов .ours = sorcerer: их не получают, а побеждают.
### Название из собственной коробки игрока приходит простым текстом и стоит после двоеточия.

## Игра

incantibus-title = Инкантибус
incantibus-about = все палочки указывают разом, комната за комнатой вниз, к колдунам
incantibus-ending-cleared = не осталось ни одного колдуна
incantibus-ending-laid = кто-то положил палочку на стол

## Жетоны, которые бывают только одного вида

incantibus-token-spell = жетон заклинания
    .ours = yes
    .accusative = жетон заклинания
incantibus-token-purse = кошелёк
    .ours = yes
    .accusative = кошелёк
incantibus-token-three-gold = «3 золотые монеты»
    .ours = yes
    .accusative = жетон «3 золотые монеты»
incantibus-token-universalus = Универсалус
    .ours = yes
    .accusative = Универсалус
incantibus-token-stone = философский камень
    .ours = yes
    .accusative = философский камень
# Колдун, который ещё лежит лицом вниз.
incantibus-token-sorcerer = закрытый колдун
    .ours = yes
    .accusative = закрытого колдуна
# Одна вещь перечня.
incantibus-token = { $token }

## Карточки заклинаний

incantibus-card-expandius = Расшириус
incantibus-card-fortuna = Фортуна
incantibus-card-imperium = Империум
incantibus-card-oculus = Окулус
incantibus-card-universalus = Универсалус
incantibus-card-philosophio = Философио
incantibus-card-alchemy = Алхимия
incantibus-card-iskanto = Исканто

## Ингредиенты нашей коробки

incantibus-name-ingredients-mistletoe = омела
    .ours = yes
    .accusative = омелу
incantibus-name-ingredients-mushroom = гриб
    .ours = yes
    .accusative = гриб
incantibus-name-ingredients-pumpkin = тыква
    .ours = yes
    .accusative = тыкву
incantibus-name-ingredients-toad = жаба
    .ours = yes
    .accusative = жабу
incantibus-name-ingredients-feather = перо
    .ours = yes
    .accusative = перо

## Оружие нашей коробки

incantibus-name-weapons-net = волшебная сеть
    .ours = yes
    .accusative = волшебную сеть
incantibus-name-weapons-trap = капкан
    .ours = yes
    .accusative = капкан
incantibus-name-weapons-crystal-ball = хрустальный шар
    .ours = yes
    .accusative = хрустальный шар
incantibus-name-weapons-flying-stake = летающий кол
    .ours = yes
    .accusative = летающий кол

## Монстры нашей коробки

incantibus-name-monsters-goblin = гоблин
    .ours = yes
    .accusative = гоблина
incantibus-name-monsters-werewolf = оборотень
    .ours = yes
    .accusative = оборотня
incantibus-name-monsters-ghost = призрак
    .ours = yes
    .accusative = призрака
incantibus-name-monsters-vampire = вампир
    .ours = yes
    .accusative = вампира

## Золото нашей коробки

incantibus-name-gold-one-coin = 1 монета
    .ours = yes
    .accusative = 1 монету
incantibus-name-gold-two-coins = 2 монеты
    .ours = yes
    .accusative = 2 монеты
incantibus-name-gold-three-coins = 3 монеты
    .ours = yes
    .accusative = 3 монеты

## Комнаты нашей коробки: название; как заголовок; где вы

incantibus-name-rooms-roof = крыша
    .ours = yes
    .title = Крыша
    .where = на крыше
incantibus-name-rooms-bedroom = спальня
    .ours = yes
    .title = Спальня
    .where = в спальне
incantibus-name-rooms-kitchen = кухня
    .ours = yes
    .title = Кухня
    .where = на кухне
incantibus-name-rooms-library = библиотека
    .ours = yes
    .title = Библиотека
    .where = в библиотеке
incantibus-name-rooms-laboratory = лаборатория
    .ours = yes
    .title = Лаборатория
    .where = в лаборатории
incantibus-name-rooms-armoury = оружейная
    .ours = yes
    .title = Оружейная
    .where = в оружейной
incantibus-name-rooms-gallery = галерея
    .ours = yes
    .title = Галерея
    .where = в галерее
incantibus-name-rooms-treasury = сокровищница
    .ours = yes
    .title = Сокровищница
    .where = в сокровищнице

## Зелья нашей коробки

incantibus-name-potions-green-1 = зелёное зелье I
    .ours = yes
    .accusative = зелёное зелье I
incantibus-name-potions-green-2 = зелёное зелье II
    .ours = yes
    .accusative = зелёное зелье II
incantibus-name-potions-green-3 = зелёное зелье III
    .ours = yes
    .accusative = зелёное зелье III
incantibus-name-potions-red-1 = красное зелье I
    .ours = yes
    .accusative = красное зелье I
incantibus-name-potions-red-2 = красное зелье II
    .ours = yes
    .accusative = красное зелье II
incantibus-name-potions-red-3 = красное зелье III
    .ours = yes
    .accusative = красное зелье III
incantibus-name-potions-blue-1 = синее зелье I
    .ours = yes
    .accusative = синее зелье I
incantibus-name-potions-blue-2 = синее зелье II
    .ours = yes
    .accusative = синее зелье II
incantibus-name-potions-blue-3 = синее зелье III
    .ours = yes
    .accusative = синее зелье III

## Книги магии нашей коробки

incantibus-name-books-curiosities = Книга диковин
    .ours = yes
    .accusative = Книгу диковин
incantibus-name-books-spells = Книга заклинаний
    .ours = yes
    .accusative = Книгу заклинаний
incantibus-name-books-wonders = Книга чудес
    .ours = yes
    .accusative = Книгу чудес
incantibus-name-books-coins = Книга монет
    .ours = yes
    .accusative = Книгу монет
incantibus-name-books-riches = Книга богатств
    .ours = yes
    .accusative = Книгу богатств
incantibus-name-books-duels = Книга поединков
    .ours = yes
    .accusative = Книгу поединков
incantibus-name-books-armouries = Книга арсеналов
    .ours = yes
    .accusative = Книгу арсеналов
incantibus-name-books-herbs = Книга трав
    .ours = yes
    .accusative = Книгу трав
incantibus-name-books-brews = Книга отваров
    .ours = yes
    .accusative = Книгу отваров

## Колдуны нашей коробки

incantibus-name-sorcerers-lady-goblina = Леди Гоблина
    .ours = sorcerer
    .accusative = Леди Гоблину
incantibus-name-sorcerers-rima-wolf = Рима Вульф
    .ours = sorcerer
    .accusative = Риму Вульф
incantibus-name-sorcerers-white-lady = Белая Дама
    .ours = sorcerer
    .accusative = Белую Даму
incantibus-name-sorcerers-count-dracula = Граф Дракула
    .ours = sorcerer
    .accusative = Графа Дракулу
incantibus-name-sorcerers-baroness-fuchsia = Баронесса Фуксия
    .ours = sorcerer
    .accusative = Баронессу Фуксию
incantibus-name-sorcerers-serpentin-venomus = Серпентин Ядикус
    .ours = sorcerer
    .accusative = Серпентина Ядикуса
incantibus-name-sorcerers-witch-indigo = Ведьма Индиго
    .ours = sorcerer
    .accusative = Ведьму Индиго
incantibus-name-sorcerers-high-mage = Верховный Маг
    .ours = sorcerer
    .accusative = Верховного Мага
incantibus-name-sorcerers-dark-knight = Тёмный Рыцарь
    .ours = sorcerer
    .accusative = Тёмного Рыцаря
incantibus-name-sorcerers-prince-greed = Принц Жадюга
    .ours = sorcerer
    .accusative = Принца Жадюгу
incantibus-name-sorcerers-master-ramus = Магистр Рамус
    .ours = sorcerer
    .accusative = Магистра Рамуса
incantibus-name-sorcerers-ghastly-grabber = Жуткий Хапуга
    .ours = sorcerer
    .accusative = Жуткого Хапугу

## Что игра считает о себе самой

incantibus-wand = палочка с силой { $wand }

## Выборы

incantibus-action-point-visible = указать на видимый жетон { $place }
incantibus-action-point-secret = указать на тайный жетон { $place }
incantibus-action-point-potion = указать на зелье { $place }
incantibus-action-point-book = указать на книгу магии { $place }
incantibus-action-point-sorcerer = указать на колдуна { $place }
incantibus-action-spend = потратить Универсалус на монстра
incantibus-action-keep = сохранить Универсалус
incantibus-action-pay = { FORM($token, "ours") ->
    [yes] отдать в уплату { FORM($token, "accusative") }
   *[other] отдать в уплату: { $token }
}
incantibus-action-discard = { FORM($token, "ours") ->
    [yes] сбросить { FORM($token, "accusative") }
   *[other] сбросить: { $token }
}
incantibus-action-cast = сотворить заклинание { $card }
incantibus-action-decline = больше не творить заклинаний
incantibus-action-take-visible = взять видимый жетон { $place }
incantibus-action-look-secret = посмотреть на тайный жетон { $place }
incantibus-action-fetch = { FORM($token, "ours") ->
    [yes] достать изо рва { FORM($token, "accusative") }
   *[other] достать изо рва: { $token }
}
incantibus-action-steal = { FORM($token, "ours") ->
    [yes] украсть { FORM($token, "accusative") } у { FORM($seat, "genitive") }
   *[other] украсть у { FORM($seat, "genitive") }: { $token }
}

## Что происходит

incantibus-event-begin = Игра начинается. Игроков: { $seats }.
incantibus-event-wand = { $seat } получает палочку с силой { $wand }.
incantibus-event-room = Открыта комната: { $room }. Видимые жетоны: { $tokens }; тайных жетонов: { $secret }.
incantibus-event-sorcerer-up = Открыт колдун { $place }: { $token }.
incantibus-event-point-visible = { $seat } указывает на видимый жетон { $place }: { $token }.
incantibus-event-point-secret = { $seat } указывает на тайный жетон { $place }.
incantibus-event-point-potion = { $seat } указывает на зелье { $place }: { $token }.
incantibus-event-point-book = { $seat } указывает на книгу магии { $place }: { $token }.
incantibus-event-point-sorcerer = { $token ->
    [incantibus-token-sorcerer] { $seat } указывает на закрытого колдуна { $place }.
   *[other] { $seat } указывает на колдуна { $place }: { $token }.
}
incantibus-event-swap = { $seat } побеждает в споре и отдаёт { FORM($other, "dative") } палочку с силой { $given } за палочку с силой { $wand }.
incantibus-event-turn-up = { $seat } открывает тайный жетон { $place }: { $token }.
incantibus-event-take = { FORM($token, "ours") ->
    [yes] { $seat } берёт { FORM($token, "accusative") }.
   *[other] { $seat } берёт: { $token }.
}
incantibus-event-escape = { $seat } остаётся ни с чем: { $token } сбегает в ров.
incantibus-event-spend = { FORM($token, "ours") ->
    [yes] { $seat } тратит Универсалус и ловит { FORM($token, "accusative") }.
   *[other] { $seat } тратит Универсалус и ловит: { $token }.
}
incantibus-event-keep = { $seat } сохраняет Универсалус; монстр сбегает в ров.
incantibus-event-keep-back = { $seat } сохраняет Универсалус; монстр остаётся на своём месте.
incantibus-event-pay = { FORM($token, "ours") ->
    [yes] { $seat } отдаёт в уплату { FORM($token, "accusative") }.
   *[other] { $seat } отдаёт в уплату: { $token }.
}
incantibus-event-gain = { FORM($token, "ours") ->
    [yes] { $seat } получает { FORM($token, "accusative") }.
    [sorcerer] { $seat } побеждает { FORM($token, "accusative") }.
   *[other] { $seat } получает: { $token }.
}
incantibus-event-slip = { $seat } не может победить; в ров сбегает: { $token }.
incantibus-event-beat = { FORM($token, "ours") ->
    [sorcerer] { $seat } побеждает { FORM($token, "accusative") }.
   *[other] { $seat } побеждает колдуна: { $token }.
}
incantibus-event-discard = { FORM($token, "ours") ->
    [yes] В саквояже нет места: { FORM($seat, "inside") } сбрасывает { FORM($token, "accusative") }.
   *[other] В саквояже нет места, { FORM($seat, "inside") } сбрасывает: { $token }.
}
incantibus-event-cast = { $seat } творит заклинание { $card }.
incantibus-event-fizzle = Заклинанию { $card } не на что подействовать: ничего не происходит.
incantibus-event-card-up = Открыта карточка заклинаний: { $card }.
incantibus-event-decline = { $seat } больше не творит заклинаний.
incantibus-event-fetch = { FORM($token, "ours") ->
    [yes] { $seat } достаёт изо рва { FORM($token, "accusative") }.
   *[other] { $seat } достаёт изо рва: { $token }.
}
incantibus-event-steal = { FORM($token, "ours") ->
    [yes] { $seat } крадёт { FORM($token, "accusative") } у { FORM($victim, "genitive") }.
   *[other] { $seat } крадёт у { FORM($victim, "genitive") }: { $token }.
}
incantibus-event-look = { $seat } смотрит на тайный жетон { $place }: { $token }, а нужного оружия нет.
incantibus-event-look-hidden = { $seat } смотрит на тайный жетон { $place }: монстр, а нужного оружия нет.
incantibus-event-leftover = Оставшийся жетон уходит в ров: { $token }.
incantibus-event-refill = Открыто: { $token }.
incantibus-event-final = В подземелье начинается финал.
incantibus-event-lay = { $seat } ни за что не может заплатить и кладёт палочку на стол.
incantibus-event-end-cleared = Колдунов больше не осталось: игра окончена.
incantibus-event-end-laid = Игра окончена.

## Отказы: выборы

incantibus-refusal-over = Игра окончена.
incantibus-refusal-no-such-seat = Такого места нет; мест всего { $seats }.
incantibus-refusal-not-yours = Сейчас выбирает { FORM($seat, "inside") }.
incantibus-refusal-no-such-action = Действия { $action } нет; есть действия от 0 до { $most }. Можно: { $allowed }
incantibus-refusal-notation = «{ $given }» — не действие; действия записываются так: { $allowed }.
incantibus-refusal-not-now = Сейчас выбирают не «{ $given }». Можно: { $allowed }
incantibus-refusal-gone = На месте { $place } ничего нет. Можно: { $allowed }
incantibus-refusal-no-room = В финале комнаты уже нет: указывайте на колдуна, зелье или книгу магии. Можно: { $allowed }
incantibus-refusal-not-final = С колдунами сражаются только в финале. Можно: { $allowed }
incantibus-refusal-cannot-pay = { FORM($token, "ours") ->
    [yes] Заплатить за { FORM($token, "accusative") } нечем. Можно: { $allowed }
    [sorcerer] Заплатить за { FORM($token, "accusative") } нечем. Можно: { $allowed }
   *[other] Заплатить нечем: { $token }. Можно: { $allowed }
}
incantibus-refusal-wand = { $token }: нужна палочка с силой не больше { $most }. Можно: { $allowed }
incantibus-refusal-not-held = В саквояже нет такого жетона: { $token }. Можно: { $allowed }
incantibus-refusal-does-not-fit = { FORM($piece, "ours") ->
    [yes] За { FORM($piece, "accusative") } таким жетоном не платят: { $token }. Можно: { $allowed }
    [sorcerer] За { FORM($piece, "accusative") } таким жетоном не платят: { $token }. Можно: { $allowed }
   *[other] В цену ({ $piece }) такой жетон не входит: { $token }. Можно: { $allowed }
}
incantibus-refusal-pay-order = Платят в порядке коробки, а там { $token } раньше, чем { $last }. Можно: { $allowed }
incantibus-refusal-pay-dead-end = С этим жетоном ({ $token }) не получится заплатить без лишнего ({ $piece }). Можно: { $allowed }
incantibus-refusal-purse = Кошелёк никогда не сбрасывают. Можно: { $allowed }
incantibus-refusal-has-a-place = Этому жетону есть место в саквояже: { $token }. Можно: { $allowed }
incantibus-refusal-must-cast = Обойтись без дополнительного заклинания можно, только если жетон заклинания пришёл изо рва, через Исканто. Можно: { $allowed }
incantibus-refusal-card-not-open = Такая карточка не лежит открыто: { $card }. Можно: { $allowed }
incantibus-refusal-no-weapon = Поймать нельзя ({ $token }): нет ни нужного оружия, ни Универсалуса. Можно: { $allowed }
incantibus-refusal-not-in-moat = Во рву такого нет: { $token }. Можно: { $allowed }
incantibus-refusal-steal-from = У { FORM($seat, "genitive") } красть нельзя. Можно: { $allowed }
incantibus-refusal-not-stealable = Этого украсть нельзя: { $token }; крадут только ингредиенты, оружие и золото. Можно: { $allowed }
incantibus-refusal-steal-nothing = У { FORM($seat, "genitive") } нет такого жетона: { $token }. Можно: { $allowed }

## Стол в терминале. Места там мало: заголовки из одного-двух слов.

# Заголовок над жетонами комнаты.
incantibus-face-room = { FORM($room, "title") }
incantibus-face-crypt = Подземелье
incantibus-face-rooms-below = { $count ->
    [0] последняя комната
    [one] ниже ещё { $count } комната
    [few] ниже ещё { $count } комнаты
   *[many] ниже ещё { $count } комнат
}
incantibus-face-supply = Запас
incantibus-face-title-potions = Зелья
incantibus-face-title-books = Книги магии
# Столбец узкий: 13 знаков вместе с «  +9».
incantibus-face-title-cards = Заклинания
incantibus-face-title-sorcerers = Колдуны
incantibus-face-title-moat = Ров
# О жетоне или колдуне, которого никто не видел.
incantibus-face-face-down = лицом вниз

## Сокращения для стола: от одной до трёх букв, все разные.

incantibus-mark-ingredients-mistletoe = Ом
incantibus-mark-ingredients-mushroom = Гр
incantibus-mark-ingredients-pumpkin = Ты
incantibus-mark-ingredients-toad = Жа
incantibus-mark-ingredients-feather = Пе
incantibus-mark-weapons-net = Се
incantibus-mark-weapons-trap = Ка
incantibus-mark-weapons-crystal-ball = Ша
incantibus-mark-weapons-flying-stake = Ко
incantibus-mark-monsters-goblin = Го
incantibus-mark-monsters-werewolf = Об
incantibus-mark-monsters-ghost = Пр
incantibus-mark-monsters-vampire = Ва
incantibus-mark-gold-one-coin = 1м
incantibus-mark-gold-two-coins = 2м
incantibus-mark-gold-three-coins = 3м
incantibus-mark-spells-spell = За
incantibus-mark-special-purse = Кш
incantibus-mark-special-three-gold = 3з
incantibus-mark-special-universalus = Ун
incantibus-mark-special-stone = Фк
incantibus-mark-potions-green-1 = зI
incantibus-mark-potions-green-2 = зII
incantibus-mark-potions-green-3 = зIII
incantibus-mark-potions-red-1 = кI
incantibus-mark-potions-red-2 = кII
incantibus-mark-potions-red-3 = кIII
incantibus-mark-potions-blue-1 = сI
incantibus-mark-potions-blue-2 = сII
incantibus-mark-potions-blue-3 = сIII
incantibus-mark-books-curiosities = Ди
incantibus-mark-books-spells = Зк
incantibus-mark-books-wonders = Чу
incantibus-mark-books-coins = Мо
incantibus-mark-books-riches = Бо
incantibus-mark-books-duels = По
incantibus-mark-books-armouries = Ар
incantibus-mark-books-herbs = Трв
incantibus-mark-books-brews = От
incantibus-mark-sorcerers-lady-goblina = ЛГ
incantibus-mark-sorcerers-rima-wolf = РВ
incantibus-mark-sorcerers-white-lady = БД
incantibus-mark-sorcerers-count-dracula = ГД
incantibus-mark-sorcerers-baroness-fuchsia = БФ
incantibus-mark-sorcerers-serpentin-venomus = СЯ
incantibus-mark-sorcerers-witch-indigo = ВИ
incantibus-mark-sorcerers-high-mage = ВМ
incantibus-mark-sorcerers-dark-knight = ТР
incantibus-mark-sorcerers-prince-greed = ПЖ
incantibus-mark-sorcerers-master-ramus = МР
incantibus-mark-sorcerers-ghastly-grabber = ЖХ
# Цвет зелья, которого требует колдун.
incantibus-mark-colour-green = зел
incantibus-mark-colour-red = красн
incantibus-mark-colour-blue = син

## Сколько вещи стоят и сколько приносят

incantibus-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
# Несколько одинаковых вещей перечня: гриб ×2.
incantibus-several = { $token } ×{ $count }
incantibus-list = { $things }
# После «Видимые жетоны:», «Вещи во рву:» и так далее.
incantibus-nothing = нет
# Цвет зелья: «красное зелье».
incantibus-colour-green = зелёное
    .ours = yes
incantibus-colour-red = красное
    .ours = yes
incantibus-colour-blue = синее
    .ours = yes
# Цены стоят после слова «цена:».
incantibus-price-ingredients = { $tokens }
incantibus-price-monster = { $token }
incantibus-price-potion = { FORM($colour, "ours") ->
    [yes] { $colour } зелье
   *[other] зелье цвета { $colour }
}
incantibus-price-wand = без жетонов, но палочка с силой не больше { $count }
incantibus-price-gold = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
incantibus-price-any = { $count ->
    [one] { $count } любой жетон
    [few] { $count } любых жетона
   *[many] { $count } любых жетонов
}
incantibus-price-spell = { $count ->
    [one] { $count } жетон заклинания
    [few] { $count } жетона заклинаний
   *[many] { $count } жетонов заклинаний
}
incantibus-price-special = { $count ->
    [one] { $count } особый жетон
    [few] { $count } особых жетона
   *[many] { $count } особых жетонов
}
incantibus-price-weapons = { $count ->
    [one] { $count } жетон оружия
    [few] { $count } жетона оружия
   *[many] { $count } жетонов оружия
}
incantibus-price-equal-weapons = { $count ->
    [1] { $count } жетон оружия
    [one] { $count } одинаковый жетон оружия
    [few] { $count } одинаковых жетона оружия
   *[many] { $count } одинаковых жетонов оружия
}
incantibus-price-different-weapons = { $count ->
    [1] { $count } жетон оружия
    [one] { $count } разный жетон оружия
    [few] { $count } разных жетона оружия
   *[many] { $count } разных жетонов оружия
}
incantibus-price-equal-ingredients = { $count ->
    [1] { $count } ингредиент
    [one] { $count } одинаковый ингредиент
    [few] { $count } одинаковых ингредиента
   *[many] { $count } одинаковых ингредиентов
}
incantibus-price-different-ingredients = { $count ->
    [1] { $count } ингредиент
    [one] { $count } разный ингредиент
    [few] { $count } разных ингредиента
   *[many] { $count } разных ингредиентов
}

## Вещи и места, как они стоят в выборах и перечнях

# Место на столе: буква и номер, V3.
incantibus-place = { $letter }{ $place }
incantibus-at = { $letter }{ $place }: { $thing }
incantibus-at-hidden = { $letter }{ $place }: лицом вниз
incantibus-worth = { $token } ({ $points })
incantibus-monster = { $token } (оружие: { $weapon }; { $points })
incantibus-priced = { $token } (цена: { $price }; { $points })
incantibus-looked = лицом вниз, но вы видели: { $thing }
incantibus-suspects = лицом вниз; после Окулуса ({ $who }) это может быть только: { $tokens }
incantibus-who = { $seat }
incantibus-cast = { $card }: { $effect }
incantibus-effect-expandius = кошелёк, то есть ещё одна ячейка
incantibus-effect-fortuna = жетон «3 золотые монеты»
incantibus-effect-imperium = взять видимый жетон комнаты
incantibus-effect-oculus = посмотреть на тайный жетон и взять, если можно
incantibus-effect-universalus = жетон, который один раз ловит любого монстра
incantibus-effect-philosophio = камень, который заменяет любой ингредиент
incantibus-effect-alchemy = украсть ингредиент, оружие или золото
incantibus-effect-iskanto = достать что угодно изо рва

## Что стоит знать о выборе. Стоит после выбора, без точки.

incantibus-note-weapon = { $points }; оружие у вас есть ({ $weapon })
incantibus-note-universalus = { $points }; без оружия ({ $weapon }) поймает только Универсалус
incantibus-note-escapes = { $points }; сбежит: нет оружия ({ $weapon })
incantibus-note-stays = { $points }; останется на месте: нет оружия ({ $weapon })
incantibus-note-price = цена: { $price }; { $points }
incantibus-note-suspects = после Окулуса ({ $who }) это может быть только: { $tokens }
incantibus-note-worth = { $points }
incantibus-note-fizzles = в запасе таких больше нет: ничего не произойдёт
incantibus-note-aimless = не на что подействовать: ничего не произойдёт
incantibus-note-sealed = сюда указывает ваша палочка

## Вопросы. Вопросы о цели стоят после сотворённого заклинания.

incantibus-ask-over = Игра окончена.
incantibus-ask-cast = { $seat }, на что укажет ваша палочка (сила { $wand })?
incantibus-ask-cast-again = { $seat }, ваша палочка (сила { $wand }) указывает на { $target }. Это ещё можно изменить.
incantibus-ask-spend = { FORM($token, "ours") ->
    [yes] { $seat }, потратить Универсалус и поймать { FORM($token, "accusative") } ({ $points })? Иначе монстр сбежит.
   *[other] { $seat }, потратить Универсалус и поймать: { $token } ({ $points })? Иначе монстр сбежит.
}
incantibus-ask-spend-back = { FORM($token, "ours") ->
    [yes] { $seat }, вы видите { FORM($token, "accusative") } ({ $points }): потратить Универсалус и поймать? Иначе монстр останется на месте.
   *[other] { $seat }, вы видите: { $token } ({ $points }). Потратить Универсалус и поймать? Иначе монстр останется на месте.
}
incantibus-ask-spend-hidden = { $seat }, потратить Универсалус и поймать монстра?
incantibus-ask-pay-tokens = { FORM($token, "ours") ->
    [yes] { $seat }, заплатите за { FORM($token, "accusative") } (цена: { $price }).
    [sorcerer] { $seat }, заплатите за { FORM($token, "accusative") } (цена: { $price }).
   *[other] { $seat }, заплатите за покупку: { $token } (цена: { $price }).
} { $count ->
    [one] Осталось отдать { $count } жетон.
    [few] Осталось отдать { $count } жетона.
   *[many] Осталось отдать { $count } жетонов.
}
incantibus-ask-pay-coins = { FORM($token, "ours") ->
    [yes] { $seat }, заплатите за { FORM($token, "accusative") } (цена: { $price }).
    [sorcerer] { $seat }, заплатите за { FORM($token, "accusative") } (цена: { $price }).
   *[other] { $seat }, заплатите за покупку: { $token } (цена: { $price }).
} { $count ->
    [one] Осталось отдать { $count } монету.
    [few] Осталось отдать { $count } монеты.
   *[many] Осталось отдать { $count } монет.
}
incantibus-ask-discard = { $seat }, саквояж переполнен: какой жетон сбросить в ров?
incantibus-ask-card = { $seat }, сотворите одно из открытых заклинаний.
incantibus-ask-card-free = { $seat }, сотворите одно из открытых заклинаний или ни одного.
incantibus-ask-target-imperium = { $seat }, Империум: возьмите жетон, который лежит лицом вверх.
incantibus-ask-target-oculus = { $seat }, Окулус: посмотрите на тайный жетон.
incantibus-ask-target-alchemy = { $seat }, Алхимия: украдите жетон.
incantibus-ask-target-iskanto = { $seat }, Исканто: достаньте что-нибудь изо рва.
# Для тех, кто ждёт: кто и что решает.
incantibus-waits-cast = Все тайно выбирают цель. Ещё не готовы: { $who }.
incantibus-waits-pay = { $seat } выбирает, чем заплатить. Покупка: { $token }.
incantibus-waits-spend = { $seat } решает, тратить ли Универсалус на монстра.
incantibus-waits-discard = { $seat } выбирает, какой лишний жетон сбросить.
incantibus-waits-spell = { $seat } выбирает заклинание.
incantibus-waits-target = { $seat } творит заклинание «{ $card }» и выбирает цель.

## Раскрытие. Владелец палочки с силой 4 выкрикивает «Ин-кан-то!», слог за слогом.

incantibus-call-1 = Ин …
incantibus-call-2 = кан …
incantibus-call-3 = то!
# $told — целое предложение: Анна указывает на видимый жетон 3: жаба.
incantibus-reveal = Палочка { $wand }. { $told }

## Стол в предложениях

incantibus-case-beaten = { $seat }, побеждённые колдуны: { $tokens }.
incantibus-case-slots = Ваши ячейки: { $slots }.
incantibus-slots-ingredients = ингредиенты { $count } из { $slots }
incantibus-slots-weapons = оружие { $count } из { $slots }
incantibus-slots-monsters = монстры { $count } из { $slots }
incantibus-slots-gold = золото { $count } из { $slots }
incantibus-slots-potions = зелья { $count } из { $slots }
incantibus-slots-books = книги магии { $count } из { $slots }
# Ячейки кошеля, в которых может лежать что угодно.
incantibus-slots-loose = кошель { $count } из { $slots }

## Подсчёт очков

incantibus-sheet-what = За что
incantibus-sheet-tokens = В саквояже
incantibus-sheet-rule = Правило
incantibus-sheet-of-gold = золото
incantibus-sheet-of-monsters = монстры
incantibus-sheet-of-potions = зелья
incantibus-sheet-of-spell-tokens = жетоны заклинаний
incantibus-sheet-of-books = книги магии
incantibus-sheet-of-sorcerers = колдуны
incantibus-sheet-of-wand = палочка
incantibus-sheet-strength = сила { $wand }
incantibus-sheet-cleared = Колдунов не осталось (I-END).
incantibus-sheet-laid = Платить больше нечем, палочка на столе: { $who } (I-END).
incantibus-sheet-winner = { $seat } побеждает: { $points }.
incantibus-sheet-tie = { $seat } побеждает: { $points } у нескольких игроков, но из их палочек сильнее всех палочка с силой { $wand } (I-TIE).
# $subject — одно из названий выше: золото, монстры, …
incantibus-sheet-line = { $seat }, { $subject }: { $reason } — { $points } ({ $rule }).
incantibus-sheet-seat = { $seat }: { $points }, палочка с силой { $wand }.

## Что значат знаки на столе

incantibus-face-type-ingredients = ингредиенты
incantibus-face-type-weapons = оружие
incantibus-face-type-monsters = монстры
incantibus-face-type-gold = золото
incantibus-face-type-potions = зелья
incantibus-face-type-books = книги
incantibus-face-type-spells = заклинания
incantibus-face-type-purses = кошельки
incantibus-face-type-sorcerers = колдуны
incantibus-face-sign-points = очки
incantibus-face-sign-wand = палочка 4, вначале 2
incantibus-face-sign-open = доступно; выбирает
incantibus-face-sign-ready = есть; выбор сделан
incantibus-face-sign-aim = указывает на V3
incantibus-face-sign-hidden = лицом вниз
incantibus-face-sign-looked = уже смотрели
incantibus-face-sign-taken = ничего нет
incantibus-face-sign-escaped = сбежал; больше нет
incantibus-face-sign-beaten = побеждён
incantibus-face-sign-laid = палочка на столе
incantibus-face-sign-stack = столько в стопке
incantibus-face-sign-slots = занято 3 из 4 ячеек
incantibus-face-sign-loose = ячейки кошеля
incantibus-face-sign-equal = одинаковое оружие
incantibus-face-sign-different = разные ингредиенты
incantibus-face-sign-any = любые жетоны
incantibus-face-sign-special = особый жетон
incantibus-face-sign-strength = сила не больше 2
incantibus-face-sign-visible = видимый жетон
incantibus-face-sign-secret = тайный жетон
incantibus-face-sign-potion = зелье
incantibus-face-sign-book = книга магии
incantibus-face-sign-sorcerer = колдун
incantibus-face-sign-own-box = Вещи из вашей собственной коробки сокращены до первых букв названия.

## Стол на странице

incantibus-page-wands = Волшебные палочки
incantibus-page-ready = выбор сделан
incantibus-page-visible = Видимые жетоны
incantibus-page-secret = Тайные жетоны
incantibus-page-case-own = Ваш саквояж
incantibus-page-cases = Саквояжи остальных
incantibus-page-cases-all = Саквояжи
# Сколько у кого вещей в саквояже.
incantibus-page-holds = { $seat }: { $count ->
    [one] { $count } вещь
    [few] { $count } вещи
    [many] { $count } вещей
   *[other] { $count } вещи
}
incantibus-page-purse = занято мест в кошеле: { $count } из { $slots }
# Что дало последнее заклинание одному игроку, рядом с вопросом. $own — yes, если читатель играет только за него.
incantibus-brought-got = { $own ->
    [yes] Вы получаете: { $things }
   *[other] { $seat } получает: { $things }
}
incantibus-brought-empty = { $own ->
    [yes] Вы остаётесь ни с чем: сильнее { FORM($other, "inside") }
   *[other] { $seat } остаётся ни с чем: сильнее { FORM($other, "inside") }
}
incantibus-brought-missed = { $own ->
    [yes] Не достаётся вам: { $things }
   *[other] Не достаётся { FORM($seat, "dative") }: { $things }
}
incantibus-brought-swapped = { $own ->
    [yes] Обмен палочками: вы и { FORM($other, "inside") }
   *[other] Обмен палочками: { FORM($seat, "inside") } и { FORM($other, "inside") }
}
incantibus-brought-fizzled = { $own ->
    [yes] Вашему заклинанию { $card } не на что подействовать
   *[other] { $seat }: заклинанию { $card } не на что подействовать
}
incantibus-brought-robbed = { $own ->
    [yes] { $other } крадёт у вас: { $things }
   *[other] { $other } крадёт у { FORM($seat, "genitive") }: { $things }
}
incantibus-page-last = Последнее колдовство
incantibus-page-lost = ничего не достаётся
incantibus-page-swapped = обмен палочками: { $other }
incantibus-page-beaten = победа: { $seat }
incantibus-page-escaped = побег
incantibus-page-used = { $count ->
    [one] Сотворено { $count } заклинание
    [few] Сотворено { $count } заклинания
    [many] Сотворено { $count } заклинаний
   *[other] Сотворено { $count } заклинания
}

## Подсказки первой игры: по одному предложению.

incantibus-lesson-point = Выберите жетон, зелье или другую подсвеченную цель: все указывают тайно, а палочки открываются одновременно. В конце побеждает тот, у кого больше очков: их дают золото, монстры, зелья, жетоны заклинаний и побеждённые колдуны.
incantibus-lesson-sealed = Ваш выбор сделан тайно. Пока не выбрали все, его можно изменить.
incantibus-lesson-contest = Если на одну цель указало несколько палочек, её получает самая сильная, остальным не достаётся ничего.
incantibus-lesson-swap = Победитель спора обязан обменяться палочками с самым слабым из споривших: сила переходит из рук в руки.
incantibus-lesson-monster = Монстра ловят только его оружием. Без оружия монстр сбежит в ров.
incantibus-lesson-moat = Всё, что сбежало, отдано в уплату или сброшено, лежит во рву. Вернуть это может только заклинание Исканто.
incantibus-lesson-secret = Под тайным жетоном может быть что угодно: золото, ингредиент или монстр, на которого у вас нет оружия.
incantibus-lesson-looked = На этот тайный жетон уже смотрели и оставили его лежать: это монстр, для которого не нашлось оружия.
incantibus-lesson-potion = Теперь вы можете сварить зелье: укажите на него, и его ингредиенты уйдут в ров.
incantibus-lesson-book = Теперь вам хватает на книгу магии: укажите на неё, как на любую другую цель.
incantibus-lesson-pay = Выберите, какими жетонами платить. Сдачи с золота не бывает.
incantibus-lesson-discard = В саквояже ограниченное число мест для каждого вида. Что не поместилось, уходит в ров.
incantibus-lesson-purse = Что не нашло места по своему виду, лежит в кошеле: туда годится что угодно. Ещё одно такое место даёт заклинание Расшириус.
incantibus-lesson-universalus = Универсалус ловит любого монстра, но только один раз. Решите, стоит ли этот монстр того.
incantibus-lesson-spell = Получив жетон заклинания, вы творите одно из открытых заклинаний, а в конце жетон приносит одно очко.
incantibus-lesson-target = Выберите цель своего заклинания.
incantibus-lesson-sorcerers = С каждой комнатой открывается ещё один колдун. В финале вы сразитесь с ними: собирайте то, что они требуют.
incantibus-lesson-final = Финал: укажите на колдуна, чью цену вы можете заплатить. Когда закрытых колдунов не осталось, игра кончается, как только кому-то не хватает ни на что открытое.
incantibus-lesson-hidden = Указать можно и на закрытого колдуна: если он достался вам и вы можете заплатить, платить придётся; если не можете, он сбежит.
