### Ciò che si dice dei bot.

bots-refusal-unknown = Non c’è nessun bot «{ $given }»; ci sono: { $allowed }.
bots-refusal-count = Bot nominati: { $given }, posti: { $seats }; nominane uno per tutti i posti, oppure uno per ciascuno.

## Come sono fatti

bots-about-greedy = avido (greedy): prende ciò che sul momento sembra meglio
bots-about-random = casuale (random): prende quel che capita
