"""The recipes of the variant (G-RECIPES) in two columns."""

from rich.text import Text

from witching.games.glastonbury.components import RECIPES_B
from witching.terminal.renderers.glastonbury.cards import PAINTS, style_of
from witching.terminal.translator import Translator


def brief_recipe(recipe: str, translator: Translator) -> Text:
    """A recipe in two columns: A with the symbol of its colour, or the letter and number of B."""
    if recipe in RECIPES_B:
        return Text(translator.text("glastonbury-mark-recipe-b") + recipe[1:], "italic")
    paint = PAINTS[recipe]
    return Text(translator.text("glastonbury-mark-recipe-a"), "italic").append(paint.symbol, style_of(paint))
