### Intorno a un tavolo della pagina.

# I bot prendono il primo di questi nomi che nessun altro ha al tavolo.
table-bot-names = Morgana, Merlino, Viviana, Mordred

## Sedersi

table-bot-of = Come gioca { $name }
table-remove-sure = Allontanare davvero { $name }
table-cancel = No
table-copy = Copia
table-copied = Copiato
table-share = Condividi…
table-only-watch = Guardare soltanto
table-moved = Questo posto non è più di questo dispositivo: è passato a un altro, o chi ha aperto il tavolo lo ha dato via. Puoi ancora guardare.
table-set-hints = Suggerimenti
table-set-listed = Nell’elenco per tutti
table-number = { $number }

## Durante la partita

table-status-wait = Un momento…
table-status-holder = { $name }, tocca a te.
table-status-chosen = Hai scelto. Devono ancora scegliere: { $names }.
table-watching = Stai guardando.
table-kept = La tua scelta è conservata e sarà inviata.
table-confirm = Sì, questa
table-choices = { $choices ->
    [one] { $choices } scelta come elenco
    [many] Tutte le { $choices } scelte come elenco
   *[other] Tutte le { $choices } scelte come elenco
}
table-sentences = Il tavolo in frasi
table-dismiss = Chiudi questo messaggio
table-draw-again = Non è stato possibile disegnare il tabellone. Riprova
table-coach = Per la tua prima partita
table-coach-done = Capito
table-coach-off = Non mostrarne più

## Accanto al tabellone

table-beside = Accanto al tabellone
table-story = Racconto
table-about = Tavolo
table-talk-none = Nessuno ha ancora detto niente.
table-phrases = Frasi pronte
table-unread = { $messages ->
    [one] { $messages } nuovo messaggio
    [many] { $messages } nuovi messaggi
   *[other] { $messages } nuovi messaggi
}

## Tasti

table-keys = Tasti
table-keys-letters = Le singole lettere sono tasti
table-key-tab = al pulsante seguente
table-key-arrows = sul tabellone: alla casella vicina
table-key-enter = scegliere
table-key-escape = chiudere
table-key-help = questo aiuto
table-key-hint = un suggerimento
table-key-take-back = annullare la scelta
table-key-board = al tabellone
table-key-story = il racconto
table-key-talk = la conversazione
table-key-table = il tavolo e chi vi siede

## Dopo la partita

table-won = { $winners ->
    [one] { $names } ha vinto!
    [many] { $names } si dividono la vittoria!
   *[other] { $names } si dividono la vittoria!
}
table-won-you = Hai vinto!
table-counting = Si contano i punti…
table-points = { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
table-sheet-all = Mostra tutto subito
table-replay = Rivedere la partita
