"""Ranking: how good a choice is, in words, wherever it is told."""

from collections.abc import Sequence
from typing import Protocol

from witching.core.advice import RANKS, TELLING
from witching.core.message import Message
from witching.terminal.translator import Translator


def say_rank(index: int, translator: Translator) -> str:
    """That this is the best choice, or the next best."""
    return translator.text("reasons-rank", rank=RANKS[index])


class Told(Protocol):
    """A choice of a hint."""

    @property
    def margin(self) -> float:
        """By how many points one may end ahead."""

    @property
    def reasons(self) -> Sequence[Message]:
        """Why."""


def is_only(told: Sequence[Told]) -> bool:
    """Whether there was nothing to choose: then there are no points to speak of."""
    return [reason.key for each in told for reason in each.reasons] == ["reasons-only"]


def say_ends(told: Sequence[Told], translator: Translator) -> list[str]:
    """How the first choice, the best, may end, and how many points less, or more, each of the others brings."""
    if is_only(told):
        return [""]
    best = told[0].margin
    return [
        _say_end(best, translator),
        *(_say_difference(round(each.margin - best, 1), translator) for each in told[1:]),
    ]


def _say_end(margin: float, translator: Translator) -> str:
    if margin == 0:
        return translator.text("reasons-end-level")
    return translator.text("reasons-end-ahead" if margin > 0 else "reasons-end-behind", points=abs(margin))


def _say_difference(points: float, translator: Translator) -> str:
    if abs(points) < TELLING:
        return translator.text("reasons-same")
    return translator.text("reasons-better" if points > 0 else "reasons-less", points=abs(points))
