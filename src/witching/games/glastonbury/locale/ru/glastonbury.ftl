### Гластонбери: названия карт и цветов, выборы, события, отказы, стол.

## Игра

glastonbury-title = { $edition ->
    [ru-alchemist] Алхимик из Гластонбери
   *[other] Гластонбери
}
glastonbury-about = обходите рынок, наполняйте котёл и помните, что в нём
glastonbury-ending-kept = ряд опустел, карту оставили
glastonbury-ending-refused = ряд опустел, от карты отказались
glastonbury-ending-stranded = «Волшебное перемещение» к ряду мгновенных заклинаний

## Виды ингредиентов: название как на ярлыке; внутри предложения; «берёт жабу»

glastonbury-kind-dragons-blood = Кровь дракона
    .inside = кровь дракона
    .accusative = кровь дракона
glastonbury-kind-toadstool = Мухомор
    .inside = мухомор
    .accusative = мухомор
glastonbury-kind-jar-of-eyes = Банка с глазами
    .inside = банка с глазами
    .accusative = банку с глазами
glastonbury-kind-raven-feathers = Перья ворона
    .inside = перья ворона
    .accusative = перья ворона
glastonbury-kind-herb-bundle = Пучок трав
    .inside = пучок трав
    .accusative = пучок трав
glastonbury-kind-toad = Жаба
    .inside = жаба
    .accusative = жабу
glastonbury-kind-wax-doll = Восковая кукла
    .inside = восковая кукла
    .accusative = восковую куклу
glastonbury-kind-cat-whiskers = Кошачьи усы
    .inside = кошачьи усы
    .accusative = кошачьи усы
glastonbury-kind-pumpkin = Тыква
    .inside = тыква
    .accusative = тыкву
glastonbury-kind-snake-powder = Змеиный порошок
    .inside = змеиный порошок
    .accusative = змеиный порошок
glastonbury-kind-bat-wings = Крылья летучей мыши
    .inside = крылья летучей мыши
    .accusative = крылья летучей мыши
glastonbury-kind-love-philtre = Приворотное зелье
    .inside = приворотное зелье
    .accusative = приворотное зелье
glastonbury-kind-moonstone = Лунный камень
    .inside = лунный камень
    .accusative = лунный камень
glastonbury-kind-scarab = Скарабей
    .inside = скарабей
    .accusative = скарабея
glastonbury-kind-mandrake-root = Корень мандрагоры
    .inside = корень мандрагоры
    .accusative = корень мандрагоры
glastonbury-kind-bones = Кости
    .inside = кости
    .accusative = кости
glastonbury-kind-cobweb = Паутина
    .inside = паутина
    .accusative = паутину
glastonbury-kind-candle-stub = Огарок свечи
    .inside = огарок свечи
    .accusative = огарок свечи

## Цвета: сам цвет; «больше красных»; «играет красными»

glastonbury-colour-red = красный
    .plural-genitive = красных
    .plural-instrumental = красными
glastonbury-colour-blue = синий
    .plural-genitive = синих
    .plural-instrumental = синими
glastonbury-colour-green = зелёный
    .plural-genitive = зелёных
    .plural-instrumental = зелёными
glastonbury-colour-yellow = жёлтый
    .plural-genitive = жёлтых
    .plural-instrumental = жёлтыми
glastonbury-colour-orange = { $edition ->
    [ko] мятный
   *[other] оранжевый
}
    .plural-genitive = { $edition ->
        [ko] мятных
       *[other] оранжевых
    }
    .plural-instrumental = { $edition ->
        [ko] мятными
       *[other] оранжевыми
    }
glastonbury-colour-purple = фиолетовый
    .plural-genitive = фиолетовых
    .plural-instrumental = фиолетовыми
glastonbury-colour-turquoise = бирюзовый
    .plural-genitive = бирюзовых
    .plural-instrumental = бирюзовыми
glastonbury-colour-brown = коричневый
    .plural-genitive = коричневых
    .plural-instrumental = коричневыми
glastonbury-colour-grey = серый
    .plural-genitive = серых
    .plural-instrumental = серыми

## Карты: те же формы, в перечнях .listed (там кавычки нужны названию со знаком «!»); у джокера есть и .instrumental

glastonbury-card-immuto = { $edition ->
    [ru-alchemist] Магический порошок
   *[other] Джокер
}
    .inside = { $edition ->
        [ru-alchemist] магический порошок
       *[other] джокер
    }
    .accusative = { $edition ->
        [ru-alchemist] магический порошок
       *[other] джокера
    }
    .instrumental = { $edition ->
        [ru-alchemist] магическим порошком
       *[other] джокером
    }
    .listed = { glastonbury-card-immuto }
glastonbury-card-vanesco = Ух! Не повезло!
    .inside = «Ух! Не повезло!»
    .accusative = «Ух! Не повезло!»
    .listed = «Ух! Не повезло!»
glastonbury-card-perluceo = Глазное яблоко
    .inside = «Глазное яблоко»
    .accusative = «Глазное яблоко»
    .listed = Глазное яблоко
glastonbury-card-accio = Волшебное появление
    .inside = «Волшебное появление»
    .accusative = «Волшебное появление»
    .listed = Волшебное появление
glastonbury-card-declinatio = Волшебное перемещение
    .inside = «Волшебное перемещение»
    .accusative = «Волшебное перемещение»
    .listed = Волшебное перемещение

# $kind: название вида. $value: число на карте.
glastonbury-card-ingredient = { $kind } { $value }
    .inside = { FORM($kind, "inside") } { $value }
    .accusative = { FORM($kind, "accusative") } { $value }
    .listed = { $kind } { $value }

## Выборы

glastonbury-action-pass = пас
glastonbury-action-walk = идти по числу под { glastonbury-card-immuto.instrumental }
glastonbury-action-stay = остаться в углу
glastonbury-action-join = присоединить { glastonbury-card-immuto.inside } к виду «{ FORM($kind, "inside") }»
glastonbury-action-join-none = ни к чему не присоединять { glastonbury-card-immuto.inside }
glastonbury-action-declinatio-end = «Волшебное перемещение» к ряду мгновенных заклинаний, игра заканчивается
glastonbury-action-take = взять карту с клетки { $cell }
glastonbury-action-take-refuse = взять карту с клетки { $cell } и отказаться от неё
glastonbury-action-accio = «Волшебное появление»: взять карту с клетки { $cell }
glastonbury-action-accio-refuse = «Волшебное появление»: взять карту с клетки { $cell } и отказаться от неё
glastonbury-action-declinatio = «Волшебное перемещение»: взять карту с клетки { $cell }
glastonbury-action-declinatio-refuse = «Волшебное перемещение»: взять карту с клетки { $cell } и отказаться от неё

## Что происходит

glastonbury-hidden = карта
    .accusative = карту
glastonbury-event-begin = Игру начинает { FORM($seat, "inside") }.
glastonbury-event-removed = В игре нет карт такого цвета: { $colours }.
glastonbury-event-walk = { $steps ->
    [glastonbury-hidden] { $seat } идёт дальше.
    [0] { $seat } остаётся на остановке { $stop }.
    [one] { $seat } проходит { $steps } шаг до остановки { $stop }.
    [few] { $seat } проходит { $steps } шага до остановки { $stop }.
   *[many] { $seat } проходит { $steps } шагов до остановки { $stop }.
}
glastonbury-event-special = { $seat } стоит в углу, а сверху в котле { glastonbury-card-immuto.inside }.
glastonbury-event-special-walk = { $steps ->
    [glastonbury-hidden] { $seat } идёт по числу под { glastonbury-card-immuto.instrumental }.
    [one] { $seat } идёт по числу под { glastonbury-card-immuto.instrumental }: { $steps } шаг до остановки { $stop }.
    [few] { $seat } идёт по числу под { glastonbury-card-immuto.instrumental }: { $steps } шага до остановки { $stop }.
   *[many] { $seat } идёт по числу под { glastonbury-card-immuto.instrumental }: { $steps } шагов до остановки { $stop }.
}
glastonbury-event-stay = { $seat } остаётся в углу.
glastonbury-event-pass = { $seat } пасует в углу.
glastonbury-event-accio = { $seat } применяет «Волшебное появление».
glastonbury-event-declinatio = { $steps ->
    [glastonbury-hidden] { $seat } применяет «Волшебное перемещение» и идёт дальше.
    [one] { $seat } применяет «Волшебное перемещение» и проходит ещё { $steps } шаг, до остановки { $stop }.
    [few] { $seat } применяет «Волшебное перемещение» и проходит ещё { $steps } шага, до остановки { $stop }.
   *[many] { $seat } применяет «Волшебное перемещение» и проходит ещё { $steps } шагов, до остановки { $stop }.
}
glastonbury-event-take = { $cell ->
    [glastonbury-hidden] { $seat } берёт { FORM($card, "accusative") }.
   *[other] { $seat } берёт { FORM($card, "accusative") } с клетки { $cell }.
}
glastonbury-event-take-spell = { $cell ->
    [glastonbury-hidden] { $seat } берёт { FORM($card, "accusative") }.
   *[other] { $seat } берёт { FORM($card, "accusative") } с клетки { $cell }.
}
glastonbury-event-refuse = { $seat } берёт { FORM($card, "accusative") } с клетки { $cell } и отказывается от этой карты.
glastonbury-event-refuse-spell = { $seat } берёт { FORM($card, "accusative") } с клетки { $cell } и отказывается от этой карты.
glastonbury-event-vanish = { $card ->
    [glastonbury-hidden] { $seat } теряет верхнюю карту: она уходит под общую колоду.
   *[other] { $seat } теряет { FORM($card, "accusative") }: верхняя карта уходит под общую колоду.
}
glastonbury-event-vanish-out = { $card ->
    [glastonbury-hidden] { $seat } теряет верхнюю карту: она выбывает из игры.
   *[other] { $seat } теряет { FORM($card, "accusative") }: верхняя карта выбывает из игры.
}
glastonbury-event-look = { $cards ->
    [glastonbury-hidden] { $seat } просматривает свой котёл.
   *[other] { $seat } просматривает свой котёл: { $cards }.
}
glastonbury-event-look-empty = { $seat } заглядывает в свой котёл: там пусто.
glastonbury-event-refill = { $cell ->
    [glastonbury-hidden] На пустую клетку кладут { FORM($card, "accusative") }.
   *[other] На клетку { $cell } кладут { FORM($card, "accusative") }.
}
glastonbury-event-refill-spell = { $cell ->
    [glastonbury-hidden] На пустую клетку кладут { FORM($card, "accusative") }.
   *[other] На клетку { $cell } кладут { FORM($card, "accusative") }.
}
glastonbury-event-end-kept = { $seat } забирает последнюю карту ряда и оставляет её себе: игра окончена.
glastonbury-event-end-refused = { $seat } забирает последнюю карту ряда и отказывается от неё: игра окончена.
glastonbury-event-end-stranded = { $seat } после «Волшебного перемещения» видит перед собой только мгновенные заклинания: игра окончена.
glastonbury-event-open = Все котлы открыты. { glastonbury-card-immuto }: теперь владелец говорит, к какому виду присоединяет.
glastonbury-event-join = { glastonbury-card-immuto } — к виду «{ FORM($kind, "inside") }»: { $seat }.
glastonbury-event-join-none = { glastonbury-card-immuto } — ни к чему: { $seat }.

## Отказы: выборы

glastonbury-refusal-over = Игра окончена.
glastonbury-refusal-not-your-turn = Сейчас ходит { FORM($seat, "inside") }.
glastonbury-refusal-no-such-action = Действия { $action } нет; есть действия от 0 до { $most }.
glastonbury-refusal-notation = «{ $given }» — не действие; действия записываются так: { $allowed }.
glastonbury-refusal-corner-cell = { $cell } — угол поля: там нет карты, которую можно взять.
glastonbury-refusal-no-special2 = walk и stay — только для хода, который начинается в углу с { glastonbury-card-immuto.instrumental } сверху.
glastonbury-refusal-must-walk = В этом издании фигурка обязана идти.
glastonbury-refusal-walk-first = В углу с { glastonbury-card-immuto.instrumental } сверху сначала решите, идти или остаться.
glastonbury-refusal-settle = Последняя карта взята: осталось сказать, к какому виду присоединить { glastonbury-card-immuto.inside }.
glastonbury-refusal-no-settle = Присоединять { glastonbury-card-immuto.inside } к виду можно только после последней карты и только в игре с рецептами.
glastonbury-refusal-not-collected = Карт этого вида у вас нет, а за этим столом { glastonbury-card-immuto.inside } присоединяют только к собранному виду: «{ FORM($kind, "inside") }».
glastonbury-refusal-at-corner = Фигурка стоит в углу: карту нельзя ни взять, ни добыть.
glastonbury-refusal-not-faced = Клетка { $cell } не в ряду перед фигуркой; из него можно взять: { $allowed }.
glastonbury-refusal-no-accio = Зарядов «Волшебного появления» нет.
glastonbury-refusal-accio-faced = Клетка { $cell } в ряду перед фигуркой: эту карту можно взять и без «Волшебного появления».
glastonbury-refusal-not-at-corner = Фигурка стоит перед рядом, из него нужно взять карту: { $allowed }.
glastonbury-refusal-no-declinatio = Зарядов «Волшебного перемещения» нет.
glastonbury-refusal-not-stranded = В ряду, куда ведёт «Волшебное перемещение», есть карты, которые можно взять: { $allowed }.
glastonbury-refusal-not-reached = Клетка { $cell } не в ряду, куда ведёт «Волшебное перемещение»; из него можно взять: { $allowed }.
glastonbury-refusal-empty-cell = Клетка { $cell } пуста.
glastonbury-refusal-two-spells = { FORM($card, "inside") } на { $cell } — это было бы второе заклинание за один ход.
glastonbury-refusal-cannot-refuse = Отказаться можно только от карты, которая заканчивает игру, а карта на { $cell } её не заканчивает.

## Сокращения карт на столе: ширина две буквы, все разные

glastonbury-mark-dragons-blood = Кр
glastonbury-mark-toadstool = Му
glastonbury-mark-jar-of-eyes = Бг
glastonbury-mark-raven-feathers = Пв
glastonbury-mark-herb-bundle = Пт
glastonbury-mark-toad = Жа
glastonbury-mark-wax-doll = Вк
glastonbury-mark-cat-whiskers = Ку
glastonbury-mark-pumpkin = Ты
glastonbury-mark-snake-powder = Зп
glastonbury-mark-bat-wings = Кл
glastonbury-mark-love-philtre = Пз
glastonbury-mark-moonstone = Лк
glastonbury-mark-scarab = Ск
glastonbury-mark-mandrake-root = Км
glastonbury-mark-bones = Ко
glastonbury-mark-cobweb = Па
glastonbury-mark-candle-stub = Ог
glastonbury-mark-immuto = { $edition ->
    [ru-alchemist] Мп
   *[other] Дж
}
glastonbury-mark-vanesco = Ух
glastonbury-mark-perluceo = Гя
glastonbury-mark-accio = По
glastonbury-mark-declinatio = Пе

## Стол: короткие тексты рядом с полем, не шире примерно 30 знаков

glastonbury-face-pile = { $count ->
    [0] Общая колода пуста (G-END)
    [one] Общая колода: { $count } карта
    [few] Общая колода: { $count } карты
   *[many] Общая колода: { $count } карт
}
# $colours: цвета игроков, карт которых нет в игре.
glastonbury-face-removed = Нет в игре: { $colours }
# Где стоит фигурка, рядом с именем: как можно короче.
glastonbury-stop = ост. { $stop }
glastonbury-corner = угол { $stop }
glastonbury-face-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# Сколько карт лежит в котле.
glastonbury-face-size = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
# Котёл без карт; $number — число на карте котла.
glastonbury-face-bare = { $number ->
    [one] пуст, { $number } шаг
    [few] пуст, { $number } шага
   *[many] пуст, { $number } шагов
}
# Сколько израсходованных карт-заклинаний лежит у игрока.
glastonbury-face-spent = израсх. { $count }

# Чего требует рецепт: больше всего карт одного цвета и так далее; не шире 23 знаков.
glastonbury-mark-recipe-a = А
glastonbury-mark-recipe-b = Б
glastonbury-recipe-a = А: максимум { FORM($colour, "plural-genitive") }
glastonbury-recipe-b1 = Б1: минимум карт
glastonbury-recipe-b2 = Б2: минимум четвёрок
glastonbury-recipe-b3 = Б3: минимум заклинаний
glastonbury-recipe-b4 = Б4: максимум единиц
glastonbury-recipe-b5 = Б5: закончить игру

## Где фигурка стоит и где окажется

# Внутри предложения: «Анна играет красными и стоит на остановке 7, перед строкой 3».
glastonbury-stands-row = на остановке { $stop }, перед строкой { $row }
glastonbury-stands-column = на остановке { $stop }, перед столбцом { $column }
glastonbury-stands-corner = в углу { $stop }
# Рядом с выбором: где закончится следующее движение этого игрока.
glastonbury-leads-row = потом ост. { $stop }, строка { $row }
glastonbury-leads-column = потом ост. { $stop }, столбец { $column }
glastonbury-leads-corner = потом угол { $stop }: пас
glastonbury-leads-corner-declinatio = потом угол { $stop }: «Волшебное перемещение»
glastonbury-leads-again = потом снова ост. { $stop }, тот же ряд

## Выборы, как их предлагают

glastonbury-choice-take = { $cell }: { FORM($card, "listed") }
glastonbury-choice-take-keep = Взять { FORM($card, "accusative") } с { $cell } и оставить себе
glastonbury-choice-take-refuse = Взять { FORM($card, "accusative") } с { $cell } и отказаться от карты
glastonbury-choice-accio = «Волшебное появление»: взять { FORM($card, "accusative") } с { $cell }
glastonbury-choice-accio-refuse = «Волшебное появление»: взять { FORM($card, "accusative") } с { $cell } и отказаться от карты
glastonbury-choice-declinatio = «Волшебное перемещение»: взять { FORM($card, "accusative") } с { $cell }
glastonbury-choice-declinatio-refuse = «Волшебное перемещение»: взять { FORM($card, "accusative") } с { $cell } и отказаться от карты
glastonbury-choice-declinatio-end = Идти с «Волшебным перемещением» к ряду мгновенных заклинаний
glastonbury-choice-pass = Пас
glastonbury-choice-walk = Идти по числу под { glastonbury-card-immuto.instrumental }
glastonbury-choice-stay = Остаться в углу
glastonbury-choice-join = К виду «{ FORM($kind, "inside") }»
glastonbury-choice-join-none = Ни к чему

# Что издание печатает рядом с именем карты; стоит перед примечанием о ней, см. D-NAMES.
glastonbury-gloss-immuto = { $edition ->
    [it] «mutaforma»,{ " " }
    [ko] «변신»,{ " " }
   *[other] { "" }
}
glastonbury-gloss-vanesco = { $edition ->
    [it] «Sparizione»,{ " " }
    [ko] «소멸»,{ " " }
   *[other] { "" }
}
glastonbury-gloss-perluceo = { $edition ->
    [it] «Colpo d’Occhio»,{ " " }
    [ko] «투시»,{ " " }
   *[other] { "" }
}
glastonbury-gloss-accio = { $edition ->
    [it] «Evocazione»,{ " " }
    [ko] «소환»,{ " " }
   *[other] { "" }
}
glastonbury-gloss-declinatio = { $edition ->
    [it] «Angolo»,{ " " }
    [ko] «굴절»,{ " " }
   *[other] { "" }
}
# Что стоит знать о выборе; как можно короче.
glastonbury-note-own = ваш цвет: вдвойне
glastonbury-note-ends = заканчивает игру (G-SPECIAL1)
glastonbury-note-ends-keep = заканчивает игру (G-END): карта ваша
glastonbury-note-ends-refuse = заканчивает игру (G-END): карта не достанется никому
glastonbury-note-immuto = { glastonbury-gloss-immuto }число 0, при подсчёте присоединяется к виду
glastonbury-note-vanesco = { glastonbury-gloss-vanesco }другие теряют верхнюю карту
glastonbury-note-perluceo = { glastonbury-gloss-perluceo }просмотр своего котла
glastonbury-note-accio = { glastonbury-gloss-accio }2 заряда: карта из другого ряда
glastonbury-note-declinatio = { glastonbury-gloss-declinatio }3 заряда: уйти из угла
glastonbury-note-join = { $points ->
    [one] на { $points } очко больше по тому, что открыто
    [few] на { $points } очка больше по тому, что открыто
   *[many] на { $points } очков больше по тому, что открыто
}
glastonbury-note-usual = лучше всего по тому, что вам видно; так и будет, если не выбирать

## Вопросы: с именем в 20 букв всё ещё короче 80 знаков

glastonbury-question-row = { $seat }, вы на остановке { $stop }, перед строкой { $row }: какую карту берёте?
glastonbury-question-column = { $seat }, вы на остановке { $stop }, перед столбцом { $column }: какую карту берёте?
glastonbury-question-corner = { $seat }, в углу { $stop } брать нечего.
glastonbury-question-declinatio = { $seat }, угол { $stop }: пас или дальше с «Волшебным перемещением»?
glastonbury-question-special2 = { $seat }, угол { $stop }, сверху { glastonbury-card-immuto.inside }: идёте или остаётесь?
glastonbury-question-settle = { $seat }, к какому виду присоединить { glastonbury-card-immuto.inside }?
glastonbury-question-settling = { $seat } решает, к какому виду присоединить { glastonbury-card-immuto.inside }.
glastonbury-question-must = { $seat }, угол { $stop }, сверху { glastonbury-card-immuto.inside }: нужно идти.

## Просмотр котла «Глазным яблоком»

glastonbury-look = { $count ->
    [0] { $seat }, это видите только вы. В вашем котле нет карт.
    [1] { $seat }, это видите только вы. В вашем котле { $count } карта:
    [one] { $seat }, это видите только вы. В вашем котле { $count } карта, снизу вверх:
    [few] { $seat }, это видите только вы. В вашем котле { $count } карты, снизу вверх:
   *[many] { $seat }, это видите только вы. В вашем котле { $count } карт, снизу вверх:
}
# $number: место карты, считая снизу.
glastonbury-look-card = { $number }: { $card }

## Подсчёт очков

glastonbury-winner = { $points ->
    [one] { $seat } побеждает: { $points } очко.
    [few] { $seat } побеждает: { $points } очка.
   *[many] { $seat } побеждает: { $points } очков.
}
# $players: перечень имён.
glastonbury-winners = { $points ->
    [one] Ничья, победа общая (R-TIE-1): { $players } — по { $points } очку.
    [few] Ничья, победа общая (R-TIE-1): { $players } — по { $points } очка.
   *[many] Ничья, победа общая (R-TIE-1): { $players } — по { $points } очков.
}
# Рядом с именем победителя.
glastonbury-face-wins = победа
# Почему строка подсчёта даёт свои очки; около 30 знаков.
glastonbury-why-one = одна: минус её число
glastonbury-why-two = пара: ничего
glastonbury-why-three = три: сумма
glastonbury-why-four = четыре: сумма + 5
glastonbury-why-own-one = свой цвет: минус 2 × число
glastonbury-why-own-three = свой цвет: 2 × сумма
glastonbury-why-own-four = свой цвет: 2 × сумма + 5
glastonbury-why-alone = ни к чему не присоединён
glastonbury-why-joins = к виду «{ FORM($kind, "inside") }»
glastonbury-why-most = больше всех: { $each } за карту
glastonbury-why-met = выполнен
glastonbury-why-unmet = не выполнен

## Страница: поле

# Названия частей поля, для тех, кто слушает.
glastonbury-page-market = Рынок
glastonbury-page-grid = Карты рынка
glastonbury-page-prompt = Что сейчас
glastonbury-page-seats = Котлы
glastonbury-page-gap = { $cell }: пусто
# Кнопка, которая подсвечивает все карты, доступные «Волшебному появлению».
glastonbury-page-accio = { $charges ->
    [one] «Волшебное появление» ({ $charges } заряд)
    [few] «Волшебное появление» ({ $charges } заряда)
   *[many] «Волшебное появление» ({ $charges } зарядов)
}
glastonbury-page-fetching = «Волшебное появление»: выберите любую из подсвеченных карт рынка. Это стоит одного заряда.
glastonbury-page-declinatio = Или идите дальше с «Волшебным перемещением»: выберите одну из подсвеченных карт. Это стоит одного заряда.
glastonbury-page-pile-empty = Общая колода пуста: кто заберёт последнюю карту внутреннего ряда, тот закончит игру.
# Открытое заклинание и оставшиеся заряды.
glastonbury-page-charges = { $charges ->
    [one] { $card }, { $charges } заряд
    [few] { $card }, { $charges } заряда
   *[many] { $card }, { $charges } зарядов
}
# На сколько шагов фигурка пойдёт дальше.
glastonbury-page-walks = { $number ->
    [0] дальше: 0, на месте
    [one] дальше: { $number } шаг
    [few] дальше: { $number } шага
   *[many] дальше: { $number } шагов
}

## Страница: что говорит наставник, когда что-то происходит впервые

glastonbury-lesson-turn = Ваша фигурка стоит перед подсвеченным рядом. Возьмите из него одну карту: она ляжет в котёл сверху. В конце три или четыре карты одного вида дают очки, а одиночная карта отнимает своё число.
glastonbury-lesson-leads = Число на верхней карте котла — это ваш следующий путь. Маленький знак на подсвеченной карте показывает, на какой остановке он закончится, если вы возьмёте эту карту и она останется сверху; красный — это угол, где карту даёт только «Волшебное перемещение».
glastonbury-lesson-explain = Что делает карта, видно, если навести на неё указатель. Пальцем: коснитесь неподсвеченной карты или задержите палец на подсвеченной.
glastonbury-lesson-corner = В углу брать нечего. Пасуйте; следующий путь начнётся отсюда.
glastonbury-lesson-corner-spell = Вы в углу, и у вас есть заряд «Волшебного перемещения»: пасуйте или пройдите ещё столько же и возьмите одну из подсвеченных карт.
glastonbury-lesson-memory = В котле видна только верхняя карта. Запоминайте, что собираете вы и что собирают другие.
glastonbury-lesson-own = Карты вашего цвета в конце считаются вдвойне, минус тоже. Только прибавка 5 за четыре карты не удваивается.
glastonbury-lesson-immuto = { $edition ->
    [ru-alchemist] Магический порошок в конце присоединяется к одному из видов как карта со значением 0. Сверху он значит 0 шагов: вы остаётесь и снова выбираете из того же ряда.
   *[other] Джокер в конце присоединяется к одному из видов как карта со значением 0. Сверху он значит 0 шагов: вы остаётесь и снова выбираете из того же ряда.
}
glastonbury-lesson-vanesco = «Ух! Не повезло!» действует сразу: все остальные теряют верхнюю карту котла. Она уходит под колоду, а если колода пуста, выбывает из игры.
glastonbury-lesson-perluceo = «Глазное яблоко» действует сразу: вы одни просматриваете свой котёл, пока не закроете его или пока не начнётся ваш следующий ход.
glastonbury-lesson-kept = «Волшебное появление» и «Волшебное перемещение» лежат открыто рядом с котлом со своими зарядами. Применять их можно со следующего хода, по одному заклинанию за ход.
glastonbury-lesson-accio = У вас есть заряд «Волшебного появления»: вместо карты из подсвеченного ряда можно взять карту из другого ряда, но не «Ух! Не повезло!» и не «Глазное яблоко».
glastonbury-lesson-declinatio = «Волшебное перемещение» выручает в углу: за заряд вы проходите ещё столько же шагов и берёте карту там, но не «Ух! Не повезло!» и не «Глазное яблоко».
glastonbury-lesson-special = Вы в углу, а сверху в котле { glastonbury-card-immuto.inside }: вы идёте по первому числу под ним. Если можно и остаться, то на этом ваш ход закончится.
glastonbury-lesson-look = Это весь ваш котёл, начиная с нижней карты. «Глазное яблоко» показывает его один раз: запомните.
glastonbury-lesson-recipes = Ваши рецепты — тайна. Каждый даёт очки в конце, если вы его выполните; там, где сравнивают карты, равенство не даёт ничего.
glastonbury-lesson-end-near = Общая колода почти пуста. После её последней карты клетки остаются пустыми, и кто опустошит внутренний ряд, тот закончит игру.
glastonbury-lesson-last = Одна из этих карт опустошит ряд, и игра сразу закончится. От неё можно отказаться: игра всё равно закончится, но карта вам не достанется.
glastonbury-lesson-score = Очки считают по видам. В каждой строке названо правило; нажмите на него, чтобы прочитать.
