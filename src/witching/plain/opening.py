"""Opening: the table that a form of the first page asks for."""

from collections.abc import Mapping

import msgspec

from witching.bots.roster import USUAL
from witching.core.game import Game
from witching.core.refusal import quote, refused
from witching.plain.switches import switches_of
from witching.server.terms import FEWEST_SEATS, MOST_SEATS, OPEN
from witching.server.web.tables import NEW_TABLE, NewTable
from witching.terminal.face import Face

PACES = (0, 60, 180, 600)
"""Seconds for a choice that are offered; 0: nobody is hurried."""
SPECTATORS = ("open", "after", "none")
WAYS = ("now", "friends", "here")
"""Against bots at once, with friends at their own screens, with several people at this screen."""
Form = Mapping[str, str]


def new_table(way: str, game: Game, face: Face, form: Form, name: str, language: str) -> NewTable:
    """The table for a way to play. Raises Refused."""
    given = {key.removeprefix(f"{game.name}-"): value for key, value in form.items()}
    people = _people(way, given, name)
    seats = _seats(way, given, len(people))
    terms = {
        "game": game.name,
        "seats": seats,
        "options": _options(game, face, given, language),
        "privacy": "listed" if given.get("listed") and way == "friends" else "private",
        "spectators": given.get("spectators", SPECTATORS[0]),
        "pace": given.get("pace", PACES[0]),
    }
    sit = [{"seat": seat, "name": each, "symbol": form.get("symbol", "") if seat == 0 else ""} for seat, each in people]
    return _convert({"terms": terms, "sit": sit, "begin": OPEN not in seats[len(people) :]})


def _people(way: str, given: Form, name: str) -> list[tuple[int, str]]:
    """Who sits down at once, in the order of the seats."""
    others = [given.get(f"name-{number}", "").strip() for number in range(2, MOST_SEATS + 1)] if way == "here" else []
    return list(enumerate([name, *filter(None, others)]))


def _seats(way: str, given: Form, people: int) -> list[str]:
    """A word for each seat: bots take what is left, but friends come later."""
    wanted, allowed = given.get("seats", ""), [str(number) for number in range(FEWEST_SEATS, MOST_SEATS + 1)]
    if wanted not in allowed:
        raise refused("core-options-value", name="seats", given=quote(wanted), allowed=", ".join(allowed))
    rest = OPEN if way == "friends" else given.get("bot", USUAL)
    return [OPEN] * people + [rest] * (max(int(wanted), people) - people)


def _options(game: Game, face: Face, given: Form, language: str) -> dict[str, str]:
    """The switches of the game, those that were not sent at their usual value; a tick that is not sent is off."""
    switches = switches_of(game, face.variant, language)
    return {each.name: given.get(each.name, "false" if each.is_tick else each.usual) for each in switches}


def _convert(document: object) -> NewTable:
    try:
        return NEW_TABLE.convert(document, strict=False)
    except msgspec.ValidationError as error:
        raise refused("server-refusal-message", detail=str(error)) from None
