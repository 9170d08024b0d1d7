### La pagina iniziale, un tavolo nuovo, le impostazioni.

## A che cosa si gioca

home-about = Due giochi per una lunga serata: mescola, ricorda, gioca d’astuzia. Senza registrarsi e senza pagare.
home-now = Gioca subito
home-now-about = contro i bot
home-friends = Con gli amici
home-here = A questo schermo
home-watch = Guarda
home-watch-empty = In questo momento non si gioca a nessun tavolo aperto a tutti. Appena ce ne sarà uno, lo troverai qui.
home-watch-bots = Guarda giocare i bot
home-watch-bots-about = Una partita intera, passo per passo, al tuo ritmo.
home-rules = Regole
home-friends-about = Avrai un link e un codice QR per le loro fotocamere. In quanti giocate? I posti che restano liberi possono andare ai bot.
home-players = { $number ->
    [one] { $number } giocatore
    [many] { $number } di giocatori
   *[other] { $number } giocatori
}
home-players-range = { $least }–{ $most } giocatori
home-players-some = { $numbers } giocatori
home-here-about = Lo schermo passa a chi è di turno. I segreti restano segreti.
home-here-people = Persone a questo schermo
home-here-bots = Più i bot
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
home-save = Salva

## Elenchi di tavoli

home-all = Mostra tutti: { $number }
home-go-on = Continua a giocare
home-to-table = Al tavolo
home-score = Il punteggio
home-replay = Riguardala

## Aprire un tavolo

home-opening = Un tavolo nuovo: { $game }
home-seat = Posto { $number }
home-seat-friend = un amico con il link
home-seat-here = una persona a questo schermo
home-seat-bot = bot: { $bot }
home-seat-add = Aggiungi un posto
home-seat-remove = Togli il posto { $number }
home-game = Il gioco
home-company = La compagnia
home-set-grace = Se qualcuno si allontana
home-grace = { $minutes ->
    [0] Aspettare finché serve
    [one] Dopo { $minutes } minuto gioca un bot
    [many] Dopo { $minutes } di minuti gioca un bot
   *[other] Dopo { $minutes } minuti gioca un bot
}
home-set-hints = Suggerimenti
home-set-hints-about = Tutti possono chiedere le scelte migliori, e perché.
home-set-listed-about = Chiunque raggiunga questo server può sedersi o guardare.
home-open = Apri il tavolo
home-edition-ru = Edizione russa
home-edition-ru-alchemist = Edizione russa «Алхимик из Гластонбери»
home-edition-it = Edizione italiana
home-edition-ko = Edizione coreana «마법사의 레시피»

## Impostazioni

home-settings = Impostazioni
home-close = Chiudi
home-set-theme = Colori
home-auto = Come sul dispositivo
home-theme-light = Chiari
home-theme-dark = Scuri
home-set-motion = Movimento
home-motion-off = Spento
home-motion-fast = Veloce
home-motion-normal = Normale
home-set-confirm = Conferma ogni scelta
home-set-confirm-about = Il primo tocco seleziona, il secondo sceglie.
home-set-coach = Spiega strada facendo
home-set-coach-about = Una frase quando qualcosa succede per la prima volta.
home-set-sounds = Suoni
home-set-vibration = Vibrazione
home-set-notices = Avvisami quando tocca a me
home-set-notices-about = Una notifica del browser mentre questa pagina è sullo sfondo.
home-set-notices-denied = Il browser non permette notifiche a questa pagina. Puoi cambiarlo nelle sue impostazioni.

## Senza collegamento

home-offline = Sei senza connessione
home-offline-about = Il server non risponde: il dispositivo non è collegato, o il programma è terminato. Non si è perso nulla. La pagina riprende da sola appena il server torna.
home-offline-again = Riprova
