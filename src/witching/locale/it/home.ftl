### La pagina iniziale, un tavolo nuovo, le impostazioni.

## A che cosa si gioca

home-about = Giochi per una lunga serata: mescola, ricorda, gioca d’astuzia. Senza registrarsi e senza pagare.
home-now = Gioca subito
home-now-about = contro i bot
home-friends = Con gli amici
home-here = A questo schermo
home-watch = Guarda
home-rules = Regole
home-players = { $number ->
    [one] { $number } giocatore
    [many] { $number } di giocatori
   *[other] { $number } giocatori
}
home-players-range = { $least }–{ $most } giocatori
home-players-some = { $numbers } giocatori
home-record-open = Apri la registrazione di una partita
home-failed = Non ha funzionato: il server non risponde.

## Chi sei

home-guest-name = { $symbol ->
    [cat] Gatto Nero
    [toad] Rospo Allegro
    [raven] Corvo Astuto
    [bat] Pipistrello
    [moon] Luna Piena
    [star] Stella della Sera
    [key] Chiave d’Argento
    [candle] Candela Chiara
    [broom] Scopa Veloce
    [cauldron] Vecchio Calderone
    [feather] Piuma Leggera
   *[other] Gufo Saggio
}
home-you = Sei { $name }
home-change = Cambia nome e simbolo

## Elenchi di tavoli

home-all = Mostra tutti: { $number }
home-go-on = Continua a giocare
home-to-table = Al tavolo
home-score = Il punteggio
home-replay = Riguardala

## Impostazioni

home-settings = Impostazioni
home-close = Chiudi

## Senza collegamento

home-offline = Sei senza connessione
home-offline-about = Il server non risponde: il dispositivo non è collegato, o il programma è terminato. Non si è perso nulla. La pagina riprende da sola appena il server torna.
home-offline-again = Riprova
