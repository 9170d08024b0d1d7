### Гластонбери: названия карт и цветов, выборы, события, отказы, стол.
### Not needed before the first choice.

## Отказы: раздача

glastonbury-deal-assisted = { $place }: это не перечень мест с подсказкой по возрастанию.
glastonbury-deal-removed = Из игровой колоды должно быть убрано цветов: { $wanted }; можно убрать: { $allowed }.
glastonbury-deal-card = { $card }: в раздаче { $found }, а в игровой колоде { $wanted }.
glastonbury-deal-cards = Карт в раздаче { $found }, а в игровой колоде { $wanted }.
glastonbury-deal-recipes = { $place }: рецепты розданы не по правилам.

## Стол в предложениях, для программ экранного доступа

# $cards: перечень вида «c3: Жаба 3».
glastonbury-tell-faced = { $seat } может взять одну из этих карт: { $cards }.
glastonbury-tell-reached = «Волшебным перемещением» можно взять одну из этих карт: { $cards }.
glastonbury-tell-row = Строка { $row }: { $cards }.
glastonbury-tell-row-empty = Строка { $row } пуста.
glastonbury-tell-look = Сейчас вы можете просмотреть свой котёл.
# $place: одно из предложений stands, выше.
glastonbury-tell-seat = { $seat } играет { FORM($colour, "plural-instrumental") } и стоит { $place }.
glastonbury-tell-bare = { $seat }: котёл пуст, число на карте котла — { $number }.
glastonbury-tell-top = { $count ->
    [1] { $seat }: в котле { $count } карта — { FORM($card, "inside") }.
    [one] { $seat }: в котле { $count } карта, сверху { FORM($card, "inside") }.
    [few] { $seat }: в котле { $count } карты, сверху { FORM($card, "inside") }.
   *[many] { $seat }: в котле { $count } карт, сверху { FORM($card, "inside") }.
}
glastonbury-tell-points = { $points ->
    [one] { $seat }: { $points } очко.
    [few] { $seat }: { $points } очка.
   *[many] { $seat }: { $points } очков.
}
glastonbury-tell-spell = { $charges ->
    [one] { $seat }: { FORM($card, "inside") }, { $charges } заряд.
    [few] { $seat }: { FORM($card, "inside") }, { $charges } заряда.
   *[many] { $seat }: { FORM($card, "inside") }, { $charges } зарядов.
}
glastonbury-tell-spent = { $count ->
    [one] { $seat }: израсходовано { $count } заклинание.
    [few] { $seat }: израсходовано { $count } заклинания.
   *[many] { $seat }: израсходовано { $count } заклинаний.
}
glastonbury-tell-recipes = { $seat }, рецепты: { $recipes }.
glastonbury-tell-cards = { $seat }, котёл снизу вверх: { $cards }.
glastonbury-tell-pile = { $count ->
    [0] Общая колода пуста: кто заберёт последнюю карту внутреннего ряда, тот закончит игру (G-END).
    [one] В общей колоде { $count } карта.
    [few] В общей колоде { $count } карты.
   *[many] В общей колоде { $count } карт.
}

## Подсчёт очков

# Строка в предложении: карты (или рецепт), очки, почему, правило.
glastonbury-tell-line = { $points ->
    [one] { $cards }: { $points } очко; { $reason } ({ $rule }).
    [few] { $cards }: { $points } очка; { $reason } ({ $rule }).
   *[many] { $cards }: { $points } очков; { $reason } ({ $rule }).
}
glastonbury-tell-recipe = { $points ->
    [one] Рецепт { $recipe } — { $points } очко, карты: { $cards }; { $reason } ({ $rule }).
    [few] Рецепт { $recipe } — { $points } очка, карты: { $cards }; { $reason } ({ $rule }).
   *[many] Рецепт { $recipe } — { $points } очков, карты: { $cards }; { $reason } ({ $rule }).
}
glastonbury-tell-recipe-bare = { $points ->
    [one] Рецепт { $recipe } — { $points } очко; { $reason } ({ $rule }).
    [few] Рецепт { $recipe } — { $points } очка; { $reason } ({ $rule }).
   *[many] Рецепт { $recipe } — { $points } очков; { $reason } ({ $rule }).
}
glastonbury-tell-joins = { glastonbury-card-immuto } присоединяется к виду «{ FORM($kind, "inside") }» (G-IMMUTO).

## Страница: параметры нового стола

glastonbury-option-recipes = Играть с рецептами
glastonbury-option-recipes-about = Каждый получает два тайных рецепта, которые дают очки. Для тех, кто уже знает игру.
glastonbury-option-memory = Накрытые карты
glastonbury-option-memory-strict = Запоминайте их сами
glastonbury-option-memory-assisted = Свои можно пересматривать
glastonbury-option-memory-open = Все лежат открыто
glastonbury-option-strict-about = В котле видна только верхняя карта. Так игра и задумана.
glastonbury-option-assisted-about = Отмеченные всегда могут просматривать свой котёл: для детей и всех, кому так удобнее.
glastonbury-option-open-about = Все видят все котлы.
glastonbury-option-assisted = Кому можно смотреть
glastonbury-option-special2 = В углу с { glastonbury-card-immuto.instrumental } сверху
glastonbury-option-special2-may = можно идти или остаться
glastonbury-option-special2-must = нужно идти
glastonbury-option-fewest-spells = Рецепт Б3 сравнивает
glastonbury-option-fewest-spells-collected = собранные карты-заклинания
glastonbury-option-fewest-spells-used = применённые карты-заклинания
glastonbury-option-immuto = Для рецепта А { glastonbury-card-immuto.inside }
glastonbury-option-immuto-as-scored = имеет цвет вида, к которому присоединён
glastonbury-option-immuto-free = всегда считается и для рецепта владельца
glastonbury-option-removal = Вдвоём из игры убирают
glastonbury-option-removal-one = карты одного свободного цвета
glastonbury-option-removal-both = карты обоих свободных цветов
glastonbury-option-end-lines = Игру заканчивает пустой ряд
glastonbury-option-end-lines-about = В правилах сказано «любой ряд», но перед внешним рядом фигурка не стоит никогда.
glastonbury-option-end-lines-inner = только внутренний
glastonbury-option-end-lines-all = и внешний тоже
glastonbury-option-immuto-by = В игре с рецептами { glastonbury-card-immuto.inside } присоединяет
glastonbury-option-immuto-by-about = В правилах сказано: к виду по выбору владельца.
glastonbury-option-immuto-by-owner = владелец, после последней карты
glastonbury-option-immuto-by-engine = программа, как лучше владельцу
glastonbury-option-immuto-joins = Присоединять { glastonbury-card-immuto.inside } можно
glastonbury-option-immuto-joins-about = В русских правилах сказано «к одному из собранных видов», в остальных — к любому.
glastonbury-option-immuto-joins-any = к любому виду
glastonbury-option-immuto-joins-collected = только к виду, карта которого у вас есть
glastonbury-option-first-seat = Кто начинает
glastonbury-option-removed = Какой цвет убирают
glastonbury-option-colours = Цвет фишки
glastonbury-option-corners = Начальный угол
glastonbury-option-corner-nw = слева вверху
glastonbury-option-corner-ne = справа вверху
glastonbury-option-corner-se = справа внизу
glastonbury-option-corner-sw = слева внизу

# Что говорит издание там, где издания расходятся.
glastonbury-edition-ru = В углу с { glastonbury-card-immuto.instrumental } сверху можно остаться. Рецепт Б3 сравнивает собранные карты-заклинания. Здесь оно обычное: в обоих случаях с ним согласно большинство изданий.
glastonbury-edition-ru-alchemist = Как в другом русском издании; отличаются только названия карт.
glastonbury-edition-it = В углу с { glastonbury-card-immuto.instrumental } сверху можно остаться. Рецепт Б3 сравнивает применённые карты-заклинания.
glastonbury-edition-ko = В углу с { glastonbury-card-immuto.instrumental } сверху нужно идти. Рецепт Б3 сравнивает собранные карты-заклинания.

## Подсказка для подсчёта

# After the lines “glastonbury-why-one” to “-four”; as short as these.
glastonbury-aid-own = свой цвет: вдвойне, кроме 5
# A card, and its “glastonbury-note-…”.
glastonbury-aid-card = { $card }: { $note }
glastonbury-aid-recipe-a = рецепт А, больше всех карт его цвета: 1 за карту, вчетвером 2
glastonbury-aid-recipe-b = рецепт Б, выполнен: 10
