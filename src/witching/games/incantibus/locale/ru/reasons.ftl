### Инкантибус. $token: жетон, зелье, книга магии или колдун.

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
