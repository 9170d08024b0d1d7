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
