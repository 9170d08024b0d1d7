### Motivi: che cosa sceglierebbe un bot, come può finire e perché.

## Le scelte

reasons-title-open = Le scelte migliori, per quel che si vede
reasons-title-all = Le scelte migliori, per tutto ciò che si può sapere
reasons-rank = { $rank ->
    [first] Suggerimento: la scelta migliore
    [second] Suggerimento: la seconda scelta
   *[third] Suggerimento: la terza scelta
}
# Di quanti punti si può finire davanti al migliore degli altri, o dietro.
reasons-ahead = avanti di circa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
reasons-behind = indietro di circa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
reasons-level = circa alla pari
reasons-end-ahead = potresti finire avanti di circa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
reasons-end-behind = potresti finire indietro di circa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
reasons-end-level = potresti finire circa alla pari
reasons-less = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in meno
reasons-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più
reasons-same = circa altrettanti punti
reasons-margin = Punti: il vantaggio alla fine sul migliore degli altri, in media. Un bot prenderebbe la prima: per lui vincere conta più dei punti.
# One or two other choices, behind a button.
reasons-more = Altre { $choices }
reasons-fewer = Meno
# In a replay.
reasons-chosen = Scelto: { $choice }
reasons-was-chosen = scelto
# Al terminale.
reasons-entry = { $choice } ({ $margin })
reasons-not-over = Che cosa farebbe un bot si dice solo delle partite finite.
reasons-nobody = Qui nessuno deve scegliere.
reasons-ask = Che cosa farebbe qui un bot?
reasons-ask-for = Che cosa farebbe qui un bot al posto { FORM($seat, "of") }?
reasons-thinking = Un bot sta pensando …

## Motivi in ogni gioco

# Al posto di un motivo.
reasons-worlds = è andata bene nelle partite che il bot ha immaginato
reasons-worse = è andata meno bene nelle partite che il bot ha immaginato
reasons-only = qui non si può fare altro
reasons-alike = nulla di noto la favorisce rispetto alle altre indicate qui
reasons-covered = ciò che è coperto lo devi ricordare tu
reasons-points = { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}

## Glastonbury. $kind: il nome di un ingrediente. $card: una carta.

reasons-ends = chiude la partita
reasons-ends-refused = chiude la partita, senza tenere la carta
reasons-second = forma una coppia, che non costa nulla: { $kind }
reasons-third = la terza carta «{ $kind }»: { reasons-points }
reasons-fourth = tutte e quattro le carte «{ $kind }»: { reasons-points }
reasons-another = ancora una carta «{ $kind }»
reasons-but-first = ma è la prima carta «{ $kind }»; da sola costerebbe { reasons-points }
reasons-but-taken = ma le altre di questo ingrediente sono tutte prese; da sola costerebbe { reasons-points }
reasons-cheap = anche da sola costerebbe solo { reasons-points }
reasons-but-alone = ma, se resta sola, costa { reasons-points }
reasons-own-colour = il tuo colore vale doppio
reasons-recipe-colour = ha il colore della tua ricetta
reasons-immuto = { $card } sta per una carta che manca
reasons-accio = { $card }: più avanti { $charges } carte da qualunque punto
reasons-declinatio = { $card }: per { $charges } volte si lascia un angolo
reasons-perluceo = puoi guardare nel tuo calderone
reasons-vanesco = { FORM($other, "object") } perde: { $card }
reasons-vanishes = { FORM($other, "object") } cede la carta in cima: { $card }
reasons-but-rids = ma { FORM($other, "object") } si libera di una carta: { $card }
reasons-denies-third = sarebbe la terza carta «{ $kind }» nel calderone { FORM($other, "of") }
reasons-denies-fourth = sarebbe la quarta carta «{ $kind }» nel calderone { FORM($other, "of") }
reasons-top-of = lo stesso ingrediente è in cima al calderone { FORM($other, "of") }
reasons-double-for = nel calderone { FORM($other, "of") } varrebbe il doppio
reasons-but-next-corner = ma, se nulla cambia, la prossima camminata finisce a un angolo
reasons-next-corner-declinatio = se nulla cambia, la prossima camminata finisce a un angolo; { $card } fa proseguire
reasons-next-card = se nulla cambia, la prossima camminata porta a: { $card }
reasons-next-line = se nulla cambia, la prossima camminata non finisce a un angolo
reasons-saves-declinatio = la carica resta: { $card }
reasons-stays = non si deve prendere nessuna carta

## Incantibus. $token: un segnalino, una pozione, un libro o uno stregone.

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
