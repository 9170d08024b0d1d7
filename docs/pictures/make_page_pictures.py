"""Takes the README's pictures of the page, in Chromium at a real server, from games of fixed seeds.

After a change of the page build it, then `python docs/pictures/make_page_pictures.py`, then look at them.
"""

import base64
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from witching.cli.games import ALL_GAMES
from witching.core.rng import Rng

HERE = Path(__file__).parent
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
WIDTH = 1280
ENDINGS = {"light": ".webp", "dark": "-dark.webp"}
QUALITY = 80
PATIENCE = 60.0
COOKIE = "witching_guest"
BOTS = ("greedy", "greedy")


@dataclass(frozen=True)
class Moment:
    """The game of a seed after some choices of Anna's; as much of the page as is worth seeing."""

    game: str
    height: int
    seed: int
    choices: int
    options: dict[str, Any]


MOMENTS = (
    Moment("glastonbury", 832, seed=8, choices=9, options={"recipes": True}),
    Moment("incantibus", 1012, seed=62, choices=11, options={}),
)


def name_of(moment: Moment, scheme: str) -> str:
    return f"page-{moment.game}{ENDINGS[scheme]}"


def choices_of_anna(moment: Moment) -> list[str]:
    """What Anna chooses where everybody plays as greedy bots do."""
    game, made = ALL_GAMES[moment.game], list[str]()
    position = game.blank({**moment.options, "seats": 1 + len(BOTS)})
    position.redeal(Rng(moment.seed))
    while len(made) < moment.choices:
        seat = position.to_act()[0]
        knowledge = game.knowledge(position, seat)
        best = max(position.legal(seat), key=lambda action: game.greedy_eval(knowledge, action))
        made += [game.write(best)] if seat == 0 else []
        game.apply(position, seat, best)
    return made


@contextmanager
def serving(seed: int, folder: str) -> Iterator[str]:
    """A server whose deals follow the seed; its address."""
    command = [sys.executable, str(HERE / "seeded.py"), str(seed), "serve", "--no-browser", "--port", "0"]
    environment = os.environ | {"WITCHING_DATA": folder, "WITCHING_LANG": "en"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found.group()
        process.terminate()


class Anna:
    """Somebody at a table with bots."""

    def __init__(self, url: str, moment: Moment) -> None:
        self.url, self._size = url, ViewportSize(width=WIDTH, height=moment.height)
        self._client = httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE)
        self._ask("PUT", "/api/me", {"name": "Anna", "symbol": "owl", "language": "en"})
        terms = {"game": moment.game, "seats": ["", *BOTS], "options": moment.options}
        wish = {"terms": terms, "sit": [{"seat": 0, "name": "Anna"}], "begin": True}
        self.table = self._ask("POST", "/api/tables", wish)["id"]

    def _ask(self, method: str, address: str, wish: dict[str, Any] | None = None) -> Any:
        return self._client.request(method, address, json=wish).raise_for_status().json()

    def play(self, choices: list[str]) -> None:
        """Choose, whenever it is her turn; then it is her turn again."""
        for number, action in enumerate(choices):
            wish = {"type": "choose", "command": f"choice-{number}", "seat": 0, "action": action}
            wish["moment"] = self._wait_for_turn()
            self._ask("POST", f"/api/tables/{self.table}/commands?protocol=2", wish)
        self._wait_for_turn()

    def _wait_for_turn(self) -> int:
        """Wait until it is her turn; the moment at which it is."""
        end = time.monotonic() + PATIENCE
        while 0 not in (table := self._ask("GET", f"/api/tables/{self.table}"))["to_act"]:
            assert time.monotonic() < end, "the bots do not end"
            time.sleep(0.05)
        moment: int = table["moment"]
        return moment

    def look(self, browser: Browser, scheme: Any) -> Page:
        """Her browser, at the table."""
        page = browser.new_page(viewport=self._size, color_scheme=scheme, locale="en-GB", reduced_motion="reduce")
        page.context.add_cookies([{"name": COOKIE, "value": self._client.cookies[COOKIE], "url": self.url}])
        page.goto(f"{self.url}/table/{self.table}")
        page.get_by_role("button", name="No more of these").click()
        page.get_by_text("It is your turn.").hover()
        return page


def take(moments: Sequence[Moment], browser: Browser, folder: Path) -> list[Path]:
    """Pictures of the moments, as files in the folder."""
    return [picture for moment in moments for picture in take_one(moment, browser, folder)]


def take_one(moment: Moment, browser: Browser, folder: Path) -> Iterator[Path]:
    with TemporaryDirectory() as data, serving(moment.seed, data) as url:
        anna = Anna(url, moment)
        anna.play(choices_of_anna(moment))
        for scheme in ENDINGS:
            page = anna.look(browser, scheme)
            file = folder / name_of(moment, scheme)
            file.write_bytes(photograph(page))
            page.context.close()
            yield file


def photograph(page: Page) -> bytes:
    """What is shown, as WebP, which Playwright itself does not write."""
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(taken["data"])


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for picture in take(MOMENTS, browser, HERE):
            print(picture.name, picture.stat().st_size)


if __name__ == "__main__":
    main()
