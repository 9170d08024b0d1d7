"""Law 7: every rule of every rule book is named by at least one test.

A test names a rule in its function's name, dashes written as underscores (`test_G_ACCIO_is_not_offered_at_a_corner`
names G-ACCIO), or in its docstring. `python tests/house/test_rule_coverage.py` prints which tests name which rule.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from witching import rulebook
from witching.rulebook import cited_ids, read_rules

TESTS = Path(__file__).parents[1]
GAMES = sorted(path.parent.name for path in rulebook.BOOKS.glob("*/en.md"))


def functions_below(folder: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every test function below a folder, with its file."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.relative_to(folder).as_posix(), node


def named_in(function: ast.FunctionDef, ids: list[str]) -> set[str]:
    """The rules that a test names: the longest id its name begins with, and those in its docstring."""
    words = function.name.removeprefix("test_") + "_"
    in_name = [rule_id for rule_id in ids if words.startswith(rule_id.replace("-", "_") + "_")]
    return {*sorted(in_name, key=len)[-1:], *_named_in_text(ast.get_docstring(function) or "")}


def _named_in_text(text: str) -> Iterator[str]:
    """The ids of a docstring; `G-RECIPE-B1 to B5` names all five."""
    yield from cited_ids(text)
    for first, letter, low, high in re.findall(r"\b([DGIR]-[A-Z0-9-]*?)([A-Z]?)(\d) to [A-Z]?(\d)\b", text):
        yield from (f"{first}{letter}{number}" for number in range(int(low), int(high) + 1))


def coverage(game: str, folder: Path = TESTS) -> dict[str, list[str]]:
    """The tests that name each rule of a game's book, in the book's order."""
    tests: dict[str, list[str]] = {rule_id: [] for rule_id in read_rules(game, "en")}
    for file, function in functions_below(folder):
        for rule_id in named_in(function, list(tests)):
            if rule_id in tests:
                tests[rule_id].append(f"{file}::{function.name}")
    return tests


def coverage_report() -> str:
    """A table of every rule with the number of tests that name it, and their names below."""
    lines = []
    for game in GAMES:
        tests = coverage(game)
        covered = sum(bool(names) for names in tests.values())
        lines.append(f"{game}: {covered} of {len(tests)} rules are named by a test")
        for rule_id, names in tests.items():
            lines.append(f"  {rule_id:<16}{len(names):>4}" + ("" if names else "  NO TEST"))
            lines.extend(f"{'':22}{name}" for name in names)
    return "\n".join(lines)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    assert [rule_id for rule_id, names in coverage(game).items() if not names] == []


def function(source: str) -> ast.FunctionDef:
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


IDS = ["G-NOON", "G-NOON-B1", "G-NOON-B2", "R-NOON-1", "D-NOON"]


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("def test_G_NOON_comes_once(): ...", {"G-NOON"}),
        ("def test_G_NOON_B1_comes_once(): ...", {"G-NOON-B1"}),
        ("def test_G_NOONDAY(): ...", set()),
        ("def test_R_NOON_1(): ...", {"R-NOON-1"}),
        ("def test_sun():\n    'D-NOON, G-NOON: and so on'", {"D-NOON", "G-NOON"}),
        ("def test_sun():\n    'G-NOON-B1 to B2'", {"G-NOON-B1", "G-NOON-B2"}),
        ("def test_sun():\n    # G-NOON\n    ...", set()),
    ],
)
def test_how_a_test_names_a_rule(source: str, named: set[str]) -> None:
    assert named_in(function(source), IDS) == named


def test_a_rule_without_a_test_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("def test_G_BOX_is_full(): ...\n")
    tests = coverage(GAMES[0], tmp_path)
    assert tests["G-BOX"] == ["test_one.py::test_G_BOX_is_full"]
    assert [rule_id for rule_id, names in tests.items() if names] == ["G-BOX"]


def test_the_report_lists_every_rule() -> None:
    report = coverage_report()
    assert all(f"  {rule_id} " in report for game in GAMES for rule_id in read_rules(game, "en"))


if __name__ == "__main__":
    print(coverage_report())
