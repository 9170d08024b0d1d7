"""Schema: the tables of the database, the same in SQLite and PostgreSQL. A change needs a step in `migrations`."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, MetaData, Table, Text, text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("stage", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Index("ix_tables_lobby", "stage", "listed", "changed_at"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("payload", Text, nullable=False),
)
Index(
    "ix_entries_command",
    entries.c.table_id,
    entries.c.guest,
    entries.c.command,
    unique=True,
    sqlite_where=text("command <> ''"),
    postgresql_where=text("command <> ''"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, index=True),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("symbol", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

house = Table(
    "house",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
