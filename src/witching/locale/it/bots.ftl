### Ciò che si dice dei bot.

bots-refusal-unknown = Non c’è nessun bot «{ $given }»; ci sono: { $allowed }.
bots-refusal-count = Bot nominati: { $given }, posti: { $seats }; nominane uno per tutti i posti, oppure uno per ciascuno.

## Come sono fatti

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
