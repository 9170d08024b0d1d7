"""What Glastonbury's bots foresee and wish, weights from games between them: `python bench/learn.py [--games N]
[--simulations N] [--jobs N]`. It writes `games/glastonbury/value_model.json`; then run the ladder again.

First games are played, two of four with two seats; then what cauldrons became is fitted, then what the searches tried
most (learn_fit.py, with the numpy of the bench's environment). What was played is kept below bench/out/learn.
"""

import argparse
import json
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

from programs import HERE, OUT, find_openspiel, run

from witching.bots.leveled import labels
from witching.bots.search import Search
from witching.core.level import TEMPERATURE
from witching.core.rng import Rng, derive
from witching.games.glastonbury.game import Glastonbury

LEARNED = HERE.parent / "src" / "witching" / "games" / "glastonbury" / "value_model.json"
PLAYED = OUT / "learn"
SEATS = (2, 3, 2, 4)
HORIZON = 8
STRAY = 7  # one choice in this many is drawn among those tried, so that games differ
GAME: Any = Glastonbury()

Moment = tuple[bytes, int, list[int], list[int]]
Played = tuple[list[Moment], list[int]]


def tries_of(knowledge: Any, choices: list[int], simulations: int, rng: Rng) -> list[int]:
    search = Search(GAME.strategy(), horizon=HORIZON)
    search.run(knowledge, rng, simulations)
    return [search.tries(knowledge.seat, label) for label in labels(GAME, knowledge, choices).values()]


def chosen(tries: list[int], rng: Rng) -> int:
    """The place of the choice tried most; now and then one drawn by its tries."""
    if rng.below(STRAY):
        return tries.index(max(tries))
    drawn = rng.below(sum(tries))
    return next(place for place in count() if sum(tries[: place + 1]) > drawn)


def play(number: int, simulations: int) -> Played:
    """One game: where more than one choice was due, with what the search tried; and the points."""
    rng = Rng(derive(simulations, number))
    position = GAME.blank({"seats": SEATS[number % len(SEATS)]})
    position.redeal(rng)
    moments = []
    while position.to_act():
        (seat,) = position.to_act()
        choices = position.legal(seat)
        action = choices[0]
        if len(choices) > 1:
            tries = tries_of(GAME.knowledge(position, seat), choices, simulations, rng)
            moments.append((position.to_bytes(), seat, choices, tries))
            action = choices[chosen(tries, rng)]
        GAME.apply(position, seat, action)
    return moments, [position.points(seat) for seat in range(position.seats)]


def play_all(games: int, simulations: int, jobs: int) -> Path:
    """Play, showing how far it is; return the file with what was played."""
    PLAYED.mkdir(parents=True, exist_ok=True)
    played = []
    with ProcessPoolExecutor(jobs) as pool:
        for one in pool.map(play, range(games), [simulations] * games):
            played.append(one)
            print(f"\rgame {len(played)} of {games}", end="", file=sys.stderr, flush=True)
    (PLAYED / "games").write_bytes(pickle.dumps(played))
    return PLAYED / "games"


def restored(data: bytes) -> Any:
    position = GAME.blank({"seats": data[0]})
    position.restore(data)
    return position


def point_rows(played: list[Played]) -> list[Any]:
    """By game, every other moment of all its seats."""
    model, games = GAME.strategy().value_model, []
    for moments, points in played:
        seen = [(restored(data), seat) for data, *_ in moments[::2] for seat in range(len(points))]
        seats = [(model.features_of(position, seat), points[seat]) for position, seat in seen]
        games.append([(sure, features, ahead, end) for (ahead, sure, features), end in seats])
    return games


def choice_rows(played: list[Played]) -> list[Any]:
    """By game, all moments at which no choice ends it."""
    strategy, games = GAME.strategy(), []
    for moments, _ in played:
        rows = []
        for data, seat, choices, tries in moments:
            listed = [strategy.features_of(restored(data), seat, action) for action in choices]
            if all(features for _, features in listed):
                rows.append((listed[0][0], [features for _, features in listed], tries))
        games.append(rows)
    return games


def fit(what: str) -> None:
    """Fit the weights of `points` or of `choices` to what was played, and write them; choices use the fitted points."""
    played = pickle.loads((PLAYED / "games").read_bytes())
    weights = json.loads(LEARNED.read_text(encoding="utf-8"))
    games = point_rows(played) if what == "points" else choice_rows(played)
    given = {"what": what, "games": games, "lengths": weights["lengths"][0], "temperature": TEMPERATURE}
    (PLAYED / what).write_bytes(pickle.dumps(given))
    python = find_openspiel() or sys.exit("learn.py needs the bench's environment (bench/README.md)")
    found = json.loads(run(python, HERE / "learn_fit.py", PLAYED / what))
    print(found.pop("summary"))
    LEARNED.write_text(json.dumps({**weights, **found}, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--simulations", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fit", choices=("points", "choices"), help="only this, by games played before")
    given = parser.parse_args()
    if given.fit:
        return fit(given.fit)
    play_all(given.games, given.simulations, given.jobs)
    for what in ("points", "choices"):
        print(run(sys.executable, __file__, "--fit", what), end="")


if __name__ == "__main__":
    main()
