"""People at separate screens, at one table of the no-script page."""

import pytest

from nojs.browser import Browser
from nojs.conftest import Visit
from nojs.playing import is_over, open_game, pick, refreshes, wait_for_turn

pytestmark = pytest.mark.slow


def sit_together(visit: Visit, game: str, **fields: str) -> tuple[Browser, Browser, str]:
    """Anna opens a table, Ben comes by the link, Anna deals; return both browsers, and the address of the table."""
    anna, ben = visit(), visit()
    open_game(anna, game, "friends", name="Anna", seats="2", **fields)
    table = anna.address
    assert "Free seat" in anna.text
    assert refreshes(anna)
    ben.open(f"/plain/table/{anna.table}")
    assert ben.address == table
    chosen = [option.get("value") for option in ben.page.find_all("option") if "selected" in option.attributes]
    assert chosen == ["cat"], "Anna has the owl"
    ben.press("Sit down", name="Ben")
    anna.reload()
    assert "Ben" in anna.text
    anna.press("Begin the game")
    ben.reload()
    return anna, ben, table


def test_two_people_play_to_the_end_and_a_third_one_watches(visit: Visit) -> None:
    anna, ben, table = sit_together(visit, "incantibus")
    eve, turn = visit(table), 0
    while not is_over(anna):
        for player in (anna, ben):
            player.reload()
            if player.choices() and player.part("change") is None:
                player.press(pick(player, turn))
                turn += 1
        eve.reload()
        assert not eve.choices()
        assert eve.part("table") is not None
        assert eve.part("talk") is None
        assert "Continue on another device" not in eve.text
        assert turn < 400
        anna.reload()
    for browser in (ben, eve):
        browser.reload()
        assert is_over(browser)
    assert "Play again" in ben.text
    assert "Play again" not in eve.text
    anna.press("Play again")
    ben.reload()
    ben.follow("Go to the new table")
    assert ben.table == anna.table


def test_a_sealed_choice_is_seen_by_its_person_alone_and_can_be_changed(visit: Visit) -> None:
    anna, ben, table = sit_together(visit, "incantibus")
    eve = visit(table)
    anna.reload()
    first, second = anna.choices()[:2]
    anna.press(first)
    assert anna.part("change") is not None
    pages = texts(ben, eve)
    anna.press(next(button for button in anna.choices() if button.get("value") == second.get("value")))
    assert texts(ben, eve) == pages
    ben.press(ben.choices()[-1])
    anna.reload()
    assert f"Anna points at: {second.text.partition(': ')[2].split(' ')[0]}" in anna.text


def texts(*browsers: Browser) -> list[str]:
    """The current text of their pages."""
    for browser in browsers:
        browser.reload()
    return [browser.text for browser in browsers]


def test_taking_back_asks_the_other_who_may_say_no(visit: Visit) -> None:
    anna, ben, _ = sit_together(visit, "glastonbury")
    anna.reload()
    mover, other = (anna, ben) if anna.choices() else (ben, anna)
    wait_for_turn(mover)
    name, asked = ("Anna", "Ben") if mover is anna else ("Ben", "Anna")
    for answer, told in (("no", "does not agree"), ("yes", "took back")):
        if mover.choices():
            mover.press(mover.choices()[0])
        mover.press("Take back")
        assert f"Still to answer: {asked}" in mover.text
        other.reload()
        assert f"{name} wants to take back a choice" in other.text
        other.press(f"{asked}: {answer}")
        mover.reload()
        assert mover.part("wish") is None
        assert told in mover.text
    assert mover.choices()


def test_people_talk_and_need_not_listen(visit: Visit) -> None:
    anna, ben, _ = sit_together(visit, "glastonbury")
    ben.press("Send", phrase="good-luck")
    ben.enter("say", "<b>Hi</b> & bye")
    ben.enter("say", " ")
    assert ben.status == 200
    for deed, heard in (("", ["Ben : Good luck!", "Ben : <b>Hi</b> & bye"]), ("Mute", []), ("Unmute", None)):
        anna.press(deed) if deed else anna.reload()
        assert said(anna) == (said(ben) if heard is None else heard)
    assert len(said(anna)) == 2


def said(browser: Browser) -> list[str]:
    """The text of a table's chat."""
    spoken = [node for node in browser.page.find_all("ol") if node.get("class") == "said"]
    return [item.text for each in spoken for item in each.find_all("li")]


def test_a_seat_goes_on_at_another_device(visit: Visit) -> None:
    _, ben, table = sit_together(visit, "glastonbury")
    ben.open(f"{table}/device")
    assert "only works on this computer" in ben.text
    assert [each for each in ben.page.find_all("a") if each.text == "Let others on this network join"]
    [link] = [each.get("href") for each in ben.page.find_all("a") if "/key?" in each.get("href")]
    link = link[link.index("/plain/") :]
    phone = visit(table)
    assert not phone.choices()
    phone.open(link)
    phone.press("Continue here")
    assert phone.status == 200
    assert "Ben (you" in phone.text
    ben.open(table)
    assert "Ben (you" not in ben.text
    phone.open(link)
    phone.press("Continue here")
    assert phone.status == 422
    assert phone.part("refusal") is not None


def test_the_host_hands_a_seat_to_a_bot_removes_and_closes(visit: Visit) -> None:
    anna, ben, table = sit_together(visit, "glastonbury")
    assert "Remove" not in [button.text for button in ben.buttons()]
    anna.reload()
    anna.press("Let a bot play")
    assert "a bot plays for now" in anna.text
    ben.reload()
    ben.press("Play myself again")
    anna.reload()
    anna.press("Remove")
    ben.reload()
    assert ben.part("sit") is not None
    ben.press("Sit down", name="Benno")
    assert "The host removed you" in (ben.part("refusal") or ben.page).text
    cleo = visit(table)
    cleo.press("Sit down", name="Cleo")
    assert "Cleo (you" in cleo.text
    anna.reload()
    anna.press("Close the table for good")
    assert "closed" in anna.text
    ben.open(table)
    assert "closed" in ben.text


def test_a_table_without_spectators_shows_nothing_to_others(visit: Visit) -> None:
    *_, table = sit_together(visit, "glastonbury", spectators="none")
    eve = visit(table)
    assert eve.part("table") is None
    assert "without spectators" in eve.text


def test_a_listed_table_stands_in_the_lobby_and_a_private_one_does_not(visit: Visit) -> None:
    anna, eve = visit(), visit()
    open_game(anna, "glastonbury", "friends", name="Anna", seats="3")
    private = anna.table
    anna.open("/plain")
    open_game(anna, "incantibus", "friends", name="Annabel", seats="3", listed="true")
    eve.reload()
    assert private not in eve.html
    lobby = eve.part("lobby")
    assert lobby is not None
    assert anna.table in "".join(link.get("href") for link in lobby.find_all("a"))
    assert "Annabel" in lobby.text
    assert "2 seats are free." in lobby.text


def test_a_clock_is_shown_while_it_runs(visit: Visit) -> None:
    anna, ben, _ = sit_together(visit, "glastonbury", pace="60")
    anna.reload()
    mover = anna if anna.choices() else ben
    assert "Time left: " in mover.text


def test_a_page_of_another_site_can_do_nothing(visit: Visit) -> None:
    anna = visit()
    fields = {"name": "Anna", "symbol": "owl", "open": "glastonbury now", "glastonbury-seats": "2"}
    assert anna.post_from(None, "/plain/open", fields) == 303
    assert anna.post_from("https://evil.example", "/plain/open", fields) == 403


def test_the_host_invites_a_bot_by_its_name(visit: Visit) -> None:
    anna = visit()
    assert "forgets nothing" in anna.text.casefold()
    open_game(anna, "glastonbury", "friends", name="Anna", seats="2")
    anna.press("Invite a bot", bot="magus")
    assert "Morgana (bot, Magus)" in anna.text
    anna.press("Keep free for a person")
    assert "Free seat" in anna.text
