"""The command line has the declared options."""

import json
from typing import Any

import click
import pytest
from click.testing import CliRunner

from repo.declared import GAMES, OPTIONS, Made, fitting, made
from witching.cli import simulate
from witching.cli.game_flags import Flag, make_flags, seats_of
from witching.cli.games import ALL_GAMES, title_of
from witching.cli.options import game_options, read_options
from witching.core.game import Game
from witching.core.options import SEATS, Option
from witching.core.refusal import Refused

OWN_OF_SIMULATE = {"lang", "game", "games", "bots", "seed", "jobs", "records", "balance", "svg", "as_json", "limit"}


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
        given_ = read_options(game, rules=(f"{option.name}={value}",))
        assert given_ == {option.name: value}
        if option.place == "first" and option.kind in ("edition", "choice"):
            assert read_options(game, rules=(), **{option.name: value}) == given_
    for value in option.names:
        seats = seats_of(game, option.name, value)
        if seats is not None:
            told = {option.name: value, seats: "0,1"}
            assert read_options(game, rules=(), **{option.name: f"{value}:0,1"}) == told
            game.blank(told)


def shelve(monkeypatch: pytest.MonkeyPatch, *games: Game) -> None:
    """Add these games."""
    for place in ("games", "game_flags"):
        monkeypatch.setattr(f"witching.cli.{place}.ALL_GAMES", {**ALL_GAMES, **{game.name: game for game in games}})


def test_the_command_line_has_its_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option whose name a command uses for something else is left to `--rule`."""
    shelve(monkeypatch, Made())

    @click.command()
    @game_options
    @click.option("--seed", type=int)
    def command(seed: int | None, **options: Any) -> None:
        click.echo(json.dumps([seed, read_options(Made(), **options)]))

    run = CliRunner().invoke(
        command, ["--seed", "3", "--scrolls", "--sight", "helped:0,1", "--rule", "seed=b", "--rule", "hats=red,blue"]
    )
    given_ = {"scrolls": True, "sight": "helped", "helped": "0,1", "seed": "b", "hats": "red,blue"}
    assert json.loads(run.stdout)[0] == 3
    assert json.loads(run.stdout)[1] == given_


class Keeping(Made):
    """A game with an option whose name a command may use otherwise, and with a choice where others have a file."""

    name = "keeping"
    options: tuple[Option, ...] = (
        made("save", "tick", default=False, place="first"),
        made("notes", "tick", default=False, place="first"),
        made("box", "choice", "oak", "tin", default="oak", place="first"),
        made("sight", "choice", "dim", "helped", default="dim", place="first"),
    )


def test_no_flag_stands_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for the flag of a command, nor for the parameter behind it."""
    shelve(monkeypatch, Keeping())

    @click.option("--save/--lose", "notes")
    def command(**_options: Any) -> None: ...

    named = [param for flag in make_flags(command) for param in params_of(flag)]
    assert {"save", "notes"}.isdisjoint(param.name for param in named)
    assert "box" in [param.name for param in named]


def params_of(flag: Flag) -> list[click.Parameter]:
    def command() -> None: ...

    found: list[click.Parameter] = vars(flag(command))["__click_params__"]
    return found


def test_a_flag_is_read_as_the_game_declares_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever another game uses the name for: a file, or a choice for some of the seats."""
    shelve(monkeypatch, Made(), Keeping())
    assert read_options(Keeping(), rules=(), box="tin", sight="helped:0") == {"box": "tin", "sight": "helped:0"}
    assert read_options(Made(), rules=(), sight="helped:0") == {"sight": "helped", "helped": "0"}
    with pytest.raises(Refused, match="cli-refusal-box-file"):
        read_options(ALL_GAMES["incantibus"], rules=(), box="tin")
