### Ciò che dice l’arena: come sono finite le partite, e che cosa conta di ognuna.

arena-balance-seats = Posti
arena-balance-seat = posto { $number }
arena-balance-endings = Come sono finite le partite
arena-balance-decisions = decisioni

arena-refusal-bot-twice = Il bot “{ $given }” è nominato due volte; ognuno partecipa una volta sola.
arena-refusal-few-bots = Sono nominati { $bots } bot per { $seats } posti; nominane almeno quanti sono i posti, o scegli meno posti.
arena-refusal-folder-taken = In { $path } c’è già un torneo; continualo con --resume o scegli un’altra cartella.
arena-refusal-folder-busy = Il torneo in { $path } è già giocato da un altro processo; aspetta che finisca.
arena-refusal-folder = { $path } non si può creare o scrivere: { $why }
arena-refusal-no-plan = In { $path } non c’è un torneo da continuare: { $why }
arena-refusal-plan = { $path } non è il piano di un torneo: { $why }
arena-refusal-games = { $path }: la riga { $line } non contiene partite di questo torneo: { $why }
arena-refusal-version = Il torneo in { $path } è iniziato con la versione { $begun }, e questa è la { $here }: i suoi bot possono giocare diversamente. Iniziane uno nuovo.

arena-refusal-bot-changed = Il torneo in { $path } è iniziato con un’altra versione di: { $bots }. Rimettila, o inizia un nuovo torneo.
