### A game again: replays and records.

replay-title = { $game }: the game again
replay-title-bots = { $game }: bots play
replay-opening = The game is being fetched …
replay-deal = The deal
replay-moment = Step { $moment } of { $last }
replay-told = What happened
replay-silent = Nothing was told at this step.
replay-unfinished = This game is not over yet. It is shown as everybody at the table sees it.
replay-present = This game is not over yet and is played from memory: until its end only the present moment is shown.
replay-link = Link to this step
replay-keys = Arrow keys: a step back or on. Home and End: to the deal and to the end. Space bar: play by itself, stop.

## Through whose eyes

replay-eyes = Through whose eyes
replay-eyes-open = Everything lies open
replay-eyes-table = What lay open to all

## The way through it

replay-controls = The way through the game
replay-slider = Step
replay-first = To the deal
replay-back = A step back
replay-forward = A step on
replay-last = To the end
replay-play = Play by itself
replay-pause = Stop
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast

## A record that the reader has

replay-record = Look at a game again
replay-record-about = Choose the file of a record, or drop it onto this page. It is checked against the rules, step by step; nothing of it is kept.
replay-record-choose = Choose a file
replay-record-other = Open another record
