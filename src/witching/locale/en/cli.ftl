### What the command line says.

cli-help =
    Witching Hour: two wizard games, played faithfully; an engine for people who write bots and study games.
    Run `witching COMMAND --help` for the options of a command.
cli-error = { $what }

## Help and command lines that cannot be understood

cli-usage-title = Usage:
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-options-piece = [OPTIONS]
cli-usage-command-piece = COMMAND …
cli-usage-help = Show this page.
cli-usage-command = There is no command “{ $given }”; there are: { $allowed }.
cli-usage-option = There is no option “{ $given }” here.
cli-usage-value = { $name } needs a value.
cli-usage-missing = { $name } is missing.
cli-usage-number = { $name } needs a whole number.
cli-usage-extra = There is one word too many on this command line.
cli-usage-try = `{ $command } --help` shows what there is.
cli-lang-help = The language: en, ru, it, ko, de or fr. Default: WITCHING_LANG, or the terminal’s language.
cli-refusal-language = “{ $given }” is not a language spoken here; there are: { $allowed }.

## Version and build

cli-version-help = Show the version and whether the compiled engine runs.
cli-version = witching { $version } ({ $build })
cli-build-compiled = compiled engine
cli-build-pure = uncompiled, as WITCHING_PURE asks
cli-build-absent = uncompiled: no build yet
cli-build-stale = uncompiled: the sources changed after the build
cli-build-foreign = uncompiled: the build is for another Python
cli-build-broken = uncompiled: the build is incomplete
cli-build-unused = The engine runs { $build }; `python3 run.py setup` builds it again.

## Options of a game

cli-seats-help = Number of seats, { $least } to { $most }.
cli-option-tick-help = { $game }: { $label }.
cli-option-choice-help = { $game }: { $label }: { $values } ({ $usual } unless given).
cli-option-edition-help = { $game }: { $label }: { $values } ({ $usual } unless given; `play` and `watch` take the one in your language).
cli-edition-usual = No edition was printed in this language, so this one applies: { $edition } (`{ $name }`). `--edition` chooses another: { $others }.
cli-option-seats-help = { $value }:0,2 for these seats only (seats count from 0).
cli-option-file-help = { $game }: { $label }, from this file; `witching box { $name }` prints one to start from.
cli-rule-help = An option by its name; may be repeated. There are, for { $names }.

## Refusals

cli-refusal-game = There is no game “{ $given }” on the shelf; there is: { $allowed }.
cli-refusal-schema = There is no schema of “{ $given }”; there is: { $allowed }.
cli-refusal-twice = { $name } is given twice; say it once.
cli-refusal-rule = “{ $given }” is not a house rule; write it as NAME=VALUE.
cli-refusal-range = { $name } is { $given }, but must be from { $least } to { $most }.
cli-refusal-no-box = The box of { $game } cannot be changed.
cli-refusal-box-file = { $file } cannot be read: { $why }
cli-refusal-box-large = { $file } is too large: a box file has at most { $most } bytes.
cli-refusal-box-text = { $file } is not UTF-8 text: the byte at position { $place } does not fit.
cli-refusal-file = cannot be read: { $why }
cli-refusal-records-there = There are already records of { $game } in { $path }; choose another folder, or remove them.
cli-refusal-folder = The folder { $path } cannot be created or written to: { $why }
cli-refusal-record = The record { $path } cannot be written: { $why }

## simulate

cli-simulate-help = Let bots play many games of GAME and show the statistics. The same seed gives the same results, whatever --jobs says.
cli-simulate-progress = Playing
cli-games-help = How many games to play; 1000 unless given.
cli-bots-help = The bots: one name for all seats, or one for each seat separated by commas; several names make as many seats unless --seats is given. There are: { $bots }.
cli-seed-help = Seed of the series, from 0; 1 unless given.
cli-jobs-help = How many processes play; 1 unless given.
cli-records-help = Write the record of every game into this folder.
cli-json-help = Print the figures as one JSON object, the last line of the output.
cli-figures-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-figures-seat = Seat
cli-figures-bot = Bot
cli-figures-wins = Wins
cli-figures-points = Points
cli-figures-deviation = Deviation
cli-figures-lowest = Lowest
cli-figures-highest = Highest
cli-figures-ends = How the games ended
cli-figures-cause = Cause
cli-figures-share = Share
cli-figures-length = A game has { $mean } decisions on average, between { $shortest } and { $longest }.
cli-figures-speed-compiled = { $decisions } decisions in { $seconds } s; { $rate } per CPU second, compiled.
cli-figures-speed-pure = { $decisions } decisions in { $seconds } s; { $rate } per CPU second, uncompiled.
cli-figures-speed-unknown = { $decisions } decisions: too few to measure a speed.
cli-figures-interrupted = Interrupted: { $games } of { $wanted } games were played.
cli-player-lost = One of the playing processes ended unexpectedly: somebody, or the system, killed it.

## simulate --balance

cli-balance-help = Also count what a designer wants to know: how often everything is taken, the points it brings, who wins with it.
cli-svg-help = With --balance: draw the figures into this SVG file.
cli-refusal-svg-alone = --svg draws the figures of --balance; give both.
cli-refusal-svg-file = The file { $path } cannot be written: { $why }
cli-balance-lots = What the seats start with
cli-balance-things = What is taken
cli-balance-lengths = How long it takes
cli-balance-shares = How it ends
cli-balance-a-game = A game
cli-balance-mean = Mean
cli-balance-fewest = Fewest
cli-balance-most = Most
cli-balance-points = Points
cli-balance-points-each = Points each
cli-balance-helps = Helps to
cli-balance-seats = Seats
cli-balance-wins = Wins
cli-balance-share = Share
cli-balance-nothing = –
cli-balance-columns = A game: times taken, by all seats together. Points: what each scored at the end. Helps to: the points of what each paid for or caught.
cli-balance-reading = Wins: of the seats that had one, with the 95 % interval; if all were equal, it would be { $even } %.
cli-balance-title = The balance of { $game }
cli-balance-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $seats } seats · { $played } · seed { $seed }
cli-balance-scale = Each chapter has its own scale for bars. Dots: win rate with its 95 % interval; the dashed line is { $even } %, where all seats are equal.
cli-balance-range = { $mean } ({ $fewest }–{ $most })
cli-balance-drawn = Drawn: { $path }

## Custom bots

cli-limit-help = Seconds that a custom bot (named by its file, such as ./my_bot.py) may take for a choice; 10 unless given.
cli-watch-failed = The bot { $bot } failed: { $what }. A choice was drawn for it whenever it did.
cli-forfeits = Games lost by rule, because a bot failed: { $games }. The others share the win.
cli-forfeit = { $bot } (games: { $games }), the first in game { $game } at seat { $seat }: { $what }. This shows it:

## tournament

cli-tournament-help = Let bots play a tournament of GAME: every deal from every seat, 2 seats unless given. Shows ratings and who comes before whom. The same plan gives the same result, whatever --jobs says and however often it was interrupted.
cli-tournament-bots-help = The bots that take part, separated by commas; at least as many as there are seats.
cli-tournament-games-help = How many games to play in all, 1000 unless given; rounded up so that the last deal is played from every seat.
cli-iterations-help = A budget for bots that search: the number of iterations per choice.
cli-tournament-out-help = Keep the tournament in this folder: plan, games, result.json, times.json and report.html.
cli-tournament-resume-help = Continue the tournament in this folder; its plan is kept there.
cli-refusal-tournament-bots = Say which bots take part, for example --bots student,adept
cli-refusal-tournament-out = --out starts a tournament and --resume continues one; give only one of them.
cli-refusal-tournament-plan = The tournament in { $path } has another plan; what differs: { $names }. Leave that out to continue it, or start another in a new folder.
cli-tournament-title = Tournament: { $game }
cli-tournament-about = Games: { $games } · seats: { $seats } · options: { $options } · seed { $seed }
cli-tournament-rank = Place
cli-tournament-rating = Rating
cli-tournament-cpu = CPU ms
cli-tournament-ratings = Ratings
cli-tournament-matrix = Who comes before whom
cli-tournament-cell = { $one } before { $other }: { $rate }
cli-tournament-reading-rating = Rating: strength by Plackett and Luce (openskill) with its 95 % range. Everybody starts at 25; higher is stronger.
cli-tournament-reading-wins = Wins: with Wilson’s 95 % interval; a shared win is divided. A deal that the same bots played from all seats counts as one observation, and these as independent of each other.
cli-tournament-reading-cpu = CPU ms: milliseconds of computing for a choice, on average (and at most).
cli-tournament-reading-matrix = In how many of 100 games they both played the bot of the row came before the bot of the column, with the 95 % interval; a tie counts half.
cli-tournament-reading-scores = How often each bot scored what, all on one scale; the dashed line is the mean.
cli-tournament-made-compiled = Played with { $versions }, engine compiled.
cli-tournament-made-pure = Played with { $versions }, engine uncompiled.
cli-tournament-kept = Kept in: { $path }
cli-tournament-go-on = Go on with it: { $program } tournament --resume { $path }

## verify

cli-verify-help = Check records: replay every step, the commitment and the result. One line a file, also for every file of a folder; exit code 1 when one is wrong, else 2 when the game of one is not installed.
cli-verify-right = { $file }: right: { $what }
cli-verify-wrong = { $file }: WRONG: { $what }
cli-verify-unchecked = { $file }: NOT CHECKED: { $what }
cli-verify-total = { $right } right, { $wrong } wrong
cli-verify-total-unchecked = { $right } right, { $wrong } wrong, { $unchecked } not checked

## schema

cli-schema-help = Print the JSON Schema of SUBJECT: a game (its records), “protocol” (the server’s messages), “http” (HTTP requests and answers) or “stored” (what is in the database and in the folder of a tournament).

## box

cli-box-help = Print the box file of GAME: how many of everything there is, what it costs and what it is worth.
cli-box-check-help = Check your own box file instead: what is off, row by row, and by how much.
cli-box-off = { $file } is off in several places [{ $rule }]:
cli-box-right = { $file }: a box that can be played with

## bots

cli-bots-group-help = Show which bots there are and what they are like. With a command: what they are made of.
cli-bots-own = They play wherever --bots or --players names them; so does a custom bot, by the path of its file (docs/guide/bot.md).
cli-bots-memory-help = Show how much is remembered of what was seen, for every named memory (docs/memory.md).
cli-bots-out-help = Also draw it into this SVG file.

## watch

cli-watch-help = Let bots play a game of GAME and tell what happens, as a spectator sees it.
cli-watch-seed-help = Seed of the game; without it, nobody can repeat the deal.
cli-watch-progress = The bots are playing; choices so far: { $choices }
