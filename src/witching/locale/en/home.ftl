### The first page, opening a table, settings.

## What to play

home-about = Two games for a long evening: brew, remember, outwit. No account, nothing to pay.
home-now = Play now
home-now-about = against bots
home-friends = With friends
home-here = At this screen
home-watch = Watch
home-watch-empty = No table for all is being played just now. As soon as one is, you find it here.
home-watch-bots = Watch bots play
home-watch-bots-about = A whole game, step by step, at your pace.
home-rules = Rules
home-friends-about = You get a link and a QR code for their cameras. How many of you will play? Seats that stay free can go to bots.
home-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
home-players-range = { $least }–{ $most } players
home-players-some = { $numbers } players
home-here-about = The screen is handed on when it is somebody else’s turn. What is secret stays secret.
home-here-people = People at this screen
home-here-bots = Bots besides
home-record-open = Open the record of a game
home-failed = That did not work: the server does not answer.

## Who one is

home-guest-name = { $symbol ->
    [cat] Black Cat
    [toad] Merry Toad
    [raven] Clever Raven
    [bat] Night Bat
    [moon] Full Moon
    [star] Evening Star
    [key] Silver Key
    [candle] Bright Candle
    [broom] Swift Broom
    [cauldron] Old Cauldron
    [feather] Light Feather
   *[other] Wise Owl
}
home-you = You are { $name }
home-change = Change name and symbol
home-save = Save

## Lists of tables

home-all = Show all { $number }
home-go-on = Go on playing
home-to-table = To the table
home-score = The score
home-replay = Watch it again

## Opening a table

home-opening = A new table: { $game }
home-seat = Seat { $number }
home-seat-friend = a friend with the link
home-seat-here = a person at this screen
home-seat-bot = bot: { $bot }
home-seat-add = Add a seat
home-seat-remove = Remove seat { $number }
home-game = The game
home-company = The company
home-set-grace = When somebody is away
home-grace = { $minutes ->
    [0] Wait, however long it takes
    [one] After { $minutes } minute a bot plays on
   *[other] After { $minutes } minutes a bot plays on
}
home-set-hints = Hints
home-set-hints-about = Everybody may ask for the best choices, and why.
home-set-listed-about = Everybody who can reach this server may sit down or watch.
home-open = Open the table
home-edition-ru = Russian edition
home-edition-ru-alchemist = Russian edition “Алхимик из Гластонбери”
home-edition-it = Italian edition
home-edition-ko = Korean edition “마법사의 레시피”

## Settings

home-settings = Settings
home-close = Close
home-set-theme = Colours
home-auto = As on this device
home-theme-light = Light
home-theme-dark = Dark
home-set-motion = Motion
home-motion-off = Off
home-motion-fast = Fast
home-motion-normal = Normal
home-set-confirm = Confirm each choice
home-set-confirm-about = The first press selects, the second one chooses.
home-set-coach = Explain on the way
home-set-coach-about = One sentence when something happens for the first time.
home-set-sounds = Sounds
home-set-vibration = Vibration
home-set-notices = Tell me when it is my turn
home-set-notices-about = A notice of the browser while this page is in the background.
home-set-notices-denied = The browser does not allow notices for this page. You can change that in its own settings.

## Out of reach

home-offline = You are offline
home-offline-about = The server does not answer: this device has no connection, or the program has ended. Nothing is lost. The page goes on by itself as soon as the server is back.
home-offline-again = Try again
