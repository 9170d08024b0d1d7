"""The table in sentences, as the server gives them, during the game and in a replay."""

import json
from functools import partial
from typing import Any

import httpx
import pytest
from msgspec import convert

from page.browser import Visits
from page.opened_games import do, finish
from page.player import Player, come_as
from witching.core.message import Message
from witching.terminal.translator import Translator

pytestmark = [pytest.mark.slow, pytest.mark.all]


def open_sentences(player: Player) -> None:
    player.press("table-sentences", role="DisclosureTriangle")


def shown(player: Player) -> list[str]:
    """The sentences under their title."""
    title = player.page.locator("details").filter(has_text=player.say("table-sentences"))
    return title.locator("li").all_inner_texts()


def said(player: Player, sentences: list[Any], edition: str, names: list[str]) -> list[str]:
    translator = Translator(player.words).at_table(edition, names)
    return [translator.say(convert(each, Message)) for each in sentences]


def told_now(guest: httpx.Client, table: str) -> list[Any]:
    answer = guest.post(f"/api/tables/{table}/commands?protocol=2", json={"type": "describe", "seat": 0})
    sentences: list[Any] = answer.raise_for_status().json()["sentences"]
    return sentences


def test_the_sentences_follow_the_table(visit: Visits) -> None:
    guest, ben = visit.server.guest("Anna"), visit.server.guest("Ben")
    table = visit.server.open_table(guest, "glastonbury", opened=1, spectators="none")
    do(ben, table, "sit", seat=1, name="Ben")
    do(guest, table, "start")
    player = Player(visit.arrive())
    come_as(visit.server, guest, player.page, f"/table/{table}")
    open_sentences(player)
    for _ in range(3):
        now = said(player, told_now(guest, table), "ru", ["Anna", "Ben"])
        player.sight.wait_for(partial(shows, player, now), "the sentences")
        choose(table, guest, ben)


def choose(table: str, *guests: httpx.Client) -> None:
    """Let the seat due make its first choice."""
    state = guests[0].get(f"/api/tables/{table}").json()
    [seat] = state["to_act"]
    with guests[seat].stream("GET", f"/api/tables/{table}/stream?protocol=2&seat={seat}") as answer:
        told = next(line for line in answer.iter_lines() if line.startswith("data: "))
    action = json.loads(told.removeprefix("data: "))["view"]["choices"][0]["action"]
    do(guests[seat], table, "choose", seat=seat, action=action, moment=state["moment"])


def test_a_replay_in_sentences_goes_from_moment_to_moment(visit: Visits) -> None:
    guest = visit.server.guest("Anna")
    table = visit.server.open_table(guest, "glastonbury", bots=["greedy"])
    finish(guest, table)
    player = Player(visit.arrive())
    come_as(visit.server, guest, player.page, f"/replay/{table}?eyes=0&move=3")
    open_sentences(player)
    for moment in (3, 4):
        told = guest.get(f"/api/tables/{table}/replay/sentences?eyes=0&moment={moment}").json()["sentences"]
        player.sight.wait_for(partial(agrees, player, told), f"moment {moment}")
        player.press("replay-forward")


def shows(player: Player, sentences: list[str]) -> bool:
    return shown(player) == sentences


def agrees(player: Player, told: list[Any]) -> bool:
    """Whether all of it is shown; the names of bots do not matter."""
    nameless = said(player, [each for each in told if "seat" not in each.get("args", {})], "ru", [])
    return len(shown(player)) == len(told) and [each for each in shown(player) if each in nameless] == nameless
