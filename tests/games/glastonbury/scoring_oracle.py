"""A second opinion on the score: written from the rule book alone, plain and slow, trying every possibility.

Cards are their names. Nothing from the engine is used here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

BOX = {
    "red": ("dragons-blood", "toadstool"),
    "blue": ("jar-of-eyes", "raven-feathers"),
    "green": ("herb-bundle", "toad"),
    "yellow": ("wax-doll", "cat-whiskers"),
    "orange": ("pumpkin", "snake-powder"),
    "purple": ("bat-wings", "love-philtre"),
    "turquoise": ("moonstone", "scarab"),
    "brown": ("mandrake-root", "bones"),
    "grey": ("cobweb", "candle-stub"),
}
KINDS = [kind for pair in BOX.values() for kind in pair]
Joined = tuple[str | None, ...]


@dataclass
class OracleSeat:
    """What a seat has at the end, and where its Immutos went."""

    colour: str
    cards: Sequence[str]
    recipe_a: str = ""
    recipe_b: str = ""
    collected: int = 0
    used: int = 0
    joined: Joined = field(default=())

    def values(self, kind: str) -> list[int]:
        """G-SCORE: the values of a kind's cards, without Immutos."""
        return [int(card[-1]) for card in self.cards if card[:-2] == kind]

    @property
    def immutos(self) -> int:
        return list(self.cards).count("immuto")

    def count_value(self, value: int) -> int:
        return sum(card.endswith(f"-{value}") for card in self.cards)


@dataclass
class OracleTable:
    """The end of a game, with the switches that matter for the score."""

    seats: list[OracleSeat]
    ender: int
    with_recipes: bool
    immuto_in_recipe: str
    fewest_spells: str
    immuto_joins: str = "any"

    def settle(self) -> None:
        """R-IMMUTO-1: clockwise from the seat after the ender, each choosing what is best for its own total so far."""
        for seat in self.seats:
            seat.joined = (None,) * seat.immutos
        for k in range(1, len(self.seats) + 1):
            self._decide((self.ender + k) % len(self.seats))

    def _decide(self, place: int) -> None:
        """Among equals, unjoined first, then box order: as `combinations` lists the places."""
        seat = self.seats[place]
        best: tuple[int, int, list[int]] | None = None
        kinds = [kind for kind in KINDS if self.immuto_joins == "any" or seat.values(kind)]
        for joined in combinations_with_replacement([None, *kinds], seat.immutos):
            seat.joined = joined
            order = sorted(KINDS.index(kind) for kind in joined if kind is not None)
            key = (-self.total(place), len(order), order)
            if best is None or key < best:
                best, chosen = key, joined
        seat.joined = tuple(sorted(chosen, key=lambda kind: KINDS.index(kind) if kind else len(KINDS)))

    def total(self, place: int) -> int:
        points = sum(self.kind_points(self.seats[place], kind) for kind in KINDS)
        return points + (self.recipe_a(place) + self.recipe_b(place) if self.with_recipes else 0)

    @staticmethod
    def kind_points(seat: OracleSeat, kind: str) -> int:
        """G-SCORE, G-OWN, G-IMMUTO."""
        values = seat.values(kind)
        cards = len(values) + seat.joined.count(kind)
        double = 2 if kind in BOX[seat.colour] else 1
        if cards == 1:
            return -sum(values) * double
        if cards < 3:
            return 0
        return sum(values) * double + (5 if cards >= 4 else 0)

    # ---- recipes

    def colour_cards(self, place: int, colour: str) -> int:
        seat = self.seats[place]
        return sum(len(seat.values(kind)) + seat.joined.count(kind) for kind in BOX[colour])

    def recipe_a(self, place: int) -> int:
        """G-RECIPE-A, D-IMMUTO."""
        seat = self.seats[place]
        cards = self.colour_cards(place, seat.recipe_a)
        if self.immuto_in_recipe == "free":
            cards = sum(len(seat.values(kind)) for kind in BOX[seat.recipe_a]) + seat.immutos
        others = [self.colour_cards(other, seat.recipe_a) for other in self._others(place)]
        each = 2 if len(self.seats) == 4 else 1
        return cards * each if cards > max(others) else 0

    def recipe_b(self, place: int) -> int:
        """G-RECIPE-B1 to B5, D-SPELLS."""
        recipe = self.seats[place].recipe_b
        if recipe == "b5":
            return 10 if place == self.ender else 0
        counts = [self._counted(seat, recipe) for seat in self.seats]
        others = [counts[other] for other in self._others(place)]
        wins = counts[place] > max(others) if recipe == "b4" else counts[place] < min(others)
        return 10 if wins else 0

    def _counted(self, seat: OracleSeat, recipe: str) -> int:
        spells = seat.used if self.fewest_spells == "used" else seat.collected
        counted = {"b1": len(seat.cards), "b2": seat.count_value(4), "b3": spells, "b4": seat.count_value(1)}
        return counted[recipe]

    def _others(self, place: int) -> list[int]:
        return [other for other in range(len(self.seats)) if other != place]
