"""Which tests name which rule: `python -m tools.coverage GAME` counts them; with an id it lists them.

A test names a rule in its function's name, dashes written as underscores (`test_G_ACCIO_is_not_offered_at_a_corner`
names G-ACCIO), or in its docstring.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from witching.rulebook.book import cited_ids, read_rules

TESTS = Path(__file__).parents[1] / "tests"


def coverage(game: str, folder: Path = TESTS) -> dict[str, list[str]]:
    """The tests below a folder that name each rule of a game's book, in the book's order."""
    tests: dict[str, list[str]] = {rule_id: [] for rule_id in read_rules(game, "en")}
    for file, function in functions_below(folder):
        for rule_id in named_in(function, list(tests)):
            if rule_id in tests:
                tests[rule_id].append(f"{file}::{function.name}")
    return tests


def functions_below(folder: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every test function of the files below a folder, with its file."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
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


def main(game: str, *ids: str) -> None:
    tests = coverage(game)
    for rule_id in ids or tests:
        print(f"{rule_id:24}{len(tests[rule_id]):4}", *(tests[rule_id] if ids else ()), sep="\n  ")


if __name__ == "__main__":
    main(*sys.argv[1:])
