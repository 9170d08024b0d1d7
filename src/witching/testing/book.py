"""What the law suite must be told about a game, by its rule book: one Book for each game."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from hypothesis import strategies as st
from msgspec import Struct

from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.story import Event
from witching.core.viewers import Viewer
from witching.rulebook import parse_rules

Log = list[tuple[int, int]]
"""(seat, action) in the order of arrival."""
World = tuple[Position, Log]
"""A game up to a moment: the position it began in and what was chosen."""
Options = Mapping[str, object]


@dataclass(frozen=True)
class Few:
    """A knowledge that leaves few worlds: what tells them apart, and all of them."""

    knowledge: Knowledge
    key: Callable[[Position], Hashable]
    worlds: frozenset[Hashable]


class Book(ABC):
    """Facts of one game that tests go by: from the rule book, not from the game's view or knowledge.

    `rules` are the ids of its rule book, `locale` the folder of its texts; both are in the game's `folder`. `hidden`
    are the parts of a game of which somebody may not see something: of the deal, what the `seats` have, and the `log`
    of choices. In some games several seats choose at once. A toy shows that the laws hold for other games too: a few
    examples do.
    """

    game: Game
    hidden: frozenset[str]
    chooses_at_once: bool
    is_toy: bool = False
    quick: Mapping[str, Options]
    slow: Mapping[str, Options]

    @cached_property
    def folder(self) -> Path:
        return Path(str(sys.modules[type(self.game).__module__].__file__)).parent

    @cached_property
    def rules(self) -> frozenset[str]:
        return frozenset(parse_rules((self.folder / "rulebook" / "en.md").read_text(encoding="utf-8")))

    @cached_property
    def locale(self) -> Path:
        return self.folder / "locale"

    @abstractmethod
    def any_options(self) -> st.SearchStrategy[Options]:
        """Any options that fit together."""

    @abstractmethod
    def tempts(self, position: Position, action: int) -> bool:
        """Whether a legal choice is one of the rarer ones."""

    @abstractmethod
    def rarities(self, position: Position) -> set[str]:
        """What is rare about this moment: the plays of the laws come to each of these."""

    @abstractmethod
    def check_conserved(self, position: Position) -> None:
        """Every card and token is somewhere, once."""

    @abstractmethod
    def check_length(self, start: Position, log: Log) -> None:
        """No game is longer than the rules allow."""

    @abstractmethod
    def unseen_world(self, world: World, viewer: Viewer, rng: Rng) -> World:
        """Another world that differs only in what the viewer may not see at this moment."""

    @abstractmethod
    def unknown_world(self, world: World, seat: int, rng: Rng) -> World:
        """Another world that differs only in what the seat has never seen."""

    @abstractmethod
    def check_agreement(self, blanked: Knowledge, world: Position) -> None:
        """The world is as the knowledge says, wherever it says something."""

    @abstractmethod
    def named(self, events: Sequence[Event]) -> set[Hashable]:
        """The cards that may be covered and that these events name."""

    @abstractmethod
    def shown(self, view: Struct) -> set[Hashable]:
        """The cards that this view shows."""

    @abstractmethod
    def few_worlds(self) -> Mapping[str, Callable[[], Few]]:
        """Small cases for `imagine`, by name."""


class OpenGameBook(Book):
    """What is so of every game in which everything lies open: nobody can take another world for the true one."""

    hidden = frozenset()

    def unseen_world(self, world: World, viewer: Viewer, rng: Rng) -> World:
        return world

    def unknown_world(self, world: World, seat: int, rng: Rng) -> World:
        return world

    def check_agreement(self, blanked: Knowledge, world: Position) -> None:
        assert blanked.imagine(Rng(0)) == world

    def named(self, events: Sequence[Event]) -> set[Hashable]:
        return set()

    def shown(self, view: Struct) -> set[Hashable]:
        return set()

    def few_worlds(self) -> Mapping[str, Callable[[], Few]]:
        return {}


class Cases(ABC):
    """A game, and the cases in which a law is tried."""

    book: Book

    @property
    def game(self) -> Game:
        return self.book.game

    @abstractmethod
    def any(self) -> st.SearchStrategy["Case"]:
        """What is played for an example."""

    @abstractmethod
    def named(self) -> Sequence["Case"]:
        """Those that come again and again: rare moments are searched for in them."""


@dataclass(frozen=True, eq=False)
class Case(Cases):
    """A game with one set of options."""

    book: Book
    options: Options

    def any(self) -> st.SearchStrategy["Case"]:
        return st.just(self)

    def named(self) -> Sequence["Case"]:
        return [self]

    def deal(self, seed: int) -> Position:
        """A table just dealt."""
        position = self.game.blank(self.options)
        position.redeal(Rng(seed))
        return position
