"""How long the checks take, and where: `python bench/checks.py [--quick|--all|--exhaustive] [--seed N] …`.

Clones the last commit into a folder of its own, runs the checks there as CI does and prints the table of their parts:
seconds, and as a ratio the share of the whole; then the tests by folder, in CPU seconds. Nothing is taken from the
caches of pip and npm unless `--cached`; `--busy N` keeps N processes busy beside. For --quick the table is of a second
run, with everything installed. What was said is in `bench/out/checks.log`, the cost of each test in
`bench/out/checks.tsv`.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from rows import Row, print_table, say

HERE = Path(__file__).resolve().parent
OUT = HERE / "out"
BARS = {"--quick": 45, "": 8 * 60, "--all": 30 * 60}
VERDICT = re.compile(r"^([\w ]+): (?:passed|failed|skipped) in (\d+) s$")
BUSY = "while True: pass"


def clone(folder: Path) -> Path:
    """The last commit, as a fresh clone."""
    subprocess.run(["git", "clone", "-q", str(HERE.parent), str(folder / "clone")], check=True, timeout=300)
    return folder / "clone"


def environment(folder: Path, costs: Path, *, cached: bool) -> dict[str, str]:
    """What the checks run with: CI's word, the plug-in that counts, and caches that are empty."""
    empty = {"PIP_NO_CACHE_DIR": "1", "UV_NO_CACHE": "1", "npm_config_cache": str(folder / "npm")}
    counting = {"PYTEST_ADDOPTS": "-p test_costs", "WITCHING_TEST_COSTS": str(costs)}
    counting["PYTHONPATH"] = str(HERE / "plugin")
    return {**os.environ, "CI": "true", **counting, **({} if cached else empty)}


def run_checks(project: Path, words: list[str], env: dict[str, str]) -> tuple[int, float, dict[str, float]]:
    """One run: its exit code, its seconds, and those of its parts."""
    command = [sys._base_executable, str(project / "run.py"), "test", *words]  # type: ignore[attr-defined]
    parts: dict[str, float] = {}
    began = time.monotonic()
    with (
        open(OUT / "checks.log", "w", encoding="utf-8", buffering=1) as log,
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running,
    ):
        assert running.stdout is not None
        for line in running.stdout:
            log.write(line)
            follow(line, parts, time.monotonic() - began)
    return running.returncode, time.monotonic() - began, parts


def follow(line: str, parts: dict[str, float], now: float) -> None:
    """Keep what a line tells of the parts, and show how far the run is."""
    if line.startswith("seed "):
        parts["set-up"] = now
    if line.startswith(("seed ", "──", "=")):
        say(f"{now:5.0f} s  {line.strip()}")
    if found := VERDICT.match(line):
        parts[found[1]] = float(found[2])


@contextmanager
def busy(count: int) -> Iterator[None]:
    """`count` processes that only burn time."""
    with ExitStack() as stack:
        for _ in range(count):
            process = stack.enter_context(subprocess.Popen([sys.executable, "-c", BUSY]))
            stack.callback(process.kill)
        yield


def folders(costs: Path) -> dict[str, float]:
    """CPU seconds of the tests by folder; every test goes into the table of all tests."""
    spent: dict[str, float] = defaultdict(float)
    with open(OUT / "checks.tsv", "w", encoding="utf-8") as table:
        for file in costs.glob("*.tsv"):
            for line in file.read_text(encoding="utf-8").splitlines():
                table.write(line + "\n")
                test, _, cpu = line.split("\t")
                spent["/".join(test.split("/")[:2])] += float(cpu)
    return spent


def measure(words: list[str], mode: str, *, busy_processes: int, cached: bool) -> int:
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name, busy(busy_processes):
        folder = Path(name)
        costs = folder / "costs"
        costs.mkdir()
        project, env = clone(folder), environment(folder, costs, cached=cached)
        if mode == "--quick":
            run_checks(project, words, {**env, "PYTEST_ADDOPTS": ""})
        code, seconds, parts = run_checks(project, words, env)
        rows = [Row(f"run.py test {mode}".strip() + ", seconds", seconds, below=BARS.get(mode))]
        rows += [Row(f"  {part}", spent, ratio=spent / seconds) for part, spent in parts.items()]
        by_folder = sorted(folders(costs).items(), key=lambda each: each[1], reverse=True)
        total = sum(spent for _, spent in by_folder) or 1
        rows += [Row(f"  {place}, CPU seconds", spent, ratio=spent / total) for place, spent in by_folder]
    print_table(rows)
    return code


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", dest="mode", action="store_const", const="--quick", default="")
    parser.add_argument("--all", dest="mode", action="store_const", const="--all")
    parser.add_argument("--exhaustive", dest="mode", action="store_const", const="--exhaustive")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--busy", type=int, default=0)
    parser.add_argument("--cached", action="store_true")
    given = parser.parse_args()
    words = [given.mode] if given.mode else []
    words += ["--seed", str(given.seed)] if given.seed is not None else []
    return measure(words, given.mode, busy_processes=given.busy, cached=given.cached)


if __name__ == "__main__":
    sys.exit(main())
