### What every game and every part of the program says.

# Between the things of a list: "a toad 3, a scarab 7".
core-list-separator = { ", " }

# In place of something that this viewer may not see now.
core-hidden = something hidden
core-refusal-seat = There is no seat { $given } at this table; seats are 0 to { $last }.
core-refusal-open-book = The open book is for games that are over.
core-refusal-eyes = This game cannot be seen through the eyes of “{ $given }”; there are: { $allowed }.
core-refusal-not-legal = That is not among the choices now.

# A chapter of the balance: how long a game is.
core-balance-length = Length of a game

# What everybody has before them to count their points by.
core-aid = Scoring aid

## Games that are broken

core-broken-game = The game “{ $game }” cannot be played here: { $why }
core-broken-import = it cannot be loaded ({ $detail }).
core-broken-kind = { $detail } is not a game.
core-broken-name = it calls itself “{ $detail }”.
core-broken-letters = its name must consist of lower-case letters (a–z), at most 40.
core-broken-taken = the name “{ $detail }” is reserved for the program’s own texts.
core-broken-part = it has no “{ $detail }”.
core-broken-wording = its “wording” is of the kind { $detail }, which is not a Wording.
core-broken-seats = it is for { $detail } seats; { $fewest } to { $most } are possible, each once, the smallest first.
core-broken-texts = its English texts are missing or cannot be read ({ $detail }).
core-broken-rules = its rule book is missing or cannot be read ({ $detail }).
core-broken-double = Another game is called “{ $game }” too, and is left out: { $detail }.
core-broken-face = “{ $game }” cannot be drawn ({ $detail }); its table is described in sentences.
core-broken-says = “{ $game }” cannot say something ({ $part }: { $detail }); what is known without it is said instead.
core-broken-fails = “{ $game }” has failed and cannot go on ({ $detail }). What was saved before is kept.
core-broken-gaps = “{ $game }” has no text in “{ $language }” for { $keys }. What is missing there is said in English, or shown as its key.
core-broken-gaps-english = “{ $game }” has no English text for { $keys }. The key is shown in its place.
core-unsaid-table = What is on this table cannot be put into words.
core-unsaid-question = What do you choose?
core-unsaid-wait = Others are choosing.
core-unsaid-over = The game is over.
core-unsaid-choice = { $action }
core-unsaid-points = { $seat }: { $points }

## Who sits at the table

# A seat of which no more is known than its number.
core-seat = Seat { $number }
# Somebody by name. Languages may add forms: .genitive, .dative and so on.
core-player = { $name }
# Whoever has a seat, as one of a list.
core-seated = { $seat }
