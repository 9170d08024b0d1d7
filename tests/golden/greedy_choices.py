"""What the greedy bot chooses on 1,000 positions of random games: 40 games, 25 positions spread over each."""

from typing import Any

from golden.played_games import GAME
from golden.record_hashes import OLD
from witching.bots.baseline import GreedyBot
from witching.core.rng import Rng

EDITIONS = ("ru", "ru-alchemist", "it", "ko")
GAMES = 40
EACH = 25


def options_of(game: int) -> dict[str, Any]:
    """Every edition and number of seats, with and without recipes, in turn."""
    return {"edition": EDITIONS[game % 4], "seats": 2 + game % 3, "recipes": game // 12 % 2 == 1, **OLD}


def greedy_choices() -> dict[str, list[str]]:
    """For each game, the step of the random game and the greedy bot's choice there."""
    return {_name(game): _choices_in(game) for game in range(GAMES)}


def _name(game: int) -> str:
    options = options_of(game)
    return f"{game} {options['edition']} {options['seats']}" + (" recipes" if options["recipes"] else "")


def _choices_in(game: int) -> list[str]:
    positions = _decisions(game)
    picked = [positions[index * len(positions) // EACH] for index in range(EACH)]
    return [f"{step}: {_choose(position)}" for step, position in picked]


def _decisions(game: int) -> list[tuple[int, Any]]:
    """Every moment of a random game with more than one choice."""
    position, rng = GAME.blank(options_of(game)), Rng(game)
    position.redeal(rng)
    found = []
    step = 0
    while not position.is_over():
        legal = position.legal(position.mover)
        if len(legal) > 1:
            found.append((step, position.copy()))
        position.apply_unchecked(position.mover, legal[rng.below(len(legal))])
        step += 1
    return found


def _choose(position: Any) -> str:
    seat = position.mover
    action = GreedyBot().choose(GAME, GAME.knowledge(position, seat), position.legal(seat), Rng(0))
    return GAME.write(action)
