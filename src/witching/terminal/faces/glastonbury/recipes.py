"""The recipes of the variant (G-RECIPES) in words."""

from typing import Final

from rich.text import Text

from witching.core.message import Message
from witching.games.glastonbury.components import RECIPES_B
from witching.terminal.faces.glastonbury.cards import PAINTS, style_of
from witching.terminal.voice import Voice

RECIPE_B: Final = dict(
    zip(
        RECIPES_B,
        (
            "glastonbury-face-recipe-b1",
            "glastonbury-face-recipe-b2",
            "glastonbury-face-recipe-b3",
            "glastonbury-face-recipe-b4",
            "glastonbury-face-recipe-b5",
        ),
        strict=True,
    )
)


def say_recipe(recipe: str) -> Message:
    """What a recipe asks for: the colour of A, or the name of B."""
    if recipe in RECIPE_B:
        return Message(RECIPE_B[recipe])
    return Message("glastonbury-face-recipe-a", {"colour": Message(f"glastonbury-colour-{recipe}")})


def brief_recipe(recipe: str, voice: Voice) -> Text:
    """A recipe in two columns: A with the symbol of its colour, or the letter and number of B."""
    if recipe in RECIPE_B:
        return Text(voice.text("glastonbury-mark-recipe-b") + recipe[1:], "italic")
    paint = PAINTS[recipe]
    return Text(voice.text("glastonbury-mark-recipe-a"), "italic").append(paint.symbol, style_of(paint))
