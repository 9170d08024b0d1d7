### What the server says.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## The database

server-refusal-database-url = “{ $given }” is not the address of a database; for example sqlite:///tables.db or postgresql://name@host/tables.
server-refusal-database-driver = The driver { $driver } for this database is not installed.
server-refusal-database-file = The database { $path } cannot be opened: { $why }
server-refusal-database-newer = This database was written by a newer Witching Hour; this one cannot read it.
server-refusal-database-older = This database was written by an older Witching Hour; the server brings it up to date when it starts.
server-refusal-database-empty = There are no tables of Witching Hour in this database yet; the server creates them when it starts.

## Starting the server

server-serve-help = Serve the games to browsers: on this machine, and to others if you let them.
server-host-help = The address to listen on; 127.0.0.1 unless given: this machine only.
server-port-help = The port; unless given, 8765 or the next free one.
server-db-help = The database of the tables, for example sqlite:///tables.db or postgresql://name@host/tables; unless given, a file in your data folder.
server-lan-help = Let others on this network join.
server-public-url-help = The address under which a proxy shows this server to the world, for example https://games.example.org: for links, cookies and the check of origins.
server-metrics-help = Serve metrics for Prometheus at this port, on this machine only.
server-no-browser-help = Do not open a browser.
server-serve-at = The Witching Hour has begun: { $address }
server-serve-public = For the world: { $address }
server-serve-network = For others on this network: { $address }
server-serve-again = They can join as before, because the program was cut off. After a stop with Ctrl-C it lets nobody in until you say so again.
server-serve-stop = Ctrl-C stops it; nothing is lost. `witching play` plays at this terminal, `witching --help` lists everything.
server-serve-taken = Port { $port } is taken: perhaps this program is already running, at http://localhost:{ $port }.
server-refusal-listen = The server cannot listen on { $host }, port { $port }: { $why }
server-refusal-public-url = “{ $given }” is not a public address; write it like https://games.example.org, with nothing after the host.
server-refusal-limits = { $name } is “{ $given }”, but must be a whole number from 1: the factor for the usual limits.

## Looking after the database

server-refusal-database-none = There is no database { $path }.
server-refusal-database-broken = The database cannot be used: { $why }
server-backup-help = Copy the database into FILE, even while the server is running. To restore it, stop the server, remove the database with its -wal and -shm, and put the file in its place.
server-backup-done = { $path }: a sound copy, { $size } MB. It contains secrets of running games; keep it to yourself.
server-refusal-backup-postgresql = PostgreSQL makes its copies itself: use pg_dump.
server-refusal-backup-there = { $path } already exists; choose another name.
server-refusal-backup = The copy { $path } cannot be made: { $why }
server-export-help = Write the records of finished games into DIR, one file each. Games still being played are left out; existing files are left as they are.
server-export-table-help = Only the game of this table.
server-export-progress = Writing
server-export-done = { $records ->
    [one] { $records } record
   *[other] { $records } records
} written into { $path }; { $there } were there already.
server-refusal-export-none = There is no table “{ $given }”.
server-refusal-export-running = The game of table “{ $given }” is not over; it has no record yet.
server-doctor-help = Check what a server stored: every log is complete and follows the rules, and the records of finished games are right. One line per fault; exit code 1 if there are any.
server-doctor-progress = Checking
server-doctor-fault = Table { $table }, entry { $number }: { $what }
server-doctor-absent = Table { $table }: not examined: its game, { $game }, cannot be played here (not installed, or broken)
server-doctor-unreadable = it cannot be read: { $why }
server-doctor-hole = it is missing; the next one is { $found }
server-doctor-no-entries = it is missing, and there are no others
server-doctor-rules = it is against the rules
server-doctor-entry = it does not fit what comes before it ({ $kind })
server-doctor-summary = the index of tables says otherwise: { $names }
server-doctor-record = the record of the game is wrong: { $why }
server-doctor-total = Tables: { $tables }, entries: { $entries }, faults: { $faults }.

## What is kept secret

server-leak-help = Check whether the server would have told anybody too much: at every moment of finished games, compare everything each viewer gets with what they would get in other worlds that they cannot tell apart. One line per record, also for every file of a folder; exit code 1 if there is a leak.
server-leak-worlds-help = How many other set-ups are followed beside each game (8).
server-leak-progress = Comparing worlds
server-leak-none = { $file }: no leak. Moments: { $moments }, viewers: { $viewers }, comparisons: { $compared }.
server-leak-found = { $file }: LEAK. Choices made: { $step }; viewer: { $viewer }; in { $part } at { $place }. Two worlds were compared, the true one and another: { $how }. What leaks: { $what }.
server-leak-unchecked = { $file }: not checked: { $what }
server-leak-viewer-seat = seat { $number }
server-leak-viewer-closed = seat { $number }, whose look is closed
server-leak-viewer-host = the host and every spectator
server-leak-viewer-stranger = somebody at a table without spectators
server-leak-part-welcome = what somebody gets on coming in now
server-leak-part-news = what somebody got who was there
server-leak-part-hint = what a hint is based on
server-leak-part-answers = the answers to every possible request
server-leak-part-view = the view
server-leak-part-refusals = the refusals
server-leak-how-imagined = one that the seat considers possible
server-leak-how-sealed = another sealed choice
server-leak-how-unseen = what nobody has seen yet is different
server-leak-how-covered = what is covered is different
server-leak-what-story = the story tells more than the view, which is the same in both
server-leak-what-choices = the choices that are offered differ
server-leak-what-question = what is asked differs
server-leak-what-result = the result differs
server-leak-what-view = the table looks different
server-leak-what-table = what is said of the people at the table differs
server-leak-what-hint = a hint is based on more than the seat may know
server-leak-what-answers = the answers differ
server-leak-what-refusals = the reasons why a choice is refused differ
server-refusal-leak-unfinished = This game is not finished. Only finished games are checked, because the check must know what was dealt.
