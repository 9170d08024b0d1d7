"""Screens of the terminal as pictures: a turn as somebody at an 80 by 24 terminal sees it."""

import re
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from witching.cli.games import ALL_GAMES, renderer_of
from witching.core.record import Player
from witching.i18n import Catalogue
from witching.terminal.local_game import deal_local_game
from witching.terminal.play import Play
from witching.terminal.screen import WIPE, Left, Screen
from witching.terminal.translator import Translator

PEOPLE = [Player("Anna", "person"), Player("Merlin", "greedy"), Player("Viviane", "greedy")]
# Pictures fetch nothing: the reader's own monospaced font will do.
FORMAT = re.sub(r"@font-face \{\{.*?\n    \}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


class Camera(Screen):
    """A screen that types the first choice a number of times, and then takes a picture instead of answering."""

    def __init__(self, choices: int) -> None:
        console = Console(
            file=StringIO(), record=True, width=80, height=24, force_terminal=True, color_system="truecolor",
            highlight=False, markup=False,
        )  # fmt: skip
        super().__init__(console, plain=False)
        self.left = choices

    def wipe(self) -> None:
        """Nothing shown before is in the picture."""
        self.console.export_text(clear=True)

    def ask(self, prompt: str) -> str:
        """The first choice; in the end the prompt stays without an answer."""
        if prompt == "> " and not self.left:
            self.show(prompt)
            raise Left
        self.left -= prompt == "> "
        return "1" if prompt == "> " else ""

    def rest(self, seconds: float) -> None:
        """A camera does not wait."""


def draw_turn(game: str, seed: int, choices: int, **options: object) -> str:
    """The screen of Anna's turn after a number of choices."""
    table = deal_local_game(ALL_GAMES[game], options, PEOPLE, seed)
    camera = Camera(choices)
    with TemporaryDirectory() as folder:
        try:
            Play(table, renderer_of(game), Translator(Catalogue("en")), camera, Path(folder) / "game.json").run()
        except Left:
            assert WIPE not in camera.console.export_text(clear=False)
    return camera.console.export_svg(title=f"witching play {game}", unique_id=game, code_format=FORMAT) + "\n"
