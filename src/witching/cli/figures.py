"""The figures of a simulation: for machines as one object, for people as tables."""

from typing import Any, Literal

import msgspec
from rich.console import Console
from rich.table import Table

from witching.arena.simulate import Plan
from witching.arena.statistics import Totals, seat_statistics
from witching.bots.roster import names_by_seat
from witching.cli.balance import chapters, tables
from witching.cli.shelf import title_of
from witching.cli.speech import figure, text
from witching.core.game import Setup

COLUMNS = ("seat", "bot", "wins", "points", "deviation", "lowest", "highest")
WIDE = 76  # a narrower terminal gets the first four columns, uncut


def summary(plan: Plan, setup: Setup, totals: Totals, wall_seconds: float, interrupted: bool) -> dict[str, Any]:
    """The figures as one object; `ends` counts the games by the cause of their end."""
    seats = len(setup.seats)
    names = names_by_seat(plan.bots, seats)
    return {
        "game": plan.game.name,
        **{name: value for name, value in setup.options.items() if not isinstance(value, dict)},
        "options": setup.options,
        "seats": seats,
        "bots": names,
        "seed": plan.seed,
        "games": totals.games,
        "decisions": totals.decisions,
        "shortest": totals.shortest,
        "longest": totals.longest,
        "cpu_seconds": round(totals.cpu_seconds, 4),
        "wall_seconds": round(wall_seconds, 4),
        "compiled": plan.compiled,
        "interrupted": interrupted,
        "ends": {name: totals.endings[i] if totals.games else 0 for i, name in enumerate(plan.game.endings) if i},
        "by_seat": [
            {"seat": seat, "bot": names[seat]}
            | {name: value for name, value in setup.seats[seat].items() if isinstance(value, str)}
            | msgspec.to_builtins(seat_statistics(totals, seat))
            for seat in range(seats)
            if totals.games
        ],
        **({"balance": chapters(totals.balance)} if plan.balance else {}),
    }


def table(console: Console, plan: Plan, figures: dict[str, Any]) -> None:
    """The figures as people like to read them."""
    if figures["games"]:
        columns: tuple[str, ...] = COLUMNS if console.width >= WIDE else COLUMNS[:4]
        console.print(_by_seat(figures, columns))
        if plan.balance:
            tables(console, figures["balance"], figures["seats"])
        else:
            console.print(_ends(plan, figures), _length(figures), sep="\n")
        console.print(_speed(figures))
    if figures["interrupted"]:
        console.print(text("cli-figures-interrupted", games=figures["games"], wanted=plan.games))


def _length(figures: dict[str, Any]) -> str:
    mean = figure(figures["decisions"] / figures["games"], 1)
    return text("cli-figures-length", mean=mean, shortest=figures["shortest"], longest=figures["longest"])


def _by_seat(figures: dict[str, Any], columns: tuple[str, ...]) -> Table:
    title = text("cli-figures-title", game=title_of(figures["game"]), games=figures["games"])
    shown = Table(title=title)
    for column in columns:
        justify: Literal["left", "right"] = "left" if column == "bot" else "right"
        shown.add_column(text(f"cli-figures-{column}"), justify=justify, no_wrap=True)
    for row in figures["by_seat"]:
        cells = {
            "seat": str(row["seat"]), "bot": row["bot"], "wins": f"{figure(100 * row['win_rate'], 1)} %",
            "points": figure(row["mean"], 2), "deviation": figure(row["deviation"], 2),
            "lowest": str(row["lowest"]), "highest": str(row["highest"]),
        }  # fmt: skip
        shown.add_row(*(cells[column] for column in columns))
    return shown


def _ends(plan: Plan, figures: dict[str, Any]) -> Table:
    shown = Table(title=text("cli-figures-ends"))
    shown.add_column(text("cli-figures-cause"))
    shown.add_column(text("cli-figures-share"), justify="right")
    for name, count in figures["ends"].items():
        shown.add_row(text(f"arena-ending-{plan.game.name}-{name}"), f"{figure(100 * count / figures['games'], 1)} %")
    return shown


def _speed(figures: dict[str, Any]) -> str:
    rate = figures["decisions"] / max(figures["cpu_seconds"], 1e-6)
    key = "cli-figures-speed-compiled" if figures["compiled"] else "cli-figures-speed-pure"
    seconds = figure(figures["wall_seconds"], 2)
    return text(key, decisions=figures["decisions"], seconds=seconds, rate=figure(rate))
