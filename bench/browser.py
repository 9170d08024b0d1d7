"""The page in real Chromium: `python bench/browser.py [--messages N] [--json]`.

What the rows mean, and the last figures: bench/README.md. The server is a real `witching serve`; needs Chromium and the
environment of `run.py test`.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from playwright.sync_api import Page
from rows import Row, processor, report, say

# In place of this folder: it has a `server` of its own.
sys.path[0] = str(Path(__file__).resolve().parent.parent / "tests")

from page.browser import LOCALES, Visits, running_chromium  # noqa: E402
from page.opened_games import do  # noqa: E402
from page.player import come_as  # noqa: E402
from page.weight import MOST_KB, kilobytes, until_the_first_choice  # noqa: E402
from server.client import Device, first  # noqa: E402
from server.serving import Server, cookie_of, serving  # noqa: E402

GAMES = ("glastonbury", "incantibus")
FRAME = 16.0
PAUSE = 0.12
"""Seconds between two choices."""
PEOPLE = ("Anna", "Ben", "Cara", "Dan")
PHONE = 4
"""So many times slower than this machine a phone's processor is taken to be."""

# Measures each message of the table from its arrival to the end of the layout that follows. What it changes is drawn
# in micro-tasks, one after the other; after more of them than there are the layout of all of it is asked for.
# (A task of its own would come after the next frame, with its painting.)
WATCH = """
const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  ...listen,
  set(hear) {
    listen.set.call(this, async (event) => {
      if (!event.data.startsWith('{"type":"update"')) return hear(event);
      const start = performance.now();
      hear(event);
      for (let tasks = 0; tasks < 100; tasks++) await null;
      document.documentElement.getBoundingClientRect();
      performance.measure("message", { start, end: performance.now() });
    });
  },
});
"""

Measured = dict[str, Any]


# ---------------------------------------------------------------- bytes


def fetch(visits: Visits, game: str, language: str) -> Measured:
    """What is sent to somebody who comes for the first time, until there is something to choose; see `page.weight`."""
    found = until_the_first_choice(visits, game, language)
    visits.leave()
    return {"kb": kilobytes(found), "parts": found}


# ---------------------------------------------------------------- time


def draw(visits: Visits, game: str, messages: int, *, slower: int = 1) -> list[float]:
    """Milliseconds from a message to the end of the layout, for as many messages as asked."""
    times: list[float] = []
    while len(times) < messages:
        times += draw_one_game(visits, game, slower)
    return times[:messages]


def draw_one_game(visits: Visits, game: str, slower: int) -> list[float]:
    """Four people play one game at other devices, and the page follows one of them: nothing but the page works in its
    browser. (Whoever reads the page through the tree of accessibility lets it make one, too.)"""
    page = visits.arrive()
    page.add_init_script(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    guests = [visits.server.guest(name) for name in PEOPLE]
    table = gather(visits.server, guests, game)
    come_as(visits.server, guests[0], page, f"/table/{table}")
    page.wait_for_selector("main svg")
    play_elsewhere(visits.server.url, [cookie_of(guest) for guest in guests], table)
    times = _times(page)
    visits.leave()
    return times


def gather(server: Server, guests: Sequence[httpx.Client], game: str) -> str:
    """A table at which all of them sit, and play."""
    table = server.open_table(guests[0], game, names=PEOPLE[:1], opened=len(guests) - 1)
    for seat, guest in enumerate(guests[1:], start=1):
        do(guest, table, "sit", seat=seat, name=PEOPLE[seat])
    do(guests[0], table, "start")
    return table


def play_elsewhere(url: str, cookies: Sequence[str], table: str) -> None:
    """One choice after the other, each with time to draw what came of it; in a thread, for Playwright has this one's
    loop."""

    async def play(seat: int, cookie: str) -> None:
        async with Device(url, cookie, table) as device:
            while await device.is_to_choose():
                await asyncio.sleep(PAUSE * (1 + seat))
                assert device.view is not None
                await device.choose(first(device.view))
            await asyncio.sleep(PAUSE)

    async def play_all() -> None:
        await asyncio.gather(*(play(*each) for each in enumerate(cookies)))

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, play_all()).result()


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
    parser.add_argument("--messages", type=int, default=200, help="messages for each median (default 200)")
    parser.add_argument("--json", action="store_true", help="print the rows and all figures as JSON")
    chosen = parser.parse_args()
    found = measure(chosen.messages)
    report(processor(), list(rows(found)), found, as_json=chosen.json)


if __name__ == "__main__":
    main()
