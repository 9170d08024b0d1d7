"""The engine against the C yardstick, OpenSpiel and itself uncompiled: `python bench/engine.py [--rounds N] [--json]`.

What the rows mean, and the last figures: bench/README.md. Everything is built below bench/out: no other build is
touched.
"""

import argparse
import json
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from programs import HERE, Engine, baseline_rate, compile_c, find_openspiel, run, run_openspiel
from rows import Row, print_table, processor, say

SAME_GAMES = 2000
SAME_GAMES_PURE = 200
# Games, copies and imagined games of one round.
WORK_C = ("100000", "5000000", "100000")
WORK_COMPILED = ("100000", "500000", "100000")
WORK_PURE = ("600", "2000", "300")
WORK_OPENSPIEL = "6000"

Round = dict[str, Any]
Figure = Callable[[Round], float]


# ---------------------------------------------------------------- measuring


@dataclass(frozen=True)
class Programs:
    """What a round runs, one right after the other."""

    yardstick: Path
    compiled: Engine
    pure: Engine
    openspiel: Path | None
    baseline: Path | None


def prepare(baseline: Path | None) -> Programs:
    if not shutil.which("gcc"):
        sys.exit("bench: gcc is needed for the C program and the compiled engine")
    compiled = Engine("compiled")
    compiled.build()
    other = compile_c(baseline, "baseline") if baseline else None
    return Programs(compile_c(HERE / "reference", "yardstick"), compiled, Engine("pure"), find_openspiel(), other)


def check_same_games(programs: Programs) -> None:
    """Speed is compared only between programs that play the same games."""
    wanted = run(programs.yardstick, "play", "1", str(SAME_GAMES)).splitlines()
    for engine, games in ((programs.compiled, SAME_GAMES), (programs.pure, SAME_GAMES_PURE)):
        if engine.run("play", "1", str(games)).splitlines() != wanted[:games]:
            sys.exit(f"bench: the {engine.form} engine and the C program play different games")
    say(f"same games as C, scores and lengths: {SAME_GAMES} compiled, {SAME_GAMES_PURE} uncompiled")


def measure(programs: Programs) -> Round:
    found = {
        "c": json.loads(run(programs.yardstick, "bench", *WORK_C)),
        "compiled": json.loads(programs.compiled.run("bench", *WORK_COMPILED)),
        "pure": json.loads(programs.pure.run("bench", *WORK_PURE)),
        "import": programs.compiled.import_seconds("witching"),
        "import_game": programs.compiled.import_seconds("witching.games.glastonbury.knowledge"),
    }
    if found["c"]["playouts"]["check"] != found["compiled"]["playouts"]["check"]:
        sys.exit("bench: the compiled engine and the C program play different games")
    if programs.openspiel:
        found["openspiel"] = run_openspiel(programs.openspiel, WORK_OPENSPIEL)
    if programs.baseline:
        found["baseline"] = baseline_rate(programs.baseline)
    return found


# ---------------------------------------------------------------- the rows


def speed(form: str, part: str, unit: str = "moves") -> Figure:
    """How many a CPU second."""
    return lambda one: one[form][part][unit] / one[form][part]["cpu_seconds"]


def openspiel_speed(game: str) -> Figure:
    return lambda one: one["openspiel"]["games"][game]["moves"] / one["openspiel"]["games"][game]["cpu_seconds"]


def against(rounds: list[Round], name: str, ours: Figure, theirs: Figure, **bar: float) -> Row:
    """Medians of both, and the median of the rounds' ratios."""
    ratio = median(ours(one) / theirs(one) for one in rounds)
    return Row(name, median(map(ours, rounds)), median(map(theirs, rounds)), ratio, **bar)  # type: ignore[arg-type]


def make_rows(rounds: list[Round]) -> Iterator[Row]:
    series, c = speed("compiled", "series"), speed("c", "playouts")
    imagined = speed("c", "imagine", "count")
    yield against(rounds, "playouts, moves/s, against C", series, c, at_least=0.6, aim=0.8)
    yield against(rounds, "  each game started from Python", speed("compiled", "playouts"), c)
    yield against(rounds, "  each move driven from Python", speed("compiled", "moves"), c)
    yield from openspiel_rows(rounds, series)
    ours = speed("compiled", "imagine", "count")
    yield against(rounds, "imagine + playout, /s, against C", ours, imagined, at_least=0.5)
    yield against(rounds, "uncompiled playouts, moves/s, against C", speed("pure", "series"), c, at_least=1 / 200)
    yield against(rounds, "  imagine + playout, /s", speed("pure", "imagine", "count"), imagined)
    yield from small_rows(rounds)
    yield from incantibus_rows(rounds, c)
    if "baseline" in rounds[0]:
        yield against(rounds, "C against the baseline, moves/s", c, lambda one: one["baseline"], at_least=0.9)


def openspiel_rows(rounds: list[Round], series: Figure) -> Iterator[Row]:
    """One row for each of OpenSpiel's games; the bar is for the fastest of them."""
    games = list(rounds[0]["openspiel"]["games"]) if "openspiel" in rounds[0] else []
    best = max(games, key=lambda game: median(map(openspiel_speed(game), rounds)), default="")
    for game in games:
        bar = {"at_least": 8.0, "aim": 10.0} if game == best else {}
        yield against(rounds, f"playouts, moves/s, against OpenSpiel {game}", series, openspiel_speed(game), **bar)


def incantibus_rows(rounds: list[Round], c: Figure) -> Iterator[Row]:
    """The second game against the C program of the first: 5 million real decisions where C does 20 million moves."""
    for part in ("incantibus", "incantibus_expert"):
        name = f"{part.replace('_', ', ').capitalize()}: real decisions/s, against C"
        yield against(rounds, name, speed("compiled", part, "real"), c, at_least=2 / 20, aim=5 / 20)
    copy_us = 1e6 / median(map(speed("compiled", "incantibus_copy", "count"), rounds))
    yield Row("  copy, us", copy_us, below=0.1, digits=3)


def small_rows(rounds: list[Round]) -> Iterator[Row]:
    """Copy, size, import."""
    copy_us = {form: 1e6 / median(map(speed(form, "copy", "count"), rounds)) for form in ("compiled", "c")}
    ratio = median(speed("c", "copy", "count")(one) / speed("compiled", "copy", "count")(one) for one in rounds)
    yield Row("copy, us", copy_us["compiled"], copy_us["c"], ratio, below=0.1, digits=3)
    size = {form: rounds[0][form]["copy"]["bytes"] for form in ("compiled", "c")}
    yield Row("a position, bytes", size["compiled"], size["c"], below=1024)
    yield Row("import witching, s", median(one["import"] for one in rounds), below=0.15, digits=3)
    yield Row("  and the game's engine, s", median(one["import_game"] for one in rounds), digits=3)


# ---------------------------------------------------------------- printing


def describe(rounds: list[Round]) -> str:
    """The machine and the versions; no name of a machine or folder."""
    parts = [processor(), f"{os.cpu_count()} cores", f"{platform.python_implementation()} {platform.python_version()}"]
    parts.append("gcc " + run("gcc", "-dumpfullversion").strip())
    if "openspiel" in rounds[0]:
        parts.append("open_spiel " + rounds[0]["openspiel"]["version"])
    return ", ".join([*parts, f"CPU time, medians of {len(rounds)} rounds"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds (default 5, some 5 seconds each)")
    parser.add_argument("--json", action="store_true", help="print the rows and every round's figures as JSON")
    parser.add_argument("--baseline", type=Path, metavar="SOURCE_DIR", help="a C program to hold the yardstick to")
    chosen = parser.parse_args()
    programs = prepare(chosen.baseline)
    check_same_games(programs)
    if not programs.openspiel:
        say("SKIPPED: the rows against OpenSpiel, for open_spiel is not installed (bench/README.md)")
    rounds = []
    for number in range(1, chosen.rounds + 1):
        say(f"round {number} of {chosen.rounds}")
        rounds.append(measure(programs))
    rows = list(make_rows(rounds))
    if chosen.json:
        found = [{**asdict(row), "verdict": row.verdict()} for row in rows]
        print(json.dumps({"machine": describe(rounds), "rows": found, "rounds": rounds}, indent=1))
    else:
        print(describe(rounds))
        print_table(rows)


if __name__ == "__main__":
    main()
