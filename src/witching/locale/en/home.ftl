### The first page, opening a table, settings.

## What to play

home-about = Games for a long evening: brew, remember, outwit. No account, nothing to pay.
home-now = Play now
home-now-about = against bots
home-friends = With friends
home-here = At this screen
home-watch = Watch
home-rules = Rules
home-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
home-players-range = { $least }–{ $most } players
home-players-some = { $numbers } players
home-record-open = Open a game record
home-failed = That did not work: the server is not answering.

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

## Lists of tables

home-all = Show all { $number }
home-go-on = Continue playing
home-to-table = Go to the table
home-score = The score
home-replay = Watch it again

## Settings

home-settings = Settings
home-close = Close

## Out of reach

home-offline = You are offline
home-offline-about = The server is not answering: this device has no connection, or the program has ended. Nothing is lost. The page continues by itself as soon as the server is back.
home-offline-again = Try again
