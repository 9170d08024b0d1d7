"""The menu asks for the declared options."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from repo.declared import GAMES, Made, Pairs, Preset
from witching.cli.games import ALL_GAMES
from witching.cli.menu import Menu
from witching.cli.options_menu import OptionsMenu
from witching.core.game import Game
from witching.core.options import Option
from witching.core.options_summary import held_options
from witching.core.record import PERSON, Player
from witching.i18n import Catalogue
from witching.terminal.screen import open_screen


def players(game: Game, people: int) -> list[Player]:
    return [Player(f"P{n}", PERSON if n < people else "random") for n in range(game.seats[0])]


@pytest.fixture
def agree(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[Any, str]]:
    def run(game: Game, *typed: str) -> tuple[Any, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in (*typed, ""))))
        options = OptionsMenu(game, players(game, 1), open_screen(plain=True)).run()
        return options, capsys.readouterr().out

    return run


def offered(game: Game, seats: int | None = None) -> list[Option]:
    """What the menu offers, for the fewest seats unless told."""
    held = held_options(game, {}, seats or game.seats[0])
    return [option for option in game.options if (option.is_offered or option.is_by_seat) and option.is_apt(held)]


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
        elif option.kind == "each":
            assert agree(game, str(number), "2")[0] == {option.name: [option.names[0], *[""] * (game.seats[0] - 1)]}
            assert agree(game, str(number), "2", str(number), "1")[0] == {}
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
    game = ALL_GAMES["glastonbury"]
    assert agree(game, "3", "2", "4", "1")[0] == {"memory": "assisted", "assisted": [0]}
    assert agree(game, "3", "2", "4", "1", "3", "3")[0] == {"memory": "open"}
    options, shown = agree(game, "3", "2", "4", "9")
    assert options == {"memory": "assisted"}
    assert "G-MEMORY" in shown


def test_the_menu_asks_for_every_kind(agree: Callable[..., tuple[Any, str]], tmp_path: Path) -> None:
    (tmp_path / "chest").write_text("text")
    typed = ("1", "2", "2", "3", "1", "4", str(tmp_path / "chest"), "6", "3", "7", "3")
    assert agree(Made(), *typed)[0] == {
        "scrolls": True, "sight": "helped", "helped": [0], "chest": "text", "starts": 1, "hats": ["blue", ""],
    }  # fmt: skip
    options, shown = agree(Made(), "3", "nowhere")
    assert (options, "nowhere" in shown) == ({}, True)


def test_the_menu_turns_a_tick_from_what_holds(agree: Callable[..., tuple[Any, str]]) -> None:
    assert agree(Preset(), "2", "3")[0] == {"lamp": False, "moon": True}
    assert agree(Preset(), "1", "2", "2", "3")[0] == {"edition": "it", "lamp": True, "moon": False}
    assert agree(Preset(), "1", "2", "2", "2")[0] == {"edition": "it", "lamp": False}


def test_the_menu_keeps_what_means_something_by_a_preset(agree: Callable[..., tuple[Any, str]]) -> None:
    """When a choice is left to the edition again, what needs the edition's value stays."""
    assert agree(Preset(), "1", "2", "5", "1", "4", "1")[0] == {"edition": "it", "helped": [0]}
    assert agree(Preset(), "1", "2", "5", "1", "4", "2")[0] == {"edition": "it", "sight": "dim"}


def test_the_menu_asks_until_as_many_play_as_can(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("WITCHING_DATA", str(tmp_path))
    for place in ("games", "menu"):
        monkeypatch.setattr(f"witching.cli.{place}.ALL_GAMES", OnlyPairs(pairs=Pairs()))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n\n2\n3\n"))
    Menu(open_screen(plain=True)).run()
    shown = capsys.readouterr().out
    assert shown.count("seats cannot be “3”; allowed: 2, 4.") == 1
    assert shown.count("How many bots? (1, 3; Enter: 1)") == 2
    assert "Which bots?" in shown


class OnlyPairs(dict[str, Game]):
    """Games, none of them broken."""

    def troubles(self) -> list[object]:
        return []

    notices = troubles


def test_G_SETUP_people_at_one_screen_choose_one_after_the_other_of_what_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ALL_GAMES["glastonbury"]
    several = [Player("Anna", PERSON), Player("Ben", PERSON), Player("Bot", "random")]
    number = [option.name for option in offered(game, 3)].index("colours") + 1
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{number}\n3\n3\n{number + 1}\n\n5\n\n"))
    options = OptionsMenu(game, several, open_screen(plain=True)).run()
    shown = capsys.readouterr().out
    assert options == {"colours": ["blue", "green", ""], "corners": ["", "sw", ""]}
    assert "Anna: blue, Ben: green" in shown
    seats = game.write_setup(game.blank({**options, "seats": 3})).seats
    assert [(seat["colour"], seat["corner"]) for seat in seats] == [("blue", "nw"), ("green", "sw"), ("red", "se")]
