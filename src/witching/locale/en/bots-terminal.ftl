### What is said about bots.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

bots-refusal-unknown-own = There is no bot “{ $given }”; there are: { $allowed }. A bot of your own is named by the path of its file, such as ./my_bot.py.
bots-refusal-near = There is no bot “{ $given }”; did you mean { $near }? There are: { $allowed }. A bot of your own is named by the path of its file, such as ./my_bot.py.
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
bots-failed-unloaded = it was ended, and could not be loaded again

## What they are like

bots-list = What the bots are like

## How they remember

bots-memory-title = What is left of what was seen
bots-memory-about = Across: how many things were seen since. Upwards: how many of a hundred cards are still known.
bots-memory-reading = Never anything false: a card is known exactly, by its colour alone, or not at all. What lies open is never forgotten.
bots-memory-listed = Of a hundred own cards that were covered, after so many things seen since: known exactly / at least by colour.
bots-memory-levels = How the levels and the Sage remember
# Who has a memory in a game.
bots-memory-who = { $game }: { $bots }
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
bots-memory-parameters = What sets the memories apart
# What the four texts above mean, each beginning with its word.
bots-memory-means-span = certain: so many things, the last that were seen, are kept for certain.
bots-memory-means-decay = decay: how steeply the rest is forgotten; 0 would forget nothing.
bots-memory-means-longer = colour ×: the colour alone fades so many times more slowly than the whole card.
bots-memory-means-attention = others ×: what others have is watched with so much of the care that one’s own gets, and fades faster: at 0.50 twice as fast.
bots-memory-named-fleeting = fleeting
bots-memory-named-short = short
bots-memory-named-fair = fair
bots-memory-named-good = good
bots-memory-named-perfect = perfect
