"""A bot that loses by rule now and then: the tournament beside this file was played with it."""

from typing import Any


def choose(game: Any, knowledge: Any, choices: list[int], rng: Any) -> int:
    if rng.below(12) == 0:
        raise RuntimeError("tired")
    return choices[rng.below(len(choices))]
