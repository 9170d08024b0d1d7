"""Who sits at which table, read from the entries of existing tables."""

import json
from collections.abc import Iterable, Iterator

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

SEATING = ("sat", "moved", "stood", "removed")


def upgrade() -> None:
    """Add and fill the table of sitters."""
    sitters = op.create_table(
        "sitters",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", name="pk_sitters"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sitters_table_id"),
    )
    op.create_index("ix_sitters_table_id", "sitters", ["table_id"])
    found = [{"guest": guest, "table_id": table} for guest, table in sorted(set(_sitting(_seating_entries())))]
    if found:
        op.bulk_insert(sitters, found)


def _seating_entries() -> Iterator[tuple[str, str]]:
    """Table and payload of each entry that changes who sits where, in log order."""
    entries = sa.table("entries", sa.column("table_id", sa.Text), sa.column("number"), sa.column("payload", sa.Text))
    wanted = sa.or_(*(entries.c.payload.startswith(f'{{"what":"{what}"') for what in SEATING))
    query = sa.select(entries.c.table_id, entries.c.payload).where(wanted)
    for row in op.get_bind().execute(query.order_by(entries.c.table_id, entries.c.number)):
        yield row.table_id, row.payload


def _sitting(rows: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Guest and table of every seat that is taken after all these entries."""
    seats: dict[tuple[str, int], str] = {}
    for table, payload in rows:
        entry = json.loads(payload)
        seats[table, entry["seat"]] = entry["guest"] if entry["what"] in ("sat", "moved") else ""
    for (table, _), guest in seats.items():
        if guest:
            yield guest, table
