"""Rules are found by id, by part of an id, by words of the title, and by words of the text."""

import unicodedata

import pytest

from witching.i18n import LANGUAGES
from witching.rulebook import (
    example_of,
    find_language,
    find_rules,
    near_rules,
    parse_rules,
    read_chapters,
    read_rules,
    search,
)
from witching.rulebook.lookup import fold, mark_hits

RULES = read_rules("glastonbury", "en")
NOON = parse_rules("""\
# A
## G-NOON: Ёжик и `туман`
Белый **снег**.

Ёлка, élan.
## G-DUSK: 저녁 시간
마녀의 가마솥.
""")


def ids(words: str) -> list[str]:
    return [rule.id for rule in find_rules(RULES, words)]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("G-WALK", ["G-WALK"]),
        (" g-walk ", ["G-WALK"]),
        ("walk", ["G-WALK"]),
        ("The  WALK", ["G-WALK"]),
        ("recipe a", ["G-RECIPE-A"]),
        ("G RECIPE B3", ["G-RECIPE-B3"]),
        ("vanesco-2", ["R-VANESCO-2"]),
        ("immuto", ["G-IMMUTO", "D-IMMUTO"]),
        ("perlu", ["G-PERLUCEO", "R-PERLUCEO-1", "R-PERLUCEO-2"]),
        ("last card refusing", ["G-REFUSE"]),
        ("walk is said even when you must", ["R-SPECIAL2-1"]),
        ("wlak", []),
        ("", []),
        ("  ", []),
    ],
)
def test_find_rules(words: str, found: list[str]) -> None:
    """G-WALK and the others: the first interpretation that fits decides."""
    assert ids(words) == found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_the_example_finds_one_rule_of_the_game(game: str, language: str) -> None:
    rules = read_rules(game, language)
    [found] = find_rules(rules, example_of(rules))
    assert found.id.lower() != example_of(rules)


def test_the_example_is_of_the_book_at_hand() -> None:
    assert example_of(NOON) == "туман"
    assert example_of(parse_rules("# A\n## G-X1: 7\nOne.\n## G-X2: 7\nTwo.\n")) == "g-x1"


def test_every_rule_is_found_by_its_id_and_its_title() -> None:
    for game in ("glastonbury", "incantibus"):
        rules = read_rules(game, "en")
        for rule in rules.values():
            assert find_rules(rules, rule.id.lower()) == [rule]
            assert rule in find_rules(rules, rule.title.replace("`", "")) or rule.title.upper() == rule.id[2:]


def test_near_rules() -> None:
    assert [rule.id for rule in near_rules(RULES, "wlak")] == ["G-WALK"]
    assert near_rules(RULES, "g-acio")[0].id == "G-ACCIO"
    assert near_rules(RULES, "xyzzy") == near_rules(RULES, "") == []


@pytest.mark.parametrize("words", ["ежик", "ЁЖИК туман", "снег елка", "ELAN", "дуб"])
def test_search_is_blind_to_case_and_to_marks_on_letters(words: str) -> None:
    assert [hit.rule.id for hit in search(NOON, words)] == ([] if words == "дуб" else ["G-NOON"])


def test_search_in_korean_however_it_is_typed() -> None:
    for form in ("NFC", "NFD"):
        assert [hit.rule.id for hit in search(NOON, unicodedata.normalize(form, "가마솥 시간"))] == ["G-DUSK"]


def test_a_hit_brings_the_passage_with_most_words() -> None:
    assert search(NOON, "снег")[0].passage == "Белый снег."
    assert search(NOON, "ежик елка")[0].passage == "Ёлка, élan."
    assert search(NOON, "") == []


def test_the_marked_pieces_make_up_the_text() -> None:
    assert list(mark_hits("Ёлка, élan", "елка AN")) == [("Ёлка", True), (", él", False), ("an", True)]
    assert list(mark_hits("nothing", "x")) == [("nothing", False)]
    assert list(mark_hits("", "x")) == []


def test_folding_keeps_the_length_of_a_composed_text() -> None:
    for text in ("Straße", "İstanbul", "ЁЖ", "가마솥", "fiancé"):
        assert len(fold(text)) == len(text)
    assert fold("ЙЁ\N{RIGHT SINGLE QUOTATION MARK}") == "й\N{CYRILLIC SMALL LETTER IE}'"


def test_a_language_without_a_book_gets_the_english_one() -> None:
    assert find_language("glastonbury", "xx") == "en"
    assert read_rules("glastonbury", "xx") == RULES
    assert read_chapters("glastonbury", "xx")[0].title == "Glastonbury"
    with pytest.raises(FileNotFoundError):
        read_rules("chess", "en")
