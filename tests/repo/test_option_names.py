"""Nothing outside a game's own modules knows one of its options by name (docs/games.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from witching.cli.games import ALL_GAMES
from witching.core.options import EDITION

ROOT = Path(__file__).parents[2]
SOURCE, PAGE = ROOT / "src" / "witching", ROOT / "page" / "src"
NAMES = {option.name for game in ALL_GAMES.values() for option in game.options} - {EDITION}
ASKED = {"get", "pop", "setdefault", "option"}
"""Methods that look something up by name, and the one that adds a flag to a command."""


def is_of_a_game(path: Path) -> bool:
    return bool({"games", "renderers", "_compiled"} & set(path.parts))


def words_asked_for(tree: ast.AST) -> Iterator[str]:
    """Strings by which something is looked up, compared, given or listed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            yield from constants(node.slice)
        elif isinstance(node, ast.Compare):
            yield from constants(node.left, *node.comparators)
        elif isinstance(node, ast.Dict):
            yield from constants(*node.keys)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKED:
            yield from (word.removeprefix("--") for word in constants(*node.args))
        elif isinstance(node, ast.Tuple | ast.List | ast.Set) and set(constants(*node.elts)) <= NAMES | {EDITION}:
            yield from constants(*node.elts)


def constants(*nodes: ast.AST | None) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def names_in_page(text: str) -> set[str]:
    """Names after a dot or in brackets on the given options, and those that something is compared with."""
    options = "|".join(map(re.escape, NAMES))
    looked = rf"(?:options|given|held)\??\.({options})\b|\[[\"'`]({options})[\"'`]\]|[!=]== ?[\"'`]({options})[\"'`]"
    return {name for found in re.findall(looked, text) for name in found if name}


MODULES = [path for path in sorted(SOURCE.rglob("*.py")) if not is_of_a_game(path.relative_to(SOURCE))]
SCREENS = [
    path
    for path in sorted(PAGE.rglob("*"))
    if path.suffix in (".ts", ".svelte") and not is_of_a_game(path.relative_to(PAGE))
]


def test_no_module_names_an_option() -> None:
    found = {path: NAMES & set(words_asked_for(ast.parse(path.read_text(encoding="utf-8")))) for path in MODULES}
    assert {path.name: names for path, names in found.items() if names} == {}
    assert len(MODULES) > 200


def test_no_screen_of_the_page_names_an_option() -> None:
    found = {path: names_in_page(path.read_text(encoding="utf-8")) for path in SCREENS}
    assert {path.name: names for path, names in found.items() if names} == {}
    assert len(SCREENS) > 100


@pytest.mark.parametrize(
    "line",
    [
        'options["box"]', 'x.get("memory", 1)', 'name != "box"', '{"recipes": 1}', 'A = ("edition", "memory")',
        'c.option("--box")',
    ],
)  # fmt: skip
def test_such_a_name_would_be_found(line: str) -> None:
    assert NAMES & set(words_asked_for(ast.parse(line)))


@pytest.mark.parametrize("line", ["terms.options.memory", 'given["box"]', 'if (name !== "recipes")'])
def test_such_a_name_would_be_found_in_the_page(line: str) -> None:
    assert names_in_page(line)
