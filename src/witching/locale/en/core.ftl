### What every game and every room of the program says.

# Between the things of a list: "a toad 3, a scarab 7".
core-list-separator = { ", " }

# In place of something that this viewer may not see now.
core-hidden = a card
core-refusal-seat = There is no seat { $given } at this table; seats are 0 to { $last }.
core-refusal-open-book = The open book is for games that are over.
core-refusal-eyes = This game cannot be seen through the eyes of “{ $given }”; there are: { $allowed }.
core-refusal-not-legal = That is not among the choices now.

# A chapter of the balance: how long a game is.
core-balance-length = Length of a game

## Options

core-options-unknown = There is no option “{ $name }”; there are: { $allowed }.
core-options-value = { $name } cannot be “{ $given }”; allowed: { $allowed }.
core-options-count = { $name } names { $given }, but there are { $seats } seats: one for each.
core-options-twice = { $name } names { $word } twice; each seat has its own of { $allowed }.
core-options-needs = { $name } (“{ $given }”) can be given only with { $needs }; here { $held } holds.
core-options-usual = As the edition says
core-options-chance = Chance decides
core-options-house = House rules
core-options-seat = Player { $number }
core-options-nobody = nobody

## Reading a record

core-record-too-large = This file is larger than a record may be: over { $most } bytes.
core-record-not-utf-8 = This is not UTF-8 text: the byte at place { $place } does not fit.
core-record-not-json = This is not JSON: line { $line }, column { $column } cannot be read.
core-record-too-deep = This JSON is nested too deeply for a record.
core-record-surrogate = A string of this JSON holds half of a character (a lone surrogate).
core-record-number = This JSON holds a number that is too long to read.
core-record-key-twice = The key “{ $name }” stands twice in one object.
core-record-constant = { $name } is not a JSON number.
core-record-not-an-object = A record is a JSON object.
core-record-format = The format is “{ $format }”; this program reads { $known }.
core-record-shape = This does not have the shape of a record: { $detail }

## Verifying a record

core-verify-finished = { $game }, { $seats } seats, { $actions } actions, finished
core-verify-unfinished = { $game }, { $seats } seats, { $actions } actions, consistent but not finished
core-verify-after-end = step { $step }: the game is over, yet another action follows
core-verify-seat = step { $step }: { $seat } acts, but it is the turn of { $due }
core-verify-step = step { $step } ({ $seat }, { $action }): { $why }
core-verify-setup-unfinished = the set-up is not one of this game; what is wrong with it is told when the game is over
core-verify-commitment = the commitment is { $written }, but this deal and salt give { $found }
core-verify-undone = { $place }: the seat must be below { $seats }, the actions before taking back at least { $least } and more than after it
core-verify-undone-end = by undone, { $left } actions were left at last, but there are only { $actions }
core-verify-not-over = there is a result, but the game is not over after the last action
core-verify-no-result = the game is over, but there is no result
core-verify-result = { $place } is { $written }; by the rules it is { $found }
core-verify-result-length = { $place } has { $written } entries; by the rules it has { $found }

## Games that are broken

core-broken-game = The game “{ $game }” cannot be played here: { $why }
core-broken-import = it cannot be loaded ({ $detail }).
core-broken-kind = { $detail } is no game.
core-broken-name = it calls itself “{ $detail }”.
core-broken-letters = its name must consist of small letters (a–z), at most 40.
core-broken-taken = the name “{ $detail }” is kept for texts of the house.
core-broken-part = it has no “{ $detail }”.
core-broken-wording = its “wording” is of the kind { $detail }, which is no Wording.
core-broken-seats = it is for { $detail } seats; { $fewest } to { $most } are possible, each once, the smallest first.
core-broken-texts = its English texts are missing or cannot be read ({ $detail }).
core-broken-rules = its rule book is missing or cannot be read ({ $detail }).
core-broken-double = Another game is called “{ $game }” too, and is left out: { $detail }.
core-broken-face = “{ $game }” cannot be drawn ({ $detail }); its table is told in sentences.
core-broken-says = “{ $game }” cannot say something ({ $part }: { $detail }); what is known without it is said instead.
core-broken-gaps = “{ $game }” has no text in “{ $language }” for { $keys }. What is missing there is said in English, or shown as its key.
core-unsaid-table = What lies on this table cannot be told in words.
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
