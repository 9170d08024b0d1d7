### What the server says.

## The database

server-refusal-database-url = “{ $given }” is no address of a database; for example sqlite:///tables.db or postgresql://name@host/tables.
server-refusal-database-driver = The driver { $driver } for this database is not installed.
server-refusal-database-file = The database { $path } cannot be opened: { $why }
server-refusal-database-newer = This database was written by a newer Witching Hour; this one cannot read it.
server-refusal-database-older = This database was written by an older Witching Hour; the server brings it up to date when it starts.
server-refusal-database-empty = There are no tables of Witching Hour in this database yet; the server makes them when it starts.
