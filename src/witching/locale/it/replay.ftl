### Una partita da rivedere: repliche e registrazioni.

replay-title = { $game }: la partita da rivedere
replay-title-bots = { $game }: giocano i bot
replay-opening = La partita sta arrivando…
replay-deal = La distribuzione
replay-moment = Passo { $moment } di { $last }
replay-told = Che cosa è successo
replay-silent = In questo passo non è stato detto nulla.
replay-unfinished = Questa partita non è ancora finita. Si vede come la vedono tutti al tavolo.
replay-present = Questa partita non è ancora finita e si gioca a memoria: fino alla fine si vede solo il momento presente.
replay-link = Link a questo passo
replay-keys = Frecce: un passo indietro o avanti. Inizio e Fine: alla distribuzione e alla fine. Barra spaziatrice: avanti da sola, ferma.

## Through whose eyes

replay-eyes = Con gli occhi di
replay-eyes-open = Tutto scoperto
replay-eyes-table = Quello che vedevano tutti

## The way through it

replay-controls = Attraverso la partita
replay-slider = Passo
replay-first = Alla distribuzione
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Avanti da sola
replay-pause = Ferma
replay-speed = Velocità
replay-speed-slow = Lenta
replay-speed-normal = Normale
replay-speed-fast = Veloce

## A record that the reader has

replay-record = Rivedi una partita
replay-record-about = Scegli il file di una registrazione oppure trascinalo su questa pagina. Viene controllato passo per passo secondo le regole; non se ne conserva nulla.
replay-record-choose = Scegli un file
replay-record-other = Apri un’altra registrazione
