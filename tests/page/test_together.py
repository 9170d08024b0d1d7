"""People at separate browsers, at one table."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from page.browser import Visits, introduced, kill
from page.opened_games import meet, take_turns
from page.player import Player, come_as, turns

pytestmark = pytest.mark.slow
TURNS = turns(4, 6)


@pytest.mark.all
def test_two_browsers_one_is_killed_and_comes_back(visit: Visits, tmp_path: Path) -> None:
    """Chromium stores a cookie some time after it came, so Ben has been here before."""
    home = visit.arrive_at_home(tmp_path)
    home.goto(visit.server.url)
    with introduced(home):
        home.get_by_label("Language").first.select_option("de")
    with introduced(home):
        home.get_by_label("Sprache").first.select_option("en")
    Player(home).sight.one("button", "Settings")
    home.context.close()

    anna = Player(visit("/"))
    anna.open_for_friends("glastonbury", players=2)
    ben = Player(visit.arrive_at_home(tmp_path))
    ben.page.goto(anna.page.url)
    ben.sit_down("Ben")
    anna.press("page-begin")
    take_turns([anna, ben], TURNS)

    kill(tmp_path)
    back = Player(visit.arrive_at_home(tmp_path))
    back.page.goto(anna.page.url)
    take_turns([anna, back], TURNS)
    assert back.turns > 0
    back.page.context.close()


@pytest.mark.all
def test_who_comes_reads_all_that_was_agreed(visit: Visits) -> None:
    server, options = visit.server, {"recipes": True, "memory": "open", "immuto_in_recipe": "free"}
    table = server.open_table(server.guest("Anna"), "glastonbury", opened=1, options=options, grace=300)
    ben = Player(visit(f"/table/{table}"))
    agreed = [
        ben.say("glastonbury-option-recipes"), ben.say("glastonbury-option-memory-open"),
        ben.say("glastonbury-option-immuto-free"), ben.say("home-grace", minutes=5),
    ]  # fmt: skip
    ben.sight.wait_for(lambda: all(each in ben.sight.text() for each in agreed), "what was agreed")


@pytest.mark.all
def test_four_people_choose_at_once(visit: Visits) -> None:
    names = ("Anna", "Ben", "Cleo", "Dan")
    players = meet(visit.server, [visit.arrive() for _ in names], "incantibus", names)
    for player in players:
        player.wait_for_turn()
        expect(player.page).to_have_title(player.say("page-title-yours", game="Incantibus"))
    for player in players:
        player.choose()
    for player in players:
        player.sight.wait_for(lambda: "Dan points at" in player.sight.text(), "what all have chosen")  # noqa: B023
    take_turns(players, turns(4, 12))


@pytest.mark.all
def test_taking_back_asks_the_other(visit: Visits) -> None:
    players = meet(visit.server, [visit.arrive(), visit.arrive()], "glastonbury", ["Anna", "Ben"])
    mover = take_turns(players, 1)
    other = players[1 - players.index(mover)]
    name = ("Anna", "Ben")[players.index(other)]
    mover.wait_for(lambda: mover.sight.has("button", mover.say("page-take-back")), "that it may be taken back")
    mover.press("page-take-back")
    mover.sight.one("heading", mover.say("page-wish"))
    other.press("page-wish-decline", name=name)
    agree = other.say("page-wish-agree", name=name)
    other.sight.wait_for(lambda: not other.sight.has("button", agree), "the end of the question")
    mover.sight.wait_for(lambda: not mover.sight.has("heading", mover.say("page-wish")), "the end of the question")
    mover.press("page-take-back")
    other.press("page-wish-agree", name=name)
    assert mover.wait_for_turn()


def test_people_talk(visit: Visits) -> None:
    anna, ben = meet(visit.server, [visit.arrive(), visit.arrive()], "glastonbury", ["Anna", "Ben"])
    anna.sight.one("button", anna.say("page-talk"))
    ben.press("page-talk")
    ben.sight.write(ben.sight.one("textbox", ben.say("page-say")), "<b>Hi</b> & bye")
    ben.page.keyboard.press("Enter")
    unread = f"{anna.say('page-talk')} {anna.say('table-unread', messages=1)}"
    anna.sight.press(anna.sight.one("button", unread))
    anna.sight.wait_for(lambda: "<b>Hi</b> & bye" in anna.sight.text(), "what Ben said")


@pytest.mark.all
def test_what_was_refused_can_be_said_otherwise(visit: Visits) -> None:
    """Unprintable text is refused, just like text sent too fast."""
    anna, _ben = meet(visit.server, [visit.arrive(), visit.arrive()], "glastonbury", ["Anna", "Ben"])
    anna.press("page-talk")
    field = anna.page.get_by_role("textbox", name=anna.say("page-say"))
    field.fill("Hello\a")
    field.press("Enter")
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.say("server-refusal-text"))
    expect(field).to_have_value("Hello\a")
    field.fill("Hello")
    field.press("Enter")
    expect(anna.page.get_by_role("group", name=anna.say("page-talk"))).to_contain_text("Hello")
    expect(field).to_have_value("")


@pytest.mark.all
def test_the_key_of_a_seat_does_not_stay_in_the_address(visit: Visits) -> None:
    """A guest who sits there needs no key; anybody else is asked first."""
    guest = visit.server.guest("Anna")
    table = visit.server.open_table(guest, "glastonbury", bots=["greedy"])
    page = visit.arrive()
    come_as(visit.server, guest, page, f"/table/{table}#a-key")
    page.wait_for_url(f"**/table/{table}")
    assert Player(page).wait_for_turn()
    stranger = Player(visit(f"/table/{table}#a-key"))
    stranger.sight.one("button", stranger.say("page-key-do"))
    assert stranger.page.url.endswith("#a-key")
