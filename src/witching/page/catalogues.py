"""Catalogues: the texts as the page gets them, a part at a time. The file that a message stands in says when."""

from collections.abc import Iterator
from functools import cache

from witching.i18n.languages import FALLBACK
from witching.i18n.texts import read_entries, word_of
from witching.server.web.compression import compress

PAGE = "page"
LATER = "later"
REASONS = "reasons"
AT_ONCE = ("core", "page", "home", "table", "server", "bots")
"""The files of what is said around every game until the first choice."""
AFTERWARDS = ("rulebook", "replay")
"""The files of what nobody is told before it, in screens that are loaded when they are wanted. So are the files
`<word>-later` beside those above, and `<game>-later`: also the forms with its options and the table in sentences."""
INVITING = ("title", "about")
"""What is said of every game before one is chosen."""


@cache
def pack_catalogue(language: str, part: str, games: tuple[str, ...] = ()) -> bytes:
    """The same as `read_catalogue`, compressed."""
    return compress(read_catalogue(language, part, games).encode())


def read_catalogue(language: str, part: str, games: tuple[str, ...] = ()) -> str:
    """A part of a catalogue without its comments: `page`, `later`, `reasons`, or a game's. Another one is a KeyError.

    `page` is said around every game until the first choice, and also names the games; `later` is all that may wait;
    `reasons` is said with a hint.
    """
    lines = "\n".join(_entries(language, part, games)).splitlines()
    if not lines:
        raise KeyError(part)
    return "\n".join(line for line in lines if line and not line.startswith("#")) + "\n"


def _entries(language: str, part: str, games: tuple[str, ...]) -> Iterator[str]:
    later = (*AFTERWARDS, *(f"{word}-{LATER}" for word in (*AT_ONCE, *games)))
    for file in AT_ONCE if part == PAGE else later if part == LATER else (part,):
        yield from _read(language, file).values()
    if part == PAGE:
        yield from _invite(language, games)


def _invite(language: str, games: tuple[str, ...]) -> Iterator[str]:
    for game in games:
        entries = _read(language, game)
        yield from (entries[key] for name in INVITING if (key := f"{game}-{name}") in entries)


def _read(language: str, file: str) -> dict[str, str]:
    """The entries of a file. What a language does not say is said in English, and what it says in another file of the
    word, as one that is not split like the English one does, in its own words."""
    word, name = word_of(file), f"{file}.ftl"
    said = read_entries(language, word)
    found = {**read_entries(FALLBACK, word, pattern=name), **read_entries(language, word, pattern=name)}
    return {key: said.get(key, entry) for key, entry in found.items()}
