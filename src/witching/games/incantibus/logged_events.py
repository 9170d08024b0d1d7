"""Everything that has happened at a table in full, and what each viewer may hear of it now."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from witching.core.message import Argument, Message
from witching.core.story import Event
from witching.core.viewers import Hindsight, OpenBook, Seated, Viewer
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.components import EMPTY, SPELLS
from witching.games.incantibus.event_rules import RULES
from witching.games.incantibus.names import key_of, say_kind
from witching.games.incantibus.notation import say_card

NOBODY = -1
Parts = Mapping[str, int | str]
NO_PARTS: Final[Parts] = MappingProxyType({})

FATES: Final = {
    **dict.fromkeys(("take", "gain", "spend", "beat"), "got"),
    **dict.fromkeys(("escape", "slip", "keep"), "escaped"),
}
"""By event, the result of pointing there."""


class LoggedEvent(NamedTuple):
    """One event in full, with the `parts` needed to draw it; only `looker` may hear what a look showed (`kind`)."""

    what: str
    args: dict[str, Argument]
    rules: tuple[str, ...]
    parts: dict[str, int | str]
    looker: int = NOBODY
    kind: int = EMPTY


class LoggedEvents:
    """What has happened in a game with one box, in order."""

    def __init__(self, tables: BoxTables) -> None:
        self._tables = tables
        self._all: list[LoggedEvent] = []
        self._casting: int | None = None

    def __len__(self) -> int:
        return len(self._all)

    def begin_casting(self) -> None:
        """All wands are pointed: what follows belongs to this casting."""
        self._casting = len(self._all)

    def casting(self) -> list[LoggedEvent]:
        """The last casting, with everything that followed."""
        return [] if self._casting is None else self._all[self._casting :]

    def note(
        self, what: str, *rules: str, kind: int = EMPTY, card: int = -1, parts: Parts = NO_PARTS, **args: Argument
    ) -> None:
        """Note an event, under its usual rules or these, with the kind or the card that it is about."""
        drawn = {**parts, "fate": FATES[what]} if what in FATES else dict(parts)
        if kind != EMPTY:
            args["token"], drawn["token"] = say_kind(self._tables, kind), key_of(self._tables, kind)
        if card >= 0:
            args["card"], drawn["card"] = say_card(card), SPELLS[card]
        self._all.append(LoggedEvent(what, args, rules or RULES[what], drawn))

    def note_look(self, seat: int, place: int, kind: int) -> None:
        """I-SPELL-OCULUS: note a look at a monster that stays where it is."""
        self._all.append(LoggedEvent("look", {"seat": seat, "place": place}, RULES["look"], {}, seat, kind))

    def looks(self) -> list[int]:
        """The numbers of the events that some viewers may hear more of than others."""
        return [number for number, logged in enumerate(self._all) if logged.looker != NOBODY]

    def told_to(self, viewer: Viewer, since: int, end: int | None) -> list[Event]:
        """The events from `since` on, up to `end`, as this viewer may hear them now."""
        return [self._tell(number, each, viewer) for number, each in enumerate(self._all[since:end], start=since)]

    def _tell(self, number: int, logged: LoggedEvent, viewer: Viewer) -> Event:
        what, args, rules, parts, looker, kind = logged
        if looker != NOBODY and _may_hear(viewer, looker):
            args, parts = args | {"token": say_kind(self._tables, kind)}, {"token": key_of(self._tables, kind)}
        elif looker != NOBODY:
            what = f"{what}-hidden"
        return Event(number, Message(f"incantibus-event-{what}", args), rules, parts)


def _may_hear(viewer: Viewer, looker: int) -> bool:
    own = isinstance(viewer, Seated) and viewer.seat == looker and not viewer.look_closed
    return own or isinstance(viewer, OpenBook | Hindsight)
