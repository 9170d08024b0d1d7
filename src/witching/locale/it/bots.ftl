### Ciò che si dice dei bot.

bots-refusal-unknown = Non c’è nessun bot «{ $given }»; ci sono: { $allowed }.
bots-refusal-count = Bot nominati: { $given }, posti: { $seats }; nominane uno per tutti i posti, oppure uno per ciascuno.
bots-refusal-unknown-own = Non c’è il bot “{ $given }”; ci sono: { $allowed }. Un bot tuo si nomina con il percorso del file, per esempio ./my_bot.py.
bots-refusal-near = Non c’è il bot «{ $given }»; forse cercavi { $near }? Ci sono: { $allowed }. Un bot tuo si nomina con il percorso del file, per esempio ./my_bot.py.
bots-refusal-file = Il file del bot { $path } non si può leggere: { $why }
bots-refusal-broken = Il bot { $bot } non si può caricare: { $what }
bots-refusal-no-name = In { $bot } non c’è { $name }; nomina una classe derivata da witching.bots.bot.Bot, o una funzione.
bots-refusal-no-bot = { $bot } non contiene un bot: serve una funzione choose(game, knowledge, choices, rng), o una classe derivata da witching.bots.bot.Bot.
bots-refusal-several = { $bot } contiene più bot; nominane uno: { $names }
bots-refusal-slow = Il bot { $bot } non si è caricato entro { $seconds } secondi.
bots-refusal-died = Il bot { $bot } ha chiuso il suo processo durante il caricamento.
bots-failed-raised = un errore al suo interno
bots-failed-stalled = nessuna scelta entro il limite di tempo
bots-failed-illegal = una scelta non permessa
bots-failed-died = ha chiuso il suo processo
bots-failed-unloaded = è stato chiuso e non si è potuto caricare di nuovo

## Come sono fatti

bots-list = Come sono i bot
# Above the names of the bots in this language, beside those that are typed.
bots-called = Nome
bots-name-apprentice = Apprendista
bots-about-apprentice = Dimentica gran parte di ciò che vede e spesso non coglie il meglio: per la prima partita di un bambino.
bots-name-student = Studente
bots-about-student = Ricorda ciò che ha visto per ultimo e sceglie abbastanza bene: divertente, e si può battere.
bots-name-adept = Adepto
bots-about-adept = Dimentica ciò che è passato da tempo, ma sceglie bene.
bots-name-magus = Mago
bots-about-magus = Ha buona memoria e buon occhio: serviranno anche a te.
bots-name-archmage = Arcimago
bots-about-archmage = Non dimentica nulla e sceglie meglio di tutti i cinque livelli.
# Beyond the five levels.
bots-name-sage = Saggio
bots-about-sage = Non dimentica nulla e pensa molto più a lungo: per chi batte l’Arcimago.
# Above the next two, in a list to choose from.
bots-for-writers = Per chi scrive bot
bots-name-greedy = Avido
bots-about-greedy = Prende ciò che sul momento sembra meglio: un metro per chi scrive bot.
bots-name-random = Casuale
bots-about-random = Prende quel che capita: per prove e statistiche.
bots-hurried = Qui il motore non è compilato: i livelli, da Apprendista ad Arcimago, e il Saggio pensano a tempo, circa un secondo per scelta, e giocano meno bene di quanto sappiano. Dove c’è un compilatore C, viene compilato al primo avvio: riavvia dopo un minuto.

## Come ricordano

bots-memory-title = Che cosa resta di ciò che si è visto
bots-memory-about = In orizzontale: quante cose si sono viste da allora. In verticale: quante carte su cento si sanno ancora.
bots-memory-reading = Mai nulla di falso: una carta si ricorda esattamente, solo per il colore, o per niente. Ciò che è scoperto non si dimentica mai.
bots-memory-listed = Di cento carte proprie coperte, dopo tante cose viste da allora: ricordate esattamente / almeno per il colore.
bots-memory-levels = La memoria dei livelli e del Saggio
# Who has a memory in a game.
bots-memory-who = { $game }: { $bots }
bots-memory-age = Cose viste da allora
bots-memory-own = Le proprie
bots-memory-others = Quelle degli altri
bots-memory-exact = esattamente
bots-memory-colour = solo il colore
bots-memory-blank = dimenticate
bots-memory-span = certe: le ultime { $span }
bots-memory-decay = oblio { $decay }
bots-memory-longer = colore × { $colour }
bots-memory-attention = altrui × { $attention }
bots-memory-parameters = Che cosa distingue le memorie
# What the four texts above mean, each beginning with its word.
bots-memory-means-span = certe: tante cose, le ultime viste, si ricordano di sicuro.
bots-memory-means-decay = oblio: quanto ripidamente si dimentica il resto; con 0 non si dimenticherebbe nulla.
bots-memory-means-longer = colore ×: il solo colore svanisce tante volte più lentamente della carta intera.
bots-memory-means-attention = altrui ×: ciò che hanno gli altri riceve questa parte dell’attenzione data al proprio, e svanisce prima: con 0,50 due volte più in fretta.
bots-memory-named-fleeting = fugace
bots-memory-named-short = corta
bots-memory-named-fair = discreta
bots-memory-named-good = buona
bots-memory-named-perfect = perfetta
