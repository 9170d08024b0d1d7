### Ciò che si dice dei bot.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

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
