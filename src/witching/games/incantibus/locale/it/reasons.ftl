### Incantibus. $token: un segnalino, una pozione, un libro o uno stregone.

reasons-catches = per catturare il mostro c’è: { $token }; { reasons-points }
reasons-scares-from = { FORM($other, "object") } potrebbe catturare il mostro, ma così fugge
reasons-but-escapes = ma fuggirebbe: ti manca la sua arma ({ $token })
reasons-brews = completa gli ingredienti: { $token }, { reasons-points }
reasons-towards = un ingrediente che ti manca per: { $token }
reasons-weapon-for = l’arma contro un mostro di questa stanza: { $token }
reasons-spell-token = un punto, e un incantesimo da lanciare
reasons-scores = vale { reasons-points }
reasons-asked-for = è un prezzo richiesto: { $token }
reasons-steals = { FORM($other, "object") } perde: { $token }
reasons-alone = nessun altro può pagare
reasons-strongest = nessuna bacchetta è più forte della tua: tocca a te
reasons-weakest = chi lo ottiene al posto tuo deve scambiare la bacchetta con te
reasons-spare = ne hai altri: { $token }
reasons-scores-nothing = non dà punti: { $token }
reasons-keeps-universalus = { $token } resta per un altro mostro
reasons-but-fizzles = ma non succederebbe nulla
reasons-fetches = porta: { $token }
reasons-imperium = prende un segnalino visibile della stanza
reasons-oculus = guarda un segnalino segreto, che puoi ottenere
reasons-alchemy = prende un segnalino da un’altra borsa magica
reasons-iskanto = riporta un segnalino dal fossato
