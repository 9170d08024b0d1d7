"""The games that the goldens show: one for each edition, with varying seats, recipes, switches and memory."""

from typing import Any, NamedTuple

from witching.core.rng import Rng
from witching.games.glastonbury.game import Glastonbury
from witching.games.glastonbury.rules import GlastonburyPosition

GAME = Glastonbury()


class Played(NamedTuple):
    """A game of the goldens: its options, and the seed of its deal and choices."""

    options: dict[str, Any]
    seed: int

    @property
    def name(self) -> str:
        return f"glastonbury-{self.options['edition']}-{self.options['seats']}"

    def begin(self) -> tuple[GlastonburyPosition, Rng]:
        """The table as dealt, and the generator that goes on to choose."""
        position, rng = GAME.blank(self.options), Rng(self.seed)
        position.redeal(rng)
        return position, rng


GOLDEN_GAMES = [
    Played({"edition": "ru", "seats": 2, "memory": "strict"}, seed=1744),
    Played({"edition": "ru-alchemist", "seats": 3, "memory": "assisted", "assisted": [1], "recipes": True}, seed=773),
    Played({"edition": "it", "seats": 4, "memory": "strict", "recipes": True}, seed=1357),
    Played({"edition": "ko", "seats": 2, "memory": "open", "recipes": True, "immuto_in_recipe": "free"}, seed=3405),
]
