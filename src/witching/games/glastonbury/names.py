"""What cards, kinds and recipes are called, by their names in a view; `notation` starts from numbers."""

from functools import cache
from typing import Final

from witching.core.message import Message
from witching.games.glastonbury.components import COLOURS, INGREDIENTS, KINDS, RECIPES_B, colour_of, kind_of
from witching.games.glastonbury.notation import CARD_NAMES, say_card

RECIPE_B: Final = dict(
    zip(
        RECIPES_B,
        (
            "glastonbury-recipe-b1",
            "glastonbury-recipe-b2",
            "glastonbury-recipe-b3",
            "glastonbury-recipe-b4",
            "glastonbury-recipe-b5",
        ),
        strict=True,
    )
)


@cache
def say_name(name: str) -> Message:
    """The name of a card."""
    return say_card(CARD_NAMES[name])


@cache
def kind_named(name: str) -> str:
    """The kind of a card; an Immuto and the spells have no other name."""
    card = CARD_NAMES[name]
    return KINDS[kind_of(card)] if card <= INGREDIENTS else name


@cache
def say_kind(name: str) -> Message:
    """The name of a card without its number."""
    card = CARD_NAMES[name]
    return Message(f"glastonbury-kind-{kind_named(name)}") if card <= INGREDIENTS else say_card(card)


@cache
def colour_named(name: str) -> str | None:
    """The colour of a card; None for an Immuto and the spells."""
    card = CARD_NAMES[name]
    return COLOURS[colour_of(card)] if card <= INGREDIENTS else None


@cache
def say_recipe(recipe: str) -> Message:
    """G-RECIPES: what a recipe asks for: the colour of A, or the name of B."""
    if recipe in RECIPE_B:
        return Message(RECIPE_B[recipe])
    return Message("glastonbury-recipe-a", {"colour": Message(f"glastonbury-colour-{recipe}")})
