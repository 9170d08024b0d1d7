"""What a renderer draws at a terminal, as HTML. The page allows no inline styles, so every style is a class."""

import re
from functools import cache
from io import StringIO

from markupsafe import Markup, escape
from rich.cells import cell_len
from rich.color import Color, ColorSystem
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style

WIDTH = 80
SIXTEEN = [
    "2a2636",
    "ff7b72",
    "7ee787",
    "e3b341",
    "79b8ff",
    "e0a3ff",
    "6fd8d0",
    "e8e3f0",
    "9a93ab",
    "ff9d96",
    "a2f0a8",
    "f2cc60",
    "a5cdff",
    "ecc4ff",
    "9beae4",
    "ffffff",
]
"""The named colours, as they look on the dark background of a drawing."""
STEPS = (0, 95, 135, 175, 215, 255)
CUBE, GREYS, COLOURS = 16, 232, 256
ODD = re.compile("([\u2190-\u24ff\u2580-\U0010ffff])")
"""Wide letters and symbols, which browsers take from fonts of a different width; not the box-drawing characters."""


def draw(drawing: RenderableType) -> Markup:
    """A drawing, line by line. This is the only place where text becomes HTML without a template: a board has a
    thousand spans."""
    console = Console(width=WIDTH, file=StringIO(), color_system="256", force_terminal=True, legacy_windows=False)
    lines = console.render_lines(drawing, pad=False)
    return Markup("".join(f"{''.join(map(_segment, line))}\n" for line in lines))


def _segment(segment: Segment) -> str:
    text = "".join(_cell(piece) if ODD.fullmatch(piece) else escape(piece) for piece in ODD.split(segment.text))
    classes = _classes(segment.style) if segment.style else ""
    return f'<span class="{classes}">{text}</span>' if classes else text


def _cell(letter: str) -> str:
    """A character with its width in columns."""
    return f'<span class="cell{cell_len(letter)}">{escape(letter)}</span>'


@cache
def _classes(style: Style) -> str:
    ink, ground = _number(style.color), _number(style.bgcolor)
    if style.reverse:
        ink, ground = ground, ink
    painted = [f"{kind}{number}" for kind, number in (("f", ink), ("b", ground)) if number is not None]
    traits = [name for name in ("bold", "dim", "italic", "underline") if getattr(style, name)]
    return " ".join([*painted, *traits, *(["reverse"] if style.reverse and ink is None and ground is None else [])])


def _number(colour: Color | None) -> int | None:
    return None if colour is None or colour.is_default else colour.downgrade(ColorSystem.EIGHT_BIT).number


@cache
def stylesheet() -> str:
    """The classes of all colours."""
    return "".join(
        f".ink .f{number}{{color:#{code}}}.ink .b{number}{{background:#{code}}}\n"
        for number, code in enumerate(map(_code, range(COLOURS)))
    )


def _code(number: int) -> str:
    """The hex code of one of a terminal's 256 colours."""
    if number < CUBE:
        return SIXTEEN[number]
    if number >= GREYS:
        return f"{8 + 10 * (number - GREYS):02x}" * 3
    red, rest = divmod(number - CUBE, 36)
    return "".join(f"{STEPS[step]:02x}" for step in (red, *divmod(rest, 6)))
