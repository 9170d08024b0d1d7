### Ciò che si dice al terminale mentre si gioca.

## play: opzioni

terminal-play-help = Si gioca a GAME in questo terminale: una persona contro i bot, o più persone che si passano lo schermo.
terminal-players-help = I giocatori, nell’ordine dei posti, separati da virgole: human (una persona) o un bot ({ $bots }). Predefinito: human,{ $usual }.
terminal-names-help = I nomi, separati da virgole: prima quelli delle persone, poi quelli dei bot.
terminal-seed-help = Seme della distribuzione; senza, nessuno può ripetere la distribuzione.
terminal-save-help = Conserva la partita in questo file anziché nella tua cartella dei dati.
terminal-resume-help = Riprende la partita di FILE; senza un file, elenca le partite non finite.
terminal-plain-help = Frasi al posto dei disegni, niente colori: per i lettori di schermo.

## Rifiuti

terminal-refusal-game = Indica il gioco: { $allowed }.
terminal-refusal-nobody = Fra i giocatori non c’è nessuna persona; `witching watch` mostra partite fra bot.
terminal-refusal-seats = Giocatori nominati: { $players }; posti: { $seats }.
terminal-refusal-names = Nomi indicati: { $names }; giocatori: { $players }.
terminal-refusal-name = «{ $given }» non può essere un nome: un nome ha da 1 a { $most } caratteri stampabili.
terminal-refusal-name-twice = Due giocatori si chiamano «{ $given }»; dai a ciascuno un nome diverso.
terminal-refusal-save = La partita non si può salvare in { $path }: { $why }
terminal-refusal-resume = Una partita che riprende ha già giocatori e opzioni; togli: { $names }.
terminal-refusal-players = In questa partita giocano: { $players }. Per continuare, nomina gli stessi giocatori in ordine con --players, un bot di un file con il percorso del file.
terminal-refusal-other-game = { $path } contiene una partita di { $game }.
terminal-refusal-there = { $path } esiste già; scegli un altro file o riprendi la partita che contiene: --resume
terminal-refusal-load = { $path } non si può leggere: { $why }
terminal-refusal-finished = La partita in { $path } è finita; `witching replay` la mostra.

## Nomi

terminal-player-name = Giocatore { $number }
terminal-players = Giocano: { $players }
# Quattro nomi, separati da virgole.
terminal-bot-names = Morgana, Merlino, Viviana, Mordred

## Un turno

terminal-narrow = Questa finestra è più stretta di { $wide } colonne, perciò il tavolo viene descritto a parole. Allargala per vedere il tabellone.
terminal-gather = Tutti hanno scelto. Ora guardate tutti lo schermo!
terminal-no-legend = Questo gioco viene raccontato a parole: non ci sono simboli da spiegare.
terminal-intro = Scrivi il numero di una scelta; ? dice che cos’altro puoi scrivere.
terminal-prompt = { "> " }
terminal-go-on = Invio per continuare { "" }
terminal-hand-over = Adesso lo schermo è per { $player }. Tutti gli altri guardino altrove.
terminal-hand-over-prompt = { $player }: premi Invio quando solo tu puoi vedere lo schermo { "" }
terminal-look-close = Invio per smettere di guardare { "" }
terminal-unknown-answer = «{ $typed }» qui non è una scelta possibile. Scrivi un numero dell’elenco, oppure ? per l’aiuto.
terminal-bot-failed = { $seat }: il bot { $bot } ha fallito ({ $why }); una scelta è stata sorteggiata per lui.
terminal-hint-typed = La migliore sta in cima; davanti a ciascuna c’è ciò che si digita per sceglierla.
terminal-hint-order = La migliore sta in cima.
terminal-undo-nothing = Non c’è ancora nulla che tu possa annullare.
terminal-undo-ask = { $player } vuole annullare una scelta: { $choice }. Sarà annotato nella registrazione.
terminal-undo-prompt = Siete tutti d’accordo? (sì/no) { "" }
# Tutto ciò che conta come un sì, separato da virgole, in minuscolo.
terminal-yes = s, sì, si

## Uscire e finire

terminal-left =
    La partita è salvata. Per riprenderla:
      { $program } play --resume { $file }
terminal-kept =
    La partita è conservata. Per rivederla:
      { $program } replay { $file }
terminal-unfinished-none = Non ci sono partite da finire.
terminal-unfinished-title = Partite non finite: { $games }. Le ultime:
terminal-unfinished-game = { $number }. { $game } · { $names } · { $choices ->
    [one] { $choices } scelta
    [many] { $choices } di scelte
   *[other] { $choices } scelte
} · { $when } · { $file }
terminal-unfinished-prompt = Quale? (Invio: nessuna) { "" }
terminal-unfinished-go-on = Per riprenderne una: `{ $program } play --resume FILE`.

## Comandi: le parole che si possono scrivere, separate da virgole

terminal-command-help = ?, aiuto
terminal-command-hint = suggerimento
terminal-command-undo = a, annulla
terminal-command-log = c, cronaca
terminal-command-board = t, tavolo
terminal-command-legend = l, legenda
terminal-command-rules = r, regole
terminal-command-quit = q, esci

## Che cosa fanno i comandi

terminal-help-title = Che cosa puoi scrivere
terminal-help-choices = Il numero di una scelta, o ciò con cui comincia.
terminal-help-help = questa pagina
terminal-help-hint = che cosa sceglierebbe un bot, e perché
terminal-help-undo = annulla la tua ultima scelta
terminal-help-log = tutto ciò che è successo, per quanto se ne può dire
terminal-help-board = il tavolo, ancora una volta
terminal-help-legend = che cosa significano i segni sul tavolo, e come si contano i punti
terminal-help-rules = il regolamento
terminal-help-quit = esce; la partita è salvata e si può riprendere
terminal-help-lookup = cerca una regola per parola o per codice

## replay

terminal-replay-help = Fa rivedere la partita di FILE passo per passo: in avanti, all’indietro, con gli occhi di chiunque.
terminal-as-help = Con gli occhi di chi: open (tutte le carte), table (ciò che era scoperto per tutti) o il numero di un posto, da 0. Predefinito: open; per una partita non finita, ciò che vede il tavolo.
terminal-cites-help = Indica le regole alla base di ogni passo.
terminal-replay-prompt = Invio: avanti, i: indietro, ?: aiuto > { "" }
terminal-replay-unknown = «{ $given }» qui non è noto. Puoi scrivere il numero di un passo, oppure:
terminal-replay-heading = Passo { $moment } di { $last } · visuale: { $eyes }
terminal-replay-heading-unfinished = Non ancora finita · passo { $moment } di { $last } · visuale: { $eyes }
terminal-replay-heading-present = Partita non finita: a questo tavolo si gioca a memoria, perciò fino alla fine si vede solo il momento attuale (G-MEMORY) · visto da: { $eyes } · { $moment }/{ $last }
terminal-replay-auto = Avanza da sola; Ctrl-C la ferma.
terminal-replay-open = tutto
terminal-replay-table = tavolo
terminal-replay-cites = Regole: { $rules }
terminal-command-replay-forward = a, avanti
terminal-command-replay-back = i, indietro
terminal-command-replay-first = inizio
terminal-command-replay-last = fine
terminal-command-replay-auto = auto
terminal-command-replay-hint = suggerimento
terminal-command-replay-rules = r, regole
terminal-command-replay-help = ?, aiuto
terminal-command-replay-quit = q, esci
terminal-replay-help-forward = il passo successivo (basta Invio); un numero salta a quel passo
terminal-replay-help-back = il passo precedente
terminal-replay-help-first = la distribuzione
terminal-replay-help-last = la fine
terminal-replay-help-auto = va avanti da sé; Ctrl-C lo ferma
terminal-replay-help-hint = che cosa avrebbe scelto qui un bot, e perché
terminal-replay-help-rules = mostra le regole di ogni passo, o smette di mostrarle
terminal-replay-help-help = questa pagina
terminal-replay-help-quit = esce
terminal-replay-help-eyes = guarda la partita con questi occhi

## Consultare le regole

terminal-rules-all = Le regole; scrivi ? e una parola o un codice per leggerne una, per esempio ?{ $example }.
terminal-rules-found = Più regole riguardano «{ $words }»; scrivi ? e il codice di una:
terminal-rules-none = Nessuna regola riguarda «{ $words }». Forse una di queste:

## Il menu

terminal-menu-title = ✦ Witching Hour ✦
terminal-menu-resume = Riprendi una partita non finita ({ $games })
terminal-menu-rules = Le regole di { $game }
terminal-menu-language = English · Русский · Italiano · 한국어 · Deutsch · Français
terminal-menu-leave = Esci
terminal-menu-prompt = La tua scelta (Invio: { $usual }) > { "" }
terminal-menu-number = Scrivi un numero da { $least } a { $most }.
terminal-menu-options = Invio: gioca così. Un numero lo cambia > { "" }
terminal-menu-seats = Quali giocatori? Numeri separati da virgole (Invio: nessuno) > { "" }
terminal-menu-file = Quale file? (Invio: nessuno) > { "" }
terminal-menu-people = Quante persone giocano a questo schermo? (da 1 a { $most }; Invio: 1) { "" }
terminal-menu-name = Come si chiama il giocatore { $number }? (Invio: { $usual }) { "" }
terminal-menu-bots = Quanti bot? ({ $allowed }; Invio: { $usual }) { "" }
terminal-menu-kind = Quali bot? (Invio: { $usual }) { "" }
terminal-menu-kinds = Scrivi un numero da 1 a { $most } o un nome, per tutti i bot oppure, separati da virgole, per ciascuno dei { $bots }.
terminal-menu-again = a: un’altra, stessi giocatori, r: rivedi la partita, Invio: menu > { "" }
# Che cosa si può scrivere lì, separato da virgole.
terminal-menu-again-play = a, ancora
terminal-menu-again-replay = r, rivedi
terminal-menu-rules-prompt = Una parola o un codice per leggere una regola (Invio: indietro) > { "" }
