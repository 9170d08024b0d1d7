### Ciò che dice l’arena: come sono finite le partite, e che cosa conta di ognuna.

arena-ending-glastonbury-kept = riga o colonna svuotata, carta tenuta
arena-ending-glastonbury-refused = riga o colonna svuotata, carta rifiutata
arena-ending-glastonbury-stranded = Declinatio verso soli incantesimi immediati
arena-ending-incantibus-cleared = nessuno stregone rimasto
arena-ending-incantibus-laid = una bacchetta deposta

arena-balance-seats = Posti
arena-balance-seat = posto { $number }
arena-balance-endings = Come sono finite le partite
arena-balance-decisions = decisioni
