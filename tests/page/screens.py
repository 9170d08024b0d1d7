"""Every screen there is, for the tests that look at all of them."""

from collections.abc import Callable
from dataclasses import dataclass

import httpx
from playwright.sync_api import Page

from page.evenings import do, finish
from page.player import Player, come_as
from server.serving import Server


@dataclass(frozen=True)
class Evening:
    """A guest with tables at every stage of both games; all screens are theirs, in any language."""

    server: Server
    guest: httpx.Client
    tables: dict[str, str]

    def show(self, page: Page, language: str, address: str) -> Player:
        """The guest opens an address in a language."""
        self.guest.put("/api/me", json={"name": "Anna", "symbol": "owl", "language": language}).raise_for_status()
        come_as(self.server, self.guest, page, address)
        return Player(page, language)


def spend(server: Server) -> Evening:
    """An evening on which everything happens."""
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
    do(server.guest("Ben"), tables["talking"], "ask-sit", seat=1, name="Ben", symbol="cat")
    do(guest, tables["talking"], "ask-begin")
    tables["closed"] = server.open_table(guest, "glastonbury", opened=1)
    do(guest, tables["closed"], "ask-close")
    return Evening(server, guest, tables)


Show = Callable[[Evening, Page, str], Player]


def _at(address: str, *headings: str, table: str = "", **args: str) -> Show:
    """The screen of an address, or of a table of the evening, once a heading that begins with one of these is there."""

    def show(evening: Evening, page: Page, language: str) -> Player:
        player = evening.show(page, language, address + evening.tables.get(table, ""))
        names = [player.say(heading, **args) for heading in headings]
        player.sight.wait_for(lambda: any(player.sight.has("heading", name + "…") for name in names), str(names))
        return player

    return show


def _then(before: Show, key: str, heading: str, **args: str) -> Show:
    """The screen after a button was pressed on another, once a heading says that."""

    def show(evening: Evening, page: Page, language: str) -> Player:
        player = before(evening, page, language)
        player.sight.press(player.sight.one("button", player.say(key, **args) + "…"))
        said = player.say(heading)
        player.sight.wait_for(lambda: [each for each in player.sight.all("heading") if said in each.name], heading)
        return player

    return show


def _playing(game: str) -> Show:
    def show(evening: Evening, page: Page, language: str) -> Player:
        player = evening.show(page, language, f"/table/{evening.tables[f'{game} playing']}")
        player.wait_for_turn()
        return player

    return show


def _beside(table: str) -> Show:
    """A table, once what stands beside the board is there."""

    def show(evening: Evening, page: Page, language: str) -> Player:
        player = evening.show(page, language, f"/table/{evening.tables[table]}")
        player.sight.one("region", player.say("table-beside"))
        return player

    return show


def _typed(before: Show, key: str, role: str, name: str) -> Show:
    """The screen after a key was pressed on another, once something of that name is there."""

    def show(evening: Evening, page: Page, language: str) -> Player:
        player = before(evening, page, language)
        page.keyboard.press(key)
        player.sight.one(role, player.say(name))
        return player

    return show


def _rule_beside(game: str) -> Show:
    """A rule that the score sheet names, read beside it."""

    def show(evening: Evening, page: Page, language: str) -> Player:
        player = SCREENS[f"{game}-over"](evening, page, language)
        player.sight.press(player.sight.wait_for(lambda: player.rules, "the score")[0])
        player.sight.wait_for(lambda: [each for each in player.sight.all("dialog") if each.name], "the rule")
        return player

    return show


def _hint(game: str) -> Show:
    def show(evening: Evening, page: Page, language: str) -> Player:
        player = _playing(game)(evening, page, language)
        player.press("page-hint")
        player.sight.wait_for(lambda: player.say("reasons-title-open") in player.sight.text(), "the hint")
        return player

    return show


def _advice(game: str) -> Show:
    """What a bot would have done at a moment of a replay."""

    def show(evening: Evening, page: Page, language: str) -> Player:
        table = evening.tables[f"{game} over"]
        player = evening.show(page, language, f"/replay/{table}?eyes=0&move=0")
        player.press("reasons-ask")
        player.sight.wait_for(lambda: player.say("reasons-margin") in player.sight.text(), "the advice")
        return player

    return show


def _handing_on(game: str) -> Show:
    def show(evening: Evening, page: Page, language: str) -> Player:
        player = evening.show(page, language, f"/table/{evening.tables[f'{game} handing on']}")
        names = [player.say("page-hand-over", name=name) for name in ("Anna", "Ben")]
        player.sight.wait_for(lambda: any(player.sight.has("heading", name) for name in names), "whose turn it is")
        return player

    return show


HOME = _at("/", "page-brand")
SCREENS: dict[str, Show] = {
    "home": HOME,
    "settings": _then(HOME, "home-settings", "home-settings"),
    "friends": _then(HOME, "home-friends", "home-friends"),
    "here": _then(HOME, "home-here", "home-here"),
    "who": _then(HOME, "home-you", "page-who", name="Anna"),
    "closed": _at("/table/", "page-closed", table="closed"),
    "no-table": _at("/table/nowhere", "server-refusal-no-table"),
    "record": _at("/record", "replay-record"),
    "talking": _typed(_beside("talking"), "t", "textbox", "page-say"),
    "watching": _beside("watching"),
    "keys": _typed(_playing("glastonbury"), "?", "heading", "table-keys"),
}
for game in ("glastonbury", "incantibus"):
    SCREENS |= {
        f"{game}-opening": _at(f"/open/{game}", "home-game"),
        f"{game}-waiting": _at("/table/", "page-people", table=f"{game} waiting"),
        f"{game}-playing": _playing(game),
        f"{game}-table": _then(_playing(game), "table-about", "page-people"),
        f"{game}-handing-on": _handing_on(game),
        f"{game}-over": _at("/table/", "page-sheet", table=f"{game} over"),
        f"{game}-replay": _at("/replay/", "replay-told", table=f"{game} over"),
        f"{game}-hint": _hint(game),
        f"{game}-advice": _advice(game),
        f"{game}-rule": _rule_beside(game),
        f"{game}-rules": _at(f"/rules/{game}", f"{game}-title"),
    }
