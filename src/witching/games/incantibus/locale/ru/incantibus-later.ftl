### Инкантибус: названия, выборы, события, отказы, стол.
### У всего, что можно взять, есть .accusative («берёт жабу») и .ours: по нему видно, что название наше и склоняется.
### У колдунов .ours = sorcerer: их не получают, а побеждают.
### Название из собственной коробки игрока приходит простым текстом и стоит после двоеточия.
### Not needed before the first choice.

## Отказы: параметры и раздача

incantibus-options-box = box — это текст файла коробки или коробка, как она стоит в записи игры, а не «{ $given }».
incantibus-deal-wands = { $place }: палочки мест должны быть { $allowed }, по одной на каждое.
incantibus-deal-token = { $place }, { $token }: в раздаче { $found }, а в коробке { $wanted }.
incantibus-deal-size = { $place }: записано { $found }, а должно быть { $wanted }.
incantibus-deal-roof = { $place }: первой комнатой должна быть крыша (roof), а не { $room }.

## Отказы: коробка

incantibus-box-too-large = В файле коробки не больше { $most } байт.
incantibus-box-not-toml = Это не TOML: { $why }
incantibus-box-nested = В этом файле коробки слишком много вложенных уровней.
incantibus-box-key = { $row }: ключ пишут строчными латинскими буквами, цифрами и дефисами, не больше 40 знаков.
incantibus-box-kinds = { $row }: строк { $found }, а должно быть от 1 до { $most }.
incantibus-box-extra = { $row }: этому здесь не место; допустимо: { $allowed }.
incantibus-box-missing = { $row }: отсутствует
incantibus-box-number = { $row }: { $given } — не целое число от 0 до { $most }.
incantibus-box-name = { $row }: «{ $given }» — не название длиной от 1 до { $most } букв.
incantibus-box-ingredients = { $row }: «{ $given }» — не перечень, в котором от 1 до { $most } ингредиентов.
incantibus-box-table = { $row }: «{ $given }» — не строка из ключей со значениями.
incantibus-box-faults = Эта коробка не сходится в { $count ->
    [one] { $count } месте
    [few] { $count } местах
   *[many] { $count } местах
}: { $faults }.
incantibus-box-fourteen = { $row }: { $found }, это расходится с { $wanted } из книги правил на { $by }; или же жетонов оружия должно быть { $wanted }, а их { $weapons }
incantibus-box-rest = и ещё { $count }
incantibus-box-too-many = { $row }: { $found }, это на { $by } больше, чем { $wanted } из книги правил
incantibus-box-too-few = { $row }: { $found }, это на { $by } меньше, чем { $wanted } из книги правил
incantibus-box-twice = у двух видов жетонов, зелий или книг магии один и тот же ключ { $row }
incantibus-box-no-such = { $row }: «{ $given }» нет; есть: { $allowed }
incantibus-box-kind-weapon = { $row }: «{ $given }»; у монстров одного вида одно оружие, и для { $kind } это: { $wanted }
incantibus-box-room-large = { $row }: жетонов { $found }; в комнате помещается не больше { $most }
incantibus-box-stated-room = { $row }: видимых жетонов должно быть { $visible }, тайных { $secret }
incantibus-box-rooms-need = { $row }: всем комнатам вместе нужно жетонов { $found }, а есть { $most }
incantibus-box-unpayable = { $row }: требуется { $wanted }, а коробка может дать { $found }
incantibus-box-one-price = { $row }: названо цен { $found }, а должна быть одна

## Подсчёт очков

# Годится для кого угодно: склонять имя не нужно.
incantibus-sheet-title = Титул «Великий волшебник» или «Великая волшебница» получает { FORM($seat, "inside") }.

## Что значат знаки на столе

incantibus-proposal = Там, где в печатных правилах были только картинки, числа нашей коробки предложены нами (I-BOX). Если у вас есть эта игра, их можно исправить в файле коробки и выбрать его для нового стола.

## Стол в предложениях

incantibus-tell-room = { FORM($room, "ours") ->
    [yes] Вы { FORM($room, "where") }.
   *[other] Вы здесь: { $room }.
} { $count ->
    [0] Это последняя комната.
    [one] Ниже ещё { $count } комната.
    [few] Ниже ещё { $count } комнаты.
   *[many] Ниже ещё { $count } комнат.
}
incantibus-tell-final = Финал: вы в подземелье.
incantibus-tell-visible = Видимые жетоны: { $things }.
incantibus-tell-secret = Тайные жетоны: { $things }.
incantibus-tell-potions = Зелья: { $things }. В стопке: { $count }.
incantibus-tell-books = Книги магии: { $things }. В стопке: { $count }.
incantibus-tell-cards = Открытые карточки заклинаний: { $cards }. В стопке: { $count }.
incantibus-tell-used = Уже сотворённые заклинания: { $cards }.
incantibus-tell-sorcerers = Открытые колдуны: { $things }.
incantibus-tell-down = Закрытые колдуны: { $count } ({ $places }).
incantibus-tell-escaped = Сбежавшие колдуны: { $tokens }.
incantibus-tell-moat = Вещи во рву: { $tokens }.
incantibus-tell-supply = Особые жетоны в запасе: { $tokens }.
incantibus-tell-stacks = Жетонов в стопках: видимых { $visible }, тайных { $secret }.
incantibus-tell-seat = { $seat }: палочка с силой { $wand } (вначале { $first }). Вещи в саквояже: { $tokens }.
incantibus-tell-laid = { $seat }: палочка лежит на столе.
incantibus-tell-target = { $seat } указывает на { $place }.
incantibus-tell-ready = { $seat }: выбор сделан.

## Стол на странице

incantibus-option-expert = Экспертный режим
incantibus-option-expert-about = Можно покупать и книги магии, а палочка, которую вы держите в конце, приносит очки по своей силе.
incantibus-option-box = Своя коробка
incantibus-option-box-about = Файл с жетонами, ценами и очками вашего экземпляра игры. Без него игра идёт с обычной коробкой.
incantibus-option-imperium = Империум берёт
incantibus-option-imperium-catchable = монстра, только если его можно поймать
incantibus-option-imperium-any = любой видимый жетон, даже монстра
incantibus-option-imperium-about = Печатные правила называют любой видимый жетон, но только об Исканто говорят, что оружие не нужно. Поэтому обычно Империум берёт монстра лишь с его оружием или с Универсалусом.
incantibus-option-caster-wand = Первым творит заклинание
incantibus-option-caster-wand-now = тот, у кого сейчас, после обменов, самая сильная палочка
incantibus-option-caster-wand-pointing = тот, кто указывал самой сильной палочкой
incantibus-option-caster-wand-about = Печатные правила говорят лишь, что начинает самая сильная палочка, когда все взяли то, что им досталось. К этому времени палочками уже обменялись, поэтому обычно важна та, которую держат сейчас.
incantibus-option-universalus-pays = В уплату Универсалус годится
incantibus-option-universalus-pays-weapon = и как оружие любого одного вида
incantibus-option-universalus-pays-special = только как особый или любой жетон
incantibus-option-universalus-pays-about = Печатные правила называют его универсальным оружием и кладут в ячейку для оружия, но о ценах молчат. Обычно им платят и как оружием.
