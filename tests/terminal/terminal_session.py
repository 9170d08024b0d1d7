"""Somebody at a terminal of 80 by 24: types, waits for the next question, and has seen everything that was shown."""

import os
import re
from pathlib import Path

import pexpect

from cli.command import ENVIRONMENT, WITCHING
from processes import wait_for_end
from witching.i18n import Catalogue

CHOICE = 0
PROMPTS = ("terminal-prompt", "terminal-go-on", "terminal-look-close", "terminal-replay-prompt", "terminal-menu-again")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 100
"""Seconds for the next question, however busy the machine is."""
WIPED = "\x1b[2J\x1b[3J\x1b[H"


class TerminalSession:
    """The program in a terminal."""

    def __init__(
        self, data: Path, *arguments: str, language: str = "en", rows: int = 24, columns: int = 80, **environment: str
    ) -> None:
        self.catalogue = Catalogue(language)
        settings = {"WITCHING_DATA": str(data), "WITCHING_PACE": "0", "WITCHING_LANG": language, "TERM": "xterm"}
        unset = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.child = pexpect.spawn(
            WITCHING[0], [*WITCHING[1:], *arguments], dimensions=(rows, columns), encoding="utf-8", timeout=PATIENCE,
            echo=False, env={**unset, "PYTHONPATH": ENVIRONMENT["PYTHONPATH"], **settings, **environment},
        )  # fmt: skip
        self.child.delaybeforesend = None
        self.shown: list[str] = []

    def say(self, key: str, **args: int | str) -> str:
        """A sentence as the program says it."""
        return self.catalogue.say(key, **args)

    def wait(self, *keys: str, players: tuple[str, ...] = ("",)) -> str:
        """Wait until one of these questions is put to one of the players, or the program ends (""); return which."""
        asked = {re.escape(self.say(key, player=player, usual=1)) + "$": key for key in keys for player in players}
        found: int = self.child.expect([*asked, pexpect.EOF])
        self.shown.append(str(self.child.before) + str(self.child.after if found < len(asked) else ""))
        return [*asked.values(), ""][found]

    def type(self, answer: str = "") -> None:
        """Type a line."""
        self.child.sendline(answer)

    def begin(self) -> None:
        """Turn pages, as at a new game, up to the next question."""
        while self.wait("terminal-prompt", "terminal-go-on") == "terminal-go-on":
            self.type()

    @property
    def screen(self) -> str:
        """What is visible since the screen was last cleared, without colours."""
        return ESCAPES.sub("", "".join(self.shown).rpartition(WIPED)[2]).replace("\r\n", "\n")

    @property
    def last_pages(self) -> str:
        """What was shown after the last three answers."""
        return ESCAPES.sub("", "".join(self.shown[-4:])).replace("\r\n", "\n")

    @property
    def all_shown(self) -> str:
        """Everything that was ever shown, without colours."""
        return ESCAPES.sub("", "".join(self.shown)).replace("\r\n", "\n")

    def interrupt(self) -> int:
        """Press Ctrl-C, and once more if needed: Python misses one that comes after its prompt and before it reads."""
        for _ in range(2):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT]) == 0:
                return self._close()
        raise AssertionError("it goes on")

    def end(self) -> int:
        """Wait for the end; return the exit code."""
        self.child.expect(pexpect.EOF)
        return self._close()

    def _close(self) -> int:
        self.shown.append(str(self.child.before))
        wait_for_end(self.child)
        self.child.close()
        return int(self.child.exitstatus or 0)
