"""The plan of a tournament: everything that its results depend on."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from witching import __version__
from witching.arena.tournament.schedule import Schedule
from witching.bots.lineup import check_name, close_bots, find_brain, is_own
from witching.bots.own import fingerprint
from witching.core.game import Game
from witching.core.refusal import refused
from witching.core.rng import Rng, derive

FORMAT = "witching-tournament-1"


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The plan as it is kept: two tournaments of the same terms have the same results.

    `games` is the number of all games; `options` are those of the game that were given; `iterations` is the budget of
    bots that take one; `limit` the seconds that a bot of one's own may take for a choice; `sources` what tells such a
    bot from others of its name.
    """

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    iterations: int | None
    limit: int
    sources: dict[str, str]
    format: str = FORMAT
    version: str = __version__

    @property
    def schedule(self) -> Schedule:
        """Who sits where."""
        return Schedule(len(self.bots), self.seats)


class Plan(Struct, frozen=True):
    """What to play: enough for another process to play a part of it."""

    game: Game
    terms: Terms

    def seed_of(self, deal: int) -> int:
        """The seed that deals and plays: `witching watch` with it and the same bots shows the game once more."""
        return derive(self.terms.seed, deal)


def check(plan: Plan) -> None:
    """Raises Refused if the bots, the seats or the options do not fit."""
    bots = plan.terms.bots
    for bot in bots:
        if bots.count(bot) > 1:
            raise refused("arena-refusal-bot-twice", given=bot)
        check_name(bot)
    position = plan.game.blank(plan.terms.options)
    if len(bots) < position.seats:
        raise refused("arena-refusal-few-bots", bots=len(bots), seats=position.seats)
    position.redeal(Rng(plan.seed_of(0)))
    for bot in bots:
        close_bots([find_brain(bot)])


def sources_of(bots: Sequence[str]) -> dict[str, str]:
    """The fingerprints of those that are not of the house. Raises Refused."""
    for bot in bots:
        check_name(bot)
    return {bot: fingerprint(bot) for bot in bots if is_own(bot)}
