"""Missing texts of a game of somebody else, told of when it is used, so that its author hears of them."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from witching.core.game import Game
from witching.core.message import Message
from witching.i18n.languages import FALLBACK, LANGUAGES
from witching.i18n.texts import read_entries
from witching.packages import find_package

MOST_NAMED = 5
KEY = re.compile(r"""\b(?:Message|refused)\(\s*["']([a-z][\w-]*)["']""")
"""A key that is written down where a message is made; one that is put together is not found."""


class MissingTexts(NamedTuple):
    """The keys for which a game has no text in a language."""

    game: str
    language: str
    keys: tuple[str, ...]

    @property
    def message(self) -> Message:
        more = ", …" if len(self.keys) > MOST_NAMED else ""
        keys = ", ".join(self.keys[:MOST_NAMED]) + more
        if self.language == FALLBACK:
            return Message("core-broken-gaps-english", {"game": self.game, "keys": keys})
        return Message("core-broken-gaps", {"game": self.game, "language": self.language, "keys": keys})


def find_missing_texts(game: Game) -> list[MissingTexts]:
    """The languages in which something is missing: in English what the game declares and says, elsewhere what is there
    in English."""
    english = _texts(game, FALLBACK)
    wanted = {FALLBACK: _own(game, [*_declared(game), *_written(game)])}
    wanted |= {code: english for code in LANGUAGES if code != FALLBACK and _texts(game, code)}
    missing = {code: tuple(sorted(keys - _texts(game, code))) for code, keys in wanted.items()}
    return [MissingTexts(game.name, code, keys) for code, keys in missing.items() if keys]


def _texts(game: Game, code: str) -> set[str]:
    """The messages that a game has in a language; terms are a language's own affair."""
    return {key for key in read_entries(code, game.name, ()) if not key.startswith("-")}


def _own(game: Game, keys: Iterable[str]) -> set[str]:
    """Those keys whose texts the game itself must have."""
    return {key.partition(".")[0] for key in keys if key.startswith(f"{game.name}-")}


def _declared(game: Game) -> list[str]:
    """The keys of the title, of what the game is about, of its endings and of its options."""
    said: list[Message | None] = [game.title, game.wording.about]
    for option in game.options:
        said += [option.label, option.about, option.unsaid]
        said += [message for value in option.values for message in (value.label, value.about)]
    return [*(each.key for each in said if each), *(f"{game.name}-ending-{ending}" for ending in game.endings[1:])]


def _written(game: Game) -> list[str]:
    """The keys in the sources of the game."""
    package = find_package(game.name)
    files = sorted(package.folder.rglob("*.py")) if package and package.folder else []
    return [key for file in files for key in KEY.findall(file.read_text(encoding="utf-8", errors="replace"))]
