### La pagina nel browser.

page-brand = Witching Hour
page-broken = Qui non si può giocare a «{ $game }»; il perché sta nel registro del server.
page-skip = Vai al contenuto
page-language = Lingua
page-home = Alla pagina iniziale
page-plain = La pagina semplice, senza immagini né script
page-refused = Non ha funzionato
page-refusal-rule = Non c’è nessuna regola «{ $given }».

## Chi sei

page-who = Chi sei?
page-name = Il tuo nome
page-name-of = Nome del giocatore { $number }
page-symbol = Il tuo simbolo
page-symbol-owl = Gufo
page-symbol-cat = Gatto
page-symbol-toad = Rospo
page-symbol-raven = Corvo
page-symbol-bat = Pipistrello
page-symbol-moon = Luna
page-symbol-star = Stella
page-symbol-key = Chiave
page-symbol-candle = Candela
page-symbol-broom = Scopa
page-symbol-cauldron = Calderone
page-symbol-feather = Piuma

## A che cosa si gioca

page-rules = Le regole di { $game }
page-editions-all = Tutte le edizioni
page-more = Altre impostazioni
page-set-seats = Giocatori
page-set-edition = Edizione
page-set-bot = Bot
page-set-pace = Tempo per una scelta
page-set-spectators = Chi può guardare
page-set-listed = Mostra il tavolo per gli amici anche nell’elenco per tutti
page-pace = { $minutes ->
    [0] Senza limite
    [one] { $minutes } minuto
    [many] { $minutes } di minuti
   *[other] { $minutes } minuti
}
page-spectators-open = Tutti quelli che hanno il link
page-spectators-after = Gli altri solo dopo la fine
page-spectators-none = Solo chi gioca

## Elenchi di tavoli

page-mine = I tuoi tavoli
page-lobby = Tavoli a cui puoi sederti
page-lobby-empty = Nessuno ha ancora aperto un tavolo per tutti.
page-finished = Le tue partite finite
page-record = Scarica la registrazione
page-stage-open = La partita non è ancora cominciata.
page-stage-playing = Si sta giocando; puoi guardare.
page-turn-yours = È il tuo turno.
page-turn-of = Di turno: { $names }.
page-seats-free = { $seats ->
    [one] { $seats } posto è libero.
    [many] { $seats } di posti sono liberi.
   *[other] { $seats } posti sono liberi.
}

## Che cosa è deciso

page-terms = Che cosa è stato deciso
page-term = { $name }: { $value }
page-yes = sì
page-no = no

## Gli altri su questa rete

page-network = Gli altri su questa rete
page-network-ask = Fai giocare anche gli altri su questa rete
page-network-about = I telefoni e i computer della stessa rete, per esempio dello stesso Wi-Fi, potranno aprire questa pagina e giocare con te. Non vedranno nessuno dei tuoi file. Tutto finisce quando chiudi il programma. Non farlo su una rete di sconosciuti.
page-network-do = Fai giocare anche gli altri
page-network-open = Su questa rete gli altri trovano questa pagina qui:
page-network-closed = Solo questo computer raggiunge questa pagina. Chi gioca su un altro dispositivo può tornare quando fai giocare anche gli altri.

## Prima della partita

page-people = Intorno al tavolo
page-seat-open = Posto libero
page-seat-you = tu
page-seat-host = ha aperto il tavolo
page-seat-bot = bot
page-seat-replaced = per ora gioca un bot
page-seat-away = non c’è
page-seat-grace = un bot subentra tra { $left }
page-seat-due = deve scegliere
page-stand = Alzati
page-arrange-bot = Invita un bot
page-arrange-open = Tieni libero per una persona
page-mute = Silenzia
page-unmute = Ascolta di nuovo
page-replace = Fai giocare un bot
page-replace-me = Fai giocare un bot al posto mio
page-return = Torno a giocare io
page-bot-plays = Un bot gioca per te finché non torni a giocare.
page-remove = Allontana
page-sit = Siediti
page-sit-title = Siediti a questo tavolo
page-sit-another = Si siede un’altra persona a questo schermo
page-begin = Inizia la partita
page-begin-wait = { $seats ->
    [one] { $seats } posto è ancora libero. La partita può cominciare quando lo occupa una persona o un bot.
    [many] { $seats } di posti sono ancora liberi. La partita può cominciare quando li occupano persone o bot.
   *[other] { $seats } posti sono ancora liberi. La partita può cominciare quando li occupano persone o bot.
}
page-begin-host = Ci siamo tutti. Chi ha aperto il tavolo dà inizio alla partita.
page-link = Invita gli amici
page-link-about = Manda loro questo link, o fai inquadrare il codice QR con la fotocamera. Chi ha il link può sedersi.
page-link-watch = Tutti i posti sono occupati. Chi ha il link può guardare.
page-link-local = Per ora questo link funziona solo su questo computer.
page-qr = Il link come codice QR
page-device = Continua su un altro dispositivo
page-device-about = Apri questo link sull’altro dispositivo. Chi ce l’ha gioca al posto tuo, quindi non mostrarlo a nessuno.
page-key-title = { $game }: continua qui
page-key-here = Puoi continuare al tuo posto su questo dispositivo. L’altro dispositivo potrà solo guardare.
page-key-do = Continua qui
page-close-title = Chiudi questo tavolo
page-close-about = La partita finisce per tutti, senza risultato.
page-close = Chiudi il tavolo per sempre
page-closed = Questo tavolo è stato chiuso da chi l’ha aperto.
page-not-shown = A questo tavolo si gioca senza spettatori.

## Durante la partita

page-title-yours = { $game }: è il tuo turno
page-title-here = { $game }: { $name }
page-title-of = { $game }: in attesa di { $names }
page-title-won = { $game }: vittoria di { $names }
page-news = Che cosa è successo
page-news-none = Non è ancora successo niente.
page-lost = La connessione è caduta; si riprova …
page-log = Tutta la storia
page-table = Il tavolo
page-legend = Che cosa significano i segni
page-look = Solo per i tuoi occhi
page-look-close = Smetti di guardare
page-change = Cambia la tua scelta
page-clock = Tempo rimasto: { $left }. Poi sceglie un bot.
page-left-seconds = { $seconds } s
page-left-minutes = { $minutes } min
page-hint = Dammi un suggerimento
page-take-back = Annulla la scelta
page-hand-on = Passa lo schermo
page-hand-over = Adesso lo schermo è per { $name }. Tutti gli altri guardino altrove.
page-i-am = Sono { $name }

## Annullare

page-wish = Si può annullare?
page-wish-asks = { FORM($seat, "subject") } vuole annullare una scelta; sarà annotato nella registrazione. La scelta: { $choice }
page-wish-waits = Manca la risposta di: { $names }.
page-wish-agree = { $name }: sì
page-wish-decline = { $name }: no

## Dopo la partita

page-sheet = Il punteggio
page-rematch = Gioca ancora
page-rematch-go = Al nuovo tavolo
page-proof = La distribuzione era fissata fin dall’inizio?
page-commitment = Questo numero fissa la distribuzione; da che cosa è ricavato si saprà dopo la fine:
page-commitment-was = Questo numero fissava la distribuzione fin dall’inizio:
page-commitment-salt = È ricavato dalla distribuzione che sta nella registrazione e da questo sale:

## Che cosa è successo al tavolo

page-line-sat = { $name } si siede.
page-line-moved = { FORM($seat, "subject") } continua su un altro dispositivo.
page-line-stood = Un posto è di nuovo libero.
page-line-begun = La partita comincia.
page-line-wished = { FORM($seat, "subject") } chiede di annullare una scelta.
page-line-agreed = { FORM($seat, "subject") } è d’accordo.
page-line-declined = { FORM($seat, "subject") } non è d’accordo.
page-line-undone = { FORM($seat, "subject") } ha annullato una scelta.
page-line-left = { FORM($seat, "subject") } per il momento non c’è.
page-line-returned = { FORM($seat, "subject") } è qui.
page-line-replaced = Per ora un bot gioca al posto { FORM($seat, "of") }.
page-line-removed = Chi ha aperto il tavolo ha allontanato qualcuno.
page-line-woke = Il server si era fermato; ora è tornato.
page-line-closed = Il tavolo è stato chiuso.
page-line-late = Il tempo { FORM($seat, "of") } era finito: ha scelto un bot.

## Conversazione

page-talk = Conversazione
page-say = Scrivi qualcosa
page-phrase = Di’
page-send = Invia
page-phrase-hello = Ciao!
page-phrase-good-luck = Buona fortuna!
page-phrase-your-turn = Tocca a te.
page-phrase-thinking = Ci sto pensando…
page-phrase-well-played = Ben giocato!
page-phrase-oops = Ops!
page-phrase-thanks = Grazie!
page-phrase-sorry = Scusa!
page-phrase-wait = Un momento, per favore.
page-phrase-back-soon = Torno subito.
page-phrase-good-game = È stata una bella partita!
page-phrase-again = Giochiamo ancora?
