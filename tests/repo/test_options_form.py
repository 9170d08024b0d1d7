"""The no-script form has the declared options."""

from typing import Any

import pytest

from nojs.browser import values_of
from nojs.markup import Node, read_page
from repo.declared import GAMES, OPTIONS, Made, Pairs, Preset, made, seats_at
from witching.cli.games import ALL_GAMES, generic_renderer
from witching.core.game import Game
from witching.core.options import SEATS, Option, settle, write_value
from witching.i18n import Catalogue
from witching.nojs.create_table import OptionFields, new_table, read_fields
from witching.nojs.home import Around, Offer, home_page
from witching.nojs.page_context import Reader
from witching.nojs.templating import ENVIRONMENT, render
from witching.server.web.guests import Me
from witching.server.web.people import Network


def read(game: Game, sent: dict[str, str], language: str, seats: int) -> dict[str, object]:
    """What a form asks for when its option fields were sent like this."""
    return read_fields(game, {f"option-{name}": value for name, value in sent.items()}, language, seats)


def fields_of(game: Game, given: dict[str, str], language: str = "en") -> Node:
    """The fields of a game's options, in a language, with these filled in."""
    options = OptionFields(Reader("", Me("", "", language), language, "/"), game, given)
    macros: Any = ENVIRONMENT.get_template("macros.html").module
    return read_page(macros.fields([*options.show("first"), *options.show("more")]))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_form_has_a_field_for_every_offered_option(game: Game) -> None:
    page = fields_of(game, {}, "ko")
    fields = {node.get("name").removeprefix(f"{game.name}-option-") for node in page.walk() if node.get("name")}
    several = {"seats", "each"}
    shown = [option for option in game.options if option.is_offered]
    assert fields == {option.name for option in shown if option.kind not in several} | {
        f"{option.name}-{seat}" for option in shown if option.kind in several for seat in range(game.seats[-1])
    }
    for option in shown:
        assert Catalogue("ko").say(option.label.key) in page.text
        for value in option.values:
            assert Catalogue("ko").say(value.label.key) in page.text


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_what_is_filled_in_is_what_is_asked_for(game: Game, option: Option) -> None:
    seats = seats_at(game, option)
    form = {name: value for name, value in option.needs.items() if name != SEATS}
    for value in option.names:
        asked = read(game, {**form, option.name: value}, "en", seats)
        left = option.kind == "each" or (option.kind == "tick" and value == write_value(option.default))
        assert asked.get(option.name) == (value if option.is_offered and not left else None)
    if option.kind == "seats":
        sent = {**form, f"{option.name}-1": "true"}
        assert read(game, sent, "en", seats)[option.name] == [1]
        assert option.name not in read(game, {f"{option.name}-1": "true"}, "en", seats)


def test_a_form_without_anything_asks_for_what_is_usual() -> None:
    assert read(ALL_GAMES["glastonbury"], {}, "it", 3) == {"edition": "it"}
    assert read(ALL_GAMES["incantibus"], {"box": "", "expert": "true"}, "it", 3) == {"expert": "true"}


def test_a_form_has_fields_for_every_kind() -> None:
    page = fields_of(Made(), {"made-option-hats-1": "blue", "made-option-helped-0": "true"})
    named = {node.get("name"): node for node in page.walk() if node.get("name")}
    several = [f"made-option-{name}-{seat}" for name in ("helped", "hats") for seat in range(3)]
    assert set(named) == {
        "made-option-scrolls",
        "made-option-sight",
        "made-option-chest",
        "made-option-seed",
        "made-option-starts",
        *several,
    }
    [chosen] = [node.get("value") for node in named["made-option-hats-1"].walk() if "selected" in node.attributes]
    assert chosen == "blue"
    assert ["checked" in named[f"made-option-helped-{seat}"].attributes for seat in range(3)] == [True, False, False]


def test_what_was_filled_in_is_read_by_its_kind() -> None:
    form = {"hats-0": "red", "hats-1": "blue", "starts": "1", "sight": "helped", "helped-1": "true", "chest": "text"}
    asked = read(Made(), form, "en", 2)
    assert asked == {
        "sight": "helped", "helped": [1], "chest": "text", "starts": "1", "hats": ["red", "blue"],
    }  # fmt: skip
    Made().blank({**asked, SEATS: 2})


def ticked(given: dict[str, str], language: str = "en") -> dict[str, bool]:
    """The checkboxes of a form, and whether they are ticked."""
    page = fields_of(Preset(), given, language)
    boxes = [node for node in page.walk() if node.get("type") == "checkbox" and "helped" not in node.get("name")]
    return {node.get("name").rpartition("-")[2]: "checked" in node.attributes for node in boxes}


def test_a_box_is_ticked_where_that_holds() -> None:
    assert ticked({}) == {"lamp": True, "moon": False}
    assert ticked({}, "it") == {"lamp": False, "moon": True}
    assert ticked({"preset-option-lamp": "false", "preset-option-moon": "true"}) == {"lamp": False, "moon": True}


def test_a_box_says_no_where_it_is_not_ticked() -> None:
    page = fields_of(Preset(), {})
    [no, yes] = [node for node in page.walk() if node.get("name") == "preset-option-lamp"]
    assert [(node.get("type"), node.get("value")) for node in (no, yes)] == [("hidden", "false"), ("checkbox", "true")]


@pytest.mark.parametrize(
    ("edition", "lamp", "moon", "wished"),
    [
        ("ru", "true", "false", {}),
        ("ru", "false", "true", {"lamp": "false", "moon": "true"}),
        ("it", "false", "true", {}),
        ("it", "true", "false", {"lamp": "true", "moon": "false"}),
    ],
)
def test_a_tick_is_asked_for_where_the_edition_has_it_otherwise(
    edition: str, lamp: str, moon: str, wished: dict[str, str]
) -> None:
    asked = read(Preset(), {"edition": edition, "lamp": lamp, "moon": moon}, "en", 3)
    assert asked == {"edition": edition, **wished}
    held = settle(Preset.options, Preset.seats, asked, rule="M-SEATS")
    assert (held["lamp"], held["moon"]) == (lamp == "true", moon == "true")


class Meddling(Made):
    """A game whose options have the names of the form's own fields."""

    name = "meddling"
    options: tuple[Option, ...] = (
        made("bot", "choice", "tin", "brass", default="tin", place="first"),
        made("pace", "choice", "0", "9", default="9"),
        made("listed", "tick", default=True),
        made("spectators", "file"),
        made("name-2", "choice", "Ben", "Eve", default="Ben"),
    )


def test_an_option_may_be_called_like_a_field_of_the_form() -> None:
    offer = Offer(Meddling(), generic_renderer(Meddling()), "Meddling", hurried=False)
    around = Around([], [], [], Network(open=False, addresses=[], base="", may_open=False), [])
    reader = Reader("", Me("", "", "en"), "en", "/")
    page = read_page(render(reader, home_page(reader, [offer], around, {}, None))).find_all("main")[0]
    ids = [node.get("id") for node in page.walk() if node.get("id")]
    assert len(ids) == len(set(ids))
    sent = {**values_of(page), "meddling-option-bot": "brass", "meddling-option-listed": "false"}
    terms = new_table("friends", Meddling(), {**sent, "meddling-listed": "true"}, "Anna", "en").terms
    assert terms.options == {"bot": "brass", "pace": "9", "listed": "false", "name-2": "Ben"}
    assert (terms.pace, terms.privacy, terms.spectators) == (0, "listed", "open")


def test_three_at_one_screen_get_a_fourth_where_three_cannot_play() -> None:
    form = {"pairs-seats": "2", "pairs-bot": "student", "pairs-name-2": "Ben", "pairs-name-3": "Eve"}
    assert new_table("here", Pairs(), form, "Anna", "en").terms.seats == ["", "", "", "student"]
