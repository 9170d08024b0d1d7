"""Playing at the no-script page: opening a table, and choosing by the text on its buttons."""

import time

from nojs.browser import Browser
from nojs.markup import Node

PATIENCE = 60.0


def open_game(browser: Browser, game: str, way: str, **fields: str) -> None:
    """Open a table from the first page: `now`, `friends` or `here`; fields of the game's card go by their short name,
    with `_` for `-`."""
    shared = ("name", "symbol")
    named = {key if key in shared else f"{game}-{key.replace('_', '-')}": value for key, value in fields.items()}
    [button] = [each for each in browser.buttons() if each.get("value") == f"{game} {way}"]
    browser.press(button, **named)


def wait_for_turn(browser: Browser) -> None:
    """Reload, as a browser without scripts does, until there is something to choose or the game is over."""
    end = time.monotonic() + PATIENCE
    while not browser.choices() and not is_over(browser):
        assert time.monotonic() < end, browser.text
        assert refreshes(browser), "nobody would ever look again"
        time.sleep(0.05)
        browser.reload()


def is_over(browser: Browser) -> bool:
    return browser.part("sheet") is not None


def refreshes(browser: Browser) -> bool:
    """Whether the page reloads by itself, without scripts."""
    return any(node.get("http-equiv") == "refresh" for node in browser.page.find_all("meta"))


def pick(browser: Browser, turn: int) -> Node:
    """One of the choices, a different one each time."""
    choices = browser.choices()
    return choices[(turn * 7) % len(choices)]
