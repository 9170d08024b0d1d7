"""Wording of Goofspiel: the table and the score in sentences."""

from collections.abc import Iterator
from typing import Any

from goofspiel.rules import NOBODY
from goofspiel.view import GoofspielView
from witching.core.message import Message
from witching.core.wording import Said, Wording


class GoofspielWording(Wording):
    """Puts a `GoofspielView` into words."""

    about = Message("goofspiel-about")

    def question(self, view: Any, seat: int) -> Message:
        shown: GoofspielView = view
        return shown.question

    def choices(self, view: Any, seat: int) -> list[Said]:
        shown: GoofspielView = view
        return [
            Said(each.action, each.said, each.briefly, tuple(each.notes), (str(each.card),)) for each in shown.choices
        ]

    def hint(self, view: Any, seat: int) -> list[Message]:
        return []

    def table(self, view: Any, seat: int) -> list[Message]:
        return list(_table(view))

    def look(self, view: Any, seat: int) -> list[Message]:
        return []

    def has_secret(self, view: Any, seat: int) -> bool:
        shown: GoofspielView = view
        return shown.sealed is not None

    def sheet(self, view: Any) -> list[Message]:
        assert view.result is not None, "there is a score sheet only after the end"
        return list(_sheet(view.result))


def _table(view: GoofspielView) -> Iterator[Message]:
    if len(view.prizes) > len(view.winners):
        yield Message("goofspiel-table-prize", {"prize": view.prizes[-1]})
    elif view.result is None:
        yield Message("goofspiel-table-blind")
    if view.carried and view.result is None:
        yield Message("goofspiel-table-carried", {"points": view.carried})
    if view.hand:
        yield Message("goofspiel-table-hand", {"cards": [_card(card) for card in view.hand]})
    if view.sealed is not None:
        yield Message("goofspiel-table-sealed", {"card": view.sealed})
    for seat, points in enumerate(view.points):
        yield Message("goofspiel-table-ready" if view.ready[seat] else "goofspiel-table-seat", _of(seat, points))
    yield from _last(view)


def _last(view: GoofspielView) -> Iterator[Message]:
    if view.last:
        bids = [Message("goofspiel-bid", {"seat": seat, "card": card}) for seat, card in enumerate(view.last)]
        yield Message("goofspiel-table-last", {"bids": bids})
        winner = view.winners[-1]
        yield Message("goofspiel-event-tie") if winner == NOBODY else Message("goofspiel-event-win", {"seat": winner})


def _sheet(result: dict[str, Any]) -> Iterator[Message]:
    winners = [Message("goofspiel-player", {"seat": seat}) for seat in result["winners"]]
    yield Message("goofspiel-sheet-winners", {"players": winners, "count": len(winners)})
    for seat, sheet in enumerate(result["seats"]):
        yield Message("goofspiel-table-seat", _of(seat, sheet["points"]))
        for line in sheet["lines"]:
            number = int(line["of"].removeprefix("round-"))
            yield Message("goofspiel-sheet-line", {**_of(seat, line["points"]), "round": number, "rule": line["rule"]})


def _of(seat: int, points: int) -> dict[str, Any]:
    return {"seat": seat, "points": points}


def _card(card: int) -> Message:
    return Message("goofspiel-card", {"card": card})
