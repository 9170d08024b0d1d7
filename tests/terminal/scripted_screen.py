"""A screen in this process whose questions a script answers; it keeps what is readable when each one is asked."""

from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path

from rich.console import Console

from terminal.terminal_session import ESCAPES, WIPED
from witching.cli.games import renderer_of
from witching.i18n import Catalogue
from witching.terminal.local_game import LocalGame
from witching.terminal.play import Play
from witching.terminal.screen import Left, Screen
from witching.terminal.translator import Translator


class ScriptedScreen(Screen):
    """Answers every question by `answer(prompt, readable)`, which may raise Left."""

    def __init__(self, answer: Callable[[str, str], str], *, plain: bool = False, rows: int = 24) -> None:
        self.out = StringIO()
        console = Console(file=self.out, force_terminal=True, width=80, height=rows, highlight=False, markup=False)
        super().__init__(console, plain=plain)
        self.answer = answer

    @property
    def readable(self) -> str:
        """What is readable since the screen was last cleared, without colours."""
        return ESCAPES.sub("", self.out.getvalue().rpartition(WIPED)[2])

    def ask(self, prompt: str) -> str:
        """Let the script answer; prompt and answer appear on the screen, as at a terminal."""
        self.out.write(prompt)
        answer = self.answer(prompt, self.readable)
        self.out.write(f"{answer}\n")
        return answer

    def rest(self, seconds: float) -> None:
        """A script needs no time to read."""


def play_scripted(
    table: LocalGame, answer: Callable[[str, str], str], path: Path, language: str = "en"
) -> ScriptedScreen:
    """Play a table with a script until it is over or leaves."""
    screen = ScriptedScreen(answer, rows=40)
    with suppress(Left):
        Play(table, renderer_of(table.game.name), Translator(Catalogue(language, strict=True)), screen, path).run()
    return screen
