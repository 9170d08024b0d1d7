"""Options are declared, and given values are read against the declaration, in every game."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from repo.declared import GAMES, OPTIONS, Preset, fitting, misfits, refusal_of, room_for, table_for
from witching.cli.games import ALL_GAMES
from witching.cli.players import read_players
from witching.core.game import Game
from witching.core.message import Message
from witching.core.options import EDITION, SEATS, Option, find_edition, settle, usual_options, usual_seats
from witching.core.options_summary import say_value, summarize_options
from witching.i18n import LANGUAGES, Catalogue
from witching.terminal.translator import Translator

SAID = json.loads((Path(__file__).parents[2] / "page/src/table/settingsSummary.json").read_text(encoding="utf-8"))
"""The labels of option values: the page's own tests read it too."""
SEVERAL = st.one_of(st.text(max_size=8), st.integers(), st.floats(), st.lists(st.text(max_size=4), max_size=3))


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_every_declared_value_is_accepted(game: Game, option: Option) -> None:
    for value in fitting(game, option):
        position = game.blank({**table_for(game, option), **room_for(game, option, value), option.name: value})
        held = game.write_setup(position).options.get(option.name)
        if isinstance(value, str) and option.kind in ("edition", "choice") and held is not None:
            assert held == value


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_every_other_value_is_refused_with_the_rule(game: Game, option: Option) -> None:
    for value in misfits(game, option):
        refusal = refusal_of(game, **{**table_for(game, option), option.name: value})
        assert refusal.rule == option.rule
        assert option.kind == "file" or refusal.message.key.startswith("core-options-")


@given(st.data())
def test_what_nobody_declared_is_refused(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    option = data.draw(st.sampled_from([each for each in game.options if each.values or each.kind == "tick"]))
    value = data.draw(SEVERAL.filter(lambda wild: option.kind == "each" or wild not in (*option.names, 0, 1)))
    if option.kind != "each" or value != ",".join(option.names):
        assert refusal_of(game, **{option.name: value}).rule == option.rule


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_seats_are_declared(game: Game) -> None:
    for seats in range(8):
        if seats in game.seats:
            assert game.blank({SEATS: seats}).seats == seats
        else:
            assert refusal_of(game, **{SEATS: seats}).message.args["allowed"] == ", ".join(map(str, game.seats))
    assert game.blank({}).seats == usual_seats(game.seats)


@pytest.mark.parametrize(
    ("allowed", "usual"), [((2,), 2), ((2, 3), 3), ((2, 3, 4), 3), ((4,), 4), ((2, 4), 2), ((3, 4), 3)]
)
def test_a_table_has_three_seats_or_as_nearly_so_many_as_can_be(allowed: tuple[int, ...], usual: int) -> None:
    assert usual_seats(allowed) == usual
    assert settle((), allowed, {}, rule="")[SEATS] == usual
    assert len(read_players(None, None, None, Translator(Catalogue("en")), allowed=allowed)) == usual


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_declaration_holds_together(game: Game) -> None:
    """Names are unique; defaults, presets and needs are existing values; and everything has a text."""
    by_name = {option.name: option for option in game.options}
    assert len(by_name) == len(game.options)
    assert SEATS not in by_name
    assert [option.name for option in game.options if option.kind == "edition"] in ([], [EDITION])
    for option in game.options:
        assert option.default is None or msgspec.json.encode(option.default).decode().strip('"') in option.names
        for value in option.values:
            assert all(preset in by_name[name].names for name, preset in value.presets.items())
        for name, needed in option.needs.items():
            assert needed in (map(str, game.seats) if name == SEATS else by_name[name].names)
        for language in LANGUAGES:
            assert all(Catalogue(language, strict=True).say(message.key) for message in messages_of(option))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_records_have_the_declared_options(game: Game) -> None:
    """Under their names and with their values; whatever is no option of the table is with the seats or the deal."""
    [written] = [part for name, part in schema_of(game).items() if name == "OptionsDocument"]
    by_name = {option.name: option for option in game.options}
    assert set(written["properties"]) <= set(by_name)
    for name, kind in written["properties"].items():
        option = by_name[name]
        if option.kind in ("edition", "choice"):
            assert sorted(kind["enum"]) == sorted(option.names)
        elif option.kind == "tick":
            assert kind["type"] == "boolean"


def schema_of(game: Game) -> dict[str, Any]:
    parts: dict[str, Any] = msgspec.json.schema(game.record_type)["$defs"]
    return parts


def messages_of(option: Option) -> list[Message]:
    said = [option.label, option.about, option.unsaid]
    said += [message for value in option.values for message in (value.label, value.about)]
    return [message for message in said if message is not None]


def test_usual_is_the_edition_of_the_language() -> None:
    for game in GAMES:
        edition = find_edition(game.options)
        for language in LANGUAGES:
            known = edition is not None and language in edition.names
            assert usual_options(game.options, language) == ({EDITION: language} if known else {})
            game.blank(usual_options(game.options, language))


def test_what_was_agreed_is_said_by_the_declaration() -> None:
    game = ALL_GAMES["glastonbury"]

    def said(people: list[int], **options: object) -> dict[str, list[str]]:
        told = summarize_options(game, options, people, 2)
        return {label.key: [str(each.args.get("number", each.key)) for each in values] for label, values in told}

    usual = {
        "page-set-edition": ["home-edition-ru"],
        "glastonbury-option-recipes": ["page-no"],
        "glastonbury-option-memory": ["glastonbury-option-memory-strict"],
    }
    house = {"core-options-house": ["core-options-usual"]}
    assert said([0, 1]) == usual | house
    helped = said([0], memory="assisted", edition="it", recipes="true", special2="must", first_seat="1")
    assert helped["glastonbury-option-assisted"] == ["1"]
    assert helped["glastonbury-option-recipes"] == ["page-yes"]
    assert helped["page-set-edition"] == ["home-edition-it"]
    assert helped["glastonbury-option-special2"] == ["glastonbury-option-special2-must"]
    assert helped["glastonbury-option-first-seat"] == ["2"]
    assert "core-options-house" not in helped
    assert said([0], memory="assisted", assisted="1")["glastonbury-option-assisted"] == ["core-options-nobody"]


def test_what_an_edition_presets_is_no_wish() -> None:
    """It is never refused, even where it means nothing; the same value as a wish is."""
    game = Preset()
    assert settle(game.options, game.seats, {"edition": "it", SEATS: 2}, rule="M-SEATS")["stay"] == "must"
    refusal = refusal_of(game, edition="it", stay="may", seats=2)
    assert (refusal.message.key, refusal.message.args["given"]) == ("core-options-needs", "may")


@pytest.mark.parametrize("case", SAID, ids=[case["about"] for case in SAID])
def test_what_holds_is_called_as_the_page_calls_it(case: dict[str, Any]) -> None:
    people = [seat for seat, bot in enumerate(case["seats"]) if not bot]
    said = say_value(msgspec.convert(case["option"], Option), case["value"], people)
    assert [str(each.args.get("number", each.key)) for each in said] == case["said"]
