### What the arena says: how games ended, and what it counts of every game.

arena-ending-glastonbury-kept = a line was emptied and the card kept
arena-ending-glastonbury-refused = a line was emptied and the card refused
arena-ending-glastonbury-stranded = Declinatio onto a line of instant spells
arena-ending-incantibus-cleared = no sorcerer was left
arena-ending-incantibus-laid = a wand was laid down

arena-balance-seats = Seats
arena-balance-seat = seat { $number }
arena-balance-endings = How the games ended
arena-balance-decisions = decisions
