"""The figures of a simulation: for machines as one object, for people as tables."""

from typing import Literal

import msgspec
from rich.console import Console
from rich.table import Table

from witching.arena.forfeit import Forfeit
from witching.arena.simulate import Plan
from witching.arena.statistics import Totals, seat_statistics
from witching.bots.external.loader import label
from witching.bots.roster import names_by_seat
from witching.cli.balance import Figures, chapters, tables
from witching.cli.bot_failures import Conditions, say_forfeits
from witching.cli.games import title_of
from witching.cli.output import figure, text
from witching.core.converter import Converter
from witching.core.game import Setup

COLUMNS = ("seat", "bot", "wins", "points", "deviation", "lowest", "highest")
WIDE = 76  # a narrower terminal gets the first four columns, uncut
LEAST_MEASURED = 0.05  # seconds of CPU time; a rate of less would be an accident
_FORFEITS = Converter(list[Forfeit])


def summary(plan: Plan, setup: Setup, totals: Totals, wall_seconds: float, interrupted: bool) -> Figures:
    """The figures as one object; `ends` counts the games by the cause of their end.

    `games` came to their end. `forfeits` are those that a bot lost by rule: they count among the wins and nowhere else.
    """
    seats = len(setup.seats)
    names = [label(name) for name in names_by_seat(plan.bots, seats)]
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
            | msgspec.to_builtins(seat_statistics(totals, seat, seats))
            for seat in range(seats)
            if totals.played
        ],
        "forfeits": msgspec.to_builtins(totals.forfeits),
        **({"balance": chapters(totals.balance)} if plan.balance else {}),
    }


def table(console: Console, plan: Plan, figures: Figures) -> None:
    """The figures as people like to read them."""
    if figures["by_seat"]:
        columns: tuple[str, ...] = COLUMNS if console.width >= WIDE else COLUMNS[:4]
        console.print(_by_seat(figures, columns))
    given = Conditions(plan.game.name, plan.options, plan.limit)
    for line in say_forfeits(_FORFEITS.convert(figures["forfeits"]), given):
        console.print(line, markup=False, soft_wrap=True)
    if figures["games"]:
        if plan.balance:
            tables(console, figures["balance"], figures["seats"])
        else:
            console.print(_ends(plan, figures), _length(figures), sep="\n")
        console.print(say_speed(figures))
    if figures["interrupted"]:
        played = figures["games"] + len(figures["forfeits"])
        console.print(text("cli-figures-interrupted", games=played, wanted=plan.games))


def _length(figures: Figures) -> str:
    mean = figure(figures["decisions"] / figures["games"], 1)
    return text("cli-figures-length", mean=mean, shortest=figures["shortest"], longest=figures["longest"])


def _by_seat(figures: Figures, columns: tuple[str, ...]) -> Table:
    played = figures["games"] + len(figures["forfeits"])
    title = text("cli-figures-title", game=title_of(figures["game"]), games=played)
    shown = Table(title=title)
    for column in columns:
        justify: Literal["left", "right"] = "left" if column == "bot" else "right"
        shown.add_column(text(f"cli-figures-{column}"), justify=justify, no_wrap=True)
    for row in figures["by_seat"]:
        cells = {
            "seat": str(row["seat"]), "bot": row["bot"], "wins": f"{figure(100 * row['win_rate'], 1)} %",
            "points": _figure(row["mean"], 2), "deviation": _figure(row["deviation"], 2),
            "lowest": _figure(row["lowest"]), "highest": _figure(row["highest"]),
        }  # fmt: skip
        shown.add_row(*(cells[column] for column in columns))
    return shown


def _figure(value: float | None, places: int = 0) -> str:
    return text("cli-balance-nothing") if value is None else figure(value, places)


def _ends(plan: Plan, figures: Figures) -> Table:
    shown = Table(title=text("cli-figures-ends"))
    shown.add_column(text("cli-figures-cause"))
    shown.add_column(text("cli-figures-share"), justify="right")
    for name, count in figures["ends"].items():
        shown.add_row(text(f"{plan.game.name}-ending-{name}"), f"{figure(100 * count / figures['games'], 1)} %")
    return shown


def say_speed(figures: Figures) -> str:
    """How fast it was, where it took long enough to be measured."""
    if figures["cpu_seconds"] < LEAST_MEASURED:
        return text("cli-figures-speed-unknown", decisions=figures["decisions"])
    rate = figures["decisions"] / figures["cpu_seconds"]
    key = "cli-figures-speed-compiled" if figures["compiled"] else "cli-figures-speed-pure"
    seconds = figure(figures["wall_seconds"], 2)
    return text(key, decisions=figures["decisions"], seconds=seconds, rate=figure(rate))
