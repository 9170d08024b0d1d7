"""The server goes away and comes back: nothing is lost, and nobody has to do anything."""

import time

import httpx
import pytest

from page.browser import Visits
from page.player import Player, come_as, sit_down, turns
from server.serving import Server

pytestmark = pytest.mark.slow


def is_lost(player: Player) -> bool:
    return player.say("page-lost") in player.sight.text()


@pytest.mark.parametrize("game", ["glastonbury", pytest.param("incantibus", marks=pytest.mark.exhaustive)])
def test_a_game_goes_on_after_the_server_was_killed(visit: Visits, own: Server, game: str) -> None:
    player = Player(visit("/"))
    player.play_now(game)
    player.play(until=lambda: player.turns == turns(2, 3))
    player.wait_for_turn()
    before = [choice.name for choice in player.choices]
    own.kill()
    player.sight.wait_for(lambda: is_lost(player), "that the connection is gone")
    own.start()
    player.sight.wait_for(lambda: not is_lost(player), "the connection")
    player.sight.wait_for(lambda: [choice.name for choice in player.choices] == before, "the same choices")
    player.play(until=lambda: player.turns == turns(4, 6))


@pytest.mark.all
def test_a_choice_that_was_made_without_a_connection_is_made_when_it_is_back(visit: Visits, own: Server) -> None:
    player = Player(visit("/"))
    player.play_now("glastonbury")
    player.wait_for_turn()
    choice = player.choices[0]
    own.kill()
    player.sight.wait_for(lambda: is_lost(player), "that the connection is gone")
    player.sight.press(choice)
    marked = player.page.locator("[role=gridcell] button[aria-pressed=true]")
    marked.wait_for()
    own.start()
    player.wait_for(lambda: player.sight.has("button", player.say("page-take-back")), "the choice")
    marked.wait_for(state="detached")


@pytest.mark.all
def test_a_choice_outlives_a_reload(visit: Visits, own: Server) -> None:
    """The connection breaks during the choice, and the page is reloaded before it is back."""
    player = Player(visit("/"))
    player.play_now("glastonbury")
    player.wait_for_turn()
    choice = player.choices[0]
    own.kill()
    player.sight.press(choice)
    assert not player.is_answered()
    own.start()
    player.page.reload()
    player.wait_for(lambda: player.sight.has("button", player.say("page-take-back")), "the choice")


@pytest.mark.all
@pytest.mark.parametrize("missing", ["**/assets/glastonbury-*.js", "**/words/en/glastonbury"])
def test_a_game_that_could_not_be_brought_comes_later(visit: Visits, missing: str) -> None:
    page = visit.arrive(service_workers="block")
    page.route(missing, lambda route: route.abort("connectionfailed"))
    player = sit_down(visit, "glastonbury", page=page, bots=["greedy"])
    page.get_by_role("heading", name=player.say("home-failed")).wait_for()
    page.unroute(missing)
    assert player.wait_for_turn()


@pytest.mark.all
def test_a_choice_of_a_moment_that_has_gone_by_is_not_made_at_another(visit: Visits, own: Server) -> None:
    """The connection breaks during the choice, the tab is away, and Anna chooses at another device."""
    anna = own.guest("Anna")
    table = own.open_table(anna, "glastonbury", bots=["greedy"])
    player = Player(visit.arrive())
    come_as(own, anna, player.page, f"/table/{table}")
    player.wait_for_turn()
    choice, then = player.choices[0], turn_of_anna(anna, table)
    own.kill()
    player.sight.press(choice)
    assert not player.is_answered()
    player.page.goto("about:blank")
    own.start()
    other = Player(visit.arrive())
    come_as(own, anna, other.page, f"/table/{table}")
    other.wait_for_turn()
    other.choose()
    now = turn_of_anna(anna, table, after=then)
    player.page.goto(f"{own.url}/table/{table}")
    said = player.say("server-refusal-moment")
    player.sight.wait_for(lambda: said in player.sight.text(), "that the game has gone on")
    assert player.is_answered()
    assert turn_of_anna(anna, table) == now
    player.choose()
    turn_of_anna(anna, table, after=now)


def turn_of_anna(anna: httpx.Client, table: str, after: int = -1) -> int:
    """Wait until it is her turn at a moment later than this one; return the moment."""
    end = time.monotonic() + 60
    while True:
        told = anna.get(f"/api/tables/{table}").json()
        if 0 in told["to_act"] and told["moment"] > after:
            moment: int = told["moment"]
            return moment
        assert time.monotonic() < end
        time.sleep(0.05)
