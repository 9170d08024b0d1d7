"""Words: the catalogues as the page gets them, a part at a time."""

from functools import cache

from witching.i18n.texts import LOCALE

PAGE = "page"
AROUND = ("core", "page", "server", "bots", "rulebook")
"""The files that are said around every game."""


@cache
def read_words(language: str, part: str) -> str:
    """A part of a catalogue without its comments: `page`, or that of a game. A part that there is not is a KeyError."""
    names = AROUND if part == PAGE else (part,)
    files = [LOCALE / language / f"{name}.ftl" for name in names]
    if not all(file.is_file() for file in files):
        raise KeyError(part)
    lines = (line for file in files for line in file.read_text(encoding="utf-8").splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("#")) + "\n"
