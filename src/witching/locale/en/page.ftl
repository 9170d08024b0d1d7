### The page in the browser.

page-brand = Witching Hour
page-broken = The game “{ $game }” cannot be played here; the server’s log says why.
page-skip = Skip to content
page-language = Language
page-home = Home
page-plain = The plain page, without pictures and scripts
page-refused = That did not work
page-refusal-rule = There is no rule “{ $given }”.

## Who one is

page-who = Who are you?
page-name = Your name
page-name-of = Name of player { $number }
page-symbol = Your symbol
page-symbol-owl = Owl
page-symbol-cat = Cat
page-symbol-toad = Toad
page-symbol-raven = Raven
page-symbol-bat = Bat
page-symbol-moon = Moon
page-symbol-star = Star
page-symbol-key = Key
page-symbol-candle = Candle
page-symbol-broom = Broom
page-symbol-cauldron = Cauldron
page-symbol-feather = Feather

## What to play

page-rules = The rules of { $game }
page-editions-all = All editions
page-more = More settings
page-set-seats = Players
page-set-edition = Edition
page-set-bot = Bots
page-set-pace = Time per choice
page-set-spectators = Who may watch
page-set-listed = List a table for friends publicly in the lobby
page-pace = { $minutes ->
    [0] No clock
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-spectators-open = Anybody with the link
page-spectators-after = Others only after the end
page-spectators-none = Players only

## Lists of tables

page-mine = Your tables
page-lobby = Tables you can join
page-lobby-empty = Nobody has opened a public table yet.
page-finished = Your finished games
page-record = Download the record
page-stage-open = It has not started yet.
page-stage-playing = A game is in progress; you may watch.
page-turn-yours = It is your turn.
page-turn-of = Waiting for: { $names }.
page-seats-free = { $seats ->
    [one] { $seats } seat is free.
   *[other] { $seats } seats are free.
}

## What was agreed

page-terms = What was agreed
page-term = { $name }: { $value }
page-yes = yes
page-no = no

## Others on this network

page-network = Others on this network
page-network-ask = Let others on this network join
page-network-about = Phones and computers on the same network, for example the same Wi-Fi, can then open this page and play with you. They cannot see your files. It ends when you stop the program. Do not do this on a network of strangers.
page-network-do = Let others join
page-network-open = Others on this network find this page at:
page-network-closed = Only this computer can reach this page. Players on other devices can come back when you let others join.

## Before the game

page-people = Around the table
page-seat-open = Free seat
page-seat-you = you
page-seat-host = host
page-seat-bot = bot
page-seat-replaced = a bot plays for now
page-seat-away = away
page-seat-grace = a bot takes over in { $left }
page-seat-due = to choose
page-stand = Stand up
page-arrange-bot = Invite a bot
page-arrange-open = Keep free for a person
page-mute = Mute
page-unmute = Unmute
page-replace = Let a bot play
page-replace-me = Let a bot play for me
page-return = Play myself again
page-bot-plays = A bot plays for you until you take over again.
page-remove = Remove
page-sit = Sit down
page-sit-title = Sit down at this table
page-sit-another = Another person sits down at this screen
page-begin = Begin the game
page-begin-wait = { $seats ->
    [one] { $seats } seat is still free. The game can start when a person or a bot takes it.
   *[other] { $seats } seats are still free. The game can start when people or bots take them.
}
page-begin-host = Everybody is here. The host starts the game.
page-link = Invite friends
page-link-about = Send them this link, or let their camera read the QR code. Anybody with the link can sit down.
page-link-watch = All seats are taken. Anybody with the link can watch.
page-link-local = For now this link only works on this computer.
page-qr = The link as a QR code
page-device = Continue on another device
page-device-about = Open this link on the other device. Whoever has it plays in your place, so do not show it to anybody else.
page-key-title = { $game }: continue here
page-key-here = You can continue with your seat on this device. The other device will then only watch.
page-key-do = Continue here
page-close-title = Close this table
page-close-about = The game ends for everybody, without a result.
page-close = Close the table for good
page-closed = The host closed this table.
page-not-shown = The people at this table play without spectators.

## Playing

page-title-yours = { $game }: your turn
page-title-here = { $game }: { $name }
page-title-of = { $game }: waiting for { $names }
page-title-won = { $game }: won by { $names }
page-news = What happened
page-news-none = Nothing has happened yet.
page-lost = The connection is lost; trying again …
page-log = The whole story
page-table = The table
page-legend = What the symbols mean
page-look = For your eyes only
page-look-close = Close this look
page-change = Change your choice
page-clock = Time left: { $left }. Then a bot chooses.
page-left-seconds = { $seconds } s
page-left-minutes = { $minutes } min
page-hint = Give me a hint
page-take-back = Take back
page-hand-on = Pass the screen on
page-hand-over = Give the screen to { $name }. Everybody else looks away.
page-i-am = I am { $name }

## Taking back

page-wish = May this choice be taken back?
page-wish-asks = { $seat } wants to take back a choice; this will be noted in the record. The choice: { $choice }
page-wish-waits = Still to answer: { $names }.
page-wish-agree = { $name }: yes
page-wish-decline = { $name }: no

## After the game

page-sheet = The score
page-rematch = Play again
page-rematch-go = Go to the new table
page-proof = Was the deal fixed beforehand?
page-commitment = This number fixes the deal; what it was made from is shown after the end:
page-commitment-was = This number fixed the deal from the beginning:
page-commitment-salt = It was made from the deal in the record and this salt:

## What happened at the table

page-line-sat = { $name } sits down.
page-line-moved = { $seat } continues on another device.
page-line-stood = A seat is free again.
page-line-begun = The game begins.
page-line-wished = { $seat } asks to take back a choice.
page-line-agreed = { $seat } agrees.
page-line-declined = { $seat } does not agree.
page-line-undone = { $seat } took back a choice.
page-line-left = { $seat } is away for the moment.
page-line-returned = { $seat } is back.
page-line-replaced = A bot plays for { $seat } for now.
page-line-removed = The host removed somebody from the table.
page-line-woke = The server was away and is back.
page-line-closed = The host closed the table.
page-line-late = { $seat } ran out of time: a bot chose.

## Talking

page-talk = Talk
page-say = Write something
page-phrase = Say
page-send = Send
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-your-turn = It is your turn.
page-phrase-thinking = I am thinking …
page-phrase-well-played = Well played!
page-phrase-oops = Oops!
page-phrase-thanks = Thank you!
page-phrase-sorry = Sorry!
page-phrase-wait = One moment, please.
page-phrase-back-soon = I will be back soon.
page-phrase-good-game = That was a good game!
page-phrase-again = Shall we play again?
