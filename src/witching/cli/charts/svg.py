"""Charts: panels of labelled bars and dots as one SVG, legible by day and by night."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from unicodedata import east_asian_width
from xml.sax.saxutils import escape

MARGIN = 32
ROW = 23
BAR = 12
GAP = 28  # between labels and columns
DRAWN = (190, 110)  # how wide the first column is drawn, and every other
WRITTEN = (112, 50)  # the room for the written figures beside it
ABOVE = 24  # a panel
HEAD = 52  # of a panel: its title and the heads of its columns
LETTER = 7.4  # of a label, on average
TITLE_LETTER = 9.2

STYLE = """
text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif; fill: #24212b }
.title { font-size: 22px; font-weight: 650 }
.panel { font-size: 15px; font-weight: 650 }
.about, .head { fill: #6b6577 }
.head { font-size: 12px }
.value { font-variant-numeric: tabular-nums }
.paper { fill: #fdfcfa }
.track { fill: #eeebf2 }
.bar { fill: #6a4fb3 }
.below { fill: #b3324a }
.dot { fill: #b4540a }
.line { stroke: #b4540a; stroke-width: 2; stroke-linecap: round }
.even { stroke: #8d8799; stroke-width: 1; stroke-dasharray: 3 3 }
.rule { stroke: #d9d4e0; stroke-width: 1 }
@media (prefers-color-scheme: dark) {
  text { fill: #ece8f4 }
  .about, .head { fill: #a59db5 }
  .paper { fill: #17141d }
  .track { fill: #2a2533 }
  .bar { fill: #a58cf0 }
  .below { fill: #f08090 }
  .dot { fill: #f2a65a }
  .line { stroke: #f2a65a }
  .even { stroke: #857c96 }
  .rule { stroke: #393345 }
}
"""


class Cell(NamedTuple):
    """One figure as it is drawn and as it is written; one with an interval is a dot on it, any other a bar."""

    value: float | None
    written: str
    interval: tuple[float, float] | None = None


class Column(NamedTuple):
    """One figure of every row, drawn between `bottom` and `top`; with a dashed line at `mark`."""

    head: str
    cells: Sequence[Cell]
    bottom: float
    top: float
    mark: float | None = None


class Panel(NamedTuple):
    """Rows with a label and a cell in every column; the place of a column that is None stays empty."""

    title: str
    labels: Sequence[str]
    columns: Sequence[Column | None]


def draw(title: str, about: Sequence[str], panels: Sequence[Panel]) -> str:
    """The chart as an SVG document; every text in it is escaped."""
    label = max((_label_width(panel) for panel in panels), default=0)
    most = max((len(panel.columns) for panel in panels), default=0)
    width = max(_left(label, most) - GAP + MARGIN, *(MARGIN * 2 + text_width(line, LETTER) for line in (title, *about)))
    y = MARGIN + 18
    body = [write_text(MARGIN, y, title, "title")]
    for line in about:
        y += 22
        body.append(write_text(MARGIN, y, line, "about"))
    for panel in panels:
        body += _panel(panel, label, width, y + ABOVE)
        y += ABOVE + HEAD + ROW * len(panel.labels)
    return document(title, about, body, width, y + MARGIN // 2)


def _left(label: int, index: int) -> int:
    """Where a column begins: the first is the wide one."""
    return MARGIN + label + GAP + sum(DRAWN[i > 0] + WRITTEN[i > 0] + GAP for i in range(index))


def _label_width(panel: Panel) -> int:
    return max([text_width(panel.title, TITLE_LETTER), *(text_width(name, LETTER) for name in panel.labels)])


def text_width(said: str, letter: float) -> int:
    """About how wide a text is drawn, if a letter of it is so wide."""
    return round(letter * sum(2 if east_asian_width(each) in "WF" else 1 for each in said))


def document(title: str, about: Sequence[str], body: Sequence[str], width: int, height: int, style: str = STYLE) -> str:
    """An SVG document with its title and what it is about also for those who hear it."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            'role="img" aria-labelledby="title about">',
            f'<title id="title">{escape(title)}</title>',
            f'<desc id="about">{escape(" ".join(about))}</desc>',
            f"<style>{style}</style>",
            f'<rect class="paper" width="{width}" height="{height}"/>',
            *body,
            "</svg>\n",
        ]
    )


def _panel(panel: Panel, label: int, width: int, y: int) -> Iterator[str]:
    yield f'<line class="rule" x1="{MARGIN}" x2="{width - MARGIN}" y1="{y}" y2="{y}"/>'
    yield write_text(MARGIN, y + 26, panel.title, "panel")
    first = y + HEAD
    for row, name in enumerate(panel.labels):
        yield write_text(MARGIN, first + ROW * row + 4, name)
    for index, column in enumerate(panel.columns):
        if column is not None:
            x = _left(label, index)
            yield write_text(x, y + 26, column.head, "head")
            yield from _column(column, x, first, DRAWN[index > 0])


def _column(column: Column, x: int, first: int, room: int) -> Iterator[str]:
    scale = room / ((column.top - column.bottom) or 1)
    zero = x - column.bottom * scale
    rows = [(first + ROW * row, cell) for row, cell in enumerate(column.cells)]
    for y, _ in rows:
        yield f'<rect class="track" x="{x}" y="{y - BAR // 2}" width="{room}" height="{BAR}" rx="3"/>'
    if column.mark is not None:
        at = zero + column.mark * scale
        yield f'<line class="even" x1="{at:.1f}" x2="{at:.1f}" y1="{first - BAR}" y2="{rows[-1][0] + BAR}"/>'
    for y, cell in rows:
        yield from _mark(cell, zero, y, scale)
        yield write_text(x + room + 10, y + 4, cell.written, "value")


def _mark(cell: Cell, zero: float, y: int, scale: float) -> Iterator[str]:
    """A dot on its interval, or a bar to the right or left of zero; nothing for nothing."""
    if cell.value is not None and cell.interval is not None:
        low, high = (zero + end * scale for end in cell.interval)
        yield f'<line class="line" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
        yield f'<circle class="dot" cx="{zero + cell.value * scale:.1f}" cy="{y}" r="4"/>'
    elif cell.value:
        width = max(1.5, abs(cell.value) * scale)
        left, style = (zero, "bar") if cell.value > 0 else (zero - width, "bar below")
        yield f'<rect class="{style}" x="{left:.1f}" y="{y - BAR // 2}" width="{width:.1f}" height="{BAR}" rx="3"/>'


def write_text(x: float, y: float, said: str, style: str = "") -> str:
    """A text of a drawing, escaped."""
    named = f' class="{style}"' if style else ""
    return f'<text x="{x}" y="{y}"{named}>{escape(said)}</text>'
