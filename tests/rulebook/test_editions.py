"""What editions say is read from the tables of differences; rulings, differences and rules refer to each other."""

import re

import pytest

from rulebook.books import BOOKS
from witching.cli.games import ALL_GAMES
from witching.core.options import settle
from witching.rulebook import Rule, differences, edition_notes, parse_rules, read_rules, rulings_on, see_also
from witching.rulebook.blocks import code_spans, tables
from witching.rulebook.editions import Saying, read_difference
from witching.rulebook.relations import rule_of

RULES = read_rules("glastonbury", "en")
SWITCH = re.compile(r"`(?P<name>\w+) = (?P<values>\w+(?:\|\w+)+)`")


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
    assert said["ru-alchemist"][-2:] == [Saying("Immuto", "Магический порошок"), Saying("orange", "оранжевый")]
    assert [each.about for each in said["ko"]] == ["Accio", "Declinatio", "Vanesco", "Perluceo", "Immuto", "orange"]


def test_a_difference_without_such_a_table_is_an_error() -> None:
    with pytest.raises(ValueError, match="D-NOON has no table"):
        differences(parse_rules("# A\n## D-NOON: Noon\n| a | b |\n|---|---|\n| ru | `x` |\n"))


def switches_in(rules: dict[str, Rule]) -> dict[str, tuple[str, list[str], dict[str, str]]]:
    """By switch: the difference that names it, its values, and the value of each edition in the table."""
    found = {}
    for rule in rules.values():
        named = SWITCH.search(rule.text) if rule.id.startswith("D-") else None
        if named:
            rows = tables(rule.text)[0].rows
            said = {edition.strip("`"): value.strip("`") for edition, *_, value in rows}
            found[named["name"]] = (rule.id, named["values"].split("|"), said)
    return found


@pytest.mark.parametrize("language", [language for game, language in BOOKS if game == "glastonbury"])
def test_the_tables_of_the_differences_are_the_presets_of_the_editions(language: str) -> None:
    """D-SPECIAL2, D-SPELLS, D-IMMUTO, D-TWO: every edition and switch; what the presets set is in such a table."""
    game = ALL_GAMES["glastonbury"]
    editions = next(option for option in game.options if option.kind == "edition")
    presets = {name: settle(game.options, game.seats, {"edition": name}, rule="D-NAMES") for name in editions.names}
    said = switches_in(read_rules("glastonbury", language))
    assert {preset for value in editions.values for preset in value.presets} <= said.keys()
    by_name = {option.name: option for option in game.options}
    assert {name for name in by_name if by_name[name].rule.startswith("D-")} - {"edition"} == said.keys()
    for name, (rule, values, values_said) in said.items():
        assert (by_name[name].rule, [*by_name[name].names]) == (rule, values)
        assert values_said == {edition: held[name] for edition, held in presets.items()}


def test_the_russian_book_takes_neither_russian_name_of_immuto() -> None:
    """D-NAMES: the two Russian editions call it differently; the book uses its Latin name."""
    rules = read_rules("glastonbury", "ru").values()
    assert [rule.id for rule in rules if re.search("джокер|магическ", rule.title + rule.text, re.I)] == ["D-NAMES"]


def test_only_differences_and_rulings_speak_of_editions() -> None:
    editions = {"ru", "ru-alchemist", "it", "ko"}
    speaking = {rule.id[0] for rule in RULES.values() if editions & {*code_spans(rule.title + rule.text)}}
    assert speaking == {"D", "R"}


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
    assert ids(see_also(RULES, RULES["R-D-SPELLS-2"])) == ["R-CHARGES-1"]
