### What the arena says: how games ended, and what it counts of every game.

arena-balance-seats = Seats
arena-balance-seat = seat { $number }
arena-balance-endings = How the games ended
arena-balance-decisions = decisions

arena-refusal-bot-twice = The bot “{ $given }” is named twice; each bot takes part once.
arena-refusal-few-bots = { $bots } bots are named for { $seats } seats; name at least as many bots as there are seats, or choose fewer seats.
arena-refusal-folder-taken = There is already a tournament in { $path }; continue it with --resume, or choose another folder.
arena-refusal-folder-busy = Another process is playing the tournament in { $path }; wait until it has finished.
arena-refusal-folder = { $path } cannot be created or written to: { $why }
arena-refusal-no-plan = There is no tournament in { $path } to continue: { $why }
arena-refusal-plan = { $path } is not the plan of a tournament: { $why }
arena-refusal-games = { $path }: line { $line } does not contain games of this tournament: { $why }
arena-refusal-version = The tournament in { $path } was started with version { $begun }, and this is { $here }: its bots may play differently. Start a new one.

arena-refusal-bot-changed = The tournament in { $path } was started with another version of: { $bots }. Restore that version, or start a new tournament.
