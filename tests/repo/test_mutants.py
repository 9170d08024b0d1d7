"""The mutation bench itself (bench/mutants.py), on a tiny game."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from processes import LIMIT

BENCH = Path(__file__).parents[2] / "bench"
sys.path.append(str(BENCH))

import mutants  # noqa: E402
from mutant_trials import Result, keep, read_results  # noqa: E402
from mutation import Mutant, find_neighbours, make_mutants  # noqa: E402

sys.path.remove(str(BENCH))  # where other tests would find modules with the names of their own folders

RULES = '''"""Doubles 1 + 1."""

from witching.games.tiny import components as box

SIZE = [0] * 8


def price(cards: int) -> int:
    """At most 9."""
    if cards < box.MANY:
        return cards
    return box.MANY
'''
FILES = {
    "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["src", "tests"]\nmarkers = ["slow", "all"]\n'
    'addopts = ["--import-mode=importlib"]\n',
    "src/witching/__init__.py": "",
    "src/witching/games/tiny/components.py": "FEW = 2\nMANY = 9\n\nALONE = 1\n",
    "src/witching/games/tiny/rules.py": RULES,
    "src/witching/games/tiny/scoring.py": '"""Nothing yet."""\n',
    "tests/conftest.py": "from hypothesis import settings\n\nsettings.register_profile('pure', max_examples=3)\n",
    "tests/games/tiny/test_price.py": "from witching.games.tiny.rules import price\n\n\n"
    "def test_price():\n    assert [price(3), price(20)] == [3, 9]\n",
    "tests/laws/cases.py": "def named_cases(game):\n    return ['one']\n",
    "src/witching/testing/play.py": "from witching.games.tiny.rules import price\n\nSTYLES = ('random',)\n\n\n"
    "class Position:\n    seats = 1\n    points = legal = staticmethod(lambda seat: price(9))\n\n"
    "    def to_bytes(self):\n        return b''\n\n\nclass Play:\n    now = Position\n\n"
    "    def moments(self):\n        return [Position()]\n\n\n"
    "def make_play(case, seed, style):\n    return Play()\n",
}
EDGE = ("if cards < box.MANY:", "if cards <= box.MANY:")


def changes(source: str, neighbours: dict[str, list[str]] | None = None) -> set[str]:
    made = make_mutants("rules", source, neighbours)
    for mutant in made:
        ast.parse(mutant.source)
    assert len({mutant.source for mutant in made} - {source}) == len(made)
    return {mutant.new for mutant in made}


# ---------------------------------------------------------------- the mutants


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("x = a < b", {"x = a <= b", "x = a >= b"}),
        ("x = a >= b", {"x = a > b", "x = a < b"}),
        ("x = a == b", {"x = a != b"}),
        ("x = a not in b", {"x = a in b"}),
        (
            "x = (a) <= (b) < c",
            {"x = (a) < (b) < c", "x = (a) > (b) < c", "x = (a) <= (b) <= c", "x = (a) <= (b) >= c"},
        ),
        ("x = a and b and c", {"x = a or b and c", "x = a and b or c"}),
        ("x = not (a)", {"x = (a)"}),
        ("x = ~a", {"x = a"}),
        ("x = 7", {"x = 8", "x = 6"}),
        ("x = [0, True]", {"x = [1, True]", "x = [0, False]"}),
        ("x = -1", {"x = 1", "x = -2", "x = -0"}),
        ("x = (a + b) - c", {"x = (a - b) - c", "x = (a + b) + c"}),
        ("x += a // b", {"x -= a // b", "x += a % b"}),
        ("x |= a << b", {"x &= a << b", "x |= a >> b"}),
        ("f(x)", {"pass"}),
        ("x = 'ü' if a else 1", {"x = 'ü' if a else 2", "x = 'ü' if a else 0"}),
        ("x: 'Row[3]' = [0] * 72", {"x: 'Row[3]' = [1] * 72"}),
        ("'''About 3 < 4.'''", set()),
    ],
)
def test_the_changes_of_a_line(old: str, new: set[str]) -> None:
    assert changes(f"{old}\n") == new


def test_a_value_given_back_is_changed_by_its_annotation() -> None:
    assert changes("def f() -> int:\n    return a\n") == {"return (a) + 1", "return (a) - 1"}
    assert changes("def f() -> bool:\n    return a\n") == {"return not (a)"}
    assert changes("def f() -> str:\n    return a\n") == set()
    assert changes("def f() -> int:\n    return 0\n") == {"return 1"}


def test_constants_of_the_box_change_within_their_block(tmp_path: Path) -> None:
    path = tmp_path / "components.py"
    path.write_text("A = 1\nB = 2  # two\nC = 2\nD = C + 1\n\nE = 4\nF = 'word'\nG = 5\n")
    assert find_neighbours(path) == {"A": ["B"], "B": ["A"], "C": ["D"], "D": ["C"], "E": [], "G": []}
    source = "from game import components as box\n\nx = box.B, other.B\n"
    assert changes(source, find_neighbours(path)) == {"x = box.A, other.B"}


def test_a_mutant_knows_its_place() -> None:
    made = make_mutants("rules", RULES, {"MANY": ["FEW"]})
    assert [mutant.place for mutant in made if mutant.new == EDGE[1]] == ["rules:10"]
    assert {mutant.function for mutant in made} == {"", "price"}
    assert [mutant.new for mutant in mutants.chosen(made, "rules.py:5")] == ["SIZE = [1] * 8"]
    assert len({mutant.key for mutant in made}) == len(made)


def test_the_key_of_a_mutant_goes_by_the_code() -> None:
    keys = [mutant.key for mutant in make_mutants("rules", RULES)]
    told_otherwise = RULES.replace("At most 9.", "At most 9,\n\n    never more.\n    ")
    assert [mutant.key for mutant in make_mutants("rules", told_otherwise)] == keys
    changed = make_mutants("rules", RULES.replace("[0] * 8", "[0] * 9"))
    assert not {mutant.key for mutant in changed} & set(keys)


# ---------------------------------------------------------------- results and explanations


def tried(*fates: str | None) -> tuple[list[Mutant], dict[str, Result]]:
    made = [Mutant("rules", n, "price", f"old {n}", f"new {n}", "", f"key {n}") for n in range(len(fates))]
    return made, {m.key: Result(m.key, fate, 1.0, "t") for m, fate in zip(made, fates, strict=True)}


def explained(number: int, why: str = "never so many") -> mutants.Explanation:
    return mutants.Explanation("rules.price", f"old {number}", f"new {number}", why)


def test_survivors_are_explained_or_not() -> None:
    made, results = tried(None, "tests/laws/test_a.py::test", None)
    report = mutants.Report(made, results, [explained(0)])
    assert (report.survivors(), report.unexplained()) == ([made[0], made[2]], [made[2]])
    assert report.too_many()
    assert "never so many" in "\n".join(report.lines(made))
    assert "NOT EXPLAINED" in "\n".join(report.lines(made))


def test_stale_explanations_are_reported() -> None:
    made, results = tried(None, "tests/laws/test_a.py::test")
    every = [*made, Mutant("rules", 9, "price", "old 9", "new 9", "not tried")]
    report = mutants.Report(made, results, [explained(0), explained(1), explained(5), explained(9)])
    assert report.stale(every) == [explained(1), explained(5)]
    assert "\n".join(report.lines(every)).count("STALE") == 2


def test_survivors_are_tried_again_when_the_tests_changed(tmp_path: Path) -> None:
    for result in (Result("a", None, 1.0, "old"), Result("b", None, 1.0, "new"), Result("c", "test", 1.0, "old")):
        keep(tmp_path / "results", result)
    assert set(read_results(tmp_path / "results", "new")) == {"b", "c"}
    assert read_results(tmp_path / "nowhere", "new") == {}


def test_every_explanation_of_the_bench_fits_a_mutant() -> None:
    for game in mutants.explained_games(mutants.EXPLAINED):
        described = {mutants.describe(mutant) for mutant in mutants.mutants_of(mutants.ROOT, game)}
        explanations = mutants.read_explanations(mutants.EXPLAINED, game)
        assert {(each.function, each.old, each.new) for each in explanations} <= described
        assert all(len(each.why) > 20 for each in explanations)


# ---------------------------------------------------------------- a whole run


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny game with a test that misses one edge, and a copy of the bench."""
    root = tmp_path_factory.mktemp("tiny")
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    (root / "bench").mkdir()
    for path in BENCH.glob("mut*.py"):
        shutil.copy(path, root / "bench")
    (root / "bench" / "mutants_explained.toml").write_text("")
    return root


def bench(project: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(project / "bench" / "mutants.py"), "tiny", "--jobs", "1", *arguments]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "WITCHING"))}
    return subprocess.run(command, env=kept, cwd=project, text=True, capture_output=True, timeout=LIMIT)


@pytest.mark.slow
def test_a_run_finds_the_open_edge_and_takes_an_explanation(project: Path) -> None:
    before = {path: path.read_bytes() for path in (project / "src").rglob("*.py")}
    done = bench(project, "--only", "rules:10")
    assert (done.returncode, done.stderr.splitlines()[-1:]) == (1, ["3 of 3 mutants, 0.0 minutes left "])
    assert done.stdout.count("NOT EXPLAINED") == 1
    assert f"- {EDGE[0]}\n  + {EDGE[1]}" in done.stdout
    assert "0 of 3 random games change" in done.stdout
    results = [json.loads(line) for line in (project / "bench" / "out" / "mutants.jsonl").read_text().splitlines()]
    killers = {result["killed_by"] for result in results}
    assert killers == {None, "tests/games/tiny/test_price.py::test_price"}
    assert {path: path.read_bytes() for path in (project / "src").rglob("*.py")} == before

    why = "Nine cards cost nine either way."
    entry = {"function": "rules.price", "old": EDGE[0], "new": EDGE[1], "why": why}
    text = "[[tiny]]\n" + "".join(f"{name} = {json.dumps(value)}\n" for name, value in entry.items())
    (project / "bench" / "mutants_explained.toml").write_text(text)
    again = bench(project, "--only", "rules:10", "--resume")
    assert (again.returncode, again.stderr) == (0, "")
    assert why in again.stdout
