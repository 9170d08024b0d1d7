"""The rule books can be split into rules, and every rule that the sources name is in them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebook.books import BOOKS, folder_of
from tools.texts.english import looks_english
from witching import games
from witching.rulebook import Rule, cited_ids, differences, parse_rules, read_chapters, read_rules
from witching.rulebook.blocks import Code, Table, figures, parse_blocks, spans

GAMES = Path(games.__path__[0])
LETTERS = {"glastonbury": "G+D+R+", "incantibus": "I+R+"}
CHOICES = [
    *["take c3", "take c3 refuse", "accio e5", "accio e5 refuse", "declinatio b4", "declinatio b4 refuse"],
    *["declinatio end", "pass", "walk", "stay"],
]


def cited_in(module: Path) -> Iterator[str]:
    """The ids in every docstring and string of a module; one that an f-string completes ends in a dash."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for rule_id in cited_ids(node.value):
                yield f"{rule_id}-" if node.value.endswith(f"{rule_id}-") else rule_id


def glastonbury() -> dict[str, Rule]:
    return read_rules("glastonbury", "en")


def incantibus() -> dict[str, Rule]:
    return read_rules("incantibus", "en")


def rows(text: str) -> list[list[str]]:
    """The cells of a text's tables, without their rulers."""
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def tables(rule: Rule) -> dict[str, list[list[str]]]:
    """The tables of a rule by their first heading, each without its headings."""
    found = [rows(block) for block in rule.text.split("\n\n") if block.startswith("|")]
    return {table[0][0]: table[1:] for table in found}


def number(cell: str) -> int:
    """The last number of a cell."""
    return int(re.findall(r"-?\d+", cell.replace("\N{MINUS SIGN}", "-"))[-1])


@pytest.mark.parametrize("game", sorted(LETTERS))
def test_there_is_an_english_book(game: str) -> None:
    assert (game, "en") in BOOKS


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
    text = (folder_of(game) / f"{language}.md").read_text(encoding="utf-8")
    assert set(cited_ids(text)) <= set(rules)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_the_rules_of_the_english_book(game: str, language: str) -> None:
    assert list(read_rules(game, language)) == list(read_rules(game, "en"))


def in_code(text: str) -> str:
    """Code without its layout; a drawing also without a language's two letters for a corner."""
    words = " ".join(text.split())
    return re.sub(r"\s*\b[^\W\d_]{2}\b\s*", " ", words) if "+--" in words else words


def facts(title: str, text: str) -> dict[str, list[str]]:
    """What all languages have in common, in an order independent of word order."""
    pieces = [span for line in (title, text) for span in spans(line)]
    words = "".join(" " if {"code", "id"} & {*span.kinds} else span.text for span in pieces)
    blocks = parse_blocks(text)
    return {
        "code": sorted(in_code(span.text) for span in pieces if "code" in span.kinds),
        "ids": sorted(cited_ids(title + text)),
        "numbers": sorted(re.findall(r"\d+", words)),
        "rows": [f"{len(block.head)} x {len(block.rows)}" for block in blocks if isinstance(block, Table)],
        "drawings": [f"{len(block.lines)} lines" for block in blocks if isinstance(block, Code)],
    }


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_the_facts_of_the_english_book(game: str, language: str) -> None:
    english = read_rules(game, "en")
    for rule_id, rule in read_rules(game, language).items():
        assert facts(rule.title, rule.text) == facts(english[rule_id].title, english[rule_id].text), rule_id


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_the_chapters_of_the_english_book(game: str, language: str) -> None:
    chapters = zip(read_chapters(game, "en"), read_chapters(game, language), strict=True)
    for english, chapter in chapters:
        assert chapter.title
        assert [rule.id for rule in chapter.rules] == [rule.id for rule in english.rules]
        assert facts("", chapter.introduction) == facts("", english.introduction), english.title
        assert not looks_english(chapter.introduction, english.introduction, language) or language == "en"


def test_the_book_of_glastonbury_begins_with_the_story_and_two_minutes_with_pictures() -> None:
    story, minutes, *rules = read_chapters("glastonbury", "en")
    assert not story.rules
    assert not minutes.rules
    assert figures(minutes.introduction) == ["turn", "score"]
    assert {name for each in rules for rule in each.rules for name in figures(rule.text)} == {
        *("field", "walk", "score")
    }


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_tells_the_differences_by_edition(game: str, language: str) -> None:
    english, here = differences(read_rules(game, "en")), differences(read_rules(game, language))
    assert len(english) == len(here) == sum(rule_id.startswith("D-") for rule_id in read_rules(game, "en"))
    for there, difference in zip(english, here, strict=True):
        assert list(difference.editions) == list(there.editions) == ["ru", "ru-alchemist", "it", "ko"]
        for name, said in difference.editions.items():
            assert len(said) == len(there.editions[name])
            assert all(each.text for each in said), (difference.rule.id, name)


@pytest.mark.parametrize(("game", "language"), [book for book in BOOKS if book[1] != "en"])
def test_no_english_is_left_in_a_book_of_another_language(game: str, language: str) -> None:
    english = read_rules(game, "en")
    for rule in read_rules(game, language).values():
        assert not looks_english(rule.title, english[rule.id].title, language), rule.id
        assert not looks_english(rule.text, english[rule.id].text, language), rule.id


@pytest.mark.parametrize("game", sorted(package.parent.name for package in GAMES.glob("*/__init__.py")))
def test_the_sources_name_only_rules_of_the_book(game: str) -> None:
    rules = read_rules(game, "en")
    cited = {(module.name, rule_id) for module in (GAMES / game).glob("*.py") for rule_id in cited_in(module)}
    assert cited, f"no module of {game} names a rule"
    beginnings = {rule_id[:end] for rule_id in rules for end in range(len(rule_id)) if rule_id[end - 1] == "-"}
    assert sorted(pair for pair in cited if pair[1] not in rules.keys() | beginnings) == []


@pytest.mark.parametrize(("game", "letters"), LETTERS.items())
def test_game_then_differences_then_rulings(game: str, letters: str) -> None:
    assert re.fullmatch(letters, "".join(rule_id[0] for rule_id in read_rules(game, "en")))


@pytest.mark.parametrize(("game", "letters"), LETTERS.items())
def test_every_ruling_belongs_to_a_rule_and_is_numbered_from_1(game: str, letters: str) -> None:
    rules = read_rules(game, "en")
    numbers: dict[str, list[int]] = {}
    for rule_id in rules:
        if rule_id.startswith("R-"):
            rule, _, count = rule_id.removeprefix("R-").rpartition("-")
            numbers.setdefault(rule, []).append(int(count))
    for rule, found in numbers.items():
        assert rule in rules or f"{letters[0]}-{rule}" in rules, rule
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
    points = [number(line[2]) for line in rows(glastonbury()["G-SCORE"].text)[6:]]
    assert points == [25, 8, 0, -8, sum(points[:4])]
    totals = [int(line[2].strip("*")) for line in rows(glastonbury()["G-IMMUTO"].text)[1:]]
    assert totals == [25, 25 + 5, 25 + 3 + 4, 25 + 8]


def test_the_box_of_incantibus_has_its_stated_totals() -> None:
    """I-BOX: what the tables list one by one adds up, and the rooms need no more tokens than there are."""
    box = tables(incantibus()["I-BOX"])
    totals = {line[0]: number(line[1]) for line in box["what"]}
    assert totals["visible tokens"] == sum(number(line[2]) for line in box["type"]) == 38
    assert totals["secret tokens"] == sum(number(line[3]) for line in box["type"]) == 26
    assert [number(line[2]) + number(line[3]) for line in box["type"] if line[0] == "monster"] == [5, 4, 3, 2]
    assert sum(number(line[2]) for line in box["room"]) <= 38
    assert sum(number(line[3]) for line in box["room"]) <= 26
    assert [line[1] for line in box["room"]] == ["", "2+", "2+", "2+", "3+", "3+", "4", "4"]
    assert (totals["potions"], totals["books"], totals["sorcerers"]) == (9, 9, 12)
    assert [len(box[table]) for table in ("colour", "price", "sorcerer")] == [9, 9, 12]


def test_the_contest_of_the_example_changes_only_hands() -> None:
    """I-CONTEST: wands 4, 2 and 1 on the flying stake, 3 on the pumpkin."""
    lines = tables(incantibus()["I-CONTEST"])["wand"]
    assert [(line[0], line[3]) for line in lines] == [("4", "1"), ("2", "2"), ("1", "4"), ("3", "3")]
    assert [line[2] for line in lines] == ["the flying stake", "nothing", "nothing", "the pumpkin"]


def test_the_fight_of_the_example_changes_only_hands() -> None:
    """I-FINAL: wands 3 and 1 on Witch Indigo, 4 on the White Lady, 2 on a hidden sorcerer."""
    lines = tables(incantibus()["I-FINAL"])["wand"]
    assert [(line[0], line[3]) for line in lines] == [("3", "1"), ("1", "3"), ("4", "4"), ("2", "2")]


def test_the_score_of_the_example_is_35() -> None:
    """I-SCORE: the last figure of every line is its points; monsters are worth what I-BOX says."""
    *lines, total = tables(incantibus()["I-SCORE"])["in the case"]
    worth = {line[0]: number(line[2]) for line in tables(incantibus()["I-BOX"])["monster"]}
    monsters = [worth[monster] for monster in lines[1][0].split(", ")]
    assert lines[1][1] == f"{' + '.join(map(str, monsters))} = {sum(monsters)}"
    assert sum(number(line[1]) for line in lines) == number(total[1]) == 35


def test_an_id_that_stands_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="G-NOON is in the book twice"):
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
    text = "G-NOON-B1 to B5 (R-D-NOON-1), not G-noon, RG-X or 3D-X; D-DAWN. I-DUSK."
    assert cited_ids(text) == ["G-NOON-B1", "R-D-NOON-1", "D-DAWN", "I-DUSK"]
