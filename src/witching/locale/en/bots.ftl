### What is said about bots.

bots-refusal-unknown = There is no bot “{ $given }”; there are: { $allowed }.
bots-refusal-count = { $given } bots were named for { $seats } seats; name one for all seats, or one for each.
bots-refusal-unknown-own = There is no bot “{ $given }”; there are: { $allowed }. A bot of your own is named by the path of its file, such as ./my_bot.py.
bots-refusal-file = The bot’s file { $path } cannot be read: { $why }
bots-refusal-broken = The bot { $bot } cannot be loaded: { $what }
bots-refusal-no-name = In { $bot } there is no { $name }; name a class derived from witching.bots.bot.Bot, or a function.
bots-refusal-no-bot = { $bot } holds no bot: it needs a function choose(game, knowledge, choices, rng), or a class derived from witching.bots.bot.Bot.
bots-refusal-several = { $bot } holds several bots; name one of them: { $names }
bots-refusal-slow = The bot { $bot } was not loaded within { $seconds } seconds.
bots-refusal-died = The bot { $bot } ended its process while it was loaded.
bots-failed-raised = an error in it
bots-failed-stalled = no choice within the time limit
bots-failed-illegal = a choice that is not allowed
bots-failed-died = it ended its own process

## What they are like

bots-list = What the bots are like
bots-name-apprentice = Apprentice
bots-about-apprentice = Forgets most things and hardly looks ahead: for a child’s first game.
bots-name-student = Student
bots-about-student = Remembers what it saw last and plans a little: good fun, and you can win.
bots-name-adept = Adept
bots-about-adept = Forgets what is long ago, plans ahead and seldom errs.
bots-name-magus = Magus
bots-about-magus = Remembers well and plans far ahead: you will need a good memory yourself.
bots-name-archmage = Archmage
bots-about-archmage = Forgets nothing and thinks hardest of all.
bots-name-greedy = Greedy
bots-about-greedy = Takes what looks best at once: a yardstick for those who write bots.
bots-name-random = Random
bots-about-random = Takes anything: for tests and statistics.
bots-hurried = The engine is not compiled here: the five levels, from Apprentice to Archmage, think by the clock, about a second for a choice, and play weaker than they can.

## How they remember

bots-memory-title = What is left of what was seen
bots-memory-about = Across: how many things were seen since. Upwards: how many of a hundred cards are still known.
bots-memory-reading = Never anything false: a card is known exactly, by its colour alone, or not at all. What lies open is never forgotten.
bots-memory-listed = Of a hundred own cards that were covered, after so many things seen since: known exactly / at least by colour.
bots-memory-age = Things seen since
bots-memory-own = One’s own
bots-memory-others = What others have
bots-memory-exact = exactly
bots-memory-colour = colour alone
bots-memory-blank = forgotten
bots-memory-span = certain: the last { $span }
bots-memory-decay = decay { $decay }
bots-memory-longer = colour × { $colour }
bots-memory-attention = others × { $attention }
bots-memory-named-fleeting = fleeting
bots-memory-named-short = short
bots-memory-named-fair = fair
bots-memory-named-good = good
bots-memory-named-perfect = perfect
