"""OpenSpiel's random play of card games in C++: `python openspiel_playouts.py GAMES` prints one JSON object.

Needs the package open_spiel and nothing of ours. A game is one call of `evaluate_bots` with uniform random bots made in
C++; dealing (OpenSpiel's chance nodes) is in the time, as the shuffle is in ours. Moves are the players' decisions,
counted exactly: the same games are played again outside the time, and their histories are read.
"""

import json
import sys
from importlib.metadata import version
from time import process_time
from typing import Any

import pyspiel  # type: ignore[import-not-found]

NAMES = ("hearts", "oh_hell", "spades")


def make_bots(game: Any) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]


def cpu_seconds(game: Any, games: int) -> float:
    bots = make_bots(game)
    start = process_time()
    for seed in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return process_time() - start


def count_steps(game: Any, games: int) -> tuple[int, int]:
    """How many decisions and how many chance nodes the timed games had."""
    bots = make_bots(game)
    decisions = chances = 0
    for seed in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        made = sum(step.player >= 0 for step in state.full_history())
        decisions += made
        chances += len(state.full_history()) - made
    return decisions, chances


def bench(name: str, games: int) -> dict[str, float]:
    game = pyspiel.load_game(name)
    seconds = cpu_seconds(game, games)
    decisions, chances = count_steps(game, games)
    return {"games": games, "moves": decisions, "chances": chances, "cpu_seconds": seconds}


def main(games: int) -> None:
    found = {name: bench(name, games) for name in NAMES}
    print(json.dumps({"version": version("open_spiel"), "games": found}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
