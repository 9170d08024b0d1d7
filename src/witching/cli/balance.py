"""The balance of a box: for machines as chapters of rows, for people as tables."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from witching.arena.balance import Row, chapters_of, row_statistics
from witching.cli.output import figure, one_line, say, text
from witching.core.message import Message

Figures = dict[str, Any]
"""An object of JSON, as it is printed; it has the options of a game under their own names."""

WIDE = 72  # a narrower terminal gets the columns that matter most
TITLES = {
    "lots": "cli-balance-lots",
    "things": "cli-balance-things",
    "lengths": "cli-balance-lengths",
    "shares": "cli-balance-shares",
}
COLUMNS = {
    "lots": ("points", "wins"),
    "things": ("a-game", "points", "helps", "seats", "wins"),
    "lengths": ("mean", "fewest", "most"),
    "shares": ("share",),
}
HEADS = {
    "a-game": "cli-balance-a-game",
    "mean": "cli-balance-mean",
    "fewest": "cli-balance-fewest",
    "most": "cli-balance-most",
    "points": "cli-balance-points",
    "helps": "cli-balance-helps",
    "seats": "cli-balance-seats",
    "wins": "cli-balance-wins",
    "share": "cli-balance-share",
}


def chapters(rows: Sequence[Row]) -> list[Figures]:
    """The figures by chapter, in the order of the game; `measure` says what they mean (docs/decisions/0004)."""
    return [
        {
            "chapter": chapter.key,
            "title": text(chapter.title),
            "measure": chapter.measure.value,
            "rows": [{"key": row.key, "name": _name(row.name), **_figures(row)} for row in members],
        }
        for chapter, members in chapters_of(rows).items()
    ]


def _figures(row: Row) -> Figures:
    figures: Figures = msgspec.to_builtins(row_statistics(row))
    return figures


def _name(name: Message | str) -> str:
    return one_line(say(name) if isinstance(name, Message) else name)


# ---------------------------------------------------------------- tables


def tables(console: Console, balance: Sequence[Figures], seats: int) -> None:
    """One table for each measure, with a section for each chapter, and how to read them."""
    for measure, group in groupby(sorted(balance, key=_by_measure), lambda chapter: chapter["measure"]):
        console.print(_table(measure, list(group), console.width >= WIDE))
    console.print(text("cli-balance-columns"))
    console.print(text("cli-balance-reading", even=even(seats)))


def _by_measure(chapter: Figures) -> int:
    return list(TITLES).index(chapter["measure"])


def _table(measure: str, group: list[Figures], wide: bool) -> Table:
    shown = Table(title=text(TITLES[measure]))
    shown.add_column(overflow="fold")
    left_out = {"helps"} if not any(row["helps"] for chapter in group for row in chapter["rows"]) else set()
    columns = [name for name in COLUMNS[measure] if name not in left_out and (wide or name != "seats")]
    for column in columns:
        shown.add_column(text(HEADS[column]), justify="right", no_wrap=wide)
    for chapter in group:
        shown.add_section()
        if len(group) > 1:
            shown.add_row(Text(chapter["title"], style="bold"))
        for row in chapter["rows"]:
            shown.add_row(Text(row["name"]), *(cell(column, row, wide) for column in columns))
    return shown


def even(seats: int) -> str:
    """The win rate of seats that are all alike, in percent."""
    return figure(100 / seats, 1)


# ---------------------------------------------------------------- cells


def cell(column: str, row: Figures, wide: bool) -> str:
    """A figure as it is written in a table or beside a bar."""
    return _wins(row, wide) if column == "wins" else CELLS[column](row)


def _wins(row: Figures, wide: bool) -> str:
    if row["win_rate"] is None:
        return text("cli-balance-nothing")
    half = f" ± {figure(50 * (row['high'] - row['low']), 1):>4}" if wide else ""
    return f"{figure(100 * row['win_rate'], 1)}{half} %"


def _number(value: float | None) -> str:
    return figure(value, 2) if value else text("cli-balance-nothing")


CELLS: dict[str, Callable[[Figures], str]] = {
    "a-game": lambda row: _number(row["per_game"]),
    "mean": lambda row: figure(row["per_game"], 1),
    "fewest": lambda row: str(row["fewest"]),
    "most": lambda row: str(row["most"]),
    "points": lambda row: _number(row["points"]),
    "helps": lambda row: _number(row["helps"]),
    "seats": lambda row: figure(row["seats"]),
    "share": lambda row: f"{figure(100 * row['per_game'], 1)} %",
}
