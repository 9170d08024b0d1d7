"""The style sheet and the script: legible in any light, and small."""

import re
from pathlib import Path

import pytest

import witching.nojs
from witching.nojs.ansi_html import SIXTEEN

STATIC = Path(witching.nojs.__file__).parent / "static"
CSS = (STATIC / "plain.css").read_text(encoding="utf-8")
ENOUGH = 4.5
"""WCAG AA: the contrast of text."""
PAIRS = [
    (ink, ground)
    for ink, grounds in {
        "ink": ("ground", "card", "look", "wrong"),
        "soft": ("ground", "card", "look"),
        "link": ("ground", "card", "look"),
        "accent": ("card",),
        "on-accent": ("accent",),
    }.items()
    for ground in grounds
]
DRAWING = "1a1526"


def colours(part: str) -> dict[str, str]:
    """The colours that a part of the style sheet names."""
    return dict(re.findall(r"--([a-z-]+): #([0-9a-f]{6})", part))


LIGHT, DARK = (colours(part) for part in CSS.split("}", 1)[0:1] + CSS.split("prefers-color-scheme: dark", 1)[1:])


def contrast(one: str, other: str) -> float:
    """By the formula of WCAG 2."""
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(code: str) -> float:
    parts = [int(code[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_text_stands_out_from_its_ground(theme: dict[str, str]) -> None:
    for ink, ground in PAIRS:
        assert contrast(theme[ink], theme[ground]) >= ENOUGH, (ink, ground)


def test_the_colours_of_a_drawing_stand_out_from_its_ground() -> None:
    assert f"background: #{DRAWING}" in CSS
    assert all(contrast(colour, DRAWING) >= ENOUGH for colour in SIXTEEN[1:])


def test_the_formula() -> None:
    assert contrast("000000", "ffffff") == pytest.approx(21)
    assert contrast("777777", "ffffff") == pytest.approx(4.48, abs=0.01)


def test_the_script_is_small() -> None:
    assert len((STATIC / "live.js").read_text(encoding="utf-8").splitlines()) <= 60
