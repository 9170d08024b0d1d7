### What the arena says: how games ended, and what it counts of every game.

arena-ending-glastonbury-kept = une rangée a été vidée et la carte gardée
arena-ending-glastonbury-refused = une rangée a été vidée et la carte refusée
arena-ending-glastonbury-stranded = Declinatio vers une rangée de sorts immédiats
arena-ending-incantibus-cleared = il ne restait plus aucun sorcier
arena-ending-incantibus-laid = une baguette a été déposée

arena-balance-seats = Places
arena-balance-seat = place { $number }
arena-balance-endings = Comment les parties se sont terminées
arena-balance-decisions = décisions
