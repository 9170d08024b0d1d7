"""The opponent's level is shown wherever bots are named."""

import pytest

from page.browser import Visits
from page.opened_games import finish
from page.player import Player, come_as

pytestmark = pytest.mark.slow
BOTS = ("student", "apprentice")


def expect_levels(player: Player, place: str) -> None:
    """The levels are shown there, in seat order."""
    levels = [player.say(f"bots-name-{bot}") for bot in BOTS]
    player.sight.wait_for(lambda: levels_in(player, place) == levels, f"the levels in {place}")


def levels_in(player: Player, place: str) -> list[str]:
    """The names of the levels shown there, in order."""
    said = " ".join(player.page.locator(place).all_inner_texts())
    names = [player.say(f"bots-name-{bot}") for bot in BOTS]
    return sorted((name for name in names if name in said), key=said.index)


@pytest.mark.all
@pytest.mark.parametrize("game", ["incantibus", pytest.param("glastonbury", marks=pytest.mark.exhaustive)])
def test_the_level_of_a_bot_is_said_everywhere(visit: Visits, game: str) -> None:
    """On the board, at the table, in the settings, in the score and in a replay."""
    guest = visit.server.guest("Anna")
    table = visit.server.open_table(guest, game, bots=BOTS)
    player = Player(visit.arrive())
    come_as(visit.server, guest, player.page, f"/table/{table}")
    player.wait_for_turn()
    expect_levels(player, f".{game} .seats")
    player.press("table-about")
    expect_levels(player, ".side .about > ul")
    player.page.get_by_text(player.say("page-terms")).click()
    expect_levels(player, ".side details dl")
    finish(guest, table)
    player.wait_for_the_end()
    player.sight.wait_for(lambda: len(levels_in(player, "[aria-labelledby=sheet]")) == len(BOTS), "the score's levels")
    player.page.goto(f"{visit.server.url}/replay/{table}?eyes=0&move=0")
    expect_levels(player, f".{game} .seats")
