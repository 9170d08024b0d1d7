### Ciò che dicono tutti i giochi e tutte le stanze del programma.

# Fra le cose di un elenco: «Rospo 3, Scarabeo 4».
core-list-separator = { ", " }

# Al posto di qualcosa che chi guarda adesso non può vedere.
core-hidden = qualcosa di nascosto
core-refusal-seat = A questo tavolo non c’è nessun posto { $given }; i posti vanno da 0 a { $last }.
core-refusal-open-book = La vista a carte scoperte è riservata alle partite finite.
core-refusal-eyes = Questa partita non si può vedere con gli occhi di «{ $given }»; ci sono: { $allowed }.
core-refusal-not-legal = Questa scelta non è possibile adesso.

# Un capitolo del bilanciamento: quanto dura una partita.
core-balance-length = Durata di una partita

# What everybody has before them to count their points by.
core-aid = Riepilogo conteggio

## Giochi che non funzionano

core-broken-game = Qui non si può giocare a «{ $game }»: { $why }
core-broken-import = non si riesce a caricarlo ({ $detail }).
core-broken-kind = { $detail } non è un gioco.
core-broken-name = dice di chiamarsi «{ $detail }».
core-broken-letters = il suo nome deve essere di lettere minuscole (a–z), al massimo 40.
core-broken-taken = il nome «{ $detail }» è riservato ai testi della casa.
core-broken-part = gli manca «{ $detail }».
core-broken-wording = il suo «wording» è di tipo { $detail }, che non è un Wording.
core-broken-seats = è per { $detail } posti; sono possibili da { $fewest } a { $most }, ogni numero una volta, prima il più piccolo.
core-broken-texts = i suoi testi inglesi mancano o non si possono leggere ({ $detail }).
core-broken-rules = il suo regolamento manca o non si può leggere ({ $detail }).
core-broken-double = Anche un altro gioco si chiama «{ $game }» e viene lasciato fuori: { $detail }.
core-broken-face = «{ $game }» non si può disegnare ({ $detail }); il suo tavolo viene raccontato a parole.
core-broken-says = «{ $game }» non riesce a dire qualcosa ({ $part }: { $detail }); al suo posto si dice ciò che si sa senza.
core-broken-fails = «{ $game }» ha avuto un errore e non può continuare ({ $detail }). Ciò che è stato salvato prima resta.
core-broken-gaps = «{ $game }» non ha un testo in «{ $language }» per { $keys }. Ciò che manca è detto in inglese o mostrato con la sua chiave.
core-broken-gaps-english = «{ $game }» non ha un testo inglese per { $keys }. Al suo posto è mostrata la chiave.
core-unsaid-table = Ciò che sta su questo tavolo non si può raccontare a parole.
core-unsaid-question = Che cosa scegli?
core-unsaid-wait = Altri stanno scegliendo.
core-unsaid-over = La partita è finita.
core-unsaid-choice = { $action }
core-unsaid-points = { $seat }: { $points }

## Chi siede al tavolo

# .subject: all’inizio di una frase; .object: in mezzo alla frase; .of: con la preposizione «di»; .bare: senza articolo,
# in mezzo alla frase.
# Un posto di cui si conosce soltanto il numero.
core-seat = Posto { $number }
    .subject = Il posto { $number }
    .object = il posto { $number }
    .of = del posto { $number }
    .bare = posto { $number }
# Qualcuno di cui si conosce il nome.
core-player = { $name }
    .subject = { $name }
    .object = { $name }
    .of = di { $name }
    .bare = { $name }
# Chi occupa un posto, in un elenco.
core-seated = { $seat }
