### Was Goofspiel sagt.
### Not needed before the first choice.

## Was man vereinbaren kann

goofspiel-option-ties = Ein Preis, den niemand nimmt
goofspiel-option-ties-lost = ist verloren
goofspiel-option-ties-carry = geht an den, der den nächsten nimmt
goofspiel-option-prize = Der Preis wird aufgedeckt
goofspiel-option-prize-open = vor den Geboten
goofspiel-option-prize-blind = nach den Geboten
