"""The page in real Chromium: `python bench/browser.py [--messages N] [--json]`.

What the rows mean, and the last figures: bench/README.md. The server is a real `witching serve`; needs Chromium and the
environment of `run.py test`.
"""

import argparse
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page
from rows import Row, processor, report, say

# In place of this folder: it has a `server` of its own.
sys.path[0] = str(Path(__file__).resolve().parent.parent / "tests")

from page.browser import LOCALES, Visits, running_chromium  # noqa: E402
from page.player import Player, sit_down  # noqa: E402
from server.serving import serving  # noqa: E402

GAMES = ("glastonbury", "incantibus")
KILOBYTE = 1024
MOST_KB = 120
FRAME = 16.0
PHONE = 4
"""So many times slower than this machine a phone's processor is taken to be."""

# Measures each message of the table from its arrival to the end of the layout that follows: what it changes is drawn in
# micro-tasks, so the next task asks for the layout of all of it.
WATCH = """
const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  ...listen,
  set(hear) {
    const later = new MessageChannel();
    listen.set.call(this, (event) => {
      if (!event.data.startsWith('{"type":"tell-news"')) return hear(event);
      const start = performance.now();
      hear(event);
      later.port1.onmessage = () => {
        document.documentElement.getBoundingClientRect();
        performance.measure("message", { start, end: performance.now() });
      };
      later.port2.postMessage(null);
    });
  },
});
"""

Measured = dict[str, Any]


# ---------------------------------------------------------------- bytes


class Bytes:
    """What a page was sent, as it came over the wire: answers with their heads, and the frames of its sockets. Chromium
    shows these unpacked; so they are packed once more, as the server does."""

    def __init__(self, page: Page) -> None:
        self.by_address: dict[str, float] = {}
        self._names: dict[str, str] = {}
        self._packing: set[str] = set()
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._ask)
        session.on("Network.loadingFinished", self._take)
        session.on("Network.webSocketHandshakeResponseReceived", self._greet)
        session.on("Network.webSocketFrameReceived", self._hear)

    def _ask(self, event: dict[str, Any]) -> None:
        self._names[event["requestId"]] = event["request"]["url"].split("/", 3)[-1].partition("?")[0]

    def _take(self, event: dict[str, Any]) -> None:
        self._add(self._names[event["requestId"]], event["encodedDataLength"])

    def _greet(self, event: dict[str, Any]) -> None:
        agreed = {name.lower(): value for name, value in event["response"]["headers"].items()}
        if "permessage-deflate" in agreed.get("sec-websocket-extensions", ""):
            self._packing.add(event["requestId"])

    def _hear(self, event: dict[str, Any]) -> None:
        data = event["response"]["payloadData"].encode()
        self._add("socket", len(zlib.compress(data) if event["requestId"] in self._packing else data))

    def _add(self, name: str, size: float) -> None:
        self.by_address[name] = self.by_address.get(name, 0) + size


def fetch(visits: Visits, game: str, language: str) -> Measured:
    """What is sent to somebody who comes for the first time, until there is something to choose."""
    # A service worker would fetch for the page, past this log.
    page = visits.arrive(language=language, service_workers="block")
    sent = Bytes(page)
    page.goto(visits.server.url)
    player = Player(page, language)
    player.play_now(game)
    player.wait_for_turn()
    found = dict(sorted(sent.by_address.items(), key=lambda item: -item[1]))
    visits.leave()
    return {"kb": sum(found.values()) / KILOBYTE, "parts": found}


# ---------------------------------------------------------------- time


def draw(visits: Visits, game: str, messages: int, *, slower: int = 1) -> list[float]:
    """Milliseconds from a message to the end of the layout, so many times."""
    times: list[float] = []
    while len(times) < messages:
        times += draw_one_game(visits, game, slower)
    return times[:messages]


def draw_one_game(visits: Visits, game: str, slower: int) -> list[float]:
    """Somebody plays one game against three bots."""
    page = visits.arrive()
    page.add_init_script(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    player = sit_down(visits, game, page=page, bots=["greedy"] * 3)
    player.play()
    times = _times(page)
    visits.leave()
    return times


def _times(page: Page) -> list[float]:
    times: list[float] = page.evaluate("performance.getEntriesByName('message').map((each) => each.duration)")
    return times


# ---------------------------------------------------------------- the whole


@contextmanager
def visiting() -> Iterator[Visits]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, running_chromium() as browser:
        yield Visits(browser, server)


def measure(messages: int) -> Measured:
    with visiting() as visits:
        found: Measured = {"bytes": {}, "times": {}, "phone": {}}
        for game in GAMES:
            for language in LOCALES:
                say(f"{game}, {language}: bytes until the first choice")
                found["bytes"][f"{game}, {language}"] = fetch(visits, game, language)
            say(f"{game}: {messages} messages, and as many on a slower processor")
            found["times"][game] = draw(visits, game, messages)
            found["phone"][game] = draw(visits, game, messages, slower=PHONE)
        return found


def rows(found: Measured) -> Iterator[Row]:
    for name, sent in found["bytes"].items():
        yield Row(f"KB until the first choice: {name}", sent["kb"], below=MOST_KB, digits=1)
    for game, times in found["times"].items():
        yield Row(f"message to end of layout, ms, median: {game}", median(times), below=FRAME, digits=2)
        yield Row("  p95", sorted(times)[int(0.95 * len(times))], digits=2)
        yield Row(f"  median, processor {PHONE} times slower", median(found["phone"][game]), digits=2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200, help="so many for each median (default 200)")
    parser.add_argument("--json", action="store_true", help="print the rows and all figures as JSON")
    chosen = parser.parse_args()
    found = measure(chosen.messages)
    report(processor(), list(rows(found)), found, as_json=chosen.json)


if __name__ == "__main__":
    main()
