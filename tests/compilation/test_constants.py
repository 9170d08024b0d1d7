"""The numbers the compiler knows are the numbers in the sources."""

import importlib
import re
from pathlib import Path

import pytest

from witching.core.position import MOST_CHOICES

GAMES = Path(__file__).parents[2] / "src" / "witching" / "games"
DECLARED = sorted(GAMES.glob("*/components.pxd"))


def constants(pxd: Path) -> dict[str, int]:
    """The names and numbers of the `cdef enum` of a `components.pxd`."""
    return {name: int(number) for name, number in re.findall(r"^    (\w+) = (-?\d+)$", pxd.read_text(), re.MULTILINE)}


def test_there_is_something_to_compare() -> None:
    assert any(len(constants(pxd)) > 20 for pxd in DECLARED)


@pytest.mark.parametrize("pxd", DECLARED, ids=lambda pxd: pxd.parent.name)
def test_every_c_constant_equals_the_one_of_the_sources(pxd: Path) -> None:
    components = importlib.import_module(f"witching.games.{pxd.parent.name}.components")
    assert constants(pxd) == {name: getattr(components, name) for name in constants(pxd)}


ROOM = re.compile(
    r"(?:choices|scores|priors) = \[0(?:\.0)?\] \* (\d+)$|(?:short|double)\[(\d+)\] (?:choices|scores|priors)$",
    re.MULTILINE,
)


def test_every_list_of_choices_has_room_for_the_most() -> None:
    """C needs the number itself wherever a list is declared or made."""
    sources = [path.read_text(encoding="utf-8") for path in GAMES.parent.rglob("*.p[yx]*")]
    found = [int(python or c) for source in sources for python, c in ROOM.findall(source)]
    assert len(found) > 4
    assert set(found) == {MOST_CHOICES}
