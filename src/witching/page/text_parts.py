"""Catalogues: the texts as the page gets them, one part at a time. A message's file decides when it is sent."""

from collections.abc import Iterator
from functools import cache

from witching.i18n.languages import FALLBACK
from witching.i18n.texts import read_entries, word_of
from witching.server.web.compression import compress

PAGE = "page"
LATER = "later"
REASONS = "reasons"
AT_ONCE = ("core", "page", "home", "table", "server", "bots")
"""The files of texts used around every game until the first choice."""
AFTERWARDS = ("rulebook", "replay")
"""The files of texts that nobody needs before the first choice, for screens that are loaded on demand. So are the files
`<word>-later` beside those above, and `<game>-later`, which has the game's option forms and the table in sentences."""
INVITING = ("title", "about")
"""The texts about every game that are needed before one is chosen."""


@cache
def pack_catalogue(language: str, part: str, games: tuple[str, ...] = ()) -> bytes:
    """What `read_catalogue` returns, compressed."""
    return compress(read_catalogue(language, part, games).encode())


def read_catalogue(language: str, part: str, games: tuple[str, ...] = ()) -> str:
    """A part of a catalogue without its comments: `page`, `later`, `reasons`, or a game's. Raises KeyError for others.

    `page` has the texts around every game until the first choice, and the names of the games; `later` everything that
    can wait; `reasons` the texts of a hint.
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
    """The entries of a file. One that a language lacks is in English; one that it has in another file of the same word,
    because its files are split differently from the English ones, is taken from there."""
    word, name = word_of(file), f"{file}.ftl"
    said = read_entries(language, word)
    found = {**read_entries(FALLBACK, word, pattern=name), **read_entries(language, word, pattern=name)}
    return {key: said.get(key, entry) for key, entry in found.items()}
