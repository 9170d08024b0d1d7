"""The first page: who one is, what to play and with whom, and the tables that there are."""

from collections.abc import Mapping
from typing import NamedTuple

from witching.bots.roster import USUAL
from witching.core.game import Game
from witching.nojs.create_table import PACES, SPECTATORS
from witching.nojs.forms import Choice, button, details, field, form, section, select, tick
from witching.nojs.html import Child, Html, element
from witching.nojs.lists import finished_list, lobby_list, own_list
from witching.nojs.narration import MINUTE, SYMBOLS
from witching.nojs.network import network_section
from witching.nojs.opponents import about_bots, bot_choices
from witching.nojs.options import OptionFields
from witching.nojs.page import HOME, Page
from witching.nojs.reader import Reader
from witching.server.terms import MOST_NAME
from witching.server.web.people import Network
from witching.server.web.tables import TableCard
from witching.terminal.face import Face

KEEP_NAME = "name"
"""What the button beside one's name asks for."""
USUAL_SEATS = 3


class Offer(NamedTuple):
    """A game of the shelf as it is offered. `hurried`: levels play it by the clock."""

    game: Game
    face: Face
    title: str
    hurried: bool


class Around(NamedTuple):
    """The tables that there are, who else can join, and the games that cannot be played."""

    mine: list[TableCard]
    lobby: list[TableCard]
    finished: list[TableCard]
    network: Network
    broken: list[str]


def home_page(
    reader: Reader, offers: list[Offer], around: Around, given: Mapping[str, str], refusal: Html | None
) -> Page:
    """The first page; `given` is what was filled in before, where something of it was refused."""
    titles = {offer.game.name: offer.title for offer in offers}
    games = [_Game(reader, offer, given).show() for offer in offers]
    shown = [
        element("h1", reader.text("page-brand")),
        element("p", reader.text("page-about"), class_="about"),
        [element("p", reader.text("page-broken", game=game), class_="refusal") for game in around.broken],
        refusal,
        own_list(reader, around.mine, titles),
        form(f"{HOME}/open", _who(reader, given), element("div", games, class_="cards")),
        lobby_list(reader, around.lobby, titles),
        finished_list(reader, around.finished, titles),
        network_section(reader, around.network),
    ]
    return Page(reader.text("page-brand"), shown)


def symbol_choices(reader: Reader) -> list[Choice]:
    """The symbols with their names."""
    return [(name, f"{sign} {reader.text(f'page-symbol-{name}')}") for name, sign in SYMBOLS.items()]


def _who(reader: Reader, given: Mapping[str, str]) -> Html:
    """Its button is the first of the form, which the key Enter presses: it begins no game."""
    name = given.get("name", reader.name)
    symbol = given.get("symbol", reader.me.symbol or next(iter(SYMBOLS)))
    written = field(reader.text("page-name"), "name", value=name, maxlength=MOST_NAME, required=True)
    chosen = select(reader.text("page-symbol"), "symbol", symbol_choices(reader), symbol)
    keep = button(reader.text("page-name-keep"), name="open", value=KEEP_NAME, class_="quiet")
    return section("who", reader.text("page-who"), element("div", written, chosen, keep, class_="fields"))


class _Game:
    """The card of one game. Its fields begin with its name, for all games stand in one form."""

    def __init__(self, reader: Reader, offer: Offer, given: Mapping[str, str]) -> None:
        self._reader, self._offer, self._given = reader, offer, given
        self._text = reader.text

    def show(self) -> Html:
        """What the game is like, and the ways to play it."""
        game = self._offer.game.name
        rules = element("a", self._text("page-rules", game=self._offer.title), href=f"{HOME}/rules/{game}")
        return section(
            game,
            self._offer.title,
            element("p", self._reader.voice.say(self._offer.face.wording.about), class_="about"),
            self._select("seats", [(str(n), str(n)) for n in self._offer.game.seats], str(self._usual_seats())),
            self._select("bot", bot_choices(self._text), USUAL),
            about_bots(self._text, self._id("bots"), hurried=self._offer.hurried),
            element("p", self._way("now", class_="first"), class_="deed"),
            element("p", self._way("friends"), class_="deed"),
            details(self._text("page-here"), f"{game}-at-screen", self._here(), is_open=self._is_named()),
            details(self._text("page-more"), f"{game}-more", self._more()),
            element("p", rules),
            class_="card",
        )

    def _id(self, name: str) -> str:
        return f"{self._offer.game.name}-{name}"

    def _usual_seats(self) -> int:
        """Two bots, where there is room for both."""
        return min(self._offer.game.seats, key=lambda seats: abs(seats - USUAL_SEATS))

    def _others(self) -> range:
        """The numbers of those who may sit at this screen besides."""
        return range(2, self._offer.game.seats[-1] + 1)

    def _select(self, name: str, choices: list[Choice], usual: str) -> Html:
        key = self._id(name)
        return select(self._text(f"page-set-{name}"), key, choices, self._given.get(key, usual))

    def _way(self, way: str, **attributes: str) -> Html:
        game = self._offer.game.name
        return button(self._text(f"page-way-{way}"), **{"name": "open", "value": f"{game} {way}", **attributes})

    def _is_named(self) -> bool:
        return any(self._given.get(self._id(f"name-{number}")) for number in self._others())

    def _here(self) -> Child:
        """The names of the others at this screen."""
        ids = [(number, self._id(f"name-{number}")) for number in self._others()]
        names = [
            field(self._text("page-name-of", number=number), key, value=self._given.get(key, ""), maxlength=MOST_NAME)
            for number, key in ids
        ]
        return [element("p", self._text("page-here-about")), names, element("p", self._way("here"), class_="deed")]

    def _more(self) -> Child:
        paces = [(str(each), self._text("page-pace", minutes=each // MINUTE)) for each in PACES]
        watching = [(each, self._text(f"page-spectators-{each}")) for each in SPECTATORS]
        listed = self._id("listed")
        return [
            OptionFields(self._reader, self._offer.game, self._given).show(),
            self._select("pace", paces, paces[0][0]),
            self._select("spectators", watching, watching[0][0]),
            tick(self._text("page-set-listed"), listed, checked=listed in self._given),
        ]
