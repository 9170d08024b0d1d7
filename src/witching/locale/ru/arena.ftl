### То, что говорит арена: как заканчивались партии и что в каждой подсчитано.

arena-ending-glastonbury-kept = ряд опустел, карту оставили
arena-ending-glastonbury-refused = ряд опустел, от карты отказались
arena-ending-glastonbury-stranded = «Волшебное перемещение» к ряду мгновенных заклинаний
arena-ending-incantibus-cleared = не осталось ни одного колдуна
arena-ending-incantibus-laid = кто-то положил палочку на стол

arena-balance-seats = Места
arena-balance-seat = место { $number }
arena-balance-endings = Как заканчивались партии
arena-balance-decisions = решения
