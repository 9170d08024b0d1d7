"""Logs for the tests: every kind of entry, and appends that follow each other."""

from collections.abc import Sequence
from typing import get_args

from hypothesis import strategies as st

from witching.core.game import Setup
from witching.server.storage.store import Append, Summary
from witching.server.table.events import AnyTableEvent, Begun, Chose, LogEntry, Opened, Sat
from witching.server.table.settings import Terms

TEXT = st.text(st.characters(codec="utf-8"), max_size=12)
"""What people type, NUL and emoji included."""
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=5,
)
DOCUMENT = st.dictionaries(TEXT, JSON, max_size=3)
TERMS = st.builds(Terms, game=TEXT, seats=st.lists(TEXT, min_size=2, max_size=4), options=DOCUMENT)
OF_TYPE = {str: TEXT, int: st.integers(0, 2**40), bool: st.booleans(), Terms: TERMS}
OWN = {Begun: st.builds(Begun, st.builds(Setup, DOCUMENT, st.lists(DOCUMENT, max_size=3), DOCUMENT), TEXT)}

TAGS = {
    "opened", "sat", "moved", "stood", "arranged", "begun", "chose", "shut", "wished", "answered", "undone", "said",
    "muted", "left", "returned", "replaced", "removed", "woke", "rematched", "closed",
}  # fmt: skip
"""The stored tags of every kind of entry on the day of `stored/`: these names never change."""
LATER_TAGS = {"preferred"}
"""Those of the kinds that came later: neither do they."""


def _entries_of(kind: type) -> st.SearchStrategy[AnyTableEvent]:
    known = {name: OF_TYPE[hint] for name, hint in kind.__annotations__.items() if hint in OF_TYPE}
    return OWN[kind] if kind in OWN else st.builds(kind, **known)


ENTRIES = st.one_of(*map(_entries_of, get_args(AnyTableEvent)))
"""Any entry that can be written."""


def summary(*sitters: str, stage: str = "playing", listed: bool = False) -> Summary:
    """The state of a table."""
    return Summary(stage, listed, "game", list(sitters))


def opening(table: str, *, at: int = 1, guest: str = "host", stage: str = "open", listed: bool = False) -> Append:
    """A table is opened, and its host sits down."""
    entries: list[AnyTableEvent] = [Opened(Terms("game", ["", ""]), guest), Sat(0, guest, "Anna", "")]
    return Append(table, numbered(entries, 1, at=at), summary(guest, stage=stage, listed=listed))


def choosing(table: str, number: int, *, command: str = "", at: int = 1, guest: str = "host") -> Append:
    """One more entry."""
    rows = numbered([Chose(0, f"choice-{number}")], number, at=at, guest=guest, command=command)
    return Append(table, rows, summary(guest))


def numbered(
    entries: Sequence[AnyTableEvent], first: int, *, at: int = 1, guest: str = "", command: str = ""
) -> list[LogEntry]:
    """Entries with their numbers; the first carries the command."""
    return [LogEntry(first + place, at, entry, guest, "" if place else command) for place, entry in enumerate(entries)]
