"""Does a test notice when a rule is wrong? `python bench/mutants.py [GAME] [--only FILE:LINE] [--jobs 2] [--resume]`.

Changes the hot rule modules of a game one small step at a time (`mutation.py`) and runs the tests against every
change (`mutant_runs.py`). How to read the answer, and the last figures: bench/README.md.
"""

import argparse
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from mutant_runs import load_libraries
from mutant_trials import Bench, Result, keep, read_results, try_mutants
from mutation import Mutant, find_neighbours, make_mutants

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RESULTS = HERE / "out" / "mutants.jsonl"
EXPLAINED = HERE / "mutants_explained.toml"
HOT = ("stacks", "cases", "payments", "spells", "tower", "rules", "scoring")  # those of them that a game has
MOST_SURVIVORS = 0.05


@dataclass(frozen=True)
class Explanation:
    """Why a mutant changes nothing; valid for every mutant of this description."""

    function: str
    old: str
    new: str
    why: str

    def fits(self, mutant: Mutant) -> bool:
        return (self.function, self.old, self.new) == describe(mutant)


def describe(mutant: Mutant) -> tuple[str, str, str]:
    """What an explanation goes by: it stays when lines move."""
    return f"{mutant.module}.{mutant.function}".rstrip("."), mutant.old, mutant.new


def mutants_of(root: Path, game: str) -> list[Mutant]:
    rooms = root / "src" / "witching" / "games" / game
    neighbours = find_neighbours(rooms / "components.py")
    hot = [rooms / f"{name}.py" for name in HOT if (rooms / f"{name}.py").exists()]
    return [mutant for path in hot for mutant in make_mutants(path.stem, path.read_text(encoding="utf-8"), neighbours)]


def explained_games(path: Path) -> list[str]:
    return list(tomllib.loads(path.read_text(encoding="utf-8")))


def read_explanations(path: Path, game: str) -> list[Explanation]:
    return [Explanation(**entry) for entry in tomllib.loads(path.read_text(encoding="utf-8")).get(game, [])]


# ---------------------------------------------------------------- running


def chosen(mutants: Sequence[Mutant], only: str) -> list[Mutant]:
    """Those of FILE, or of FILE:LINE; all of them without a wish."""
    wish = only.replace(".py", "")
    return [mutant for mutant in mutants if not wish or wish in (mutant.module, mutant.place)]


def run(game: str, mutants: Sequence[Mutant], jobs: int, resume: bool) -> dict[str, Result]:
    """The results by key, new ones kept as they come."""
    RESULTS.parent.mkdir(exist_ok=True)
    load_libraries()
    with TemporaryDirectory(prefix="mutants-") as folder:
        bench = Bench(ROOT, Path(folder), game)
        results = read_results(RESULTS, bench.tests) if resume else {}
        waiting = [mutant for mutant in mutants if mutant.key not in results]
        if waiting:
            bench.check()
        started = time.monotonic()
        for number, result in enumerate(try_mutants(bench, waiting, jobs) if waiting else (), start=1):
            keep(RESULTS, result)
            results[result.key] = result
            say_progress(number, len(waiting), time.monotonic() - started)
    return results


def say_progress(number: int, count: int, seconds: float) -> None:
    left = seconds / number * (count - number)
    end = "\n" if number == count or not sys.stderr.isatty() else "\r"
    if end == "\r" or number % 25 == 0 or number == count:
        print(f"{number} of {count} mutants, {left / 60:.1f} minutes left ", end=end, file=sys.stderr, flush=True)


# ---------------------------------------------------------------- the report


@dataclass(frozen=True)
class Report:
    """The mutants that were tried, what became of them, and what is said about the survivors."""

    mutants: Sequence[Mutant]
    results: Mapping[str, Result]
    explanations: Sequence[Explanation]

    def survivors(self) -> list[Mutant]:
        return [mutant for mutant in self.mutants if self.results[mutant.key].killed_by is None]

    def why(self, mutant: Mutant) -> str:
        return next((each.why for each in self.explanations if each.fits(mutant)), "")

    def unexplained(self) -> list[Mutant]:
        return [mutant for mutant in self.survivors() if not self.why(mutant)]

    def stale(self, every: Sequence[Mutant]) -> list[Explanation]:
        """Those that fit no mutant of the game, or whose mutants were tried and are killed."""
        alive = [*self.survivors(), *(mutant for mutant in every if mutant.key not in self.results)]
        return [each for each in self.explanations if not any(map(each.fits, alive))]

    def too_many(self) -> bool:
        return len(self.survivors()) >= MOST_SURVIVORS * len(self.mutants)

    def table(self) -> Iterator[str]:
        layers = sorted({result.layer for result in self.results.values() if result.killed_by})
        yield "".join([f"{'':10}", *(f"{word:>20}" for word in ("mutants", "killed", "survived", *layers))])
        modules = dict.fromkeys(mutant.module for mutant in self.mutants)
        for module in (*modules, "together"):
            mine = [mutant for mutant in self.mutants if module in (mutant.module, "together")]
            killers = Counter(self.results[mutant.key].layer for mutant in mine if self.results[mutant.key].killed_by)
            figures = (len(mine), killers.total(), len(mine) - killers.total(), *(killers[layer] for layer in layers))
            yield "".join([f"{module:10}", *(f"{figure:>20}" for figure in figures)])

    def lines(self, every: Sequence[Mutant]) -> Iterator[str]:
        yield from self.table()
        for mutant in self.survivors():
            games = self.results[mutant.key].changed_games
            yield f"\n{mutant.place} {mutant.function}: {games} random games change"
            yield f"  - {mutant.old}\n  + {mutant.new}\n  {self.why(mutant) or 'NOT EXPLAINED'}"
        for each in self.stale(every):
            yield f"\nSTALE explanation: {each.function}\n  - {each.old}\n  + {each.new}"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Change the rules one small step at a time: does a test notice?")
    parser.add_argument("game", nargs="?", default="glastonbury")
    parser.add_argument("--only", default="", metavar="FILE:LINE")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--resume", action="store_true", help="take over earlier results of the same sources")
    given = parser.parse_args(arguments)
    every = mutants_of(ROOT, given.game)
    tried = chosen(every, given.only)
    results = run(given.game, tried, given.jobs, given.resume)
    report = Report(tried, results, read_explanations(EXPLAINED, given.game))
    print("\n".join(report.lines(every)))
    return int(bool(report.unexplained() or report.stale(every) or (not given.only and report.too_many())))


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
