"""`witching doctor`: check what a server stored against the rules."""

import sys

import click

from witching.cli.database import db_option, opened
from witching.cli.progress import open_progress
from witching.cli.shelf import SHELF
from witching.cli.speech import lang_option, one_line, say_refusal, text
from witching.cli.usage import HouseCommand
from witching.server.storage.integrity import Fault, examine
from witching.server.storage.store import Store

FAULTY = 1


@click.command("doctor", cls=HouseCommand, help=text("server-doctor-help"))
@db_option
@lang_option
def command(db: str | None) -> None:
    """One line for each fault and one for everything; exit code 1 when there are faults."""
    with opened(db) as store:
        tables, entries, faults = _examine_all(store)
    for fault in faults:
        click.echo(say_fault(fault))
    click.echo(text("server-doctor-total", tables=tables, entries=entries, faults=len(faults)))
    sys.exit(FAULTY if faults else 0)


def _examine_all(store: Store) -> tuple[int, int, list[Fault]]:
    """How many tables and entries there are, and what is wrong with them."""
    rows, entries, faults = store.tables(), 0, []
    with open_progress() as bar:
        for row in bar.track(rows, description=text("server-doctor-progress")):
            finding = examine(row.id, store, SHELF)
            entries += finding.table.number
            if finding.fault is not None:
                faults.append(finding.fault)
    return len(rows), entries, faults


def say_fault(fault: Fault) -> str:
    """What is wrong, and where, on one line."""
    what = say_refusal(fault.refusal)
    return text("server-doctor-fault", table=one_line(fault.table), number=fault.number, what=what)
