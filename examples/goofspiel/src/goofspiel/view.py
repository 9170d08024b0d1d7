"""What a viewer may see on the table now, with the choices and what they are called."""

from msgspec import Struct

from goofspiel.documents import switches
from goofspiel.rules import UNMADE, GoofspielPosition
from witching.core.game import Document
from witching.core.message import Message
from witching.core.viewers import Viewer, check_viewer, seat_of


class ChoiceView(Struct, frozen=True):
    """A legal choice: its `card`, what it does, and what is worth knowing about it."""

    action: str
    card: int
    said: Message
    briefly: Message
    notes: list[Message]


class GoofspielView(Struct, frozen=True):
    """The table. `prizes` are those turned up, `carried` the points that go to the next winner; `last` are the open
    bids of the previous round; `ready` who has sealed a bid; `sealed` the viewer's own. `question` is what the viewer
    is asked, or who is being waited for."""

    ties: str
    prize: str
    prizes: list[int]
    carried: int
    winners: list[int]
    points: list[int]
    last: list[int]
    ready: list[bool]
    hand: list[int]
    sealed: int | None
    question: Message
    to_act: list[int]
    choices: list[ChoiceView]
    result: Document | None


def view(position: GoofspielPosition, viewer: Viewer) -> GoofspielView:
    """The table as a viewer sees it."""
    check_viewer(viewer, position)
    seat, played, over = seat_of(viewer), position.played(), position.is_over()
    sealed = (position.bids[seat][played] or None) if seat >= 0 and not over else None
    return GoofspielView(
        **switches(position),
        prizes=position.prizes[: position.shown()],
        carried=position.carried(),
        winners=position.round_winners(),
        points=[position.points(other) for other in range(position.seats)],
        last=position.bids_of(played - 1) if played else [],
        ready=[not over and position.bids[other][played] != UNMADE for other in range(position.seats)],
        hand=position.hand(seat) if seat >= 0 else [],
        sealed=sealed,
        question=_question(position, seat, sealed),
        to_act=list(position.to_act()),
        choices=[_choice(action, sealed) for action in position.legal(seat)],
        result=result(position) if over else None,
    )


def write(action: int) -> str:
    """An action in the notation."""
    return f"bid {action + 1}"


def say_bid(action: int) -> Message:
    """An action as a message for people."""
    return Message("goofspiel-action-bid", {"card": action + 1})


def _choice(action: int, sealed: int | None) -> ChoiceView:
    notes = [Message("goofspiel-note-sealed")] if action + 1 == sealed else []
    return ChoiceView(write(action), action + 1, say_bid(action), say_bid(action), notes)


def _question(position: GoofspielPosition, seat: int, sealed: int | None) -> Message:
    if position.is_over():
        return Message("goofspiel-question-over")
    if sealed is not None or seat < 0:
        waiting = [Message("goofspiel-player", {"seat": other}) for other in position.to_act()]
        key = "goofspiel-question-wait" if sealed is None else "goofspiel-question-change"
        return Message(key, {"players": waiting})
    if position.blind:
        return Message("goofspiel-question-blind")
    return Message("goofspiel-question-bid", {"prize": position.prizes[position.played()]})


def result(position: GoofspielPosition) -> Document:
    """The end as a record writes it."""
    seats = [{"points": position.points(seat), "lines": lines(position, seat)} for seat in range(position.seats)]
    return {"how": "played", "winners": list(position.winners()), "seats": seats}


def lines(position: GoofspielPosition, seat: int) -> list[Document]:
    """The score sheet of a seat."""
    rule = "S-CARRY" if position.carry else "S-PRIZE"
    return [{"rule": rule, "of": f"round-{r + 1}", "points": prize} for r, prize in position.prizes_of(seat)]
