### Was die Arena sagt: wie Partien endeten und was sie in jeder Partie zählt.

arena-ending-glastonbury-kept = eine Reihe wurde leer, die Karte behalten
arena-ending-glastonbury-refused = eine Reihe wurde leer, die Karte abgelehnt
arena-ending-glastonbury-stranded = Declinatio zu einer Reihe voller Sofortzauber
arena-ending-incantibus-cleared = kein Zauberer war mehr übrig
arena-ending-incantibus-laid = ein Zauberstab wurde niedergelegt

arena-balance-seats = Plätze
arena-balance-seat = Platz { $number }
arena-balance-endings = Wie die Partien endeten
arena-balance-decisions = Entscheidungen
