"""Law 7: every rule of every rule book is named by at least one test.

`tools/coverage.py` says how a test names a rule; `python -m tools.coverage GAME ID` shows which tests do.
"""

import ast
from pathlib import Path

import pytest

from tools.coverage import coverage, named_in
from witching.packages import OURS


@pytest.mark.parametrize("game", OURS)
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
    tests = coverage("glastonbury", tmp_path)
    assert tests["G-BOX"] == ["test_one.py::test_G_BOX_is_full"]
    assert [rule_id for rule_id, names in tests.items() if names] == ["G-BOX"]
