"""Curves: what is left of things seen, by how many were seen since, as one SVG with a panel for each memory."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from witching.cli.charts.svg import LETTER, MARGIN, STYLE, document, text_width, write_text
from witching.cli.memory_report import say_holders, say_meanings, say_parameters
from witching.cli.output import figure, text
from witching.core.memory import Memory

AGES = 60  # things seen since, at the right end of a panel
TICK = 20
WIDTH = 280  # of a panel's plot
HEIGHT = 96
NAME = 150  # the room for the names of the memories
SCALE = 60  # the room for the per cent
GAP = 36
LINE = 22  # of writing
ROW = LINE + HEIGHT + GAP
WIDE = MARGIN * 2 + NAME + 2 * (SCALE + WIDTH)
KINDS = {"exact": "bots-memory-exact", "colour": "bots-memory-colour", "blank": "bots-memory-blank"}
AREAS = """
.exact { fill: #6a4fb3 }
.colour { fill: #c3b3ee }
.blank { fill: #eeebf2 }
.end { text-anchor: end }
.middle { text-anchor: middle }
@media (prefers-color-scheme: dark) {
  .exact { fill: #a58cf0 }
  .colour { fill: #5c4a92 }
  .blank { fill: #2a2533 }
}
"""


def draw_memories(memories: Mapping[str, Memory], ages: int) -> str:
    """The memories, each with a bot's own cards on the left and others' on the right, and what the words mean."""
    title, about = text("bots-memory-title"), [text("bots-memory-about"), text("bots-memory-reading")]
    first, meanings = MARGIN + 18 + LINE * len(about), say_meanings()
    end = first + 78 + ROW * len(memories)
    body = [write_text(MARGIN, MARGIN + 18, title, "title"), *_lines(MARGIN + 18, about)]
    body += [*_legend(first + 30), *_heads(first + 62)]
    for row, (name, memory) in enumerate(memories.items()):
        body += _memory(name, memory, ages, first + 78 + LINE + ROW * row)
    body += _lines(end, meanings)
    said = [*about, *meanings]
    width = max(WIDE, *(MARGIN * 2 + text_width(line, LETTER) for line in said))
    return document(title, said, body, width, end + LINE * len(meanings) + MARGIN, STYLE + AREAS)


def _lines(y: int, lines: Sequence[str]) -> list[str]:
    """Lines below this height."""
    return [write_text(MARGIN, y + LINE * line, said, "about") for line, said in enumerate(lines, start=1)]


def _legend(y: int) -> Iterator[str]:
    for place, (style, key) in enumerate(KINDS.items()):
        x = MARGIN + NAME + SCALE + 200 * place
        yield f'<rect class="{style}" x="{x}" y="{y - 11}" width="14" height="14" rx="3"/>'
        yield write_text(x + 22, y, text(key))


def _heads(y: int) -> Iterator[str]:
    yield write_text(_left(0), y, text("bots-memory-own"), "panel")
    yield write_text(_left(1), y, text("bots-memory-others"), "panel")


def _left(column: int) -> int:
    return MARGIN + NAME + SCALE + column * (WIDTH + SCALE)


def _memory(name: str, memory: Memory, ages: int, y: int) -> Iterator[str]:
    """Its name and who has it above, what sets it apart beside."""
    yield write_text(MARGIN, y - 14, text(f"bots-memory-named-{name}"), "panel")
    yield write_text(_left(0), y - 14, say_holders(memory))
    for line, said in enumerate(say_parameters(memory)):
        yield write_text(MARGIN, y + 13 + 17 * line, said, "head")
    for column, own in enumerate((True, False)):
        yield from _panel(memory, ages, _left(column), y, own=own)


def _panel(memory: Memory, ages: int, x: int, y: int, *, own: bool) -> Iterator[str]:
    """What is forgotten is drawn behind, before it what is left of the colours, before that what is known exactly."""
    yield f'<rect class="blank" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}"/>'
    yield _area("colour", partial(memory.coloured, own=own), ages, x, y)
    yield _area("exact", partial(memory.exact, own=own), ages, x, y)
    for share in (0, 0.5, 1):
        at = y + HEIGHT * (1 - share)
        yield f'<line class="rule" x1="{x}" x2="{x + WIDTH}" y1="{at}" y2="{at}"/>'
        yield write_text(x - 6, at + 4, f"{figure(100 * share)} %", "head end")
    for age in range(0, ages + 1, TICK):
        yield write_text(x + WIDTH * age / ages, y + HEIGHT + 16, str(age), "head middle")


def _area(style: str, chance: Callable[[int], float], ages: int, x: int, y: int) -> str:
    points = [(x + WIDTH * age / ages, y + HEIGHT * (1 - chance(age))) for age in range(ages + 1)]
    line = " ".join(f"L{across:.1f} {down:.1f}" for across, down in points)
    return f'<path class="{style}" d="M{x} {y + HEIGHT} {line} L{x + WIDTH} {y + HEIGHT} Z"/>'
