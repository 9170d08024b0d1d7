"""Lists of tables: one's own, those that everybody may join, those whose game is over."""

from collections.abc import Mapping, Sequence

from witching.nojs.forms import listing, section
from witching.nojs.html import Child, Html, element
from witching.nojs.page import HOME
from witching.nojs.page_context import names_of
from witching.nojs.reader import Reader
from witching.server import messages as m
from witching.server.web.tables import TableCard

Titles = Mapping[str, str]


def own_list(reader: Reader, cards: Sequence[TableCard], titles: Titles) -> Html | None:
    """The reader's tables, and whose turn it is."""
    items = [[_link(card, titles), " ", _names(reader, card), ". ", _turn(reader, card)] for card in cards]
    return section("mine", reader.text("page-mine"), listing(items, class_="tables")) if items else None


def lobby_list(reader: Reader, cards: Sequence[TableCard], titles: Titles) -> Html:
    """The tables that everybody may join or watch."""
    others = [card for card in cards if not card.yours]
    items = [[_link(card, titles), " ", _names(reader, card), ". ", _room(reader, card)] for card in others]
    nothing = element("p", reader.text("page-lobby-empty"))
    return section("lobby", reader.text("page-lobby"), listing(items, class_="tables") or nothing)


def finished_list(reader: Reader, cards: Sequence[TableCard], titles: Titles) -> Html | None:
    """The reader's games that are over, with their records."""
    items: list[Child] = [
        [_link(card, titles), " ", _names(reader, card), ". ", record_link(reader, card.id)] for card in cards
    ]
    return section("finished", reader.text("page-finished"), listing(items, class_="tables")) if items else None


def record_link(reader: Reader, table: str) -> Html:
    """Where the record of a game is fetched."""
    return element("a", reader.text("page-record"), href=f"{HOME}/table/{table}/record", download=True)


def _link(card: TableCard, titles: Titles) -> Html:
    return element("a", titles.get(card.terms.game, card.terms.game), href=f"{HOME}/table/{card.id}")


def _names(reader: Reader, card: TableCard) -> str:
    return ", ".join(names_of(card.seats, reader.voice))


def _turn(reader: Reader, card: TableCard) -> Child:
    if card.stage == "open":
        return reader.text("page-stage-open")
    if any(not card.seats[seat].plays for seat in set(card.due) & set(card.yours)):
        return element("strong", reader.text("page-turn-yours"))
    names = names_of(card.seats, reader.voice)
    return reader.text("page-turn-of", names=", ".join(names[seat] for seat in card.due))


def _room(reader: Reader, card: TableCard) -> str:
    """How many may still sit down."""
    free = sum(_is_open(seat) for seat in card.seats)
    return reader.text("page-seats-free", seats=free) if free else reader.text("page-stage-playing")


def _is_open(seat: m.SeatState) -> bool:
    return seat.kind == "open"
