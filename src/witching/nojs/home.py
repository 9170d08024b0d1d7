"""The home page: who the reader is, what to play and with whom, and the existing tables."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from witching.bots.roster import BOTS, USUAL
from witching.core.game import Game
from witching.core.options import usual_seats
from witching.core.options_summary import say_seat
from witching.nojs.create_table import MINUTE, PACES, SPECTATORS, Form, OptionFields
from witching.nojs.links import NetworkLinks, network_links
from witching.nojs.page_context import Reader, Text, names_of
from witching.nojs.templating import Choice, Field, Group, Line, Page, Piece, Select, Tick
from witching.server.table.settings import MOST_NAME
from witching.server.web.people import Network
from witching.server.web.tables import TableCard
from witching.terminal.renderer import Renderer

SYMBOLS = {
    "owl": "🦉", "cat": "🐈", "toad": "🐸", "raven": "🐦", "bat": "🦇", "moon": "🌙", "star": "⭐", "key": "🔑",
    "candle": "🕯️", "broom": "🧹", "cauldron": "🍲", "feather": "🪶",
}  # fmt: skip
KEEP_NAME = "name"
"""The value of the button beside the reader's name."""


class Offer(NamedTuple):
    """A game on offer. `hurried`: levels play it by the clock."""

    game: Game
    renderer: Renderer
    title: str
    hurried: bool


class Around(NamedTuple):
    """The existing tables, who else can join, and the games that cannot be played."""

    mine: list[TableCard]
    lobby: list[TableCard]
    finished: list[TableCard]
    network: Network
    broken: list[str]


class TableItem(NamedTuple):
    """A table in a list. `state` says whose turn it is or whether a seat is free; `is_due`: it is the reader's turn."""

    id: str
    title: str
    names: str
    state: str = ""
    is_due: bool = False


class GameCard(NamedTuple):
    """A game and the ways to play it. `others` are fields for the names of the other people at this screen, `set_up`
    for what they choose for their seats."""

    name: str
    title: str
    about: str
    is_hurried: bool
    bots: list[tuple[str, str]]
    first: list[Field]
    others: list[Line]
    set_up: list[Group]
    options: list[Field]
    house_rules: list[Field]
    settings: list[Field]


@dataclass(frozen=True, kw_only=True)
class HomePage(Page):
    """The home page. `who` are the fields about the reader; `keep_name` is what the button beside them sends."""

    template = "home.html"
    broken: list[str]
    who: list[Field]
    games: list[GameCard]
    mine: list[TableItem]
    lobby: list[TableItem]
    finished: list[TableItem]
    network: NetworkLinks | None
    keep_name: str = KEEP_NAME


def home_page(
    reader: Reader, offers: Sequence[Offer], around: Around, given: Form, refusal: list[Piece] | None
) -> HomePage:
    """The home page; `given` is what was already filled in, if something was refused."""
    titles = {offer.game.name: offer.title for offer in offers}
    return HomePage(
        title=reader.text("page-brand"),
        refusal=refusal,
        broken=around.broken,
        who=list(_who(reader, given)),
        games=[_Card(reader, offer, given).show() for offer in offers],
        mine=[_item(reader, card, titles, *_turn(reader, card)) for card in around.mine],
        lobby=[_item(reader, card, titles, _room(reader, card)) for card in around.lobby if not card.yours],
        finished=[_item(reader, card, titles) for card in around.finished],
        network=network_links(around.network),
    )


# ---- the reader, and the bots


def _who(reader: Reader, given: Form) -> Iterator[Field]:
    yield Line(reader.text("page-name"), "name", given.get("name", reader.name), MOST_NAME, is_required=True)
    symbol = given.get("symbol", reader.me.symbol or next(iter(SYMBOLS)))
    yield Select(reader.text("page-symbol"), "symbol", symbol_choices(reader), symbol)


def symbol_choices(reader: Reader) -> list[Choice]:
    """The symbols with their names."""
    return [(name, f"{sign} {reader.text(f'page-symbol-{name}')}") for name, sign in SYMBOLS.items()]


def bot_choices(text: Text) -> list[Choice]:
    """The bots with their names."""
    return [(bot, text(f"bots-name-{bot}")) for bot in BOTS]


# ---- the games


class _Card:
    """The card of one game. Its field names begin with the game's name, because all games are in one form."""

    def __init__(self, reader: Reader, offer: Offer, given: Form) -> None:
        self._reader, self._offer, self._given = reader, offer, given
        self._text = reader.text

    def show(self) -> GameCard:
        """What the game is like, and the fields of its ways to play."""
        game, options = self._offer.game, OptionFields(self._reader, self._offer.game, self._given)
        return GameCard(
            name=game.name,
            title=self._offer.title,
            about=self._reader.translator.say(self._offer.renderer.wording.about),
            is_hurried=self._offer.hurried,
            bots=[(name, self._text(f"bots-about-{bot}")) for bot, name in bot_choices(self._text)],
            first=[
                self._select("seats", [(str(n), str(n)) for n in game.seats], str(usual_seats(game.seats))),
                self._select("bot", bot_choices(self._text), USUAL),
            ],
            others=[self._name(number) for number in range(2, game.seats[-1] + 1)],
            set_up=list(self._set_up(options)),
            options=[*options.show("first"), *options.show_set_up(0)],
            house_rules=options.show("more"),
            settings=list(self._settings()),
        )

    def _id(self, name: str) -> str:
        return f"{self._offer.game.name}-{name}"

    def _select(self, name: str, choices: list[Choice], usual: str) -> Select:
        key = self._id(name)
        return Select(self._text(f"page-set-{name}"), key, choices, self._given.get(key, usual))

    def _name(self, number: int) -> Line:
        key = self._id(f"name-{number}")
        return Line(self._text("page-name-of", number=number), key, self._given.get(key, ""), MOST_NAME)

    def _set_up(self, options: OptionFields) -> Iterator[Group]:
        """What the other people at this screen choose for their seats, where the game has such a choice."""
        for seat in range(1, self._offer.game.seats[-1]):
            fields = options.show_set_up(seat)
            if fields:
                yield Group(self._reader.translator.say(say_seat(seat)), [*fields])

    def _settings(self) -> Iterator[Field]:
        paces = [(str(each), self._text("page-pace", minutes=each // MINUTE)) for each in PACES]
        watching = [(each, self._text(f"page-spectators-{each}")) for each in SPECTATORS]
        listed = self._id("listed")
        yield self._select("pace", paces, paces[0][0])
        yield self._select("spectators", watching, watching[0][0])
        yield Tick(self._text("page-set-listed"), listed, listed in self._given)


# ---- the tables


def _item(
    reader: Reader, card: TableCard, titles: Mapping[str, str], state: str = "", is_due: bool = False
) -> TableItem:
    game, names = card.terms.game, ", ".join(names_of(card.seats, reader.translator))
    return TableItem(card.id, titles.get(game, game), names, state, is_due)


def _turn(reader: Reader, card: TableCard) -> tuple[str, bool]:
    """Whose turn it is, and whether it is the reader's."""
    if card.stage == "open":
        return reader.text("page-stage-open"), False
    if any(not card.seats[seat].plays for seat in set(card.to_act) & set(card.yours)):
        return reader.text("page-turn-yours"), True
    names = names_of(card.seats, reader.translator)
    return reader.text("page-turn-of", names=", ".join(names[seat] for seat in card.to_act)), False


def _room(reader: Reader, card: TableCard) -> str:
    """How many seats are free, or that the game is being played."""
    free = sum(seat.kind == "open" for seat in card.seats)
    return reader.text("page-seats-free", seats=free) if free else reader.text("page-stage-playing")
