### Was der Server sagt.

## Die Datenbank

server-refusal-database-url = „{ $given }“ ist keine Adresse einer Datenbank; zum Beispiel sqlite:///tables.db oder postgresql://name@host/tables.
server-refusal-database-driver = Der Treiber { $driver } für diese Datenbank ist nicht installiert.
server-refusal-database-file = Die Datenbank { $path } lässt sich nicht öffnen: { $why }
server-refusal-database-newer = Diese Datenbank hat ein neueres Witching Hour geschrieben; dieses hier kann sie nicht lesen.
server-refusal-database-older = Diese Datenbank hat ein älteres Witching Hour geschrieben; der Server bringt sie beim Start auf den neuen Stand.
server-refusal-database-empty = In dieser Datenbank gibt es noch keine Tische von Witching Hour; der Server richtet sie beim Start ein.
