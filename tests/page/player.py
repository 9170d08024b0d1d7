"""Somebody who plays with what a screen reader reads: roles and names, in any language.

player = Player(visit("/"))
player.play_now("glastonbury")       # from the first page to a table
player.play()                        # to the end, always another choice; returns how many there were
player.words.say("page-over")        # what the page says, in the player's language
"""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import takewhile
from typing import Any

import httpx
from hypothesis import settings
from playwright.sync_api import Page

from page.browser import Visits, introduced
from page.sight import Sight, Thing
from server.serving import COOKIE, Server
from witching.i18n import Catalogue, Value

MOST_CHOICES = 60
MOST_TURNS = 400
IS_EXHAUSTIVE = settings.get_current_profile_name() == "exhaustive"
THINKING = 120.0
IS_ANSWERED = "!Object.keys(sessionStorage).some((name) => name.startsWith('pending:'))"


@cache
def words_in(language: str) -> Catalogue:
    return Catalogue(language, strict=True)


@cache
def titles_in(language: str) -> frozenset[str]:
    """The possible titles of the list of all choices, by how many there are."""
    return frozenset(words_in(language).say("table-choices", choices=number) for number in range(MOST_CHOICES))


def turns(usual: int, exhaustive: int) -> int:
    """How many turns a test plays: more of them before a release."""
    return exhaustive if IS_EXHAUSTIVE else usual


class Player:
    """One person at one page."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page, self.language = page, language
        self.sight = Sight(page)
        self.turns = 0

    @property
    def words(self) -> Catalogue:
        return words_in(self.language)

    def say(self, key: str, **args: Value) -> str:
        return self.words.say(key, **args)

    def speak(self, language: str) -> None:
        """Switch the page to another language if needed, and wait until the server knows."""
        if language == self.language:
            return
        picker = self.page.get_by_label(self.say("page-language"), exact=True).last
        with introduced(self.page):
            picker.select_option(language)
        self.page.locator(f"html[lang={language}]").wait_for(state="attached")
        self.language = language

    # ---- coming to a table

    def play_now(self, game: str) -> None:
        """Press "Play now" under the name of the game."""
        self.press_under(game, "home-now")

    def open_for_friends(self, game: str, players: int) -> None:
        """Open a table for this many people, including the player."""
        self.press_under(game, "home-friends")
        self.press("home-players", number=players)
        self.sight.one("heading", self.say("page-people"))

    def open_here(self, game: str, names: Sequence[str]) -> None:
        """Start a game for several people at this screen."""
        self.press_under(game, "home-here")
        self.sight.press(self.sight.one("radio", str(len(names)), inside=self.say("home-here-people")))
        for number, name in enumerate(names, 1):
            self.sight.write(self.sight.one("textbox", self.say("page-name-of", number=number)), name)
        self.press("page-begin")

    def sit_down(self, name: str) -> None:
        """Take a free seat at the table on show."""
        self.sight.write(self.sight.one("textbox", self.say("page-name")), name)
        self.press("page-sit")

    def press_under(self, game: str, key: str) -> None:
        """Press a button, or follow a link, in the game's part of the first page."""
        self.sight.press(self.sight.wait_for(lambda: self._under(game, self.say(key)), f"{game}: {key}"))

    def _under(self, game: str, name: str) -> Thing | None:
        """The first control of this name after the heading with the game's name."""
        title, seen = self.say(f"{game}-title"), False
        for thing in self.sight.read():
            seen = seen or (thing.role == "heading" and thing.name.startswith(title))
            if seen and thing.role in ("button", "link", "DisclosureTriangle") and thing.name.startswith(name):
                return thing
        return None

    def press(self, key: str, role: str = "button", **args: Value) -> None:
        """Press something by its name on the page; retry if it was redrawn meanwhile."""
        name = self.say(key, **args)
        self.sight.wait_for(lambda: self.sight.try_to_press(self.sight.one(role, name)), f"to press {name}")

    # ---- playing

    @property
    def choices(self) -> list[Thing]:
        """The choices as the list of all choices names them; opens the list first."""
        return self._choices(self.sight.read())

    def change(self, number: int) -> None:
        """Change a sealed choice while that is possible."""
        titles = {self.say("page-change")}
        choices = self.sight.wait_for(lambda: self._listed(self.sight.read(), titles), "that it may be changed")
        self.make(choices[number])

    def _choices(self, things: list[Thing]) -> list[Thing]:
        return self._listed(things, titles_in(self.language))

    def _listed(self, things: list[Thing], titles: Collection[str]) -> list[Thing]:
        """The buttons of the list with one of these titles; opens the list first."""
        title = next((each for each in things if each.role == "DisclosureTriangle" and each.name in titles), None)
        if title is None:
            return []
        if not title.states.get("expanded"):
            self.sight.press(title)
            return self._listed(self.sight.read(), titles)
        below = takewhile(lambda each: len(each.around) >= len(title.around), things[things.index(title) + 1 :])
        return [each for each in below if each.role == "button" and not each.is_disabled]

    def choose_if_asked(self) -> bool:
        """Make a choice if, according to the page, the player owes one now."""
        things = self.read()
        choices = self._choices(things)
        if not choices or not any(each.name == self.say("page-turn-yours") for each in things):
            return False
        return self.make(choices[self.turns * 7 % len(choices)])

    @property
    def rules(self) -> list[Thing]:
        """The named rules, each a link to its text."""
        return [thing for thing in self.sight.all("link") if thing.name[:2] in ("G-", "I-")]

    @property
    def is_over(self) -> bool:
        return self._is_over(self.sight.read())

    def _is_over(self, things: list[Thing]) -> bool:
        return any(each.role == "heading" and each.name == self.say("page-sheet") for each in things)

    def wait_for_turn(self, patience: float = THINKING) -> bool:
        """Wait until there is something to choose; False when the game is over."""
        return bool(self.sight.wait_for(self._turn, "a turn", patience)[0])

    def wait_for_choice(self) -> bool:
        """Wait for a turn with more than one choice; False when the game ends first."""
        while self.wait_for_turn():
            if len(self.choices) > 1:
                return True
            self.choose()
        return False

    def _turn(self) -> tuple[list[Thing], bool] | None:
        """The choices, or that the game is over; None if neither."""
        things = self.read()
        choices, is_over = self._choices(things), self._is_over(things)
        return (choices, is_over) if choices or is_over else None

    def wait_for(self, what: Callable[[], Any], told: str) -> Any:
        """Wait for something that comes during the game; private looks are closed on the way."""
        return self.sight.wait_for(lambda: self.read() and what(), told)

    def read(self) -> list[Thing]:
        """What can be read, once a private look is closed."""
        things = self.sight.read()
        return self.sight.read() if self.close_look(things) else things

    def close_look(self, things: list[Thing]) -> bool:
        """Close a private look; return whether there was one."""
        looks = [each for each in things if each.role == "button" and each.name == self.say("page-look-close")]
        return any(self.leave_look(look) for look in looks)

    def leave_look(self, look: Thing) -> bool:
        return self.sight.try_to_press(look)

    def choose(self, number: int | None = None) -> str:
        """Make a choice, this number or always another one; return its name, empty when the game is over."""
        while choices := self.sight.wait_for(self._turn, "a choice", THINKING)[0]:
            chosen: Thing = choices[(self.turns * 7 if number is None else number) % len(choices)]
            if self.make(chosen):
                return chosen.name
        return ""

    def make(self, choice: Thing) -> bool:
        """Press a choice, and wait until the server has answered; False when it is no longer offered."""
        if not self.sight.try_to_press(choice):
            return False
        self.turns += 1
        self.sight.wait_for(self.is_answered, f"an answer to {choice.name}")
        return True

    def is_answered(self) -> bool:
        """Whether no choice is waiting for an answer."""
        return bool(self.page.evaluate(IS_ANSWERED))

    def play(self, until: Callable[[], bool] = lambda: False) -> int:
        """Play until the game is over or `until` holds; return how many choices were made."""
        began = self.turns
        while not until() and self.choose():
            assert self.turns - began < MOST_TURNS
        return self.turns - began

    def let_a_bot_play(self) -> None:
        """Leave the seat to a bot at the next turn: when there is something to choose, no look is open."""
        assert self.wait_for_turn()
        self.press("table-about")
        self.sight.press(self.sight.one("button", self.say("page-replace-me") + "…"))

    def wait_for_the_end(self) -> None:
        self.sight.wait_for(lambda: self._is_over(self.read()), "the end", THINKING)


def sit_down(
    visit: Visits, game: str, *, page: Page | None = None, name: str = "Anna", language: str = "en", **terms: Any
) -> Player:
    """Somebody at a table opened without the page: see `Server.open_table` for the arguments."""
    guest = visit.server.guest(name, language=language)
    table = visit.server.open_table(guest, game, names=[name], **terms)
    page = page or visit.arrive(language=language)
    come_as(visit.server, guest, page, f"/table/{table}")
    return Player(page, language)


def come_as(server: Server, guest: httpx.Client, page: Page, address: str) -> None:
    """Make the page's browser a guest known to the server, and go to an address."""
    page.context.add_cookies([{"name": COOKIE, "value": guest.cookies[COOKIE], "url": server.url}])
    page.goto(server.url + address)
