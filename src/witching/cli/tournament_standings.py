"""The standings of a tournament: tables for people, and the files of its folder."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from witching.arena.tournament.folder import Folder, pretty
from witching.arena.tournament.standings import Rate
from witching.cli.bot_failures import say_forfeits
from witching.cli.games import title_of
from witching.cli.output import figure, text
from witching.cli.tournament_report import draw_report
from witching.cli.tournament_result import HEADS, TournamentResult, say_interval

RESULT = "result.json"
TIMES = "times.json"
REPORT = "report.html"
WIDE = 76  # a narrower terminal gets what matters most
LABEL, CELL = 20, 15  # about how wide the columns of the matrix are, with their intervals
READING = ("cli-tournament-reading-rating", "cli-tournament-reading-wins", "cli-tournament-reading-cpu")


def write_files(folder: Folder, outcome: TournamentResult) -> None:
    """What can be repeated, what was measured, and the report for people. Raises Refused."""
    folder.write(RESULT, pretty(outcome.result))
    folder.write(TIMES, pretty({"bots": outcome.times}))
    folder.write(REPORT, draw_report(outcome).encode())


def show(console: Console, outcome: TournamentResult) -> None:
    """The tables, and how to read them."""
    if outcome.result.games:
        console.print(_standings(outcome, wide=console.width >= WIDE))
        for line in say_forfeits(outcome.result.forfeits, outcome.conditions):
            console.print(line, markup=False, soft_wrap=True)
        console.print(_matrix(outcome, wide=console.width >= LABEL + CELL * len(outcome.order)))
        for key in (*READING, "cli-tournament-reading-matrix"):
            console.print(text(key))


def _standings(outcome: TournamentResult, *, wide: bool) -> Table:
    result = outcome.result
    shown = Table(title=text("cli-figures-title", game=title_of(result.plan.game), games=result.games))
    columns = [name for name in HEADS if wide or name not in ("points", "cpu")]
    for name in columns:
        shown.add_column(text(HEADS[name]), justify="left" if name == "bot" else "right", overflow="fold")
    for place in range(len(result.bots)):
        row = outcome.row(place)
        shown.add_row(*(Text(row[name]) for name in columns))
    return shown


def _matrix(outcome: TournamentResult, *, wide: bool) -> Table:
    """The bots by their places, so that the columns stay narrow."""
    shown = Table(title=text("cli-tournament-matrix"))
    shown.add_column(text("cli-figures-bot"), overflow="fold")
    for place in range(len(outcome.order)):
        shown.add_column(str(place + 1), justify="right", no_wrap=True)
    for place, bot in enumerate(outcome.order):
        rates = [outcome.result.matrix[bot][other] for other in outcome.order]
        cells = ["" if rate is None else _share(rate, wide=wide) for rate in rates]
        shown.add_row(Text(f"{place + 1} {outcome.name(bot)}"), *cells)
    return shown


def _share(rate: Rate, *, wide: bool) -> str:
    return figure(100 * rate.rate) + (f" ({say_interval(rate)})" if wide else "")
