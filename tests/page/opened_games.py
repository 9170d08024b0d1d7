"""Opened games: tables opened, filled and played without the page, for tests that look only at what comes next."""

import time
from collections.abc import Sequence
from itertools import count
from typing import Any

import httpx
from playwright.sync_api import Page

from page.player import Player, come_as
from server.serving import Server

PATIENCE = 120.0
_numbers = count()


def do(guest: httpx.Client, table: str, kind: str, **wish: Any) -> None:
    """Let a guest do something at a table."""
    asked = {"type": kind, "command": f"past-{next(_numbers)}", **wish}
    done = guest.post(f"/api/tables/{table}/commands?protocol=2", json=asked)
    assert done.status_code == 200, done.text


def stage_of(guest: httpx.Client, table: str) -> str:
    stage: str = guest.get(f"/api/tables/{table}").json()["stage"]
    return stage


def finish(guest: httpx.Client, table: str, seats: Sequence[int] = (0,)) -> None:
    """Let bots play for the guest to the end."""
    for seat in seats:
        do(guest, table, "replace", seat=seat, bot="greedy")
    end = time.monotonic() + PATIENCE
    while stage_of(guest, table) != "over":
        assert time.monotonic() < end
        time.sleep(0.1)


def meet(server: Server, pages: Sequence[Page], game: str, names: Sequence[str], **terms: Any) -> list[Player]:
    """People at separate browsers, at one table whose game begins now."""
    guests = [server.guest(name) for name in names]
    table = server.open_table(guests[0], game, names=[names[0]], opened=len(names) - 1, **terms)
    symbols = server.guest().get("/api/games").json()["symbols"]
    for seat, guest in enumerate(guests[1:], 1):
        do(guest, table, "sit", seat=seat, name=names[seat], symbol=symbols[seat])
    do(guests[0], table, "start")
    for guest, page in zip(guests, pages, strict=True):
        come_as(server, guest, page, f"/table/{table}")
    return [Player(page) for page in pages]


def take_turns(players: Sequence[Player], turns: int) -> Player:
    """Let each player asked choose, until `turns` choices were made or the game is over; return who chose last."""
    last, made = players[0], 0
    while made < turns and (asked := _next_of(players)):
        last, made = asked, made + 1
    assert made > 0
    return last


def _next_of(players: Sequence[Player]) -> Player | None:
    """Wait for a player who was asked and has now chosen; None when the game is over."""
    end = time.monotonic() + PATIENCE
    while not (asked := next((player for player in players if player.choose_if_asked()), None)):
        if players[0].is_over:
            return None
        assert time.monotonic() < end, players[0].sight.summary()
        players[0].sight.wait_for_change()
    return asked
