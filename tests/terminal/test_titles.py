"""Who plays, with the levels of bots: on the drawn table, in sentences and on the score sheet."""

import io

import pytest
from rich.console import Console

from terminal.tables import go_on
from witching.cli.games import ALL_GAMES, renderer_of
from witching.core.record import Player
from witching.core.rng import Rng
from witching.core.viewers import Seated
from witching.i18n import Catalogue
from witching.terminal.game_screen import GameScreen
from witching.terminal.local_game import deal_local_game
from witching.terminal.screen import Screen
from witching.terminal.translator import Translator

NAMES, KINDS = ["Anna", "Morgana", "Bob"], ["person", "random", "bob.py"]
TITLES = ["Anna", "Morgana · Random", "Bob · bob.py"]


def test_a_bot_is_called_with_its_level_and_a_person_is_not() -> None:
    translator = Translator(Catalogue("en", strict=True), NAMES, KINDS)
    assert [translator.title(seat) for seat in range(3)] == TITLES
    assert translator.titles() == ", ".join(TITLES)
    assert Translator(Catalogue("en", strict=True), NAMES[:1], KINDS[:1]).titles() == ""


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("game", sorted(ALL_GAMES))
def test_the_level_stands_at_the_table_and_on_the_score_sheet(game: str, plain: bool) -> None:
    players = [Player(name, kind) for name, kind in zip(NAMES[:2], KINDS[:2], strict=True)]
    table = deal_local_game(ALL_GAMES[game], {}, players, 1)
    told = io.StringIO()
    screen = Screen(Console(file=told, width=80, height=40), plain=plain)
    game_screen = GameScreen(renderer_of(game), Translator(Catalogue("en", strict=True), NAMES[:2], KINDS[:2]), screen)
    screen.show(*game_screen.table(table.view(Seated(0)), 0))
    assert TITLES[1] in told.getvalue()
    told.truncate(0)
    screen.show(*game_screen.sheet(go_on(table, 5000, Rng(1)).view(Seated(0))))
    assert TITLES[1] in told.getvalue()
