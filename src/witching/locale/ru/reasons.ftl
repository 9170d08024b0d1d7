### Доводы: что выбрал бы бот, чем это может кончиться и почему.

## Варианты

reasons-title-open = Лучшие варианты, судя по тому, что лежит открыто
reasons-title-all = Лучшие варианты, судя по всему, что можно знать
reasons-rank = { $rank ->
    [first] Подсказка: лучший вариант
    [second] Подсказка: второй вариант
   *[third] Подсказка: третий вариант
}
# На сколько очков можно в конце опередить лучшего из остальных или отстать от него.
reasons-ahead = примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка впереди
reasons-behind = примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка позади
reasons-level = примерно поровну
reasons-end-ahead = в конце можно опередить примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
reasons-end-behind = в конце можно отстать примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
reasons-end-level = в конце может быть примерно поровну
reasons-less = на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка меньше
reasons-better = на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка больше
reasons-same = примерно столько же очков
reasons-margin = Очки: насколько в среднем можно в конце опередить лучшего из остальных. Бот выбрал бы первый: победа для него важнее очков.
# One or two other choices, behind a button.
reasons-more = Ещё { $choices }
reasons-fewer = Меньше
# In a replay.
reasons-chosen = Выбрано: { $choice }
reasons-was-chosen = выбрано
# В терминале.
reasons-entry = { $choice } ({ $margin })
reasons-not-over = Что сделал бы бот, говорят только об оконченных играх.
reasons-nobody = Здесь никому не надо выбирать.
reasons-ask = Что сделал бы здесь бот?
reasons-ask-for = Что сделал бы здесь бот вместо { FORM($seat, "genitive") }?
reasons-thinking = Бот думает …

## Доводы в любой игре

# Вместо довода.
reasons-worlds = хорошо кончалось в играх, которые бот представил себе
reasons-worse = хуже кончалось в играх, которые бот представил себе
reasons-only = ничего другого здесь сделать нельзя
reasons-alike = из того, что известно, ничто не говорит за этот вариант больше, чем за другие
reasons-covered = что закрыто, надо помнить без подсказки
reasons-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## Гластонбери. $kind: название ингредиента. $card: карта.

reasons-ends = заканчивает игру
reasons-ends-refused = заканчивает игру, а карта не остаётся у вас
reasons-second = получается пара, за которую не штрафуют: «{ $kind }»
reasons-third = третья карта «{ $kind }»: { reasons-points }
reasons-fourth = все четыре карты «{ $kind }»: { reasons-points }
reasons-another = ещё одна карта «{ $kind }»
reasons-but-first = но это первая карта «{ $kind }»; одна она отнимет { reasons-points }
reasons-but-taken = но все остальные такие карты уже взяты; одна она отнимет { reasons-points }
reasons-cheap = даже одна она отнимет только { reasons-points }
reasons-but-alone = но если она останется одна, то отнимет { reasons-points }
reasons-own-colour = ваш цвет считается вдвойне
reasons-recipe-colour = это цвет вашего рецепта
reasons-immuto = «{ $card }» заменит карту, которой не хватает
reasons-accio = «{ $card }»: потом { $charges } карты откуда угодно
reasons-declinatio = «{ $card }»: { $charges } раза можно уйти из угла
reasons-perluceo = можно просмотреть свой котёл
reasons-vanesco = { FORM($other, "inside") } теряет карту «{ $card }»
reasons-vanishes = { FORM($other, "inside") } отдаёт верхнюю карту «{ $card }»
reasons-but-rids = но { FORM($other, "inside") } избавляется от карты «{ $card }»
reasons-denies-third = для { FORM($other, "genitive") } это была бы третья карта «{ $kind }»
reasons-denies-fourth = для { FORM($other, "genitive") } это была бы четвёртая карта «{ $kind }»
reasons-top-of = у { FORM($other, "genitive") } сверху такой же ингредиент
reasons-double-for = для { FORM($other, "genitive") } она считалась бы вдвойне
reasons-but-next-corner = но, если ничего не изменится, следующий ход приведёт в угол
reasons-next-corner-declinatio = если ничего не изменится, следующий ход приведёт в угол; «{ $card }» поможет идти дальше
reasons-next-card = если ничего не изменится, следующий ход приведёт к карте «{ $card }»
reasons-next-line = если ничего не изменится, следующий ход не приведёт в угол
reasons-saves-declinatio = заряд остаётся: «{ $card }»
reasons-stays = не надо брать карту

## Инкантибус. $token: жетон, зелье, книга магии или колдун.

reasons-catches = монстра есть чем поймать: { $token }; { reasons-points }
reasons-scares-from = монстра мог бы поймать { FORM($other, "inside") }, но так он сбежит
reasons-but-escapes = но монстр сбежит: у вас нет оружия ({ $token })
reasons-brews = все ингредиенты будут собраны: { $token }, { reasons-points }
reasons-towards = недостающий ингредиент: { $token }
reasons-weapon-for = оружие против монстра в этой комнате: { $token }
reasons-spell-token = очко и заклинание
reasons-scores = это { reasons-points }
reasons-asked-for = этим можно платить: { $token }
reasons-steals = { FORM($other, "inside") } теряет жетон «{ $token }»
reasons-alone = больше никто не может заплатить
reasons-strongest = ваша волшебная палочка сильнее всех: это ваше
reasons-weakest = кто получит это вместо вас, поменяется с вами волшебными палочками
reasons-spare = у вас есть ещё: { $token }
reasons-scores-nothing = не приносит очков: { $token }
reasons-keeps-universalus = { $token } останется для другого монстра
reasons-but-fizzles = но ничего не произойдёт
reasons-fetches = приносит: { $token }
reasons-imperium = берёт видимый жетон комнаты
reasons-oculus = можно взглянуть на тайный жетон, а то и получить его
reasons-alchemy = берёт жетон из чужого волшебного саквояжа
reasons-iskanto = возвращает жетон изо рва
