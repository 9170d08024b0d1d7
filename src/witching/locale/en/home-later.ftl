### The first page, opening a table, settings.
### Not needed before the first choice.

## What to play

home-watch-empty = No public table is being played right now. As soon as one is, you will find it here.
home-watch-bots = Watch bots play
home-watch-bots-about = A whole game, step by step, at your pace.
home-friends-about = You get a link and a QR code to share. How many of you will play? Bots can take the free seats.
home-here-about = Pass the screen on when it is somebody else’s turn. What is secret stays secret.
home-here-people = People at this screen
home-here-bots = Bots as well

## Who one is

home-save = Save

## Opening a table

home-opening = New table: { $game }
home-seat = Seat { $number }
home-seat-friend = a friend with the link
home-seat-here = a person at this screen
home-seat-bot = bot: { $bot }
home-seat-add = Add a seat
home-seat-remove = Remove seat { $number }
home-game = The game
home-company = The players
home-set-grace = When somebody is away
home-grace = { $minutes ->
    [0] Wait, however long it takes
    [one] After { $minutes } minute a bot plays on
   *[other] After { $minutes } minutes a bot plays on
}
home-set-hints = Hints
home-set-hints-about = Everybody may ask for the best choices and the reasons.
home-set-listed-about = Everybody who can reach this server may sit down or watch.
home-open = Open the table
home-edition-ru = Russian edition
home-edition-ru-alchemist = Russian edition “Алхимик из Гластонбери”
home-edition-it = Italian edition
home-edition-ko = Korean edition “마법사의 레시피”

## Settings

home-set-theme = Colours
home-auto = As on this device
home-theme-light = Light
home-theme-dark = Dark
home-set-motion = Motion
home-motion-off = Off
home-motion-fast = Fast
home-motion-normal = Normal
home-set-confirm = Confirm each choice
home-set-confirm-about = The first press selects, the second one confirms.
home-set-coach = Explain as you go
home-set-coach-about = One sentence when something happens for the first time.
home-set-sounds = Sounds
home-set-vibration = Vibration
home-set-notices = Tell me when it is my turn
home-set-notices-about = A browser notification while this page is in the background.
home-set-notices-denied = The browser does not allow notifications from this page. You can change that in its settings.
