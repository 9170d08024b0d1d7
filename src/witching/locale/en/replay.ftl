### A game again: replays and records.

replay-title = { $game }: replay
replay-title-bots = { $game }: bots play
replay-opening = Loading the game …
replay-deal = The deal
replay-moment = Step { $moment } of { $last }
replay-told = What happened
replay-silent = Nothing was announced at this step.
replay-unfinished = This game is not over yet. It is shown as everybody at the table sees it.
replay-present = This game is not over yet and is played from memory: until its end only the present moment is shown.
replay-link = Link to this step
replay-keys = Arrow keys: one step back or forward. Home and End: to the deal and to the end. Space bar: play automatically, stop.

## Through whose eyes

replay-eyes = Seen by
replay-eyes-open = Everything face up
replay-eyes-table = What everybody saw

## The way through it

replay-controls = Replay controls
replay-slider = Step
replay-first = To the deal
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play automatically
replay-pause = Stop
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast

## A record that the reader has

replay-record = Watch a game again
replay-record-about = Choose a record file, or drop it onto this page. It is checked against the rules, step by step; nothing is kept.
replay-record-choose = Choose a file
replay-record-other = Open another record
