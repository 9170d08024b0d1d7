### Ciò che si dice dei bot.

bots-refusal-unknown = Non c’è nessun bot «{ $given }»; ci sono: { $allowed }.
bots-refusal-count = Bot nominati: { $given }, posti: { $seats }; nominane uno per tutti i posti, oppure uno per ciascuno.
bots-refusal-unknown-own = Non c’è il bot “{ $given }”; ci sono: { $allowed }. Un bot tuo si nomina con il percorso del file, per esempio ./my_bot.py.
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

## Come sono fatti

bots-about-greedy = avido (greedy): prende ciò che sul momento sembra meglio
bots-about-random = casuale (random): prende quel che capita

## Come ricordano

bots-memory-title = Che cosa resta di ciò che si è visto
bots-memory-about = In orizzontale: quante cose si sono viste da allora. In verticale: quante carte su cento si sanno ancora.
bots-memory-reading = Mai nulla di falso: una carta si ricorda esattamente, solo per il colore, o per niente. Ciò che è scoperto non si dimentica mai.
bots-memory-listed = Di cento carte proprie coperte, dopo tante cose viste da allora: ricordate esattamente / almeno per il colore.
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
bots-memory-named-fleeting = fugace
bots-memory-named-short = corta
bots-memory-named-fair = discreta
bots-memory-named-good = buona
bots-memory-named-perfect = perfetta
