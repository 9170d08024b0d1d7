### What the server says.

## The database

server-refusal-database-url = “{ $given }” is no address of a database; for example sqlite:///tables.db or postgresql://name@host/tables.
server-refusal-database-driver = The driver { $driver } for this database is not installed.
server-refusal-database-file = The database { $path } cannot be opened: { $why }
server-refusal-database-newer = This database was written by a newer Witching Hour; this one cannot read it.
server-refusal-database-older = This database was written by an older Witching Hour; the server brings it up to date when it starts.
server-refusal-database-empty = There are no tables of Witching Hour in this database yet; the server makes them when it starts.

## Starting the server

server-serve-help = Serve the games to browsers: on this machine, and to others if you let them.
server-host-help = The address to listen at; 127.0.0.1 unless given: this machine alone.
server-port-help = The port; unless given, 8765 or the next one that is free.
server-db-help = The database of the tables, for example sqlite:///tables.db or postgresql://name@host/tables; unless given, a file in your data folder.
server-lan-help = Let others on this network join.
server-public-url-help = The address under which a proxy shows this server to the world, for example https://games.example.org: for links, cookies and the check of origins.
server-metrics-help = The figures of the server, for Prometheus, at this port of this machine alone.
server-no-browser-help = Open no browser.
server-serve-at = The Witching Hour has begun: { $address }
server-serve-public = For the world: { $address }
server-serve-network = For others on this network: { $address }
server-serve-again = They can join as before, because the program was cut off. Stopped by Ctrl-C, it lets nobody in until you say so again.
server-serve-stop = Ctrl-C ends it; nothing is lost. `witching play` plays at this terminal, `witching --help` lists everything.
server-serve-taken = Port { $port } is taken: perhaps this program is already running, at http://localhost:{ $port }.
server-refusal-listen = Nobody can listen at { $host }, port { $port }: { $why }
server-refusal-public-url = “{ $given }” is no public address; it is written like https://games.example.org, without anything behind the host.
server-refusal-limits = { $name } is “{ $given }”, but must be a whole number from 1: how many times the usual limits hold.

## Asking the server

server-refusal-no-page = There is nothing at this address.
server-refusal-method = This address cannot be asked so; it knows: { $allowed }.
server-refusal-message = This cannot be understood: { $detail }
server-refusal-number = “{ $given }” is no number from 0.
server-refusal-media = What is sent here must be { $allowed }.
server-refusal-large = This is too large: at most { $most } bytes.
server-refusal-address = This server does not go by that name.
server-refusal-origin = A page of another site may not ask for this.
server-refusal-limit = That was too much in too short a time; try again in a moment.
server-refusal-unavailable = Nothing can be stored at the moment. Try again: what was stored after all is not done twice.
server-refusal-no-table = There is no such table.
server-refusal-damaged = The log of this table is damaged; whoever runs the server can find out more with “witching doctor”.
server-refusal-symbol = “{ $given }” is no symbol; there are: { $allowed }.
server-refusal-language = “{ $given }” is no language spoken here; there are: { $allowed }.
server-refusal-not-here = Only somebody at the machine that serves may do this.
server-refusal-network = No address on this network was found at which port { $port } is free.
server-refusal-record = There is a record only after the end of the game.
server-refusal-record-others = The record of this game is only for those who played it.

## Looking after the database

server-refusal-database-none = There is no database { $path }.
server-refusal-database-broken = The database cannot be used: { $why }
server-backup-help = Copy the database into FILE, also while the server runs. To go back to it, stop the server, remove the database with its -wal and -shm, and put the file in its place.
server-backup-done = { $path }: a sound copy, { $size } MB. It holds secrets of running games; keep it to yourself.
server-refusal-backup-postgresql = PostgreSQL makes its copies itself: use pg_dump.
server-refusal-backup-there = { $path } is there already; choose another name.
server-refusal-backup = The copy { $path } cannot be made: { $why }
server-export-help = Write the records of finished games into DIR, a file for each. Games that are still played are left out; files that are there are left as they are.
server-export-table-help = Only the game of this table.
server-export-progress = Writing
server-export-done = { $records ->
    [one] { $records } record
   *[other] { $records } records
} written into { $path }; { $there } were there already.
server-refusal-export-none = There is no table “{ $given }”.
server-refusal-export-running = The game of table “{ $given }” is not over; it has no record yet.
server-doctor-help = Check what a server stored: every log is whole and keeps to the rules, and the records of finished games are right. One line for each fault; exit code 1 when there are any.
server-doctor-progress = Checking
server-doctor-fault = Table { $table }, entry { $number }: { $what }
server-doctor-unreadable = it cannot be read: { $why }
server-doctor-hole = it is missing; the next one there is { $found }
server-doctor-no-entries = it is missing, and there are no others
server-doctor-rules = it is against the rules
server-doctor-entry = it does not fit what stands before it ({ $kind })
server-doctor-summary = the index of tables says otherwise: { $names }
server-doctor-record = the record of the game is wrong: { $why }
server-doctor-total = Tables: { $tables }, entries: { $entries }, faults: { $faults }.

## At a table

server-refusal-game = There is no game “{ $given }”; there are: { $allowed }.
server-refusal-option-seats = The number of players is said by the seats, not by an option.
server-refusal-not-playing = No game is being played at this table.
server-refusal-not-open = The game at this table has begun already.
server-refusal-over = The game at this table is over.
server-refusal-host = Only the host of the table can do that.
server-refusal-not-yours = This seat is not yours.
server-refusal-taken = This seat is taken.
server-refusal-name = “{ $given }” cannot be a name: a name has 1 to 24 characters that can be printed.
server-refusal-name-twice = Somebody at this table is called “{ $given }” already; take another name.
server-refusal-open-seats = { $seats ->
    [one] { $seats } seat is still free; give it to a person or a bot before the game begins.
   *[other] { $seats } seats are still free; give them to people or bots before the game begins.
}
server-refusal-remove = Nobody plays at this seat whom you could remove or replace.
server-refusal-removed = The host removed you from this table.
server-refusal-key = This key opens no seat any more.
server-refusal-moment = The game has gone on meanwhile; your choice was not made.
server-refusal-take-back-nothing = There is nothing that you could take back.
server-refusal-take-back-asked = The others are being asked already whether a choice may be taken back.
server-refusal-answer = Nobody asks you for consent just now.
server-refusal-hint = There is no hint here: it is not your turn, or this table plays without hints.
server-refusal-no-advice = No bot could think of a choice. Ask once more.
server-refusal-rematch = The same people can play again when their game is over.
server-refusal-say = Say a text or one of these phrases, one at a time: { $allowed }.
server-refusal-text = This text holds characters that cannot be printed.
server-refusal-too-fast = That was too fast; wait a moment.

## On the wire

server-refusal-binary = Messages are text, not bytes.
server-refusal-resume-first = Begin with ask-resume.
server-refusal-stream = This belongs on the WebSocket or the stream, not into a request.

## What is kept secret

server-untold = a choice that is not told to you
server-leak-help = Check whether the server would have told anybody too much: at every moment of finished games compare all that every viewer gets with what they would get in other worlds that they cannot tell apart. One line a record, also for every file of a folder; exit code 1 when there is a leak.
server-leak-worlds-help = How many other set-ups are followed beside each game (8).
server-leak-progress = Comparing worlds
server-leak-none = { $file }: no leak. Moments: { $moments }, viewers: { $viewers }, comparisons: { $compared }.
server-leak-found = { $file }: LEAK. Choices made: { $step }; viewer: { $viewer }; in { $part } at { $place }. Two worlds were compared, the true one and another: { $how }. What leaks: { $what }.
server-leak-unchecked = { $file }: not checked: { $what }
server-leak-viewer-seat = seat { $number }
server-leak-viewer-closed = seat { $number }, whose look is closed
server-leak-viewer-host = the host and every spectator
server-leak-viewer-stranger = somebody at a table without spectators
server-leak-part-welcome = what somebody gets who comes now
server-leak-part-news = what somebody got who was there
server-leak-part-hint = what a hint goes by
server-leak-part-answers = the answers to all that can be asked
server-leak-part-view = the view
server-leak-part-refusals = the refusals
server-leak-how-imagined = one that the seat holds possible
server-leak-how-sealed = another sealed choice
server-leak-how-unseen = what nobody has seen yet is different
server-leak-how-covered = what is covered is different
server-leak-what-story = the story tells more than the view, which is the same in both
server-leak-what-choices = the choices that are offered differ
server-leak-what-question = what is asked differs
server-leak-what-result = the result differs
server-leak-what-view = the table looks different
server-leak-what-table = what is said of the people at the table differs
server-leak-what-hint = a hint goes by more than the seat may know
server-leak-what-answers = the answers differ
server-leak-what-refusals = the reasons why a choice is refused differ
server-refusal-leak-unfinished = This game is not finished. Only finished games are checked, for the check must know what was dealt.
