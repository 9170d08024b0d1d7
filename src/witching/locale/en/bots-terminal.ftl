### What is said about bots.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

bots-refusal-unknown-own = There is no bot “{ $given }”; there are: { $allowed }. Name a custom bot by the path of its file, such as ./my_bot.py.
bots-refusal-near = There is no bot “{ $given }”; did you mean { $near }? There are: { $allowed }. Name a custom bot by the path of its file, such as ./my_bot.py.
bots-refusal-file = The bot’s file { $path } cannot be read: { $why }
bots-refusal-broken = The bot { $bot } cannot be loaded: { $what }
bots-refusal-no-name = There is no { $name } in { $bot }; name a class derived from witching.bots.bot.Bot, or a function.
bots-refusal-no-bot = { $bot } contains no bot: it needs a function choose(game, knowledge, choices, rng), or a class derived from witching.bots.bot.Bot.
bots-refusal-several = { $bot } contains several bots; name one of them: { $names }
bots-refusal-slow = The bot { $bot } was not loaded within { $seconds } seconds.
bots-refusal-died = The bot { $bot } ended its process while it was being loaded.
bots-failed-raised = an error in it
bots-failed-stalled = no choice within the time limit
bots-failed-illegal = a choice that is not allowed
bots-failed-died = it ended its own process
bots-failed-unloaded = it was stopped and could not be loaded again

## What they are like

bots-list = What the bots are like

## How they remember

bots-memory-title = How much is remembered
bots-memory-about = Across: things seen since. Up: how many of a hundred cards are still known.
bots-memory-reading = Never anything false: a card is known exactly, by its colour alone, or not at all. What is face up is never forgotten.
bots-memory-listed = Out of a hundred covered cards of its own, by the number of things seen since: known exactly / at least by colour.
bots-memory-levels = How the levels and the Sage remember
# Who has a memory in a game.
bots-memory-who = { $game }: { $bots }
bots-memory-age = Things seen since
bots-memory-own = Its own
bots-memory-others = What others have
bots-memory-exact = exactly
bots-memory-colour = colour alone
bots-memory-blank = forgotten
bots-memory-span = certain: the last { $span }
bots-memory-decay = decay { $decay }
bots-memory-longer = colour × { $colour }
bots-memory-attention = others × { $attention }
bots-memory-parameters = How the memories differ
# What the four texts above mean, each beginning with its word.
bots-memory-means-span = certain: how many of the things seen last are remembered for certain.
bots-memory-means-decay = decay: how steeply the rest is forgotten; at 0 nothing would be.
bots-memory-means-longer = colour ×: how many times more slowly the colour alone fades than the whole card.
bots-memory-means-attention = others ×: how closely it watches what others have, compared with its own; this fades faster: at 0.50 twice as fast.
bots-memory-named-fleeting = fleeting
bots-memory-named-short = short
bots-memory-named-fair = fair
bots-memory-named-good = good
bots-memory-named-perfect = perfect
