"""The balance of a box as a drawing: which figures become bars, which become dots."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile

from witching.cli.balance import Figures, cell, even
from witching.cli.charts.svg import Cell, Column, Panel, draw
from witching.cli.games import title_of
from witching.cli.output import text
from witching.core.refusal import Refused, refused

BARS = {"a-game": "per_game", "points": "points", "helps": "helps", "share": "per_game"}
DRAWN = {
    "lots": {"wins": "cli-balance-wins", "points": "cli-balance-points"},
    "things": {
        "wins": "cli-balance-wins",
        "a-game": "cli-balance-a-game",
        "points": "cli-balance-points-each",
        "helps": "cli-balance-helps",
    },
    "lengths": {"mean": "cli-balance-mean"},
    "shares": {"share": "cli-balance-share"},
}


def check_file(file: str) -> None:
    """Refuse a file that cannot be written, and leave no trace of having tried."""
    path = Path(file)
    try:
        if path.exists():
            with path.open("ab"):
                return
        with TemporaryFile(dir=path.parent):
            pass
    except (OSError, ValueError) as error:
        raise _unwritable(file, error) from None


def write_file(file: str, drawn: str) -> None:
    """Write a drawing into the file. Raises Refused."""
    try:
        Path(file).write_text(drawn, encoding="utf-8")
    except OSError as error:
        raise _unwritable(file, error) from None


def _unwritable(file: str, error: Exception) -> Refused:
    return refused("cli-refusal-svg-file", path=file, why=getattr(error, "strerror", None) or str(error))


def drawing(figures: Figures) -> str:
    """The figures of a series with their balance as an SVG document."""
    seats: int = figures["seats"]
    bots = figures["bots"] if len(set(figures["bots"])) > 1 else figures["bots"][:1]
    played = [*bots, *(name for name, value in figures["options"].items() if value is True)]
    played += [figures["box_file"]] if "box_file" in figures else []
    told = {"games": figures["games"], "seats": seats, "seed": str(figures["seed"]), "played": ", ".join(played)}
    about = text("cli-balance-about", **told)
    title = text("cli-balance-title", game=title_of(figures["game"]))
    highest = max(row["high"] or 0.0 for chapter in figures["balance"] for row in chapter["rows"])
    panels = [_panel(chapter, seats, highest) for chapter in figures["balance"]]
    reading = (text("cli-balance-columns"), text("cli-balance-scale", even=even(seats)))
    return draw(title, (about, *reading), panels)


def _panel(chapter: Figures, seats: int, highest: float) -> Panel:
    rows = chapter["rows"]
    columns = [_column(name, text(head), rows, seats, highest) for name, head in DRAWN[chapter["measure"]].items()]
    while columns and columns[-1] is None:
        columns.pop()
    return Panel(chapter["title"], [row["name"] for row in rows], columns)


def _column(name: str, head: str, rows: Sequence[Figures], seats: int, highest: float) -> Column | None:
    """Win rates have one scale for all chapters and a line where all seats are alike; bars begin at
    zero, and a column without any is left empty."""
    if name == "wins":
        return Column(head, [_win_rate(row) for row in rows], 0.0, highest, mark=1 / seats)
    if name == "mean":
        return Column(head, [_length(row) for row in rows], 0.0, max(row["most"] for row in rows))
    cells = [Cell(row[BARS[name]], cell(name, row, wide=True)) for row in rows]
    values = [found.value or 0.0 for found in cells]
    if not any(values) and name != "a-game":
        return None
    return Column(head, cells, min(0.0, *values), 1.0 if name == "share" else max(0.0, *values))


def _win_rate(row: Figures) -> Cell:
    known = row["win_rate"] is not None
    return Cell(row["win_rate"], cell("wins", row, wide=True), (row["low"], row["high"]) if known else None)


def _length(row: Figures) -> Cell:
    written = text("cli-balance-range", mean=cell("mean", row, wide=True), fewest=row["fewest"], most=row["most"])
    return Cell(row["per_game"], written, (row["fewest"], row["most"]))
