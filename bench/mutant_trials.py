"""Tries mutants in several processes, each with its own copy of the sources; what comes out can be taken up again."""

import json
import multiprocessing
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import mutant_runs as runs
from mutation import Mutant

SINGLE = 4
NO_TESTS = 5  # pytest's exit code: none of the file's tests is chosen


@dataclass(frozen=True)
class Result:
    """What became of a mutant: the test that killed it, or None; `tests` is the hash of those that were run."""

    key: str
    killed_by: str | None
    seconds: float
    tests: str
    changed_games: str = ""

    @property
    def layer(self) -> str:
        """The folder of the test that killed it."""
        return "/".join(str(self.killed_by).split("::")[0].split("/")[1:-1])


class Bench:
    """A copy of the sources with the tests that pass on them: those first that kill most in a second."""

    def __init__(self, root: Path, folder: Path, game: str) -> None:
        self.root, self.folder, self.game = root, folder, game
        self.workshop = runs.Workshop(root, folder / "unchanged", game)
        self.tests = self.workshop.hash_tests()
        self.layers = self.workshop.layers()
        self.seconds: dict[str, float] = {}
        self.kills: Counter[str] = Counter()
        self.games: list[str] = []

    def check(self) -> None:
        """The tests must pass on the sources as they are; notes how long they take and how random games go."""
        for file in [file for layer in self.layers for file in layer]:
            started = time.monotonic()
            code = runs.run_tests(self.workshop, [file]).wait()
            if code == runs.PASSED:
                self.seconds[file] = time.monotonic() - started
            elif code != NO_TESTS:
                sys.exit(f"mutants: {file} does not pass unchanged\n{self.workshop.output()}")
        self.games = self.play() or sys.exit("mutants: no random games")

    def play(self) -> Any:
        child = runs.play_games(self.workshop)
        child.wait()
        return child.noted()

    def batches(self) -> Iterator[list[str]]:
        """Layer by layer; the best of the first layer one by one, as most mutants go no further."""
        single = SINGLE
        for layer in self.layers:
            chosen = [file for file in layer if file in self.seconds]
            chosen.sort(key=lambda file: -(self.kills[file] + 1) / self.seconds[file])
            yield from ([file] for file in chosen[:single])
            if chosen[single:]:
                yield chosen[single:]
            single = 0

    def move(self, number: int) -> None:
        """Go on with a copy of the copy, bytecode included."""
        self.workshop = runs.Workshop(self.workshop.folder, self.folder / str(number), self.game)

    def attempt(self, mutant: Mutant) -> Result:
        """Run the tests against a mutant up to the first that fails."""
        original = self.workshop.read(mutant.module)
        started = time.monotonic()
        self.workshop.put(mutant.module, mutant.source)
        try:
            killer = self._killer()
            changed = "" if killer else self._changed_games()
        finally:
            self.workshop.put(mutant.module, original)
        return Result(mutant.key, killer, round(time.monotonic() - started, 2), self.tests, changed)

    def _killer(self) -> str | None:
        for files in self.batches():
            child = runs.run_tests(self.workshop, files)
            code = child.wait()
            if code == runs.WRONG_SOURCE:
                raise RuntimeError("the tests did not load the changed copy")
            if code != runs.PASSED:
                test = str((child.noted() or {}).get("test", files[0]))
                self.kills[test.split("::")[0]] += 1
                return test + (" (endless)" if code < 0 else "")
        return None

    def _changed_games(self) -> str:
        played = self.play() or [""] * len(self.games)
        return f"{sum(one != other for one, other in zip(played, self.games, strict=True))} of {len(self.games)}"


# ---------------------------------------------------------------- the processes

_bench: list[Bench] = []


def _begin(bench: Bench, numbers: Any) -> None:
    """A process begins: an interrupt is the first one's business, and whoever is stopped ends its child."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    bench.move(numbers.get())
    _bench.append(bench)


def _attempt(mutant: Mutant) -> Result:
    return _bench[0].attempt(mutant)


def try_mutants(bench: Bench, mutants: list[Mutant], jobs: int) -> Iterator[Result]:
    """The results in the order in which they come."""
    fork = multiprocessing.get_context("fork")
    numbers = fork.SimpleQueue()
    for number in range(jobs):
        numbers.put(number)
    with fork.Pool(jobs, _begin, (bench, numbers)) as pool:
        yield from pool.imap_unordered(_attempt, mutants)


# ---------------------------------------------------------------- what is kept


def read_results(path: Path, tests: str) -> dict[str, Result]:
    """Earlier results by key. A survivor counts only if the tests are the same: new ones may kill it."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    results = [Result(**json.loads(line)) for line in lines]
    return {result.key: result for result in results if result.killed_by or result.tests == tests}


def keep(path: Path, result: Result) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(result)) + "\n")
