### Ciò che dice il server.

## Chiedere al server

server-refusal-no-page = A questo indirizzo non c’è niente.
server-refusal-method = Questo indirizzo non si interroga così; accetta: { $allowed }.
server-refusal-message = Questo non si capisce: { $detail }
server-refusal-number = «{ $given }» non è un numero da 0 in su.
server-refusal-media = Qui si manda solo { $allowed }.
server-refusal-large = È troppo grande: al massimo { $most } byte.
server-refusal-address = Questo server non si chiama così.
server-refusal-origin = Una pagina di un altro sito non può chiederlo.
server-refusal-limit = Troppe richieste in troppo poco tempo; riprova fra un momento.
server-refusal-unavailable = Al momento non si può salvare niente. Riprova: se qualcosa è stato salvato lo stesso, non sarà fatto due volte.
server-refusal-no-table = Questo tavolo non esiste.
server-refusal-damaged = Il registro di questo tavolo è danneggiato; chi gestisce il server può saperne di più con «witching doctor».
server-refusal-game-absent = Al gioco di questo tavolo, { $game }, al momento qui non si può giocare. Niente è perduto: la partita riprenderà quando il gioco sarà di nuovo installato.
server-refusal-game-failed = Il gioco di questo tavolo, { $game }, ha avuto un errore e da qui non può continuare. Ciò che è stato scelto prima resta salvato, e il tavolo si può chiudere.
server-refusal-symbol = «{ $given }» non è un simbolo; ci sono: { $allowed }.
server-refusal-language = La lingua «{ $given }» qui non si parla; ci sono: { $allowed }.
server-refusal-not-here = Può farlo solo chi siede al computer che fa da server.
server-refusal-network = Su questa rete non si è trovato un indirizzo con la porta { $port } libera.
server-refusal-record = La registrazione c’è solo dopo la fine della partita.
server-refusal-record-others = La registrazione di questa partita è solo per chi l’ha giocata.

## A un tavolo

server-refusal-game = Non c’è nessun gioco «{ $given }»; ci sono: { $allowed }.
server-refusal-option-seats = Il numero di giocatori lo dicono i posti, non un’opzione.
server-refusal-not-playing = A questo tavolo non si sta giocando.
server-refusal-not-open = A questo tavolo la partita è già cominciata.
server-refusal-over = A questo tavolo la partita è finita.
server-refusal-host = Può farlo solo chi ha aperto il tavolo.
server-refusal-not-yours = Questo posto non è tuo.
server-refusal-taken = Questo posto è occupato.
server-refusal-name = «{ $given }» non può essere un nome: un nome ha da 1 a 24 caratteri stampabili.
server-refusal-name-twice = A questo tavolo qualcuno si chiama già «{ $given }»; scegli un altro nome.
server-refusal-open-seats = { $seats ->
    [one] { $seats } posto è ancora libero; dallo a una persona o a un bot prima di cominciare.
    [many] { $seats } di posti sono ancora liberi; dalli a persone o bot prima di cominciare.
   *[other] { $seats } posti sono ancora liberi; dalli a persone o bot prima di cominciare.
}
server-refusal-remove = A questo posto non gioca nessuno che tu possa allontanare o sostituire.
server-refusal-removed = Chi ha aperto il tavolo ti ha allontanato.
server-refusal-key = Questa chiave non apre più nessun posto.
server-refusal-moment = Nel frattempo la partita è andata avanti; la tua scelta non è stata fatta.
server-refusal-take-back-nothing = Non c’è niente che tu possa annullare.
server-refusal-take-back-asked = Si sta già chiedendo agli altri se una scelta può essere annullata.
server-refusal-answer = Adesso nessuno chiede il tuo consenso.
server-refusal-hint = Qui non c’è nessun suggerimento: non è il tuo turno, o a questo tavolo si gioca senza suggerimenti.
server-refusal-no-advice = Nessun bot ha trovato una scelta. Chiedi di nuovo.
server-refusal-rematch = Le stesse persone possono giocare ancora quando la loro partita è finita.
server-refusal-say = Di’ un testo o una di queste frasi, una cosa alla volta: { $allowed }.
server-refusal-text = Questo testo contiene caratteri che non si possono stampare.
server-refusal-too-fast = Troppo in fretta; aspetta un momento.

## Sulla linea

server-refusal-binary = I messaggi sono testo, non byte.
server-refusal-resume-first = Comincia con resume.
server-refusal-protocol = Il server è stato aggiornato. Controlla la tua ultima scelta e falla di nuovo se manca.
server-refusal-stream = Questo va sul WebSocket o sul flusso, non in una richiesta.

## Ciò che resta segreto

server-untold = una scelta che non ti viene detta
