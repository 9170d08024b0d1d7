"""Loading games: those that can be played, and what is wrong with the others."""

import re
import traceback
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from witching.cli.missing_texts import MissingTexts, find_missing_texts
from witching.core.game import FEWEST_SEATS, Game
from witching.core.message import Message
from witching.core.position import MOST_SEATS
from witching.core.safe_views import SafeViews
from witching.core.safe_wording import SafeWording
from witching.core.wording import WordingOf
from witching.i18n.texts import LOCALE, cut_entries
from witching.packages import OURS, Package, book_of, doubles, find_package, games, texts_of
from witching.rulebook.book import parse_rules

NAME = re.compile(r"[a-z]{1,40}")
"""What a game may be called: its keys begin with the name, and the first word of a key names its file."""
PARTS = tuple(Game.__annotations__)
SEATS = set(range(FEWEST_SEATS, MOST_SEATS + 1))


class Trouble(NamedTuple):
    """What is wrong with a game: the last word of a key `core-broken-…`, and what is known besides."""

    game: str
    why: str
    detail: str

    @property
    def message(self) -> Message:
        why = Message(f"core-broken-{self.why}", {"detail": self.detail, "fewest": FEWEST_SEATS, "most": MOST_SEATS})
        return Message("core-broken-game", {"game": self.game, "why": why})


class GameRegistry(Mapping[str, Game]):
    """The games that can be played, by name, each loaded when it is asked for. One that is broken is not among them.

    `tell_failure` is told of a game of others that fails to say or to show something: its name, the function, and
    what was raised.
    """

    def __init__(self, tell_failure: Callable[[str, str, Exception], None] = lambda *_failure: None) -> None:
        self.tell_failure = tell_failure
        self._found: dict[str, Game] = {}
        self._troubles: dict[str, Trouble] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._found and name not in self._troubles:
            package = find_package(name)
            if package is None:
                raise KeyError(name)
            self._take(package)
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return (name for name in games() if name in self)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def trouble(self, name: str) -> Trouble | None:
        """Why the game of this name cannot be played; None where it can, and where there is none."""
        return None if name in self else self._troubles.get(name)

    def troubles(self) -> list[Trouble]:
        """What is wrong with all games that are broken, each of them once."""
        return [*filter(None, map(self.trouble, games()))]

    def notices(self) -> list[Message]:
        """A sentence for each game that is broken, and for each that is left out because of its name."""
        twice = [Message("core-broken-double", {"game": name, "detail": place}) for name, place in doubles()]
        return [*(trouble.message for trouble in self.troubles()), *twice]

    def missing_texts(self, name: str) -> list[MissingTexts]:
        """The texts that a game of others lacks; those of ours are known to the tests."""
        return [] if name in OURS else find_missing_texts(self[name])

    def _take(self, package: Package) -> None:
        try:
            game = _load(package)
            if package.name not in OURS:
                self._make_safe(game)
            self._found[package.name] = game
        except _BrokenError as error:
            self._troubles[package.name] = error.trouble
        except (Exception, SystemExit) as error:  # a game of somebody else may fail in any way, and the others go on
            self._troubles[package.name] = Trouble(package.name, "import", describe_failure(error))

    def _make_safe(self, game: Game) -> None:
        """A game of somebody else may fail to say or to show something: the table can be used all the same."""
        tell = partial(self._tell_failure, game.name)
        game.wording = SafeWording(game.wording, tell)
        game.views = SafeViews(game, tell)  # type: ignore[method-assign]

    def _tell_failure(self, name: str, function: str, error: Exception) -> None:
        self.tell_failure(name, function, error)


class _BrokenError(Exception):
    def __init__(self, package: Package, why: str, detail: str) -> None:
        super().__init__(package.name, why, detail)
        self.trouble = Trouble(package.name, why, detail)


def _load(package: Package) -> Game:
    """The game of a package, which is whole and has its texts and its rule book in English."""
    if package.name not in OURS:
        _check_name(package)
    made: object = getattr(import_module(package.module), package.attribute)
    game = made() if isinstance(made, type) else made
    if not isinstance(game, Game):
        raise _BrokenError(package, "kind", package.place)
    _check_parts(package, game)
    _check_texts(package, game)
    return game


def _check_name(package: Package) -> None:
    if NAME.fullmatch(package.name) is None:
        raise _BrokenError(package, "letters", package.name)
    if (LOCALE / "en" / f"{package.name}.ftl").is_file():
        raise _BrokenError(package, "taken", package.name)


def _check_parts(package: Package, game: Game) -> None:
    for part in PARTS:
        if not hasattr(game, part):
            raise _BrokenError(package, "part", part)
    if game.name != package.name:
        raise _BrokenError(package, "name", str(game.name))
    if not isinstance(game.wording, WordingOf):
        raise _BrokenError(package, "wording", type(game.wording).__name__)
    if not game.seats or list(game.seats) != sorted(SEATS & set(game.seats)):
        raise _BrokenError(package, "seats", str(game.seats))


def _check_texts(package: Package, game: Game) -> None:
    texts = (texts_of(game.name) or Path(game.name)) / "en" / f"{game.name}.ftl"
    try:
        entries = cut_entries(texts.read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as error:
        raise _BrokenError(package, "texts", str(texts)) from error
    if game.title.key not in entries:
        raise _BrokenError(package, "texts", f"{texts}: {game.title.key}")
    book = (book_of(game.name) or Path(game.name)) / "en.md"
    if not book.is_file():
        raise _BrokenError(package, "rules", str(book))
    if game.name not in OURS:  # ours are read by the tests, and every start would have to wait for it
        _check_books(package, book.parent)


def _check_books(package: Package, folder: Path) -> None:
    for book in sorted(folder.glob("*.md")):
        try:
            parse_rules(book.read_text(encoding="utf-8"))
        except ValueError as error:
            raise _BrokenError(package, "rules", f"{book}: {error}") from error


def describe_failure(error: BaseException) -> str:
    """An exception on one line, with the place where it was raised."""
    from witching.bots.external.loader import describe  # only what is broken needs it

    frames = traceback.extract_tb(error.__traceback__)
    raised_in = error.filename if isinstance(error, SyntaxError) else frames[-1].filename if frames else ""
    return describe(error, raised_in or "")


def place_of_failure(error: BaseException) -> str:
    """The kind of an exception and the place where it was raised, for one that may quote a card."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}: " if frames else ""
    return f"{place}{type(error).__name__}"
