"""News: whether a choice showed anybody something that could not be foretold."""

from collections.abc import Iterator

from witching.core.game import Game
from witching.core.memory import FORGETFUL
from witching.core.position import Position
from witching.core.rng import Rng, derive
from witching.core.story import Chronicle
from witching.core.viewers import Seated

WORLDS = 12
"""So many worlds are imagined for each seat and each memory; what comes out alike in all of them was foretold."""


def tells_nothing_new(game: Game, chronicle: Chronicle, seat: int, action: int) -> bool:
    """Whether every seat sees after a choice what it would see in any world that it held possible before, be its memory
    perfect or none: a covered card that comes to light is new to somebody.

    Never False where nothing was new. What was new but all but certain may pass.
    """
    after = chronicle.position.copy()
    after.apply_unchecked(seat, action)
    viewers = [Seated(each) for each in range(after.seats)]
    return all(_foretold(game, chronicle, after, viewer, seat, action) for viewer in viewers)


def _foretold(game: Game, chronicle: Chronicle, after: Position, viewer: Seated, seat: int, action: int) -> bool:
    seen = game.view(after, viewer)
    for world in _imagined(game, chronicle, viewer):
        if not game.allows(world, seat, action):
            return False
        world.apply_unchecked(seat, action)
        if game.view(world, viewer) != seen:
            return False
    return True


def _imagined(game: Game, chronicle: Chronicle, viewer: Seated) -> Iterator[Position]:
    """Worlds that a seat holds possible; without a memory only those that look like the table does now."""
    perfect = game.knowledge(chronicle.position, viewer.seat)
    left = game.left_to(viewer, chronicle, FORGETFUL, 0)
    looks = game.view(chronicle.position, viewer)
    for index in range(WORLDS):
        yield perfect.imagine(Rng(derive(viewer.seat, index)))
        world = left.imagine(Rng(derive(viewer.seat, WORLDS + index)))
        if game.view(world, viewer) == looks:
            yield world
