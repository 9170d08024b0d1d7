"""The choices of a level in a whole game, and the advice in the middle of it, line by line: for builds to agree on."""

from collections.abc import Mapping

from witching.arena.bot_match import play_match
from witching.bots.advice import Budget, advise
from witching.bots.roster import make_brain
from witching.cli.games import ALL_GAMES
from witching.core.game import Game
from witching.core.rng import Rng

GAMES = (
    ("glastonbury", {"seats": 3, "edition": "it", "recipes": True}),
    ("incantibus", {"seats": 3, "expert": True}),
)
SEED = 7
FEW = 12
"""Simulations: enough to go down the tree, even without a compiler."""


def tell(game: Game, options: Mapping[str, object]) -> None:
    """Print a game of students, and the advice when half of it is played."""
    position = game.blank(options)
    actions = play_match(game, position, [make_brain("student", iterations=FEW)] * position.seats, SEED)
    print(game.name, [(seat, game.write(action)) for seat, action in actions], game.result(position))
    position.redeal(Rng(SEED))
    for seat, action in actions[: len(actions) // 2]:
        position.apply_unchecked(seat, action)
    seat = position.to_act()[0]
    print(advise(game, game.knowledge(position, seat), position.legal(seat), Rng(SEED), Budget(5 * FEW)))


if __name__ == "__main__":
    for name, options in GAMES:
        tell(ALL_GAMES[name], options)
