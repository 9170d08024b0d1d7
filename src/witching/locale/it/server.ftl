### Ciò che dice il server.

## Il database

server-refusal-database-url = «{ $given }» non è l’indirizzo di un database; per esempio sqlite:///tables.db o postgresql://name@host/tables.
server-refusal-database-driver = Il driver { $driver } per questo database non è installato.
server-refusal-database-file = Il database { $path } non si può aprire: { $why }
server-refusal-database-newer = Questo database è stato scritto da una versione più recente di Witching Hour; questa non può leggerlo.
server-refusal-database-older = Questo database è stato scritto da una versione precedente di Witching Hour; il server lo aggiorna quando si avvia.
server-refusal-database-empty = In questo database non ci sono ancora tavoli di Witching Hour; il server lo prepara quando si avvia.
