"""What editions say is read from the tables of differences; rulings, differences and rules refer to each other."""

import pytest

from witching.cli.games import ALL_GAMES
from witching.rulebook import Rule, differences, edition_notes, parse_rules, read_rules, rulings_on, see_also
from witching.rulebook.blocks import tables
from witching.rulebook.editions import Saying, read_difference
from witching.rulebook.relations import rule_of

RULES = read_rules("glastonbury", "en")


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


def test_a_table_with_a_row_for_each_edition() -> None:
    """D-SPELLS: the text of an edition; the value of the switch is our own term, and only the rule has it."""
    said = read_difference(RULES["D-SPELLS"]).editions
    assert said["it"] == [Saying("", "spell cards used")]
    assert said["ko"] == said["ru"] != said["it"]


def test_a_table_with_a_column_for_each_edition() -> None:
    """D-NAMES"""
    said = read_difference(RULES["D-NAMES"]).editions
    assert said["ru-alchemist"][-1] == Saying("Immuto", "Магический порошок")
    assert [each.about for each in said["ko"]] == ["Accio", "Declinatio", "Vanesco", "Perluceo", "Immuto"]


def test_a_difference_without_such_a_table_is_an_error() -> None:
    with pytest.raises(ValueError, match="D-NOON has no table"):
        differences(parse_rules("# A\n## D-NOON: Noon\n| a | b |\n|---|---|\n| ru | `x` |\n"))


def test_what_the_book_says_is_what_the_game_does() -> None:
    """D-SPECIAL2, D-SPELLS, D-IMMUTO, D-TWO: the switch of every edition."""
    game = ALL_GAMES["glastonbury"]
    for rule in ("D-SPECIAL2", "D-SPELLS", "D-IMMUTO", "D-TWO"):
        for edition, *_, value in tables(RULES[rule].text)[0].rows:
            options = game.write_setup(game.blank({"edition": edition.strip("`")})).options
            assert value.strip("`") in options.values(), (rule, edition)


@pytest.mark.parametrize(
    ("rule", "concern"),
    [
        ("G-SPECIAL2", ["D-SPECIAL2"]),
        ("G-SETUP", ["D-CORNER"]),
        ("D-TWO", ["D-TWO"]),
        ("R-D-TWO-1", ["D-TWO"]),
        ("G-WALK", []),
    ],
)
def test_the_notes_at_a_rule(rule: str, concern: list[str]) -> None:
    notes = edition_notes(RULES, RULES[rule])
    assert [note.rule.id for note in notes] == concern
    assert all(list(note.editions) == ["ru", "ru-alchemist", "it", "ko"] for note in notes)
    assert [list(note.editions) for note in edition_notes(RULES, RULES[rule], "it")] == [["it"]] * len(concern)


def test_a_game_of_one_edition_has_no_differences() -> None:
    rules = read_rules("incantibus", "en")
    assert differences(rules) == []
    assert all(edition_notes(rules, rule, "ru") == [] for rule in rules.values())


def test_rulings_know_their_rule() -> None:
    assert ids(rulings_on(RULES, RULES["G-VANESCO"])) == ["R-VANESCO-1", "R-VANESCO-2", "R-VANESCO-3"]
    assert ids(rulings_on(RULES, RULES["D-TWO"])) == ["R-D-TWO-1"]
    assert rulings_on(RULES, RULES["R-TIE-1"]) == []
    assert rule_of(RULES, RULES["G-TIE"]) is None
    for game in ALL_GAMES:
        rules = read_rules(game, "en")
        for rule in rules.values():
            on = rule_of(rules, rule)
            assert (on is not None) is rule.id.startswith("R-")
            assert on is None or rule in rulings_on(rules, on)


def test_see_also_leaves_out_what_is_told_apart() -> None:
    assert ids(see_also(RULES, RULES["G-VANESCO"])) == []
    assert ids(see_also(RULES, RULES["G-END"])) == ["G-SPECIAL1"]
    assert ids(see_also(RULES, RULES["R-TIE-1"])) == ["G-TIE"]
    assert ids(see_also(RULES, RULES["D-SPELLS"])) == ["G-CHARGES"]
