### What is said at the terminal while a game is played.

## play: options

terminal-play-help = Play GAME at this terminal: alone against bots, or with several people who hand the screen on.
terminal-players-help = Who plays, in the order of the seats, separated by commas: human, or a bot ({ $bots }). Unless given: human,{ $usual }.
terminal-names-help = The names, separated by commas: of the people first, then of the bots.
terminal-seed-help = Seed of the deal; without it, the deal is one that nobody can repeat.
terminal-save-help = Keep the game in this file instead of your data folder.
terminal-resume-help = Go on with the game in FILE; without a file, the unfinished games are listed.
terminal-plain-help = Sentences instead of boards, no colours: for screen readers.

## Refusals

terminal-refusal-game = Say which game: { $allowed }.
terminal-refusal-nobody = No person plays here; `witching watch` shows games between bots.
terminal-refusal-seats = { $players } players are named for { $seats } seats.
terminal-refusal-names = { $names } names are given for { $players } players.
terminal-refusal-name = “{ $given }” cannot be a name: a name has 1 to { $most } characters that can be printed.
terminal-refusal-name-twice = Two players are called “{ $given }”; give each a name of their own.
terminal-refusal-save = The game cannot be saved in { $path }: { $why }
terminal-refusal-resume = A game that goes on has its players and options already; leave out: { $names }.
terminal-refusal-players = This game is played by: { $players }. To go on, name the same players in their order with --players, a bot of a file by the path of its file.
terminal-refusal-other-game = { $path } holds a game of { $game }.
terminal-refusal-there = { $path } is there already; choose another file, or go on with the game in it: --resume
terminal-refusal-load = { $path } cannot be read: { $why }
terminal-refusal-finished = The game in { $path } is over; `witching replay` shows it.

## Names

terminal-player-name = Player { $number }
terminal-players = Players: { $players }
# Four names, separated by commas.
terminal-bot-names = Morgana, Merlin, Viviane, Mordred

## A turn

terminal-narrow = This window is narrower than { $wide } columns, so the table is told in sentences. Make it wider to see the board.
terminal-gather = Everybody has chosen. Look at the screen, all of you!
terminal-no-legend = This game is told in sentences: there are no symbols to explain.
terminal-intro = Type the number of a choice; ? tells what else you can type.
terminal-prompt = { "> " }
terminal-go-on = Enter to go on { "" }
terminal-hand-over = Hand the screen to { $player }. Everybody else looks away.
terminal-hand-over-prompt = { $player }: press Enter when only you can see the screen { "" }
terminal-look-close = Enter to close this look { "" }
terminal-unknown-answer = “{ $typed }” is not a choice here. Type a number from the list, or ? for help.
terminal-bot-failed = { $seat }: the bot { $bot } failed ({ $why }); a choice was drawn for it.
terminal-hint-typed = The best stands first; before each stands what you type for it.
terminal-hint-order = The best stands first.
terminal-undo-nothing = There is nothing you could take back yet.
terminal-undo-ask = { $player } wants to take back a choice: { $choice }. It will be noted in the record.
terminal-undo-prompt = Does everybody agree? (yes/no) { "" }
# Everything that counts as a yes, separated by commas, in small letters.
terminal-yes = y, yes

## Leaving and ending

terminal-left =
    The game is saved. Go on with it:
      { $program } play --resume { $file }
terminal-kept =
    The game is kept. Look at it again:
      { $program } replay { $file }
terminal-unfinished-none = There is no unfinished game.
terminal-unfinished-title = Unfinished games: { $games }. The last ones:
terminal-unfinished-game = { $number }. { $game } · { $names } · { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} · { $when } · { $file }
terminal-unfinished-prompt = Which one? (Enter: none) { "" }
terminal-unfinished-go-on = To go on with one of them: `{ $program } play --resume FILE`.

## Commands: the words that may be typed, separated by commas

terminal-command-help = ?, h, help
terminal-command-hint = hint
terminal-command-undo = u, undo
terminal-command-log = log
terminal-command-board = b, board
terminal-command-legend = legend
terminal-command-rules = rules
terminal-command-quit = q, quit

## What the commands do

terminal-help-title = What you can type
terminal-help-choices = The number of a choice, or what stands at its beginning.
terminal-help-help = this page
terminal-help-hint = what a bot would choose here, and why
terminal-help-undo = take your last choice back
terminal-help-log = everything that has happened, as far as it may be told
terminal-help-board = the table once more
terminal-help-legend = what the signs on the table mean
terminal-help-rules = the rule book
terminal-help-quit = leave; the game is saved and can be resumed
terminal-help-lookup = look a rule up by a word or its id

## replay

terminal-replay-help = Look at the game in FILE again, step by step: forwards, backwards, through anybody's eyes.
terminal-as-help = Through whose eyes: open (all cards), table (what lay open to all), or the number of a seat, from 0. Unless given, open; a game that is not over is shown as the table sees it.
terminal-cites-help = Name the rules behind every step.
terminal-replay-prompt = Enter: on, b: back, ?: help > { "" }
terminal-replay-unknown = “{ $given }” is not known here. You can type the number of a step, or:
terminal-replay-heading = Step { $moment } of { $last } · seen by: { $eyes }
terminal-replay-heading-unfinished = Not over yet · step { $moment } of { $last } · seen by: { $eyes }
terminal-replay-heading-present = Not over yet: until the end only the present moment is shown, since this table is played from memory (G-MEMORY) · seen by: { $eyes } · { $moment }/{ $last }
terminal-replay-auto = It goes on by itself; Ctrl-C stops it.
terminal-replay-open = open
terminal-replay-table = table
terminal-replay-cites = Rules: { $rules }
terminal-command-replay-forward = n
terminal-command-replay-back = b, back
terminal-command-replay-first = first
terminal-command-replay-last = last
terminal-command-replay-auto = a, auto
terminal-command-replay-hint = hint
terminal-command-replay-rules = r, rules
terminal-command-replay-help = ?, h, help
terminal-command-replay-quit = q, quit
terminal-replay-help-forward = the next step (Enter does it too); a number jumps to that step
terminal-replay-help-back = the step before
terminal-replay-help-first = the deal
terminal-replay-help-last = the end
terminal-replay-help-auto = go on by itself; Ctrl-C stops it
terminal-replay-help-hint = what a bot would have chosen here, and why
terminal-replay-help-rules = name the rules of every step, or no longer
terminal-replay-help-help = this page
terminal-replay-help-quit = leave
terminal-replay-help-eyes = look through these eyes

## Looking rules up

terminal-rules-all = The rules; type ? and a word or an id to read one, for example ?{ $example }.
terminal-rules-found = Several rules have to do with “{ $words }”; type ? and the id of one:
terminal-rules-none = No rule has to do with “{ $words }”. Perhaps one of these:

## The menu

terminal-menu-title = ✦ Witching Hour ✦
terminal-menu-resume = Go on with an unfinished game ({ $games })
terminal-menu-rules = The rules of { $game }
terminal-menu-language = English · Русский · Italiano · 한국어 · Deutsch · Français
terminal-menu-leave = Leave
terminal-menu-prompt = Your choice (Enter: { $usual }) > { "" }
terminal-menu-number = Type a number from { $least } to { $most }.
terminal-menu-options = Enter: play like this. A number: change it > { "" }
terminal-menu-seats = Which players? Numbers with commas between them (Enter: none) > { "" }
terminal-menu-file = Which file? (Enter: none) > { "" }
terminal-menu-people = How many people play at this screen? (1 to { $most }; Enter: 1) { "" }
terminal-menu-name = Name of player { $number }? (Enter: { $usual }) { "" }
terminal-menu-bots = How many bots? ({ $allowed }; Enter: { $usual }) { "" }
terminal-menu-kind = Which bots? (Enter: { $usual }) { "" }
terminal-menu-kinds = Type a number from 1 to { $most } or a name, for all bots or, with commas between them, for each of the { $bots }.
terminal-menu-again = a: the same players again, r: look at it once more, Enter: the menu > { "" }
# What may be typed there, separated by commas.
terminal-menu-again-play = a, again
terminal-menu-again-replay = r, replay
terminal-menu-rules-prompt = A word or an id to read a rule (Enter: back) > { "" }
