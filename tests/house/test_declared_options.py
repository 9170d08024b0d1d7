"""Options are declared, and what is given is read against the declaration: in every game, on every surface."""

import io
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from plain.markup import read_page
from witching.cli import simulate
from witching.cli.agreeing import Agreeing
from witching.cli.flags import seats_of
from witching.cli.given import game_options, read_given
from witching.cli.shelf import SHELF, title_of
from witching.core.agreed import agreed, held_options
from witching.core.game import Game
from witching.core.message import Message
from witching.core.options import EDITION, SEATS, Kind, Option, Value, find_edition, settle, usual_options
from witching.core.record import PERSON, Player
from witching.core.refusal import Refusal, Refused
from witching.games.incantibus.game import Incantibus
from witching.games.incantibus.rules import IncantibusPosition
from witching.i18n import LANGUAGES, Catalogue
from witching.plain.html import join
from witching.plain.options import OptionFields, read_fields
from witching.plain.reader import Reader
from witching.server.guests import Me
from witching.terminal.screen import open_screen

GAMES = list(SHELF.values())
OPTIONS = [pytest.param(game, option, id=f"{game.name} {option.name}") for game in GAMES for option in game.options]
OWN_OF_SIMULATE = {"lang", "game", "games", "bots", "seed", "jobs", "records", "balance", "svg", "as_json", "limit"}
SEVERAL = st.one_of(st.text(max_size=8), st.integers(), st.floats(), st.lists(st.text(max_size=4), max_size=3))


def table_for(option: Option) -> dict[str, object]:
    """Where an option means something."""
    return {name: int(value) if name == SEATS else value for name, value in option.needs.items()}


def seats_at(game: Game, option: Option) -> int:
    return int(option.needs.get(SEATS, game.seats[-1]))


def fitting(game: Game, option: Option) -> list[object]:
    """Every value that the declaration allows; of lists some."""
    seats = seats_at(game, option)
    if option.kind == "file":
        return [game.box]
    if option.kind == "seat":
        return [*range(seats), *map(str, range(seats))]
    if option.kind == "seats":
        return [[], [0], list(range(seats)), f"0,{seats - 1}"]
    if option.kind == "each":
        return [list(option.names[:seats]), ",".join(reversed(option.names[:seats]))]
    return [*option.names, *([True, False] if option.kind == "tick" else [])]


def misfits(game: Game, option: Option) -> list[object]:
    seats = seats_at(game, option)
    if option.kind == "file":
        return [7, [], "no such file"]
    if option.kind in ("seat", "seats"):
        return [seats, -1, str(seats), "one", True, 1.0]
    if option.kind == "each":
        first = option.names[0]
        return [first, [first] * seats, ["?"] * seats, list(option.names[: seats - 1])]
    return ["?", "", 7, ["?"], *(name.upper() for name in option.names)]


def room_for(game: Game, option: Option, value: object) -> dict[str, object]:
    """What else must be agreed for a value: a colour is taken out only where nobody plays it."""
    each = next((other for other in game.options if other.kind == "each" and value in other.names), None)
    if each is None or option.kind != "choice":
        return {}
    return {each.name: [name for name in each.names if name != value][: seats_at(game, option)]}


def refusal_of(game: Game, **options: object) -> Refusal:
    with pytest.raises(Refused) as error:
        game.blank(options)
    return error.value.refusal


# ---- the declaration


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_every_declared_value_is_accepted(game: Game, option: Option) -> None:
    for value in fitting(game, option):
        position = game.blank({**table_for(option), **room_for(game, option, value), option.name: value})
        held = game.write_setup(position).options.get(option.name)
        if isinstance(value, str) and option.kind in ("edition", "choice") and held is not None:
            assert held == value


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_every_other_value_is_refused_with_the_rule(game: Game, option: Option) -> None:
    for value in misfits(game, option):
        refusal = refusal_of(game, **{**table_for(option), option.name: value})
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
    assert game.blank({}).seats == game.seats[-1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_declaration_holds_together(game: Game) -> None:
    """Names are told apart, defaults and presets and needs are values that there are, and all of it has words."""
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
    """Under their names and with their values; what is no option of the table stands with the seats or the deal."""
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


# ---- the command line


def test_the_command_line_has_the_declared_options_and_no_others() -> None:
    first = {option.name for game in GAMES for option in game.options if option.place == "first"}
    helped = {option.name for game in GAMES for option in game.options if option.kind == "seats"}
    named = {param.name for param in simulate.command.params}
    assert named - OWN_OF_SIMULATE == first - helped | {SEATS, "rules"}
    [rule] = [param for param in simulate.command.params if param.name == "rules"]
    assert isinstance(rule, click.Option)
    for game in GAMES:
        assert f"{title_of(game.name)}: {', '.join(option.name for option in game.options)}" in (rule.help or "")


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_the_command_line_takes_every_word(game: Game, option: Option) -> None:
    for value in filter(lambda value: isinstance(value, str), fitting(game, option)):
        given_ = read_given(rules=(f"{option.name}={value}",))
        assert given_ == {option.name: value}
        if option.place == "first" and option.kind in ("edition", "choice"):
            assert read_given(rules=(), **{option.name: value}) == given_
    for value in option.names:
        seats = seats_of(option.name, value)
        if seats is not None:
            told = {option.name: value, seats: "0,1"}
            assert read_given(rules=(), **{option.name: f"{value}:0,1"}) == told
            game.blank(told)


# ---- the menu, the form, what was agreed


def players(game: Game, people: int) -> list[Player]:
    return [Player(f"P{n}", PERSON if n < people else "random") for n in range(game.seats[0])]


@pytest.fixture
def agree(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[Any, str]]:
    def run(game: Game, *typed: str) -> tuple[Any, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in (*typed, ""))))
        options = Agreeing(game, players(game, 1), open_screen(plain=True)).run()
        return options, capsys.readouterr().out

    return run


def offered(game: Game) -> list[Option]:
    """What a form has for so few."""
    held = held_options(game, {}, game.seats[0])
    return [option for option in game.options if option.is_offered and option.is_apt(held)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_menu_lists_the_declared_options(game: Game, agree: Callable[..., tuple[Any, str]]) -> None:
    options, shown = agree(game)
    assert options == {}
    rows = [line for line in shown.splitlines() if line.strip()[:1].isdigit()]
    labels = [Catalogue("en").say(option.label.key) for option in offered(game)]
    assert len(rows) == len(labels)
    assert all(label in row for label, row in zip(labels, rows, strict=True))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_menu_sets_every_option(game: Game, agree: Callable[..., tuple[Any, str]]) -> None:
    for number, option in enumerate(offered(game), start=1):
        if option.kind == "tick":
            assert agree(game, str(number))[0] == {option.name: True}
            assert agree(game, str(number), str(number))[0] == {option.name: False}
        elif option.values:
            shift = 1 if option.unsaid else 0
            last = option.names[-1]
            assert agree(game, str(number), str(len(option.values) + shift))[0] == {option.name: last}
        elif option.kind == "seat":
            assert agree(game, str(number), "3")[0] == {option.name: 1}
            assert agree(game, str(number), "1")[0] == {}


def test_the_menu_drops_what_means_nothing_any_more_and_says_what_is_refused(
    agree: Callable[..., tuple[Any, str]],
) -> None:
    game = SHELF["glastonbury"]
    assert agree(game, "3", "2", "4", "1")[0] == {"memory": "assisted", "assisted": [0]}
    assert agree(game, "3", "2", "4", "1", "3", "3")[0] == {"memory": "open"}
    options, shown = agree(game, "3", "2", "4", "9")
    assert options == {"memory": "assisted"}
    assert "G-MEMORY" in shown


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_plain_form_has_a_field_for_every_offered_option(game: Game) -> None:
    reader = Reader("", Me("", "", "ko"), "ko", "/")
    page = read_page(join(OptionFields(reader, game, {}).show()))
    fields = {node.get("name").removeprefix(f"{game.name}-") for node in page.walk() if node.get("name")}
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
        read = read_fields(game, {**form, option.name: value}, "en", seats)
        assert read.get(option.name) == (value if option.is_offered and option.kind != "each" else None)
    if option.kind == "seats":
        sent = {**form, f"{option.name}-1": "true"}
        assert read_fields(game, sent, "en", seats)[option.name] == [1]
        assert option.name not in read_fields(game, {f"{option.name}-1": "true"}, "en", seats)


def test_a_form_without_anything_asks_for_what_is_usual() -> None:
    assert read_fields(SHELF["glastonbury"], {}, "it", 3) == {"edition": "it", "recipes": "false"}
    assert read_fields(SHELF["incantibus"], {"box": "", "expert": "true"}, "it", 3) == {"expert": "true"}


def test_what_was_agreed_is_said_by_the_declaration() -> None:
    game = SHELF["glastonbury"]

    def said(people: list[int], **options: object) -> dict[str, list[str]]:
        told = agreed(game, options, people, 2)
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


# ---- a game of no shelf


def made(name: str, kind: Kind, *values: str, **more: Any) -> Option:
    told = tuple(Value(value, Message("core-list-separator")) for value in values)
    return Option(name=name, kind=kind, rule="M-ADE", label=Message("page-set-seats"), values=told, **more)


class Made(Incantibus):
    """Another game by its options: one of every kind, with names that no game of the shelf has."""

    name = "made"
    seats = (2, 3)
    options = (
        made("scrolls", "tick", default=False, place="first"),
        made("sight", "choice", "dim", "helped", default="dim", place="first"),
        made("helped", "seats", place="first", needs={"sight": "helped"}),
        made("chest", "file", place="first"),
        made("seed", "choice", "a", "b", default="a", place="first"),
        made("starts", "seat", unsaid=Message("core-options-chance")),
        made("hats", "each", "red", "blue", "green"),
    )

    def blank(self, given: Mapping[str, object]) -> IncantibusPosition:
        settle(self.options, self.seats, given, rule="M-SEATS")
        return super().blank({SEATS: given.get(SEATS, 3)})


def test_a_form_has_fields_for_every_kind() -> None:
    reader = Reader("", Me("", "", "en"), "en", "/")
    page = read_page(join(OptionFields(reader, Made(), {"made-hats-1": "blue", "made-helped-0": "true"}).show()))
    named = {node.get("name"): node for node in page.walk() if node.get("name")}
    several = [f"made-{name}-{seat}" for name in ("helped", "hats") for seat in range(3)]
    assert set(named) == {"made-scrolls", "made-sight", "made-chest", "made-seed", "made-starts", *several}
    [chosen] = [node.get("value") for node in named["made-hats-1"].walk() if "selected" in node.attributes]
    assert chosen == "blue"
    assert ["checked" in named[f"made-helped-{seat}"].attributes for seat in range(3)] == [True, False, False]


def test_what_was_filled_in_is_read_by_its_kind() -> None:
    form = {"hats-0": "red", "hats-1": "blue", "starts": "1", "sight": "helped", "helped-1": "true", "chest": "text"}
    read = read_fields(Made(), form, "en", 2)
    assert read == {
        "scrolls": "false", "sight": "helped", "helped": [1], "chest": "text", "starts": "1", "hats": ["red", "blue"],
    }  # fmt: skip
    Made().blank({**read, SEATS: 2})


def test_the_menu_asks_for_every_kind(agree: Callable[..., tuple[Any, str]], tmp_path: Path) -> None:
    (tmp_path / "chest").write_text("text")
    typed = ("1", "2", "2", "3", "1", "4", str(tmp_path / "chest"), "6", "3", "7", "3", "1")
    assert agree(Made(), *typed)[0] == {
        "scrolls": True, "sight": "helped", "helped": [0], "chest": "text", "starts": 1, "hats": ["green", "red"],
    }  # fmt: skip
    options, shown = agree(Made(), "3", "nowhere")
    assert (options, "nowhere" in shown) == ({}, True)
    options, shown = agree(Made(), "6", "1", "1")
    assert (options, "M-ADE" in shown) == ({}, True)


def test_the_command_line_has_its_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that a command has for something else is left to `--rule`."""
    monkeypatch.setitem(SHELF, "made", Made())

    @click.command()
    @game_options
    @click.option("--seed", type=int)
    def command(seed: int | None, **options: Any) -> None:
        click.echo(json.dumps([seed, read_given(**options)]))

    run = CliRunner().invoke(
        command, ["--seed", "3", "--scrolls", "--sight", "helped:0,1", "--rule", "seed=b", "--rule", "hats=red,blue"]
    )
    given_ = {"scrolls": True, "sight": "helped", "helped": "0,1", "seed": "b", "hats": "red,blue"}
    assert json.loads(run.stdout)[0] == 3
    assert json.loads(run.stdout)[1] == given_
