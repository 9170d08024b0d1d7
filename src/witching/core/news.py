"""News: whether a choice showed anybody something that could not be foretold."""

from witching.core.game import Game
from witching.core.position import Position
from witching.core.rng import Rng, derive
from witching.core.viewers import Seated

WORLDS = 12
"""So many worlds are imagined for each seat; what comes out alike in all of them was foretold."""


def tells_nothing_new(game: Game, before: Position, seat: int, action: int) -> bool:
    """Whether every seat sees after a choice what it would see in any world that it held possible before.

    Never False where nothing was new. What was new but all but certain may pass.
    """
    after = before.copy()
    after.apply_unchecked(seat, action)
    return all(_foretold(game, before, after, viewer, seat, action) for viewer in range(before.seats))


def _foretold(game: Game, before: Position, after: Position, viewer: int, seat: int, action: int) -> bool:
    knowledge, seen = game.knowledge(before, viewer), game.view(after, Seated(viewer))
    for index in range(WORLDS):
        world = knowledge.imagine(Rng(derive(viewer, index)))
        if action not in world.legal(seat):
            return False
        world.apply_unchecked(seat, action)
        if game.view(world, Seated(viewer)) != seen:
            return False
    return True
