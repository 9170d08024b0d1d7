"""`witching backup`: a copy of the database, also while the server runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

import click

from witching.cli.database import db_option, default_url, file_of
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.output import figure, lang_option, one_line, text
from witching.core.refusal import refused
from witching.terminal.save_files import replacing

SOUND = "ok"
BYTES = 1 << 20


@click.command("backup", cls=LocalizedCommand, help=text("server-backup-help"))
@click.argument("file", type=click.Path())
@db_option
@lang_option
def command(file: str, db: str | None) -> None:
    """Copy the whole database into one file."""
    source, target = file_of(db or default_url()), Path(file)
    if source is None:
        raise refused("server-refusal-backup-postgresql")
    if target.exists():
        raise refused("server-refusal-backup-there", path=file)
    try:
        with replacing(target) as copy:
            _copy(source, copy.name)
    except (OSError, sqlite3.Error) as error:
        raise refused("server-refusal-backup", path=file, why=getattr(error, "strerror", None) or str(error)) from None
    size = figure(target.stat().st_size / BYTES, 1)
    click.echo(text("server-backup-done", path=one_line(file), size=size))


def _copy(source: Path, target: str) -> None:
    """Copy in one step: a copy in several would begin again whenever the server writes. The copy is a single file."""
    address = f"{source.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as original, closing(sqlite3.connect(target)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if found != SOUND:
            raise sqlite3.DatabaseError(found)
