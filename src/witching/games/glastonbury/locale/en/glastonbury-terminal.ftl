### Glastonbury: the names of the cards and colours.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## What a game counts about itself

glastonbury-balance-turn-order = Turn order
glastonbury-balance-turn = plays as number { $turn }
glastonbury-balance-ingredients = Ingredients
glastonbury-balance-special-cards = Immuto and spells
glastonbury-balance-recipes = Recipes
glastonbury-balance-recipe = recipe { $recipe }

## Choices as they are offered

glastonbury-hint-accio = { $charges ->
    [one] Accio, { $charges } charge: type accio and a cell outside the line, for example { $example }.
   *[other] Accio, { $charges } charges: type accio and a cell outside the line, for example { $example }.
}
glastonbury-hint-refuse = To end the game with Accio without keeping the card, type for example { $example }.

## The legend

glastonbury-face-legend-brackets = cards that can be taken now
glastonbury-face-legend-mover = whose turn it is
glastonbury-face-legend-pawn = a pawn: the symbol of its colour and the first letter of a name
glastonbury-face-legend-stop = a number outside the grid is a stop; pawns walk clockwise
# Beside an example of two cards, 3 and 4.
glastonbury-face-legend-cards = cards of one kind in a cauldron: the mark, then every value
glastonbury-face-legend-recipe = a recipe, here the one of rule G-RECIPE-B3
