"""Settings: what is agreed before anybody sits down."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from witching.bots.roster import check_bot
from witching.core.game import FEWEST_SEATS, Game
from witching.core.options import SEATS
from witching.core.position import MOST_SEATS
from witching.core.refusal import quote, refused

OPEN = ""
"""A seat that waits for a person; any other value is the name of a bot."""
MOST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Word = Annotated[str, Meta(max_length=40)]
Seconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """A table before anybody sits at it. `options` are the game's own, without the number of seats.

    `seats` has a string for each seat: empty for a person, or the name of a bot. `pace` is the time for a choice,
    `grace` the time before a bot plays for an absent person, both in seconds; 0 means no limit. `spectators` see what
    is open to all, see it only after the end, or never.
    """

    game: Word
    seats: Annotated[list[Word], Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
    options: dict[Word, Any] = field(default_factory=dict)
    privacy: Literal["private", "listed"] = "private"
    spectators: Literal["open", "after", "none"] = "open"
    pace: Seconds = 0
    grace: Seconds = 120
    hints: bool = True


def find_game(games: Mapping[str, Game], name: str) -> Game:
    """A game by its name. Raises Refused."""
    if name not in games:
        raise refused("server-refusal-game", given=quote(name), allowed=", ".join(games))
    return games[name]


def check_terms(terms: Terms, games: Mapping[str, Game]) -> None:
    """Refuse terms with an unknown game, option or bot."""
    game = find_game(games, terms.game)
    if SEATS in terms.options:
        raise refused("server-refusal-option-seats")
    game.blank({**terms.options, SEATS: len(terms.seats)})
    for bot in filter(None, terms.seats):
        check_bot(bot)
