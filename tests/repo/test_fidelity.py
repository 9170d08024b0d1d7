"""`docs/fidelity.md`: every rule of the rule documents has a rule of ours with a test, or a place that exists."""

import re
from pathlib import Path

import pytest

from tools.coverage import coverage
from witching.packages import OURS
from witching.rulebook.book import RULE_ID

ROOT = Path(__file__).parents[2]
CHAPTERS = (ROOT / "docs" / "fidelity.md").read_text(encoding="utf-8").split("\n## ")
MARKS = {"S", "R", "P", "-"}


def rows_of(game: str) -> list[list[str]]:
    """The cells of every row: number, rule, a mark for each document, place."""
    (chapter,) = [text for text in CHAPTERS if text.lower().startswith(game)]
    lines = [line for line in chapter.splitlines() if re.match(r"\| \d+ \|", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("game", OURS)
def test_every_row_has_a_mark_for_each_document(game: str) -> None:
    rows = rows_of(game)
    assert [int(row[0]) for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) >= 50
    assert {mark for row in rows for mark in row[2:-1]} <= MARKS


@pytest.mark.parametrize("game", OURS)
def test_every_row_has_a_rule_with_a_test_or_a_place(game: str) -> None:
    tests = coverage(game)
    for number, rule, *_, place in rows_of(game):
        ids = [found[0] for found in re.finditer(RULE_ID, place)]
        assert all(tests[rule_id] for rule_id in ids), (number, rule)
        files = re.findall(r"`([\w./]+/[\w.]+)`", place)
        assert all((ROOT / file).exists() for file in files), (number, files)
        assert ids or files or "none" in place, (number, rule)
