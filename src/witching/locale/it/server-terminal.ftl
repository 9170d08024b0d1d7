### Ciò che dice il server.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Il database

server-refusal-database-url = «{ $given }» non è l’indirizzo di un database; per esempio sqlite:///tables.db o postgresql://name@host/tables.
server-refusal-database-driver = Il driver { $driver } per questo database non è installato.
server-refusal-database-file = Il database { $path } non si può aprire: { $why }
server-refusal-database-newer = Questo database è stato scritto da una versione più recente di Witching Hour; questa non può leggerlo.
server-refusal-database-older = Questo database è stato scritto da una versione precedente di Witching Hour; il server lo aggiorna quando si avvia.
server-refusal-database-empty = In questo database non ci sono ancora tavoli di Witching Hour; il server lo prepara quando si avvia.

## Avviare il server

server-serve-help = Offre i giochi ai browser: su questo computer e, se lo permetti, agli altri.
server-host-help = L’indirizzo su cui ascoltare; se non è indicato, 127.0.0.1: solo questo computer.
server-port-help = La porta; se non è indicata, 8765 o la prima libera dopo di essa.
server-db-help = Il database dei tavoli, per esempio sqlite:///tables.db o postgresql://name@host/tables; se non è indicato, un file nella cartella dei tuoi dati.
server-lan-help = Permette di partecipare a chi è su questa rete.
server-public-url-help = L’indirizzo con cui un proxy mostra questo server al mondo, per esempio https://games.example.org: per i link, i cookie e il controllo dell’origine.
server-metrics-help = Le misure del server per Prometheus, su questa porta e solo su questo computer.
server-no-browser-help = Non apre il browser.
server-serve-at = L’ora delle streghe è cominciata: { $address }
server-serve-public = Per il mondo: { $address }
server-serve-network = Per chi è su questa rete: { $address }
server-serve-again = Possono partecipare come prima, perché il programma era stato interrotto. Se lo chiudi con Ctrl-C, non entrerà più nessuno finché non lo permetti di nuovo.
server-serve-stop = Ctrl-C lo ferma; niente va perduto. Con `witching play` si gioca in questo terminale, `witching --help` elenca tutto.
server-serve-taken = La porta { $port } è occupata: forse questo programma è già in funzione, a http://localhost:{ $port }.
server-refusal-listen = Non si può ascoltare su { $host }, porta { $port }: { $why }
server-refusal-public-url = «{ $given }» non è un indirizzo pubblico; si scrive come https://games.example.org, senza niente dopo il nome.
server-refusal-limits = { $name } è «{ $given }», ma dev’essere un numero intero da 1 in su: per quanto moltiplicare i limiti abituali.

## La cura del database

server-refusal-database-none = Il database { $path } non esiste.
server-refusal-database-broken = Il database non si può usare: { $why }
server-backup-help = Copia il database in FILE, anche mentre il server è in funzione. Per tornare alla copia, ferma il server, togli il database con i suoi -wal e -shm e metti il file al suo posto.
server-backup-done = { $path }: una copia integra, { $size } MB. Contiene i segreti delle partite in corso; tienila per te.
server-refusal-backup-postgresql = PostgreSQL fa da sé le proprie copie: usa pg_dump.
server-refusal-backup-there = { $path } esiste già; scegli un altro nome.
server-refusal-backup = La copia { $path } non si può fare: { $why }
server-export-help = Scrive nella cartella DIR le registrazioni delle partite finite, un file per ciascuna. Le partite in corso sono escluse; i file già presenti restano come sono.
server-export-table-help = Solo la partita di questo tavolo.
server-export-progress = Scrittura
server-export-done = { $records ->
    [one] { $records } registrazione scritta
   *[other] { $records } registrazioni scritte
} in { $path }; già presenti: { $there }.
server-refusal-export-none = Il tavolo «{ $given }» non esiste.
server-refusal-export-running = La partita del tavolo «{ $given }» non è finita; non ha ancora una registrazione.
server-doctor-help = Controlla ciò che un server ha conservato: ogni registro è completo e rispetta le regole, e le registrazioni delle partite finite sono corrette. Una riga per ogni errore; codice d’uscita 1 se ce ne sono.
server-doctor-progress = Controllo
server-doctor-fault = Tavolo { $table }, voce { $number }: { $what }
server-doctor-absent = Tavolo { $table }: non controllato: al suo gioco, { $game }, qui non si può giocare (non è installato, o è difettoso)
server-doctor-unreadable = non si può leggere: { $why }
server-doctor-hole = manca; la prossima presente è la { $found }
server-doctor-no-entries = manca, e non ce ne sono altre
server-doctor-rules = è contro le regole
server-doctor-entry = non si accorda con quelle precedenti ({ $kind })
server-doctor-summary = l’elenco dei tavoli dice altro: { $names }
server-doctor-record = la registrazione della partita è errata: { $why }
server-doctor-total = Tavoli: { $tables }, voci: { $entries }, errori: { $faults }.

## Ciò che resta segreto

server-leak-help = Controlla se il server avrebbe detto troppo a qualcuno: in ogni momento di partite finite confronta tutto ciò che riceve ogni osservatore con ciò che riceverebbe in altri mondi che non può distinguere. Una riga per registrazione, anche per ogni file di una cartella; codice d’uscita 1 se qualcosa trapela.
server-leak-worlds-help = Quante altre distribuzioni si seguono accanto a ogni partita (8).
server-leak-progress = Confronto tra i mondi
server-leak-none = { $file }: non trapela nulla. Momenti: { $moments }, osservatori: { $viewers }, confronti: { $compared }.
server-leak-found = { $file }: TRAPELA QUALCOSA. Scelte fatte: { $step }; osservatore: { $viewer }; { $part }, in { $place }. Sono stati confrontati due mondi, quello vero e un altro: { $how }. Che cosa trapela: { $what }.
server-leak-unchecked = { $file }: non controllata: { $what }
server-leak-viewer-seat = posto { $number }
server-leak-viewer-closed = posto { $number }, che ha finito di guardare
server-leak-viewer-host = chi ha aperto il tavolo e tutti gli spettatori
server-leak-viewer-stranger = qualcuno a un tavolo senza spettatori
server-leak-part-welcome = ciò che riceve chi arriva ora
server-leak-part-news = ciò che ha ricevuto chi c’era
server-leak-part-hint = ciò su cui si basa un suggerimento
server-leak-part-answers = le risposte a tutto ciò che si può chiedere
server-leak-part-view = la vista
server-leak-part-refusals = i rifiuti
server-leak-how-imagined = uno che il posto ritiene possibile
server-leak-how-sealed = un’altra scelta segreta
server-leak-how-unseen = è diverso ciò che nessuno ha ancora visto
server-leak-how-covered = è diverso ciò che è coperto
server-leak-what-story = il racconto dice più della vista, che è uguale in entrambi
server-leak-what-choices = le scelte offerte sono diverse
server-leak-what-question = la domanda è diversa
server-leak-what-result = il risultato è diverso
server-leak-what-view = il tavolo ha un aspetto diverso
server-leak-what-table = ciò che si dice delle persone al tavolo è diverso
server-leak-what-hint = un suggerimento si basa su più di quanto il posto può sapere
server-leak-what-answers = le risposte sono diverse
server-leak-what-refusals = i motivi dei rifiuti sono diversi
server-refusal-leak-unfinished = Questa partita non è finita. Si controllano solo partite finite, perché occorre conoscere la distribuzione.
