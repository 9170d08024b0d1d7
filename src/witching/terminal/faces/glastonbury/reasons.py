"""Why a line of the score sheet gives its points."""

from typing import Final

from witching.core.message import Message
from witching.games.glastonbury.sheet import Line
from witching.terminal.faces.glastonbury.recipes import say_recipe

KIND_REASONS: Final = {
    "G-SCORE": (
        "glastonbury-face-why-one",
        "glastonbury-face-why-two",
        "glastonbury-face-why-three",
        "glastonbury-face-why-four",
    ),
    "G-OWN": (
        "glastonbury-face-why-own-one",
        "glastonbury-face-why-two",
        "glastonbury-face-why-own-three",
        "glastonbury-face-why-own-four",
    ),
}


def say_subject(line: Line) -> Message:
    """What a line is about: a kind, a recipe, or an Immuto that joined nothing."""
    if line.rule in KIND_REASONS:
        return Message(f"glastonbury-kind-{line.of}")
    return Message("glastonbury-card-immuto") if line.rule == "G-IMMUTO" else say_recipe(line.of)


def say_reason(line: Line) -> Message:
    """How its points come about."""
    if line.rule in KIND_REASONS:
        return Message(KIND_REASONS[line.rule][min(len(line.cards), 4) - 1])
    if line.rule == "G-IMMUTO":
        return Message("glastonbury-face-why-alone")
    if line.rule == "G-RECIPE-A" and line.points:
        return Message("glastonbury-face-why-most", {"each": line.points // len(line.cards)})
    return Message("glastonbury-face-why-met" if line.points else "glastonbury-face-why-unmet")
