### What Goofspiel says.
### Not needed before the first choice.

## What can be agreed

goofspiel-option-ties = A prize that nobody takes
goofspiel-option-ties-lost = is lost
goofspiel-option-ties-carry = goes to whoever takes the next one
goofspiel-option-prize = The prize is turned up
goofspiel-option-prize-open = before the bids
goofspiel-option-prize-blind = after the bids
