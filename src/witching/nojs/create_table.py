"""The table that a form of the first page asks for."""

import msgspec

from witching.bots.roster import USUAL
from witching.core.game import Game
from witching.core.options import SEATS
from witching.core.refusal import quote, refused
from witching.nojs.options import Form, read_fields
from witching.server.terms import OPEN
from witching.server.web.tables import NEW_TABLE, NewTable

PACES = (0, 60, 180, 600)
"""Seconds for a choice that are offered; 0: nobody is hurried."""
SPECTATORS = ("open", "after", "none")
WAYS = ("now", "friends", "here")
"""Against bots at once, with friends at their own screens, with several people at this screen."""


def new_table(way: str, game: Game, form: Form, name: str, language: str) -> NewTable:
    """The table for a way to play. Raises Refused."""
    given = {key.removeprefix(f"{game.name}-"): value for key, value in form.items()}
    people = _people(way, game, given, name)
    seats = _seats(way, game, given, len(people))
    terms = {
        "game": game.name,
        "seats": seats,
        "options": read_fields(game, given, language, len(seats)),
        "privacy": "listed" if given.get("listed") and way == "friends" else "private",
        "spectators": given.get("spectators", SPECTATORS[0]),
        "pace": given.get("pace", PACES[0]),
    }
    sit = [{"seat": seat, "name": each, "symbol": form.get("symbol", "") if seat == 0 else ""} for seat, each in people]
    return _convert({"terms": terms, "sit": sit, "begin": OPEN not in seats[len(people) :]})


def _people(way: str, game: Game, given: Form, name: str) -> list[tuple[int, str]]:
    """Who sits down at once, in the order of the seats."""
    numbers = range(2, game.seats[-1] + 1) if way == "here" else ()
    others = [given.get(f"name-{number}", "").strip() for number in numbers]
    return list(enumerate([name, *filter(None, others)]))


def _seats(way: str, game: Game, given: Form, people: int) -> list[str]:
    """A word for each seat: bots take what is left, but friends come later."""
    wanted, allowed = given.get(SEATS, ""), [str(number) for number in game.seats]
    if wanted not in allowed:
        raise refused("core-options-value", name=SEATS, given=quote(wanted), allowed=", ".join(allowed))
    rest = OPEN if way == "friends" else given.get("bot", USUAL)
    seats = next(number for number in game.seats if number >= max(int(wanted), people))
    return [OPEN] * people + [rest] * (seats - people)


def _convert(document: object) -> NewTable:
    try:
        return NEW_TABLE.convert(document, strict=False)
    except msgspec.ValidationError as error:
        raise refused("server-refusal-message", detail=str(error)) from None
