"""The page of a table, at every stage."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from markupsafe import Markup
from msgspec import to_builtins

from witching.core.options_summary import summarize_options
from witching.nojs import ansi_html
from witching.nojs.create_table import MINUTE
from witching.nojs.links import TableLink, table_link
from witching.nojs.page_context import Scene
from witching.nojs.people import SeatItem, Sit, Talk, free_seats, say_i_am, seat_items, sit_form, talk
from witching.nojs.play import Board, Choices, Look, Told, Wish, board, choices, log, news, private_look, wish
from witching.nojs.templating import Live, Page, Piece, linked
from witching.server import messages as m
from witching.server.table.settings import OPEN
from witching.server.web.addresses import Site

SOON, LATER = 2, 10
"""Seconds after which a browser without scripts reloads: while bots think, and while people do."""


@dataclass(frozen=True)
class Closed:
    """A table that was closed."""

    template: ClassVar = "table_closed.html"


@dataclass(frozen=True)
class Hidden:
    """A table whose game the reader may not see."""

    template: ClassVar = "table_hidden.html"
    sit: Sit | None
    seats: list[SeatItem]


@dataclass(frozen=True)
class Open:
    """A table whose game has not begun: the host starts it when no seat is free, the others wait."""

    template: ClassVar = "table_open.html"
    free: int
    is_host: bool
    is_seated: bool
    sit: Sit | None
    seats: list[SeatItem]
    link: TableLink
    talk: Talk | None


@dataclass(frozen=True)
class Handing:
    """A shared screen being handed on: it shows nothing secret until the right person takes it. `hands` are seats with
    the labels of the buttons that take the screen, the seat that is due first."""

    template: ClassVar = "table_handing.html"
    wish: Wish | None
    name: str
    hands: list[tuple[int, str]]
    news: list[Told]


@dataclass(frozen=True)
class Playing:
    """A table whose game is in play."""

    template: ClassVar = "table_playing.html"
    wish: Wish | None
    news: list[Told]
    look: Look | None
    choices: Choices
    board: Board
    sit: Sit | None
    talk: Talk | None
    seats: list[SeatItem]
    log: list[tuple[str, list[Piece]]]


@dataclass(frozen=True)
class Over:
    """A table whose game is over. `salt` proves, with the commitment, that the deal was never changed."""

    template: ClassVar = "table_over.html"
    news: list[Told]
    sheet: list[list[Piece]]
    sheet_drawn: Markup | None
    rematch: str
    is_seated: bool
    salt: str
    talk: Talk | None
    seats: list[SeatItem]
    log: list[tuple[str, list[Piece]]]
    board: Board


Stage = Closed | Hidden | Open | Handing | Playing | Over


@dataclass(frozen=True, kw_only=True)
class TablePage(Page):
    """What a table's page has at every stage. `settings` are the table's terms as text; `commitment` fixes the deal;
    `is_bound`: the game is in play."""

    template = "table.html"
    id: str
    address: str
    game: str
    game_title: str
    stage: Stage
    settings: list[tuple[str, str]]
    has_keys: bool
    may_close: bool
    is_bound: bool
    commitment: str


def table_page(scene: Scene, site: Site, refusal: list[Piece] | None, hint: m.Hint | None) -> TablePage:
    """The table as the reader sees it now."""
    table, you = scene.seen.table, scene.seen.you
    is_on = table.stage in ("open", "playing")
    return TablePage(
        title=_title(scene),
        refusal=refusal,
        live=Live(table.id, scene.seen.number, you.seat),
        refresh=_refresh(scene),
        id=table.id,
        address=scene.address,
        game=table.terms.game,
        game_title=scene.title,
        stage=_stage(scene, site, hint),
        settings=list(_settings(scene)),
        has_keys=bool(you.keys) and is_on,
        may_close=you.is_host and is_on,
        is_bound=table.stage == "playing",
        commitment=table.commitment,
    )


def _title(scene: Scene) -> str:
    """The game, and whose turn it is or who has won, so the browser's tab shows it, too."""
    table, you = scene.seen.table, scene.seen.you
    if table.stage == "over" and scene.seen.view is not None:
        winners = ", ".join(map(scene.translator.name, to_builtins(scene.seen.view)["result"]["winners"]))
        return scene.text("page-title-won", game=scene.title, names=winners)
    if table.stage != "playing":
        return scene.title
    here = scene.seen.due_here
    holder = here[0] if here and scene.seen.seat < 0 else scene.seen.seat
    if holder in here and len(you.seats) > 1:
        return scene.text("page-title-here", game=scene.title, name=scene.translator.name(holder))
    if holder in here:
        return scene.text("page-title-yours", game=scene.title)
    return scene.text("page-title-of", game=scene.title, names=", ".join(map(scene.translator.name, table.to_act)))


def _refresh(scene: Scene) -> int:
    """When to reload: a reader who waits for others needs it; one who has to choose or type a name is not disturbed."""
    table, you = scene.seen.table, scene.seen.you
    is_writing = not you.seats and free_seats(table)
    if table.stage in ("over", "closed") or is_writing or scene.seen.due_here:
        return 0
    thinking = table.to_act and all(table.seats[seat].plays for seat in table.to_act)
    return SOON if thinking else LATER


def _settings(scene: Scene) -> Iterator[tuple[str, str]]:
    """What was agreed before anybody sat down."""
    terms = scene.seen.table.terms
    people = [seat for seat, bot in enumerate(terms.seats) if bot == OPEN]
    yield scene.text("page-set-seats"), str(len(terms.seats))
    for label, values in summarize_options(scene.game, terms.options, people, len(terms.seats)):
        yield scene.translator.say(label), scene.text("core-list-separator").join(map(scene.translator.say, values))
    yield scene.text("page-set-pace"), scene.text("page-pace", minutes=terms.pace // MINUTE)
    yield scene.text("page-set-spectators"), scene.text(f"page-spectators-{terms.spectators}")


# ---- the stages


def _stage(scene: Scene, site: Site, hint: m.Hint | None) -> Stage:
    if scene.seen.table.stage == "open":
        return _open(scene, site)
    if scene.seen.table.stage == "closed":
        return Closed()
    if scene.seen.view is None:
        return Hidden(sit_form(scene), seat_items(scene))
    if scene.seen.table.stage == "over":
        return _over(scene)
    return _playing(scene, hint) if scene.seen.hand_to is None else _handing(scene, scene.seen.hand_to)


def _open(scene: Scene, site: Site) -> Open:
    table, you = scene.seen.table, scene.seen.you
    return Open(
        free=len(free_seats(table)),
        is_host=you.is_host,
        is_seated=bool(you.seats),
        sit=sit_form(scene),
        seats=seat_items(scene),
        link=table_link(scene, site),
        talk=talk(scene),
    )


def _handing(scene: Scene, seat: int) -> Handing:
    hands = [seat, *(other for other in scene.seen.you.seats if other != seat)]
    return Handing(
        wish=wish(scene),
        name=scene.translator.name(seat),
        hands=[(each, say_i_am(scene, each)) for each in hands],
        news=news(scene),
    )


def _playing(scene: Scene, hint: m.Hint | None) -> Playing:
    return Playing(
        wish=wish(scene),
        news=news(scene),
        look=private_look(scene),
        choices=choices(scene, hint),
        board=board(scene),
        sit=sit_form(scene),
        talk=talk(scene),
        seats=seat_items(scene),
        log=log(scene),
    )


def _over(scene: Scene) -> Over:
    table, view, renderer = scene.seen.table, scene.seen.view, scene.renderer
    told = renderer.sheet_lines(view, scene.translator)
    return Over(
        news=news(scene),
        sheet=[linked(line, table.terms.game, scene.reader.language) for line in told],
        sheet_drawn=ansi_html.draw(renderer.sheet(view, scene.translator)) if renderer.is_drawn else None,
        rematch=table.rematch,
        is_seated=bool(scene.seen.you.seats),
        salt=table.salt,
        talk=talk(scene),
        seats=seat_items(scene),
        log=log(scene),
        board=board(scene),
    )
