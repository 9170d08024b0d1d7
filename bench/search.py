"""Our tree search against OpenSpiel's in C++: `python bench/search.py [--rounds N] [--json]`.

What the rows mean, and the last figures: bench/README.md.
"""

import argparse
import json
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from statistics import median
from typing import Any

from programs import HERE, Engine, find_openspiel, run
from rows import Row, processor, report, say

SIMULATIONS = "2000"
SIMULATIONS_PURE = "20"
AT_LEAST = 2.0

Round = dict[str, Any]


def measure(compiled: Engine, openspiel: Any) -> Round:
    found: Round = {
        "compiled": json.loads(compiled.run_file("search_games.py", SIMULATIONS)),
        "pure": json.loads(Engine("pure").run_file("search_games.py", SIMULATIONS_PURE)),
    }
    if openspiel:
        found["openspiel"] = json.loads(run(openspiel, HERE / "openspiel_search.py", SIMULATIONS))
    return found


def speed(of: dict[str, float], unit: str = "moves") -> float:
    return of[unit] / of["cpu_seconds"]


def middle(rounds: list[Round], form: str, game: str, unit: str = "moves") -> float:
    return median(speed(one[form][game], unit) for one in rounds)


def make_rows(rounds: list[Round]) -> Iterator[Row]:
    for game in ("glastonbury", "incantibus"):
        for other in rounds[0].get("openspiel", {"games": {}})["games"]:
            yield against(rounds, game, other)
        yield Row("  simulations/s", middle(rounds, "compiled", game, "simulations"))
        yield Row("  uncompiled: moves/s", middle(rounds, "pure", game))


def against(rounds: list[Round], game: str, other: str) -> Row:
    """Medians of both, and the median of the rounds' ratios; the bar is for Glastonbury."""
    name = f"{game.capitalize()}: simulated moves/s, against {other}"
    pairs = [(speed(one["compiled"][game]), speed(one["openspiel"]["games"][other])) for one in rounds]
    ours, theirs = (median(side) for side in zip(*pairs, strict=True))
    bar = AT_LEAST if game == "glastonbury" else None
    return Row(name, ours, theirs, median(a / b for a, b in pairs), at_least=bar)


def describe(rounds: list[Round]) -> str:
    parts = [processor(), f"{os.cpu_count()} cores", f"{platform.python_implementation()} {platform.python_version()}"]
    if "openspiel" in rounds[0]:
        parts.append("open_spiel " + rounds[0]["openspiel"]["version"])
    return ", ".join([*parts, f"CPU time, medians of {len(rounds)} rounds"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print the rows and every round's figures as JSON")
    chosen = parser.parse_args()
    if not shutil.which("gcc"):
        sys.exit("bench: gcc is needed for the compiled engine")
    compiled, openspiel = Engine("compiled"), find_openspiel()
    compiled.build()
    if not openspiel:
        say("SKIPPED: the rows against OpenSpiel, for open_spiel is not installed (bench/README.md)")
    rounds = []
    for number in range(1, chosen.rounds + 1):
        say(f"round {number} of {chosen.rounds}")
        rounds.append(measure(compiled, openspiel))
    report(describe(rounds), list(make_rows(rounds)), rounds, as_json=chosen.json)


if __name__ == "__main__":
    main()
