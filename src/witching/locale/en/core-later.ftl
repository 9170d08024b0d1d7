### What every game and every part of the program says.
### Not needed before the first choice.

## Options

core-options-unknown = There is no option “{ $name }”; there are: { $allowed }.
core-options-value = { $name } cannot be “{ $given }”; allowed: { $allowed }.
core-options-one-edition = This game has only one edition, “{ $allowed }”; there is none called “{ $given }”.
core-options-count = { $name } names { $given }, but there are { $seats } seats: one for each.
core-options-twice = { $name } names { $word } twice; each seat has its own of { $allowed }.
core-options-needs = { $name } (“{ $given }”) is only possible with { $needs }; here it is { $held }.
core-options-usual = As the edition says
core-options-chance = Chance decides
core-options-by-seat = By seat
core-options-house = House rules
core-options-seat = Player { $number }
core-options-nobody = nobody

## Reading a record

core-record-too-large = This file is larger than a record may be: over { $most } bytes.
core-record-not-utf-8 = This is not UTF-8 text: the byte at position { $place } does not fit.
core-record-not-json = This is not JSON: line { $line }, column { $column } cannot be read.
core-record-too-deep = This JSON is nested too deeply for a record.
core-record-surrogate = A string of this JSON holds half of a character (a lone surrogate).
core-record-number = This JSON holds a number that is too long to read.
core-record-key-twice = The key “{ $name }” occurs twice in one object.
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
core-verify-setup-unfinished = the setup is not one of this game; what is wrong with it is shown when the game is over
core-verify-commitment = the commitment is { $written }, but this deal and salt give { $found }
core-verify-undone = { $place }: the seat must be below { $seats }, the actions before taking back at least { $least } and more than after it
core-verify-undone-end = by undone, { $left } actions were left in the end, but there are only { $actions }
core-verify-not-over = there is a result, but the game is not over after the last action
core-verify-no-result = the game is over, but there is no result
core-verify-result = { $place } is { $written }; by the rules it is { $found }
core-verify-result-length = { $place } has { $written } entries; by the rules it has { $found }
