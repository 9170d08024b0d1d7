"""A command typed instead of turning a page is obeyed, on every page."""

from pathlib import Path

import pytest

from terminal.scripted_screen import play_scripted
from terminal.tables import random_choice
from witching.cli.games import ALL_GAMES
from witching.core.record import Player
from witching.core.rng import Rng
from witching.i18n import Catalogue
from witching.terminal.local_game import LocalGame, deal_local_game

PLAYERS = [Player("Anna", "person"), Player("Ben", "random")]
GO_ON, HELP = (Catalogue("en").say(key) for key in ("terminal-go-on", "terminal-help-title"))


class Asker:
    """Asks for help on every page except that of the help itself, and checks that it came before the next choice."""

    def __init__(self, table: LocalGame) -> None:
        self.table, self.rng = table, Rng(1)
        self.waits, self.helped = False, 0

    def __call__(self, prompt: str, readable: str) -> str:
        if prompt != GO_ON:
            assert not self.waits
            return self.table.game.write(random_choice(self.table, self.rng)) if prompt == "> " else ""
        if HELP in readable:
            self.waits, self.helped = False, self.helped + 1
            return ""
        self.waits = not self.table.is_over
        return "?"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_help_is_had_at_every_page(tmp_path: Path, game: str) -> None:
    table = deal_local_game(ALL_GAMES[game], {}, PLAYERS, 1)
    asker = Asker(table)
    play_scripted(table, asker, tmp_path / "game.json")
    assert table.is_over
    assert asker.helped > {"glastonbury": 0, "incantibus": 5}[game]


def test_a_choice_is_taken_back_at_the_page_that_tells_what_came_of_it(tmp_path: Path) -> None:
    table = deal_local_game(ALL_GAMES["incantibus"], {}, PLAYERS, 1)
    asked: list[str] = []

    def answer(prompt: str, readable: str) -> str:
        asked.append(prompt)
        if prompt == GO_ON and table.steps and not table.record().undone:
            return "undo"
        return table.game.write(random_choice(table, Rng(len(asked)))) if prompt == "> " else ""

    play_scripted(table, answer, tmp_path / "game.json")
    assert len(table.record().undone) == 1
