### What the game of the law suite says.

goofspiel-refusal-over = The game is over.
goofspiel-refusal-seats = Three seats play, and they have nothing from the start.
goofspiel-refusal-no-such-action = There is no action { $action }.
goofspiel-refusal-played = Your { $card } has been played.
goofspiel-refusal-deal = The prizes are 1, 2 and 3.
goofspiel-refusal-notation = “{ $given }” is no bid.
goofspiel-event-begin = The game begins.
goofspiel-event-prize = The prize is { $prize }.
goofspiel-event-bid = Seat { $seat } bid { $card }.
goofspiel-event-win = Seat { $seat } takes it.
goofspiel-event-tie = Nobody takes it.
goofspiel-event-end = The game is over.
goofspiel-action-bid = bid { $card }
goofspiel-balance-prizes = Prizes
