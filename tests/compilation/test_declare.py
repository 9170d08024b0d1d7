"""What is generated from the lists of fields is what is committed."""

import pytest

from tools import declare
from witching.core.fields import Field, Layout

MADE = declare.files()


def test_both_files_are_made_for_every_game_that_lists_its_fields() -> None:
    listed = {path.parent.name for path in declare.ROOT.glob("games/*/fields.py")}
    assert listed
    assert set(MADE) == {f"games/{game}/state.{ending}" for game in listed for ending in ("py", "pxd")}


@pytest.mark.parametrize("path", MADE)
def test_what_is_committed_is_what_the_list_says(path: str) -> None:
    """If not, run `python -m tools.declare`."""
    assert (declare.ROOT / path).read_text(encoding="utf-8") == MADE[path]


def test_a_field_is_said_once_and_stands_everywhere() -> None:
    layout = Layout("State", "Coins.", [Field("coins", 3), Field("owner", start=9)], "Position", "seats")
    made = declare.sources("A purse.", [layout])
    assert "cdef public unsigned char owner\n" in made["state.pxd"]
    assert "cdef unsigned char[3] coins\n" in made["state.pxd"]
    for said in (
        "self.owner = 9", "self.coins = [0] * 3", "self.owner = other.owner", "self.coins = other.coins[:]",
        "self.owner,", "bytes(self.coins[:3]),", "self.owner = data[1]", "self.coins = list(data[2:5])",
    ):  # fmt: skip
        assert made["state.py"].count(said + "\n") == 1, said
