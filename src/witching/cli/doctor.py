"""`witching doctor`: check what a server stored against the rules."""

import sys

import click

from witching.cli.database import db_option, opened
from witching.cli.games import ALL_GAMES
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.output import lang_option, one_line, say_refusal, text
from witching.cli.progress import open_progress
from witching.server.storage.integrity import Finding, examine
from witching.server.storage.store import Store

FAULTY = 1


@click.command("doctor", cls=LocalizedCommand, help=text("server-doctor-help"))
@db_option
@lang_option
def command(db: str | None) -> None:
    """One line for each fault or table that could not be examined, and one for everything; exit code 1 when there are
    faults."""
    with opened(db) as store:
        tables, entries, odd = _examine_all(store)
    for finding in odd:
        click.echo(say_finding(finding))
    faults = sum(finding.fault is not None for finding in odd)
    click.echo(text("server-doctor-total", tables=tables, entries=entries, faults=faults))
    sys.exit(FAULTY if faults else 0)


def _examine_all(store: Store) -> tuple[int, int, list[Finding]]:
    """How many tables and entries there are, and the findings of those that are wrong or could not be examined."""
    rows, entries, odd = store.tables(), 0, []
    with open_progress() as bar:
        for row in bar.track(rows, description=text("server-doctor-progress")):
            finding = examine(row.id, store, ALL_GAMES)
            entries += finding.table.number
            if not finding.is_right:
                odd.append(finding)
    return len(rows), entries, odd


def say_finding(finding: Finding) -> str:
    """What is wrong, and where, or why nobody knows, on one line."""
    table, fault = one_line(finding.table.id), finding.fault
    if fault is None:
        return text("server-doctor-absent", table=table, game=one_line(finding.absent))
    return text("server-doctor-fault", table=table, number=fault.number, what=say_refusal(fault.refusal))
