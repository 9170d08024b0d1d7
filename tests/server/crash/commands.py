"""Commands: what people do at a table in turn: they choose and change their minds, talk and look."""

from typing import Any

from witching.core.match import Match
from witching.server.table.state import Table

Deed = tuple[int, str, dict[str, Any]]
"""A seat, the type of a message, its fields."""
SAYS, SHUTS, TAKES_BACK, CHANGES = (11, 3), (7, 5), (17, 9), (3, 0)
"""How often, and when first."""


def next_command(table: Table, number: int, people: int) -> Deed | None:
    """The command for this number, with `people` people in the first seats; None when it is for others to act."""
    match = table.playing
    if match is None:
        return _arrive(table, people)
    if table.wish is not None:
        return _answer(table)
    due = [seat for seat in match.due if table.seats[seat].plays_itself]
    return _aside(table, match, number) or (_choose(table, match, due[number % len(due)], number) if due else None)


def _arrive(table: Table, people: int) -> Deed:
    for seat in range(people):
        if not table.seats[seat].is_person:
            return seat, "sit", {"seat": seat, "name": f"Person {seat}"}
    return 0, "start", {}


def _answer(table: Table) -> Deed:
    """Agree to the first and third wish of a game; refuse the second."""
    assert table.wish is not None
    seat = next(seat for seat in table.voters(table.wish.seat) if seat not in table.wish.agreed)
    wishes = sum(type(entry.event).__name__ == "Wished" for entry in table.log)
    return seat, "vote_undo", {"seat": seat, "agrees": wishes % 2 == 1}


def _aside(table: Table, match: Match, number: int) -> Deed | None:
    """Anything but a new choice: chat, a look to close, a take-back, or a changed choice."""
    speaker = number % len(table.persons)
    if _is_time(number, SAYS):
        return speaker, "chat", {"seat": speaker, "text": f"That was {number} 🦉"}
    if _is_time(number, SHUTS) and not match.viewer(speaker).look_closed:
        return speaker, "close_look", {"seat": speaker}
    if _is_time(number, TAKES_BACK) and len(match.undone) < 3 and match.last_moment_of(speaker) is not None:
        return speaker, "undo", {"seat": speaker}
    sealed = [seat for seat, _ in match.log[match.moment :] if table.seats[seat].plays_itself]
    return _choose(table, match, sealed[0], number) if sealed and _is_time(number, CHANGES) else None


def _choose(table: Table, match: Match, seat: int, number: int) -> Deed:
    legal = match.legal(seat)
    action = table.game.write(legal[number * 7 % len(legal)])
    return seat, "choose", {"seat": seat, "action": action, "moment": table.moment}


def _is_time(number: int, often: tuple[int, int]) -> bool:
    every, first = often
    return number % every == first
