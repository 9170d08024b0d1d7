### Ciò che dicono tutti i giochi e tutte le stanze del programma.
### Not needed before the first choice.

## Opzioni

core-options-unknown = Non c’è nessuna opzione «{ $name }»; ci sono: { $allowed }.
core-options-value = { $name } non può essere «{ $given }»; valori ammessi: { $allowed }.
core-options-one-edition = Questo gioco ha una sola edizione, «{ $allowed }»; non ne esiste una chiamata «{ $given }».
core-options-count = { $name } ne nomina { $given }, ma i posti sono { $seats }: uno per ciascuno.
core-options-twice = { $name } nomina { $word } due volte; ogni posto ne ha uno tutto suo fra { $allowed }.
core-options-needs = { $name } («{ $given }») si può indicare soltanto con { $needs }; qui vale { $held }.
core-options-usual = Come dice l’edizione
core-options-chance = Decide il caso
core-options-by-seat = Secondo il posto
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
