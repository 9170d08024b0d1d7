"""`witching export`: the records of finished games, as files."""

import sys
from pathlib import Path

import click

from witching.cli.database import db_option, opened
from witching.cli.doctor import FAULTY, say_finding
from witching.cli.games import ALL_GAMES
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.output import lang_option, one_line, text
from witching.cli.progress import open_progress
from witching.core.refusal import quote, refused
from witching.server.storage.integrity import Finding, examine
from witching.server.storage.store import Store
from witching.terminal.save_files import save

OVER = "over"


@click.command("export", cls=LocalizedCommand, help=text("server-export-help"))
@click.argument("folder", metavar="DIR", type=click.Path())
@db_option
@click.option("--table", metavar="ID", help=text("server-export-table-help"))
@lang_option
def command(folder: str, db: str | None, table: str | None) -> None:
    """Write what is not there yet; exit code 1 when a log is faulty."""
    with opened(db) as store:
        wanted = store.tables_at(OVER) if table is None else [_finished(store, table)]
        written, odd = _export(store, wanted, Path(folder))
    for finding in odd:
        click.echo(say_finding(finding), err=True)
    there = len(wanted) - written - len(odd)
    click.echo(text("server-export-done", records=written, there=there, path=one_line(folder)))
    sys.exit(FAULTY if any(finding.fault is not None for finding in odd) else 0)


def _finished(store: Store, table: str) -> str:
    """The id of a table whose game is over. Raises Refused."""
    if not store.has_table(table):
        raise refused("server-refusal-export-none", given=one_line(quote(table)))
    if store.summary(table).stage != OVER:
        raise refused("server-refusal-export-running", given=one_line(quote(table)))
    return table


def _export(store: Store, tables: list[str], folder: Path) -> tuple[int, list[Finding]]:
    """How many records were written, and the findings of those that could not be; a file that is there is left as it
    is."""
    written, odd = 0, []
    with open_progress() as bar:
        for table in bar.track(tables, description=text("server-export-progress")):
            finding = examine(table, store, ALL_GAMES)
            record = finding.table.record()
            if not finding.is_right or record is None:
                odd += [] if finding.is_right else [finding]
                continue
            file = folder / f"{record.game}-{table}.json"
            if not file.exists():
                save(file, record)
                written += 1
    return written, odd
