"""Words: the catalogues as the page gets them, a part at a time."""

import re
from collections.abc import Iterator
from functools import cache

from witching.i18n.languages import FALLBACK
from witching.i18n.texts import read_entries
from witching.server.web.compression import compress

PAGE = "page"
LATER = "later"
REASONS = "reasons"
AROUND = ("core", "page", "home", "table", "server", "bots", "rulebook", "replay")
"""The files that are said around every game."""
INVITING = ("title", "about")
"""What is said of every game before one is chosen."""
ELSEWHERE = re.compile(
    r"server-(?!refusal-|untold)|server-refusal-(database|backup|export|leak|limits|listen|public)"
    r"|rulebook-(help|go-on|several|one-edition|differences|coverage|tests|refusal)"
    r"|page-(about|back|board-label|choices-more|drawn|editions$|here|name-keep|record-title|rules-all)"
    r"|page-(sentences|sheet-label|way-)"
    r"|bots-(memory-|list|failed-|refusal-(?!unknown$|count))"
    r"|(?!core-|page-|home-|table-|server-|reasons-)[a-z]+-(balance-|face-legend-|hint-)"
)
"""What is said at a terminal, to whoever runs the server or reads the rules there, or on the plain page alone."""
AFTERWARDS = re.compile(
    r"rulebook-|replay-|core-(record|verify|options)-"
    r"|home-(set-|seat|theme-|motion-|here-|grace|friends-about|watch-|open|game|company|save|auto|edition-)"
    r"|(?!core-|page-|home-|table-|server-)[a-z]+-(box|deal|edition|option|options|tell)-"
)
"""What nobody is told before the first choice: in screens that are loaded when they are wanted, while a table is
furnished, of a table in sentences, of a record that is wrong."""


@cache
def pack_words(language: str, part: str, games: tuple[str, ...] = ()) -> bytes:
    """The same as `read_words`, compressed."""
    return compress(read_words(language, part, games).encode())


def read_words(language: str, part: str, games: tuple[str, ...] = ()) -> str:
    """A part of a catalogue without its comments: `page`, `later`, `reasons`, or a game's. Another one is a KeyError.

    `page` is said around every game until the first choice, and also names the games; `later` is all that may wait;
    `reasons` is said with a hint.
    """
    lines = "\n".join(_entries(language, part, games)).splitlines()
    return "\n".join(line for line in lines if line and not line.startswith("#")) + "\n"


def _entries(language: str, part: str, games: tuple[str, ...]) -> Iterator[str]:
    files = (*AROUND, *games) if part == LATER else AROUND if part == PAGE else (part,)
    for name in files:
        entries = _read(language, name).items()
        yield from (entry for key, entry in entries if _part_of(key, name) == part)
    if part == PAGE:
        yield from _invite(language, games)


def _part_of(key: str, file: str) -> str:
    """In which part a message of a file is said; in none what is said elsewhere."""
    if ELSEWHERE.match(key):
        return ""
    if AFTERWARDS.match(key):
        return LATER
    return PAGE if file in AROUND else file


def _invite(language: str, games: tuple[str, ...]) -> Iterator[str]:
    for game in games:
        entries = _read(language, game)
        yield from (entries[key] for name in INVITING if (key := f"{game}-{name}") in entries)


def _read(language: str, name: str) -> dict[str, str]:
    """The entries of a file; a game that is not translated says them in English."""
    found = {**read_entries(FALLBACK, name), **read_entries(language, name)}
    if not found:
        raise KeyError(name)
    return found
