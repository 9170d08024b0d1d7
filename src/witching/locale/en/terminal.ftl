### What is said at the terminal while a game is played.

## play: options

terminal-play-help = Play GAME at this terminal: alone against bots, or with several people who pass the screen around.
terminal-players-help = Who plays, in the order of the seats, separated by commas: human, or a bot ({ $bots }). Unless given: human,{ $usual }.
terminal-names-help = The names, separated by commas: of the people first, then of the bots.
terminal-seed-help = Seed of the deal; without it, nobody can repeat the deal.
terminal-save-help = Keep the game in this file instead of your data folder.
terminal-resume-help = Continue the game in FILE; without a file, list the unfinished games.
terminal-plain-help = Sentences instead of boards, no colours: for screen readers.

## Refusals

terminal-refusal-game = Say which game: { $allowed }.
terminal-refusal-nobody = No person plays here; `witching watch` shows games between bots.
terminal-refusal-seats = { $players } players are named for { $seats } seats.
terminal-refusal-names = { $names } names are given for { $players } players.
terminal-refusal-name = “{ $given }” cannot be a name: a name has 1 to { $most } characters that can be printed.
terminal-refusal-name-twice = Two players are called “{ $given }”; give each their own name.
terminal-refusal-save = The game cannot be saved in { $path }: { $why }
terminal-refusal-resume = A game that is continued already has its players and options; leave out: { $names }.
terminal-refusal-players = This game is played by: { $players }. To continue, name the same players in their order with --players, a custom bot by the path of its file.
terminal-refusal-other-game = { $path } holds a game of { $game }.
terminal-refusal-there = { $path } already exists; choose another file, or continue the game in it: --resume
terminal-refusal-load = { $path } cannot be read: { $why }
terminal-refusal-finished = The game in { $path } is over; `witching replay` shows it.

## Names

terminal-player-name = Player { $number }
terminal-players = Players: { $players }
# Four names, separated by commas.
terminal-bot-names = Morgana, Merlin, Viviane, Mordred

## A turn

terminal-narrow = This window is narrower than { $wide } columns, so the table is described in sentences. Make it wider to see the board.
terminal-gather = Everybody has chosen. Look at the screen, all of you!
terminal-no-legend = This game is described in sentences: there are no symbols to explain.
terminal-intro = Type the number of a choice; ? tells what else you can type.
terminal-prompt = { "> " }
terminal-go-on = Enter to go on { "" }
terminal-hand-over = Pass the screen to { $player }. Everybody else looks away.
terminal-hand-over-prompt = { $player }: press Enter when only you can see the screen { "" }
terminal-look-close = Enter to close this look { "" }
terminal-unknown-answer = “{ $typed }” is not a choice here. Type a number from the list, or ? for help.
terminal-bot-failed = { $seat }: the bot { $bot } failed ({ $why }); a choice was drawn for it.
terminal-hint-typed = The best comes first; before each is what you type for it.
terminal-hint-order = The best comes first.
terminal-undo-nothing = There is nothing you could take back yet.
terminal-undo-ask = { $player } wants to take back a choice: { $choice }. This will be noted in the record.
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
terminal-unfinished-title = Unfinished games: { $games }. The latest:
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
terminal-help-choices = The number of a choice, or the code in front of it.
terminal-help-help = this page
terminal-help-hint = what a bot would choose here, and why
terminal-help-undo = take your last choice back
terminal-help-log = everything that has happened, as far as you may know it
terminal-help-board = the table again
terminal-help-legend = what the symbols on the table mean, and how points are counted
terminal-help-rules = the rule book
terminal-help-quit = leave; the game is saved and can be resumed
terminal-help-lookup = look up a rule by a word or its id

## replay

terminal-replay-help = Watch the game in FILE again, step by step: forwards, backwards, from any seat.
terminal-as-help = Who looks: open (all cards), table (what everybody saw), or the number of a seat, from 0. Unless given, open; an unfinished game is shown as the table sees it.
terminal-cites-help = Name the rules behind every step.
terminal-replay-prompt = Enter: on, b: back, ?: help > { "" }
terminal-replay-unknown = “{ $given }” is unknown here. You can type the number of a step, or:
terminal-replay-heading = Step { $moment } of { $last } · seen by: { $eyes }
terminal-replay-heading-unfinished = Not over yet · step { $moment } of { $last } · seen by: { $eyes }
terminal-replay-heading-present = Not over yet: until the end only the present moment is shown, since this table is played from memory (G-MEMORY) · seen by: { $eyes } · { $moment }/{ $last }
terminal-replay-auto = It continues by itself; Ctrl-C stops it.
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
terminal-replay-help-back = the previous step
terminal-replay-help-first = the deal
terminal-replay-help-last = the end
terminal-replay-help-auto = continue by itself; Ctrl-C stops it
terminal-replay-help-hint = what a bot would have chosen here, and why
terminal-replay-help-rules = show or hide the rules behind every step
terminal-replay-help-help = this page
terminal-replay-help-quit = leave
terminal-replay-help-eyes = look from this seat

## Looking rules up

terminal-rules-all = The rules; type ? and a word or an id to read one, for example ?{ $example }.
terminal-rules-found = Several rules mention “{ $words }”; type ? and the id of one:
terminal-rules-none = No rule mentions “{ $words }”. Perhaps one of these:

## The menu

terminal-menu-title = ✦ Witching Hour ✦
terminal-menu-resume = Continue an unfinished game ({ $games })
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
terminal-menu-again = a: the same players again, r: watch it again, Enter: the menu > { "" }
# What may be typed there, separated by commas.
terminal-menu-again-play = a, again
terminal-menu-again-replay = r, replay
terminal-menu-rules-prompt = A word or an id to read a rule (Enter: back) > { "" }
