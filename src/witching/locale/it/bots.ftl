### Ciò che si dice dei bot.

bots-refusal-unknown = Non c’è nessun bot «{ $given }»; ci sono: { $allowed }.
bots-refusal-count = Bot nominati: { $given }, posti: { $seats }; nominane uno per tutti i posti, oppure uno per ciascuno.

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
