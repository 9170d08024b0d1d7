"""What has happened, as each viewer may hear it now."""

from goofspiel.rules import NOBODY, GoofspielPosition
from witching.core.message import Message
from witching.core.story import Event, EventLog
from witching.core.viewers import Spectator, Viewer, check_viewer


class GoofspielEventLog(EventLog):
    """What happened follows from the position: neither a sealed bid nor its order of arrival is an event."""

    def __init__(self, position: GoofspielPosition) -> None:
        self.position: GoofspielPosition = position.copy()

    def follow(self, seat: int, action: int) -> None:
        self.position.apply_unchecked(seat, action)

    def count(self) -> int:
        return len(self.told_to(Spectator()))

    def told_to(self, viewer: Viewer, since: int = 0, end: int | None = None) -> list[Event]:
        check_viewer(viewer, self.position)
        told = [Event(0, Message("goofspiel-event-begin"), ("S-DEAL",))]
        for r in range(self.position.played()):
            told += self._round(r)
        if self.position.is_over():
            told.append(Event(0, Message("goofspiel-event-end"), ("S-END",)))
        elif not self.position.blind:
            told.append(self._prize(self.position.played()))
        return [Event(number, event.message, event.rules) for number, event in enumerate(told)][since:end]

    def _round(self, r: int) -> list[Event]:
        position = self.position
        is_open = r == position.played() - 1 or position.is_over()
        bids = [
            Event(0, Message("goofspiel-event-bid", {"seat": seat, "card": bid if is_open else None}), ("S-BID",))
            for seat, bid in enumerate(position.bids_of(r))
        ]
        shown = [*bids, self._prize(r)] if position.blind else [self._prize(r), *bids]
        return [*shown, self._taken(r)]

    def _prize(self, r: int) -> Event:
        rule = "S-BLIND" if self.position.blind else "S-PRIZE"
        return Event(0, Message("goofspiel-event-prize", {"prize": self.position.prizes[r]}), (rule,))

    def _taken(self, r: int) -> Event:
        winner = self.position.round_winners()[r]
        if winner == NOBODY:
            return Event(0, Message("goofspiel-event-tie"), ("S-CARRY" if self.position.carry else "S-TIE",))
        return Event(0, Message("goofspiel-event-win", {"seat": winner}), ("S-PRIZE",))
