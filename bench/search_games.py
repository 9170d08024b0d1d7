"""Our search: `python search_games.py FORM SIMULATIONS` prints one JSON object, for both games with four seats.

Moments are spread evenly over random games, as on the other side. A simulation imagines a world, goes down the tree and
plays to the end of the game once; its moves are counted as they are made.
"""

import json
import sys
from time import process_time

from witching.bots.search import Search
from witching.compilation import loader
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.rng import Rng
from witching.games.glastonbury.game import Glastonbury
from witching.games.incantibus.game import Incantibus

GAMES = 3
MOMENTS = 8
SEATS = 4


def play(game: Game, seed: int) -> list[Knowledge]:
    """What whoever was to choose knew, wherever there was more than one choice, in a random game."""
    position, rng = game.blank({"seats": SEATS}), Rng(seed)
    position.redeal(rng)
    found = []
    while not position.is_over():
        seat = position.to_act()[0]
        choices = position.legal(seat)
        if len(choices) > 1:
            found.append(game.knowledge(position, seat))
        position.apply_unchecked(seat, choices[rng.below(len(choices))])
    return found


def moments(game: Game) -> list[Knowledge]:
    games = [play(game, seed) for seed in range(GAMES)]
    return [decisions[len(decisions) * i // MOMENTS] for decisions in games for i in range(MOMENTS)]


def bench(game: Game, simulations: int) -> dict[str, float]:
    known = moments(game)
    moves, start = 0, process_time()
    for knowledge in known:
        search = Search(game.strategy())
        search.run(knowledge, Rng(7), simulations)
        moves += search.moves
    return {"simulations": simulations * len(known), "moves": moves, "cpu_seconds": process_time() - start}


def main(form: str, simulations: int) -> None:
    if loader.status() != form:
        sys.exit(f"bench: the engine is {loader.status()}, not {form}")
    print(json.dumps({game.name: bench(game, simulations) for game in (Glastonbury(), Incantibus())}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
