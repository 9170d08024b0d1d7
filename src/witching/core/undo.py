"""Undo: whether a choice showed anybody something they could not predict."""

from collections.abc import Iterator

from witching.core.game import Game
from witching.core.memory import FORGETFUL
from witching.core.position import Position
from witching.core.rng import Rng, derive
from witching.core.story import EventLog
from witching.core.viewers import Seated

WORLDS = 12
"""Worlds imagined for each seat and each memory; what comes out the same in all of them was predictable."""


def reveals_nothing(game: Game, event_log: EventLog, seat: int, action: int) -> bool:
    """Whether every seat sees after a choice what it would see in any world it thought possible before, whether its
    memory is perfect or blank: a covered card that comes to light is new to somebody.

    Never False where nothing was new. What was new but almost certain may pass.
    """
    after = event_log.position.copy()
    after.apply_unchecked(seat, action)
    viewers = [Seated(each) for each in range(after.seats)]
    return all(_foretold(game, event_log, after, viewer, seat, action) for viewer in viewers)


def _foretold(game: Game, event_log: EventLog, after: Position, viewer: Seated, seat: int, action: int) -> bool:
    seen = game.view(after, viewer)
    for world in _imagined(game, event_log, viewer):
        if not game.allows(world, seat, action):
            return False
        world.apply_unchecked(seat, action)
        if game.view(world, viewer) != seen:
            return False
    return True


def _imagined(game: Game, event_log: EventLog, viewer: Seated) -> Iterator[Position]:
    """Worlds that a seat thinks possible: with a perfect memory, and with none, where only the present table counts."""
    perfect = game.knowledge(event_log.position, viewer.seat)
    left = game.left_to(viewer, event_log, FORGETFUL, 0)
    looks = game.view(event_log.position, viewer)
    for index in range(WORLDS):
        yield perfect.imagine(Rng(derive(viewer.seat, index)))
        world = left.imagine(Rng(derive(viewer.seat, WORLDS + index)))
        if game.view(world, viewer) == looks:
            yield world
