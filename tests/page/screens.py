"""Every screen there is, for the tests that look at all of them.

player = SCREENS["home"].show(opened, page)     # go there, in English, and wait until all of it is there
player.speak("ko")
SCREENS["home"].wait(player)                     # until all of it is there in Korean
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Page

from page.opened_games import do, finish
from page.player import THINKING, Player, come_as
from server.serving import Server
from witching.rulebook import read_rules
from witching.rulebook.blocks import plain

NAMES = ("Anna", "Ben")


@dataclass(frozen=True)
class OpenedTables:
    """A guest with tables at every stage of both games; all screens are theirs."""

    server: Server
    guest: httpx.Client
    tables: dict[str, str]

    def show(self, page: Page, address: str) -> Player:
        """The guest opens an address, in English."""
        self.guest.put("/api/me", json={"name": "Anna", "symbol": "owl", "language": "en"}).raise_for_status()
        come_as(self.server, self.guest, page, address)
        return Player(page)


def open_all(server: Server) -> OpenedTables:
    """Open tables at every stage of both games."""
    guest = server.guest("Anna")
    tables = {}
    for game in ("glastonbury", "incantibus"):
        tables[f"{game} waiting"] = server.open_table(guest, game, opened=1, bots=["greedy"], privacy="listed")
        tables[f"{game} playing"] = server.open_table(guest, game, bots=["greedy", "greedy"])
        tables[f"{game} handing on"] = server.open_table(guest, game, names=["Anna", "Ben"])
        tables[f"{game} over"] = server.open_table(guest, game, bots=["greedy", "greedy", "greedy"])
        finish(guest, tables[f"{game} over"])
    tables["talking"] = server.open_table(guest, "glastonbury", opened=1, options={"recipes": True})
    tables["watching"] = server.open_table(server.guest("Ben"), "incantibus", bots=["greedy"], options={"expert": True})
    do(server.guest("Ben"), tables["talking"], "sit", seat=1, name="Ben", symbol="cat")
    do(guest, tables["talking"], "start")
    tables["closed"] = server.open_table(guest, "glastonbury", opened=1)
    do(guest, tables["closed"], "close")
    return OpenedTables(server, guest, tables)


Come = Callable[[OpenedTables, Page], Player]
Look = Callable[[Player], Any]


@dataclass(frozen=True)
class Screen:
    """How to get there, in English, and whether all of it is there, in whatever language the player reads."""

    come: Come
    is_there: Look

    def show(self, opened: OpenedTables, page: Page) -> Player:
        player = self.come(opened, page)
        self.wait(player)
        return player

    def wait(self, player: Player) -> None:
        player.sight.wait_for(lambda: self.is_there(player), f"the screen in {player.language}", THINKING)

    def then(self, deed: Callable[[Player], None], is_there: Look) -> "Screen":
        """The screen reached by an action on this one."""

        def come(opened: OpenedTables, page: Page) -> Player:
            player = self.show(opened, page)
            deed(player)
            return player

        return Screen(come, is_there)


# ---- coming


def at(address: str, is_there: Look, table: str = "") -> Screen:
    """The screen at an address; `*` in it stands for the id of an opened table."""

    def come(opened: OpenedTables, page: Page) -> Player:
        return opened.show(page, address.replace("*", opened.tables.get(table, "")))

    return Screen(come, is_there)


def button(key: str, **args: str) -> Callable[[Player], None]:
    """Press the first button whose name begins with this."""
    return lambda player: player.sight.press(player.sight.one("button", player.say(key, **args) + "…"))


def typed(key: str) -> Callable[[Player], None]:
    return lambda player: player.page.keyboard.press(key)


def open_rule(player: Player) -> None:
    """Follow the first rule that the score sheet names."""
    player.sight.press(player.sight.wait_for(lambda: player.rules, "the score")[0])


# ---- being there


def has(role: str, key: str) -> Look:
    """Something with this role whose name begins with this."""
    return lambda player: player.sight.has(role, player.say(key) + "…")


def heading(key: str) -> Look:
    """A heading that contains this."""
    return lambda player: [each for each in player.sight.all("heading") if player.say(key) in each.name]


def says(key: str) -> Look:
    return lambda player: player.say(key) in player.sight.text()


def asks_for_somebody(player: Player) -> bool:
    """The screen asks to be handed to one of the people."""
    return any(player.sight.has("heading", player.say("page-hand-over", name=name)) for name in NAMES)


def has_book(game: str) -> Look:
    """The book is there: its first rule, which has the same number in every language."""
    return lambda player: [each for each in player.sight.all("heading") if title_of_first(game, player) in each.name]


def title_of_first(game: str, player: Player) -> str:
    return plain(next(iter(read_rules(game, player.language).values())).title)


def has_rule(game: str) -> Look:
    """A rule is shown beside the table, under its title in the player's language."""
    return lambda player: {each.name for each in player.sight.all("dialog")} & titles(game, player)


def titles(game: str, player: Player) -> set[str]:
    return {plain(rule.title) for rule in read_rules(game, player.language).values()}


# ---- all of them

HOME = at("/", says("home-about"))
SCREENS = {
    "home": HOME,
    "settings": HOME.then(button("home-settings"), heading("home-settings")),
    "friends": HOME.then(button("home-friends"), heading("home-friends")),
    "here": HOME.then(button("home-here"), heading("home-here")),
    "who": HOME.then(button("home-you", name="Anna"), heading("page-who")),
    "closed": at("/table/*", heading("page-closed"), table="closed"),
    "no-table": at("/table/nowhere", heading("server-refusal-no-table")),
    "record": at("/record", heading("replay-record")),
    "talking": at("/table/*", has("region", "table-beside"), "talking").then(typed("t"), has("textbox", "page-say")),
    "watching": at("/table/*", has("region", "table-beside"), table="watching"),
}
for game in ("glastonbury", "incantibus"):
    playing = at("/table/*", lambda player: player.choices, table=f"{game} playing")
    over = at("/table/*", heading("page-sheet"), table=f"{game} over")
    advised = at("/replay/*?eyes=0&move=0", has("button", "reasons-ask"), table=f"{game} over")
    SCREENS |= {
        f"{game}-opening": at(f"/open/{game}", heading("home-game")),
        f"{game}-waiting": at("/table/*", heading("page-people"), table=f"{game} waiting"),
        f"{game}-playing": playing,
        f"{game}-table": playing.then(button("table-about"), heading("page-people")),
        f"{game}-handing-on": at("/table/*", asks_for_somebody, table=f"{game} handing on"),
        f"{game}-over": over,
        f"{game}-replay": at("/replay/*", heading("replay-told"), table=f"{game} over"),
        f"{game}-hint": playing.then(button("page-hint"), says("reasons-title-open")),
        f"{game}-advice": advised.then(button("reasons-ask"), says("reasons-margin")),
        f"{game}-rule": over.then(open_rule, has_rule(game)),
        f"{game}-rules": at(f"/rules/{game}", has_book(game)),
    }
SCREENS["keys"] = SCREENS["glastonbury-playing"].then(typed("?"), heading("table-keys"))
