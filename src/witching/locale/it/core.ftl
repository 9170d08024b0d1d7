### Ciò che dicono tutti i giochi e tutte le stanze del programma.

# Fra le cose di un elenco: «Rospo 3, Scarabeo 4».
core-list-separator = { ", " }

# Al posto di qualcosa che chi guarda adesso non può vedere.
core-hidden = una carta
core-refusal-seat = A questo tavolo non c’è nessun posto { $given }; i posti vanno da 0 a { $last }.
core-refusal-open-book = La vista a carte scoperte è riservata alle partite finite.
core-refusal-eyes = Questa partita non si può vedere con gli occhi di «{ $given }»; ci sono: { $allowed }.
core-refusal-not-legal = Questa scelta non è possibile adesso.

# Un capitolo del bilanciamento: quanto dura una partita.
core-balance-length = Durata di una partita

## Opzioni

core-options-unknown = Non c’è nessuna opzione «{ $name }»; ci sono: { $allowed }.
core-options-value = { $name } non può essere «{ $given }»; valori ammessi: { $allowed }.
core-options-count = { $name } ne nomina { $given }, ma i posti sono { $seats }: uno per ciascuno.
core-options-twice = { $name } nomina { $word } due volte; ogni posto ne ha uno tutto suo fra { $allowed }.
core-options-needs = { $name } («{ $given }») si può indicare soltanto con { $needs }; qui vale { $held }.
core-options-usual = Come dice l’edizione
core-options-chance = Decide il caso
core-options-house = Regole della casa
core-options-seat = Giocatore { $number }
core-options-nobody = nessuno

## Leggere una registrazione

core-record-too-large = Questo file è più grande di quanto possa essere una registrazione: oltre { $most } byte.
core-record-not-utf-8 = Questo non è testo UTF-8: il byte alla posizione { $place } non va bene.
core-record-not-json = Questo non è JSON: la riga { $line }, colonna { $column }, non si può leggere.
core-record-too-deep = Questo JSON ha troppi livelli annidati per una registrazione.
core-record-surrogate = Una stringa di questo JSON contiene mezzo carattere (un surrogato isolato).
core-record-number = Questo JSON contiene un numero troppo lungo da leggere.
core-record-key-twice = La chiave «{ $name }» compare due volte nello stesso oggetto.
core-record-constant = { $name } non è un numero JSON.
core-record-not-an-object = Una registrazione è un oggetto JSON.
core-record-format = Il formato è «{ $format }»; questo programma legge { $known }.
core-record-shape = Questo non ha la forma di una registrazione: { $detail }

## Verificare una registrazione

core-verify-finished = { $game }, posti: { $seats }, azioni: { $actions }, partita finita
core-verify-unfinished = { $game }, posti: { $seats }, azioni: { $actions }, coerente ma non finita
core-verify-after-end = passo { $step }: la partita è finita, eppure segue un’altra azione
core-verify-seat = passo { $step }: agisce { FORM($seat, "object") }, ma è il turno { FORM($due, "of") }
core-verify-step = passo { $step } ({ FORM($seat, "bare") }, { $action }): { $why }
core-verify-setup-unfinished = la preparazione non è di questo gioco; che cosa non va si saprà quando la partita sarà finita
core-verify-commitment = l’impegno è { $written }, ma questa distribuzione e questo sale danno { $found }
core-verify-undone = { $place }: il posto dev’essere minore di { $seats }; le azioni prima di tornare indietro, almeno { $least } e più di quelle dopo
core-verify-undone-end = secondo undone, alla fine restavano { $left } azioni, ma ce ne sono soltanto { $actions }
core-verify-not-over = c’è un risultato, ma dopo l’ultima azione la partita non è finita
core-verify-no-result = la partita è finita, ma manca il risultato
core-verify-result = { $place } è { $written }; secondo le regole è { $found }
core-verify-result-length = { $place } ha { $written } voci; secondo le regole ne ha { $found }

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
core-broken-gaps = «{ $game }» non ha un testo in «{ $language }» per { $keys }. Ciò che manca è detto in inglese o mostrato con la sua chiave.
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
