"""OpenSpiel's ISMCTS bot in C++: `python openspiel_search.py SIMULATIONS` prints one JSON object.

Needs the package open_spiel and nothing of ours. States are spread evenly over random games. A simulation runs to the
end of its game with one random rollout, so it makes as many moves as are left; how many that are on the whole is
counted by playing on at random from every state, outside the time.
"""

import json
import random
import sys
from importlib.metadata import version
from time import process_time
from typing import Any

import pyspiel  # type: ignore[import-not-found]

NAMES = ("hearts", "oh_hell")
GAMES = 3
MOMENTS = 8  # of each game
PLAYOUTS = 20  # from each state, to count the moves that are left
UCT_C = 2.0


def play_on(state: Any, chance: random.Random) -> list[Any]:
    """Play to the end at random; the states in which somebody had more than one choice."""
    decisions = []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, odds)[0])
            continue
        if len(state.legal_actions()) > 1:
            decisions.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return decisions


def moments(game: Any) -> list[Any]:
    found = []
    for seed in range(GAMES):
        decisions = play_on(game.new_initial_state(), random.Random(seed))
        found += [decisions[len(decisions) * i // MOMENTS] for i in range(MOMENTS)]
    return found


def moves_left(state: Any, chance: random.Random) -> float:
    """The mean number of decisions until the end."""
    total = 0
    for _ in range(PLAYOUTS):
        twin = state.clone()
        before = len(twin.full_history())
        play_on(twin, chance)
        total += sum(step.player >= 0 for step in twin.full_history()[before:])
    return total / PLAYOUTS


def search(state: Any, simulations: int) -> float:
    """CPU seconds of one search."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(7, evaluator, UCT_C, simulations, -1, policy, False, False)
    start = process_time()
    bot.step(state)
    return process_time() - start


def bench(name: str, simulations: int) -> dict[str, float]:
    states, chance = moments(pyspiel.load_game(name)), random.Random(1)
    seconds = sum(search(state, simulations) for state in states)
    moves = sum(simulations * moves_left(state, chance) for state in states)
    return {"simulations": simulations * len(states), "moves": moves, "cpu_seconds": seconds}


def main(simulations: int) -> None:
    found = {name: bench(name, simulations) for name in NAMES}
    print(json.dumps({"version": version("open_spiel"), "games": found}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
