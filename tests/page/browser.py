"""Real Chromium at a real server.

    def test_something(visit):
        page = visit("/")                          # a Playwright page of a first-time visitor
        page = visit("/", language="ko", width=360, scheme="dark")

Every visitor has a separate context (cookies, storage). What the page logs as an error fails the test that visited;
`visit.errors` are those so far. Nothing moves unless `motion="no-preference"`.
"""

import os
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Response,
    WebSocket,
    expect,
    sync_playwright,
)

from server.serving import Server

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM = next((path for name in NAMES if (path := shutil.which(name))), None)
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--no-proxy-server"),
]
LOCALES = {"en": "en-GB", "ru": "ru-RU", "it": "it-IT", "ko": "ko-KR", "de": "de-DE", "fr": "fr-FR"}
PATIENCE = 40_000.0
LAUNCH = 120_000.0
REST = 1.0
"""Seconds without a change after which a page counts as at rest."""
RESTED = """(rest) => new Promise((done) => {
    const end = () => { watcher.disconnect(); done(); };
    let timer = setTimeout(end, rest);
    const watcher = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, rest);
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})"""

# What Chromium itself logs when the network is down, as some tests want it.
OF_NETWORK = ("ERR_CONNECTION", "ERR_INTERNET", "ERR_EMPTY_RESPONSE", "ERR_INCOMPLETE", "WebSocket connection to")


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """One browser; every visitor has a separate context in it."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, timeout=LAUNCH)


class Visits:
    """Lets people visit a server, see above, and collects the errors their pages log."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.server = server
        self.errors: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def __call__(self, address: str = "/", **wishes: Any) -> Page:
        page = self.arrive(**wishes)
        page.goto(self.server.url + address)
        return page

    def arrive(
        self, *, language: str = "en", width: int = 1280, height: int = 900, scheme: Any = "light",
        motion: Any = "reduce", **options: Any,
    ) -> Page:  # fmt: skip
        """A visitor with an empty tab."""
        context = self._browser.new_context(
            viewport={"width": width, "height": height}, locale=LOCALES[language], color_scheme=scheme,
            reduced_motion=motion, **options,
        )  # fmt: skip
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        self._watch(page)
        return page

    def arrive_at_home(self, folder: Path, *, language: str = "en", **options: Any) -> Page:
        """A visitor with a separate Chromium that keeps its data in a folder; `kill` ends it."""
        context = self._browser.browser_type.launch_persistent_context(
            folder, executable_path=CHROMIUM, args=ARGUMENTS, timeout=LAUNCH, locale=LOCALES[language],
            reduced_motion="reduce", **options,
        )  # fmt: skip
        context.set_default_timeout(PATIENCE)
        [page] = context.pages
        self._watch(page)
        return page

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in OF_NETWORK):
            self.errors.append(f"{message.text} {message.location['url']}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        self._contexts.clear()


def kill(folder: Path) -> None:
    """End the Chromium of a folder as a power cut would."""
    lock = folder / "SingletonLock"
    os.kill(int(os.readlink(lock).rpartition("-")[2]), signal.SIGKILL)
    lock.unlink()


class Wire:
    """Everything that a page has been sent since: answers and frames, as text."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[Response] = []
        page.on("websocket", self._open)
        page.on("response", lambda answer: self.answers.append(answer))

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def text(self) -> str:
        """All of it, without the page's files and the catalogues, which reveal nothing about a table."""
        told = [answer for answer in self.answers if "/api/" in answer.url and answer.ok]
        return "\n".join([*self.frames, *(answer.text() for answer in told if "stream" not in answer.url)])


def everything_kept(page: Page) -> str:
    """Everything a page holds now: its document with every shadow and frame, its storage, its history, its title."""
    kept: str = page.evaluate(
        """async () => JSON.stringify([
            document.documentElement.outerHTML, document.title, history.state, location.href,
            {...localStorage}, {...sessionStorage}, document.cookie,
            [...document.querySelectorAll("input, textarea, select")].map((each) => each.value),
            (await indexedDB.databases()).map((each) => each.name),
            await Promise.all((await caches.keys()).map(async (name) =>
                (await (await caches.open(name)).keys()).map((each) => each.url))),
        ])"""
    )
    return kept


@contextmanager
def introduced(page: Page) -> Iterator[None]:
    """For actions that change the visitor's name or language: wait until the server has confirmed it."""
    with page.expect_response(lambda each: each.request.method == "PUT" and each.url.endswith("/api/me")):
        yield


def kept_at_rest(page: Page) -> str:
    """The same, once announcements are gone and nothing has changed for a while."""
    page.locator("[aria-relevant=additions]:empty").wait_for(state="attached")
    end = time.monotonic() + PATIENCE / 1000
    while (kept := everything_kept(page)) != _kept_after_rest(page):
        assert time.monotonic() < end, "the page never rests"
    return kept


def _kept_after_rest(page: Page) -> str:
    page.evaluate(RESTED, 1000 * REST)
    return everything_kept(page)
