### What the arena says: how games ended, and what it counts of every game.

arena-balance-seats = Seats
arena-balance-seat = seat { $number }
arena-balance-endings = How the games ended
arena-balance-decisions = decisions

arena-refusal-bot-twice = The bot “{ $given }” is named twice; each takes part once.
arena-refusal-few-bots = { $bots } bots are named for { $seats } seats; name at least as many bots as there are seats, or choose fewer seats.
arena-refusal-folder-taken = In { $path } there is a tournament already; go on with it by --resume, or choose another folder.
arena-refusal-folder-busy = The tournament in { $path } is being played by another process; wait for its end.
arena-refusal-folder = { $path } cannot be made or written to: { $why }
arena-refusal-no-plan = In { $path } there is no tournament to go on with: { $why }
arena-refusal-plan = { $path } is no plan of a tournament: { $why }
arena-refusal-games = { $path }: line { $line } does not hold games of this tournament: { $why }
arena-refusal-version = The tournament in { $path } was begun with version { $begun }, and this is { $here }: its bots may play otherwise. Begin a new one.

arena-refusal-bot-changed = The tournament in { $path } was begun with another version of: { $bots }. Bring that version back, or begin a new tournament.
