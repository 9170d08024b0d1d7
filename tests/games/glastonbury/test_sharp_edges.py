"""Edges that a small mistake in the rules would move unseen by the other tests (found by bench/mutants.py)."""

from games.glastonbury.stacked import GAME, deal
from witching.core.rng import Rng


def test_G_VANESCO_the_most_cards_under_the_pile_and_the_table_dealt_anew() -> None:
    """All four strike three seats each: 12 cards under the pile; nothing of them is left by the next deal."""
    table = deal(seats=4)
    while table.position.pile_end - table.position.unseen_end < 12:
        while not all(table.cauldron(seat) for seat in range(4)):
            table.idle()
        if table.choices == ["pass"]:
            table.play("pass")
        else:
            table.take("vanesco")
    assert table.position.pile_end == 84 + 12
    table.position.redeal(Rng(3))
    fresh = GAME.read_setup(table.setup)
    fresh.redeal(Rng(3))
    assert table.position == fresh
