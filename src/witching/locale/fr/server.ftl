### Ce que dit le serveur.

## La base de données

server-refusal-database-url = « { $given } » n’est pas l’adresse d’une base de données ; par exemple sqlite:///tables.db ou postgresql://name@host/tables.
server-refusal-database-driver = Le pilote { $driver } pour cette base de données n’est pas installé.
server-refusal-database-file = Impossible d’ouvrir la base de données { $path } : { $why }
server-refusal-database-newer = Cette base de données a été écrite par une version plus récente de Witching Hour ; celle-ci ne peut pas la lire.
server-refusal-database-older = Cette base de données a été écrite par une version plus ancienne de Witching Hour ; le serveur la met à jour à son démarrage.
server-refusal-database-empty = Cette base de données ne contient pas encore de tables de Witching Hour ; le serveur la prépare à son démarrage.
