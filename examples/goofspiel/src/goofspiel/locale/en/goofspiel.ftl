### What Goofspiel says.

goofspiel-title = Goofspiel
goofspiel-about = three prizes, three cards: everybody bids at once, and the highest bid takes the prize
goofspiel-ending-played = all prizes were up

## What may be chosen

goofspiel-action-bid = bid { $card }
goofspiel-note-sealed = your bid now
goofspiel-question-bid = The prize is { $prize }. Which card do you bid?
goofspiel-question-blind = Which card do you bid for the covered prize?
goofspiel-question-change = Your bid is covered; it can be changed until all have bid. Still to bid: { $players }.
goofspiel-question-wait = Still to bid: { $players }.
goofspiel-question-over = The game is over.

## The table in sentences

goofspiel-player = { $seat }
goofspiel-card = { $card }
goofspiel-bid = { $seat } { $card }
goofspiel-table-prize = The prize of this round is { $prize }.
goofspiel-table-blind = The prize of this round is turned up after the bids.
goofspiel-table-carried = { $points ->
    [one] { $points } point of earlier rounds goes with it.
   *[other] { $points } points of earlier rounds go with it.
}
goofspiel-table-hand = Your hand: { $cards }.
goofspiel-table-sealed = You have bid { $card }; nobody else knows.
goofspiel-table-seat = { $seat } has { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
goofspiel-table-ready = { $seat } has bid, and has { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
goofspiel-table-last = Last round: { $bids }.
goofspiel-sheet-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } win together.
}
goofspiel-sheet-line = { $seat }, round { $round }: { $points } ({ $rule })

## What happened

goofspiel-event-begin = The game begins.
goofspiel-event-prize = The prize is { $prize }.
goofspiel-hidden = a card
goofspiel-event-bid = { $seat } bid { $card }.
goofspiel-event-win = { $seat } takes it.
goofspiel-event-tie = Nobody takes it.
goofspiel-event-end = The game is over.

## What cannot be done

goofspiel-refusal-over = The game is over.
goofspiel-refusal-seats = Two to four play, and they have nothing from the start.
goofspiel-refusal-no-such-action = There is no action { $action }.
goofspiel-refusal-played = Your { $card } has been played.
goofspiel-refusal-deal = The prizes are 1, 2 and 3.
goofspiel-refusal-notation = “{ $given }” is no bid.
