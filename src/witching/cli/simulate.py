"""`witching simulate`: many games between bots, and what they tell."""

import json
import sys
import time
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import click
from rich.console import Console

from witching.arena.processes import PlayerLost
from witching.arena.simulate import Plan, check, simulate
from witching.arena.statistics import Totals
from witching.bots.roster import BOTS
from witching.cli.bot_names import check_misfits, named_bots, with_seats
from witching.cli.charts.balance import check_file, drawing, write_file
from witching.cli.games import find_game
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.main import INTERRUPTED
from witching.cli.options import check_range, game_options, jobs_option, limit_option, read_options
from witching.cli.output import one_line, text
from witching.cli.progress import open_progress, tell_loss
from witching.cli.simulation_report import summary, table
from witching.compilation.loader import COMPILED, status
from witching.core.options import find_file
from witching.core.refusal import refused
from witching.core.rng import SEED_LIMIT

MOST_GAMES = 1 << 32


@click.command("simulate", cls=LocalizedCommand, help=text("cli-simulate-help"))
@click.argument("game")
@game_options
@click.option("--games", type=int, default=1000, metavar="N", help=text("cli-games-help"))
@click.option("--bots", default="random", metavar="NAMES", help=text("cli-bots-help", bots=", ".join(BOTS)))
@click.option("--seed", type=int, default=1, metavar="N", help=text("cli-seed-help"))
@jobs_option
@click.option("--records", type=click.Path(), metavar="DIR", help=text("cli-records-help"))
@click.option("--balance", is_flag=True, help=text("cli-balance-help"))
@click.option("--svg", type=click.Path(), metavar="FILE", help=text("cli-svg-help"))
@click.option("--json", "as_json", is_flag=True, help=text("cli-json-help"))
@limit_option
def command(
    game: str, games: int, bots: str, seed: int, jobs: int, records: str | None, balance: bool, svg: str | None,
    as_json: bool, limit: int, **options: Any,
) -> None:  # fmt: skip
    """Play the series, show it, and end with its figures."""
    check_range("games", games, 1, MOST_GAMES)
    check_range("seed", seed, 0, SEED_LIMIT - 1)
    names = tuple(named_bots(bots))
    played = find_game(game)
    given = with_seats(read_options(played, **options), names)
    compiled = status() == COMPILED
    plan = Plan(played, given, names, seed, games, records, compiled, balance, limit)
    check_misfits(names, plan.game.blank(given).seats)
    setup = plan.game.write_setup(check(plan))
    if svg is not None:
        _check_drawing(plan, svg)
    if records is not None:
        _make_folder(records, plan.game.name)
    started = time.perf_counter()
    totals, interrupted = _play(plan, jobs)
    figures = summary(plan, setup, totals, time.perf_counter() - started, interrupted)
    file = find_file(plan.game.options)
    if file is not None and options.get(file.name) is not None:
        figures[f"{file.name}_file"] = one_line(Path(options[file.name]).name)
    drawn = svg if totals.games else None
    if drawn is not None:
        write_file(drawn, drawing(figures))  # before a reader of the tables can go away
    console = Console(stderr=as_json, highlight=False)
    table(console, plan, figures)
    if drawn is not None:
        console.print(text("cli-balance-drawn", path=one_line(drawn)), markup=False)
    if as_json:
        click.echo(json.dumps(figures))
    sys.exit(INTERRUPTED if interrupted else 0)


def _check_drawing(plan: Plan, svg: str) -> None:
    """A drawing has something to show and somewhere to go, before anything is played."""
    if not plan.balance:
        raise refused("cli-refusal-svg-alone")
    check_file(svg)


def _make_folder(records: str, game: str) -> None:
    """A folder that can be written to and has no records that would be overwritten."""
    if any(path.is_file() for path in Path(records).glob(f"{game}-*.json")):
        raise refused("cli-refusal-records-there", path=records, game=game)
    try:
        Path(records).mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=records):
            pass
    except OSError as error:
        raise refused("cli-refusal-folder", path=records, why=error.strerror or "") from None


def _play(plan: Plan, jobs: int) -> tuple[Totals, bool]:
    """Play with a progress bar; Ctrl-C, or the loss of a process, ends it with what has been played."""
    totals = Totals()
    try:
        with open_progress() as bar:
            task = bar.add_task(text("cli-simulate-progress"), total=plan.games)
            for totals in simulate(plan, jobs):
                bar.update(task, completed=totals.played)
    except (KeyboardInterrupt, PlayerLost) as error:
        tell_loss(error)
        return totals, True
    except OSError as error:
        if error.filename is None:
            raise
        raise refused("cli-refusal-record", path=str(error.filename), why=error.strerror or "") from None
    return totals, False
