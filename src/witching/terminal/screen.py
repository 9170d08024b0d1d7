"""Screen: what is shown and asked, with colours or in sentences alone."""

import os
import sys
import time
from collections.abc import Iterable
from types import ModuleType

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

termios: ModuleType | None
try:
    import termios
except ImportError:  # Windows
    termios = None

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clear the screen and its scroll-back, as far as a terminal can."""
WIDEST = 100
BOARD_WIDTH = 80
PACE = "WITCHING_PACE"
USUAL_PACE = 0.5
SLOWEST = 5.0


class Left(Exception):
    """The person has left: the input has ended."""


class Drawn(SegmentLines):
    """Something as it will appear on the screen."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        super().__init__(lines, new_lines=True)
        self.height = len(lines)


class Screen:
    """One terminal. `plain` is for screen readers: sentences, no boards, no colours."""

    def __init__(self, console: Console, *, plain: bool) -> None:
        self.console = console
        self.plain = plain

    @property
    def narrow(self) -> bool:
        """Whether boards do not fit: then sentences take their place."""
        return self.console.width < BOARD_WIDTH

    @property
    def attended(self) -> bool:
        """Whether somebody sits before it who can read and type."""
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def height(self) -> int:
        return self.console.height

    def wipe(self) -> None:
        """Make what was shown unreadable, where this is a terminal."""
        if self.console.is_terminal:
            self.console.file.write("\n" * self.height if self.console.is_dumb_terminal else WIPE)
            self.console.file.flush()

    def show(self, *shown: RenderableType) -> None:
        """Show things one below the other; texts as they are, and in a file each on one line."""
        for each in shown:
            thing = Text(each) if isinstance(each, str) else each
            self.console.print(thing, soft_wrap=isinstance(thing, Text) and not self.console.is_terminal)

    def draw(self, *things: RenderableType) -> "Drawn":
        """Draw things one below the other, to be shown later; how high that is can be asked before."""
        texts = [Text(each) if isinstance(each, str) else each for each in things]
        return Drawn(self.console.render_lines(Group(*texts), pad=False) if things else [])

    def leaf(self, prompt: str, *shown: RenderableType) -> str:
        """Show things on as many pages as they need, and ask before each page is turned; the last page stays.

        Whoever types something instead of turning a page has read enough: what it was, else nothing.
        """
        drawn = self.draw(*shown)
        room = drawn.height if self.plain or not self.console.is_terminal else max(1, self.height - 1)
        for start in range(0, drawn.height, room or 1):
            typed = self.ask(prompt) if start else ""
            if typed:
                return typed
            self.wipe()
            self.show(Drawn(drawn.lines[start : start + room]))
        return ""

    def page(self, prompt: str, *shown: RenderableType) -> str:
        """Show things until they were read; what was typed then."""
        return self.leaf(prompt, *shown) or self.ask(prompt)

    def uncut(self, text: str) -> None:
        """Show a text whose lines are not broken, so that they can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def flourish(self, lines: Iterable[str]) -> None:
        """Show lines one after the other, with a breath between them."""
        for line in lines:
            self.show(Text(line, style="bold"))
            self.rest(self.pace)

    def rest(self, seconds: float) -> None:
        """Leave time to read, where somebody looks at a terminal."""
        if self.console.is_terminal and not self.plain:
            time.sleep(seconds)

    def ask(self, prompt: str) -> str:
        """What the person types from now on. Raises Left at the end of the input."""
        if self.attended:
            forget_typed()
        try:
            return input(prompt).strip() if self.console.is_terminal else self._read(prompt)
        except EOFError:
            raise Left from None

    def _read(self, prompt: str) -> str:
        self.console.print(Text(prompt), end="")
        answer = input()
        self.console.print(Text(answer))
        return answer.strip()

    @property
    def pace(self) -> float:
        """The length of a breath in seconds: WITCHING_PACE, or half a second."""
        try:
            return min(SLOWEST, max(0.0, float(os.environ.get(PACE, USUAL_PACE))))
        except ValueError:
            return USUAL_PACE


def open_screen(*, plain: bool) -> Screen:
    """The screen of this process: as wide as the terminal, but no wider than is good to read."""
    plain = plain or os.environ.get("TERM") == "dumb"
    console = Console(highlight=False, markup=False, emoji=False, color_system=None if plain else "auto")
    console.width = min(console.width, WIDEST)
    return Screen(console, plain=plain)


def forget_typed() -> None:
    """Drop the keys that wait to be read at this terminal, so that a doubled Enter answers no later question.

    The one place here that asks which system it runs on: POSIX is tested, Windows is not.
    """
    if termios is not None:
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
    elif sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
