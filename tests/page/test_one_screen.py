"""Several people at one screen: it goes from hand to hand, and nothing of one person is left on it for the next."""

import pytest

from page.browser import Visits, everything_kept, kept_at_rest
from page.opened_games import finish
from page.player import Player, come_as

pytestmark = pytest.mark.slow
NAMES = ("Anna", "Ben")
FEW, MOST = 12, 400


def take_screen(player: Player) -> str | None:
    """Let the person who is due take the screen; return the name, or None when the game is over."""
    name: str = player.sight.wait_for(lambda: due(player), "whose turn it is")
    if name == "over":
        return None
    assert not player.choices, "nothing can be chosen between two people"
    player.press("page-i-am", name=name)
    return name


def due(player: Player) -> str | None:
    """Who is asked to take the screen, or that it is over."""
    asked = {player.say("page-hand-over", name=name): name for name in NAMES} | {player.say("page-sheet"): "over"}
    return next((asked[each.name] for each in player.read() if each.role == "heading" and each.name in asked), None)


def wait_for(player: Player, name: str) -> None:
    player.sight.wait_for(lambda: due(player) == name, f"that {name} is asked")


def pass_on(player: Player, most: int) -> list[str]:
    """Let each person who takes the screen choose, at most `most` times or until the game is over; return them."""
    holders: list[str] = []
    while len(holders) < most and (name := take_screen(player)):
        holders.append(name)
        player.choose()
    assert set(holders) == set(NAMES)
    return holders


@pytest.mark.exhaustive
def test_a_whole_game_from_hand_to_hand(visit: Visits) -> None:
    player = Player(visit("/"))
    player.open_here("glastonbury", NAMES)
    assert 10 < len(pass_on(player, MOST)) < MOST


@pytest.mark.all
def test_a_game_goes_from_hand_to_hand_until_bots_end_it(visit: Visits) -> None:
    guest = visit.server.guest("Anna")
    table = visit.server.open_table(guest, "glastonbury", names=NAMES)
    page = visit.arrive()
    come_as(visit.server, guest, page, f"/table/{table}")
    player = Player(page)
    assert len(pass_on(player, FEW)) == FEW
    finish(guest, table, seats=range(len(NAMES)))
    assert take_screen(player) is None


def test_a_sealed_choice_leaves_no_trace_for_the_other(visit: Visits) -> None:
    """Whatever Anna points at, the screen holds the same when Ben takes it."""
    player = Player(visit("/"))
    player.open_here("incantibus", NAMES)
    assert take_screen(player) == "Anna"
    player.choose(0)
    wait_for(player, "Ben")
    before = kept_at_rest(player.page)
    player.press("page-i-am", name="Anna")
    player.change(1)
    player.press("page-hand-on")
    wait_for(player, "Ben")
    player.sight.wait_for(lambda: everything_kept(player.page) == before, "the same as before")
