"""Words: the catalogues as the page gets them, a part at a time."""

import re
from collections.abc import Iterator
from functools import cache

from witching.i18n.texts import LOCALE, cut_entries
from witching.server.web.packing import pack

PAGE = "page"
AROUND = ("core", "page", "home", "table", "server", "bots", "rulebook", "replay")
"""The files that are said around every game."""
INVITING = ("title", "about")
"""What is said of every game before one is chosen."""
ELSEWHERE = re.compile(
    r"server-(?!refusal-|untold)|server-refusal-(database|backup|export|leak|limits|listen|public)"
    r"|rulebook-(help|go-on|several|one-edition|differences|coverage|tests|refusal)"
)
"""What is said at a terminal, to whoever runs the server or reads the rules there."""


@cache
def pack_words(language: str, part: str, games: tuple[str, ...] = ()) -> bytes:
    """The same as `read_words`, compressed."""
    return pack(read_words(language, part, games).encode())


def read_words(language: str, part: str, games: tuple[str, ...] = ()) -> str:
    """A part of a catalogue without its comments: `page`, or that of a game. A part that there is not is a KeyError.

    `page` also names the games and says what they are about.
    """
    entries = [*_around(language), *_invite(language, games)] if part == PAGE else [_read(language, part)]
    lines = "\n".join(entries).splitlines()
    return "\n".join(line for line in lines if line and not line.startswith("#")) + "\n"


def _around(language: str) -> Iterator[str]:
    for name in AROUND:
        entries = cut_entries(_read(language, name))
        yield from (entry for key, entry in entries.items() if not ELSEWHERE.match(key))


def _invite(language: str, games: tuple[str, ...]) -> Iterator[str]:
    for game in games:
        entries = cut_entries(_read(language, game))
        yield from (entries[f"{game}-{name}"] for name in INVITING)


def _read(language: str, name: str) -> str:
    file = LOCALE / language / f"{name}.ftl"
    if not file.is_file():
        raise KeyError(name)
    return file.read_text(encoding="utf-8")
