"""How much a browser is sent over the wire: for the tests of the page, and for `bench/browser.py`."""

import zlib
from typing import Any

from playwright.sync_api import Page

from page.browser import Visits
from page.player import Player

KILOBYTE = 1024
MOST_KB = 120
"""Until the first choice."""
POLLED = {"api/tables", "api/tables/mine", "api/tables/finished"}
"""Lists that the first page asks for again after a while."""


class Bytes:
    """What a page was sent over the wire: answers with their headers, and the welcomes of its sockets. What others do
    meanwhile, and lists that are polled, are left out. Chromium shows frames unpacked; so they are packed once more, as
    the server does."""

    def __init__(self, page: Page) -> None:
        self.by_address: dict[str, float] = {}
        self._names: dict[str, str] = {}
        self._packing: set[str] = set()
        self._welcome: set[str] = set()
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._ask)
        session.on("Network.loadingFinished", self._take)
        session.on("Network.webSocketHandshakeResponseReceived", self._greet)
        session.on("Network.webSocketFrameReceived", self._hear)

    def _ask(self, event: dict[str, Any]) -> None:
        name = event["request"]["url"].split("/", 3)[-1].partition("?")[0]
        if event["request"]["method"] == "GET" and name in POLLED & self.by_address.keys():
            return
        self._names[event["requestId"]] = name

    def _take(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._names:
            self._add(self._names[event["requestId"]], event["encodedDataLength"])

    def _greet(self, event: dict[str, Any]) -> None:
        agreed = {name.lower(): value for name, value in event["response"]["headers"].items()}
        if "permessage-deflate" in agreed.get("sec-websocket-extensions", ""):
            self._packing.add(event["requestId"])

    def _hear(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._welcome:
            return
        self._welcome.add(event["requestId"])
        data = event["response"]["payloadData"].encode()
        self._add("socket", len(zlib.compress(data) if event["requestId"] in self._packing else data))

    def _add(self, name: str, size: float) -> None:
        self.by_address[name] = self.by_address.get(name, 0) + size


def until_the_first_choice(visits: Visits, game: str, language: str) -> dict[str, float]:
    """What a first-time visitor is sent until there is something to choose: bytes by address, largest first. See
    `Bytes` for what is left out."""
    # A service worker would fetch for the page, bypassing this log.
    page = visits.arrive(language=language, service_workers="block")
    sent = Bytes(page)
    page.goto(visits.server.url)
    player = Player(page, language)
    player.play_now(game)
    player.wait_for_turn()
    return dict(sorted(sent.by_address.items(), key=lambda item: -item[1]))


def kilobytes(sent: dict[str, float]) -> float:
    """The total."""
    return sum(sent.values()) / KILOBYTE
