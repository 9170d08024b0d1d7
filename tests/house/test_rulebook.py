"""The rule books can be cut into rules, and every rule that the sources name stands in them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from witching import games, rulebook
from witching.rulebook import Rule, cited_ids, parse_rules, read_rules

BOOKS = sorted((path.parent.name, path.stem) for path in rulebook.BOOKS.glob("*/*.md"))
GAMES = Path(games.__path__[0])
CHOICES = [
    *["take c3", "take c3 refuse", "accio e5", "accio e5 refuse", "declinatio b4", "declinatio b4 refuse"],
    *["declinatio end", "pass", "walk", "stay"],
]


def cited_in(module: Path) -> Iterator[str]:
    """The ids in every docstring and string of a module; one that an f-string goes on to complete ends in a dash."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for rule_id in cited_ids(node.value):
                yield f"{rule_id}-" if node.value.endswith(f"{rule_id}-") else rule_id


def glastonbury() -> dict[str, Rule]:
    return read_rules("glastonbury", "en")


def rows(rule: Rule) -> list[list[str]]:
    """The cells of a rule's tables, without their rulers."""
    lines = [line for line in rule.text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_there_is_an_english_book() -> None:
    assert ("glastonbury", "en") in BOOKS


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_has_a_title_a_text_and_a_chapter(game: str, language: str) -> None:
    rules = read_rules(game, language)
    assert rules
    for rule_id, rule in rules.items():
        assert rule.id == rule_id
        assert all((rule.title, rule.text, rule.chapter)), rule_id


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_names_only_rules_it_has(game: str, language: str) -> None:
    rules = read_rules(game, language)
    text = (rulebook.BOOKS / game / f"{language}.md").read_text(encoding="utf-8")
    assert set(cited_ids(text)) <= set(rules)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_the_rules_of_the_english_book(game: str, language: str) -> None:
    assert list(read_rules(game, language)) == list(read_rules(game, "en"))


@pytest.mark.parametrize("game", sorted({game for game, _ in BOOKS}))
def test_the_sources_name_only_rules_of_the_book(game: str) -> None:
    rules = read_rules(game, "en")
    cited = {(module.name, rule_id) for module in (GAMES / game).glob("*.py") for rule_id in cited_in(module)}
    assert cited, f"no module of {game} names a rule"
    beginnings = {rule_id[:end] for rule_id in rules for end in range(len(rule_id)) if rule_id[end - 1] == "-"}
    assert sorted(pair for pair in cited if pair[1] not in rules.keys() | beginnings) == []


def test_game_then_differences_then_rulings() -> None:
    letters = "".join(rule_id[0] for rule_id in glastonbury())
    assert re.fullmatch("G+D+R+", letters)


def test_every_ruling_belongs_to_a_rule_and_is_numbered_from_1() -> None:
    rules = glastonbury()
    numbers: dict[str, list[int]] = {}
    for rule_id in rules:
        if rule_id.startswith("R-"):
            rule, _, number = rule_id.removeprefix("R-").rpartition("-")
            numbers.setdefault(rule, []).append(int(number))
    for rule, found in numbers.items():
        assert rule in rules or f"G-{rule}" in rules, rule
        assert found == list(range(1, len(found) + 1)), rule


def test_every_difference_names_all_editions() -> None:
    for rule_id, rule in glastonbury().items():
        if rule_id.startswith("D-"):
            assert all(f"`{edition}`" in rule.text for edition in ("ru", "ru-alchemist", "it", "ko")), rule_id
            assert re.search(r"Switch `\w+ = \w+\|\w+`|No switch", rule.text), rule_id


def test_the_notation_of_every_choice_is_explained() -> None:
    for choice in CHOICES:
        assert f"`{choice}`" in glastonbury()["G-TURN"].text


def test_the_worked_example_adds_up() -> None:
    """G-SCORE and G-IMMUTO: the last figure of every line is its points; an Immuto adds to their sum."""
    lines = rows(glastonbury()["G-SCORE"])[6:]
    points = [int(re.findall(r"-?\d+", line[2].replace("\N{MINUS SIGN}", "-"))[-1]) for line in lines]
    assert points == [25, 8, 0, -8, sum(points[:4])]
    totals = [int(line[2].strip("*")) for line in rows(glastonbury()["G-IMMUTO"])[1:]]
    assert totals == [25, 25 + 5, 25 + 3 + 4, 25 + 8]


def test_an_id_that_stands_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="G-NOON stands twice"):
        parse_rules("# A\n## G-NOON: Noon\nOne.\n## G-NOON: Again\nTwo.\n")


@pytest.mark.parametrize("heading", ["## Noon", "## G-NOON", "## NOON: Noon", "## G-noon: Noon", "## G-NOON: "])
def test_a_heading_without_id_or_title_is_an_error(heading: str) -> None:
    with pytest.raises(ValueError, match="not the heading of a rule"):
        parse_rules(f"# A\n{heading}\nText.\n")


def test_a_rule_ends_where_the_next_heading_begins() -> None:
    book = (
        "# Book\nHello.\n\n## G-DAWN: First\n\nOne.\n\n- a # b\n\n# Part\nBetween.\n\n## G-NOON: Second: half\nTwo.\n"
    )
    assert parse_rules(book) == {
        "G-DAWN": Rule("G-DAWN", "First", "One.\n\n- a # b", "Book"),
        "G-NOON": Rule("G-NOON", "Second: half", "Two.", "Part"),
    }


def test_ids_in_a_text() -> None:
    text = "G-NOON-B1 to B5 (R-D-NOON-1), not G-noon, RG-X or 3D-X; D-DAWN."
    assert cited_ids(text) == ["G-NOON-B1", "R-D-NOON-1", "D-DAWN"]
