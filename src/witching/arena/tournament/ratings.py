"""Ratings: how strong the bots are, by Plackett and Luce, with what is not known yet."""

from collections.abc import Iterable, Sequence

from msgspec import Struct


class Rating(Struct, frozen=True):
    """A strength and its uncertainty; the true strength lies within 1.96 `sigma` of `mu` with 95 %, says the model."""

    mu: float
    sigma: float


Ranking = tuple[Sequence[int], Sequence[int]]
"""The bots of one game, and their ranks."""


def rate(bots: int, games: Iterable[Ranking]) -> list[Rating]:
    """The ratings after these games, which are learnt from one after the other."""
    from openskill.models import PlackettLuce  # what only a tournament needs is not loaded before

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for seated, ranks in games:
        after = model.rate([[ratings[bot]] for bot in seated], ranks=[float(rank) for rank in ranks])
        for bot, [rating] in zip(seated, after, strict=True):
            ratings[bot] = rating
    return [Rating(round(rating.mu, 4), round(rating.sigma, 4)) for rating in ratings]
