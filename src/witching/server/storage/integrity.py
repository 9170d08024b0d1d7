"""Integrity: whether a table's log is complete, follows the rules, and agrees with the index of tables."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.exc import DBAPIError

from witching.core.game import Game
from witching.core.refusal import Refusal, Refused, refused
from witching.core.verify import verify
from witching.server.storage.database import quote_line
from witching.server.storage.store import Damaged, Store, Summary, summary_of
from witching.server.table.events import LogEntry
from witching.server.table.game_failure import GameAbsent
from witching.server.table.state import Table


class Fault(Struct, frozen=True):
    """What is wrong at a table, and with which of its entries."""

    table: str
    number: int
    refusal: Refusal


class Finding(Struct, frozen=True):
    """A table rebuilt from its log, and the first thing that is wrong with it, if anything is.

    `absent` names the game of a table that could not be examined because the game is not installed here, or is broken.
    """

    table: Table
    fault: Fault | None = None
    absent: str = ""

    @property
    def is_right(self) -> bool:
        """Whether the table was examined and nothing is wrong with it."""
        return self.fault is None and not self.absent


def examine(table_id: str, store: Store, games: Mapping[str, Game]) -> Finding:
    """Fold a table and check it. If it is faulty and changed meanwhile, read it again: a real fault stays."""
    before, finding = -1, _examine_once(table_id, store, games)
    while finding.fault is not None and finding.table.number != before:
        before, finding = finding.table.number, _examine_once(table_id, store, games)
    return finding


def _examine_once(table_id: str, store: Store, games: Mapping[str, Game]) -> Finding:
    table = Table(table_id, games)
    try:
        log = _read(store, table_id)
        summary = store.summary(table_id)
        _apply_all(table, log)
        _check_summary(table, summary)
        _check_record(table)
    except Faulty as error:
        return Finding(table, Fault(table_id, error.number, error.refusal))
    except GameAbsent as error:
        return Finding(table, absent=error.game)
    return Finding(table)


class Faulty(Exception):
    """Raised at the first fault."""

    def __init__(self, number: int, reason: Refused) -> None:
        super().__init__(number, reason)
        self.number, self.refusal = number, reason.refusal


def _read(store: Store, table_id: str) -> list[LogEntry]:
    try:
        return store.entries(table_id)
    except Damaged as error:
        raise Faulty(error.number, refused("server-doctor-unreadable", why=quote_line(error.why))) from None
    except DBAPIError as error:
        raise Faulty(0, refused("server-doctor-unreadable", why=quote_line(error.orig))) from None


def _apply_all(table: Table, log: Iterable[LogEntry]) -> None:
    for row in log:
        if row.number != table.number + 1:
            raise Faulty(table.number + 1, refused("server-doctor-hole", found=row.number))
        _apply(table, row)
    if not table.number:
        raise Faulty(1, refused("server-doctor-no-entries"))


def _apply(table: Table, row: LogEntry) -> None:
    """Apply an entry. Raises Faulty, without details since the game may still be in play, or GameAbsent."""
    try:
        table.apply(row)
    except GameAbsent:
        raise
    except Refused as error:
        raise Faulty(row.number, refused("server-doctor-rules", error.refusal.rule)) from None
    except Exception as error:  # an entry that no handler made may break anything
        raise Faulty(row.number, refused("server-doctor-entry", kind=type(error).__name__)) from None


def _check_summary(table: Table, summary: Summary) -> None:
    right, written = asdict(summary_of(table)), asdict(summary)
    wrong = [name for name in right if right[name] != written[name]]
    if wrong:
        raise Faulty(table.number, refused("server-doctor-summary", names=", ".join(wrong)))


def _check_record(table: Table) -> None:
    record = table.record()
    if record is not None:
        verdict = verify(table.game, record)
        if not verdict.right:
            raise Faulty(table.number, refused("server-doctor-record", verdict.rule, why=verdict.message))
