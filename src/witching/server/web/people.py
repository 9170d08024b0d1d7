"""People over HTTP: who am I, what can I play, who else can join?"""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from witching.bots.roster import BOTS, USUAL
from witching.core.converter import Converter
from witching.core.game import Game
from witching.core.message import Message
from witching.core.options import Option, find_edition
from witching.core.refusal import refused
from witching.server.table.commands import PHRASES
from witching.server.table.registry import TableRegistry
from witching.server.table.seats import SYMBOLS
from witching.server.table.settings import find_game
from witching.server.web.addresses import SVG, Site, is_from_here, qr_code
from witching.server.web.guests import Guests, Me, guest_of, known_guest_of, renew
from witching.server.web.routes import Row


class OfferedGame(Struct, frozen=True):
    """A game on offer. `seats` are the numbers of seats it allows, `editions` those whose rules it knows, the usual one
    first: a table's terms name one as the option `edition`. `edition_of` names the one for readers of a language, where
    there is one."""

    name: str
    title: Message
    seats: list[int]
    editions: list[str]
    edition_of: dict[str, str]


class GameOptions(Struct, frozen=True):
    """Everything that can be agreed about a game before it is dealt; a table's terms may set any of it, by name."""

    options: list[Option]


class Offer(Struct, frozen=True):
    """What there is to choose from. `broken` are installed games that cannot be played. `bots` are the levels, weakest
    first, then the others; `usual_bot` is the default. `hurried`: the engine is not compiled, so levels play by the
    clock, and weaker."""

    games: list[OfferedGame]
    broken: list[str]
    bots: list[str]
    usual_bot: str
    hurried: bool
    phrases: list[str]
    symbols: list[str]
    languages: list[str]


class Network(Struct, frozen=True):
    """Whether others on this network can join, and where. `may_open`: the client may let them."""

    open: bool
    addresses: list[str]
    base: str
    may_open: bool


class OpenNetwork(Struct, frozen=True, forbid_unknown_fields=True):
    """Let others on this network join."""

    open: bool


async def get_games(request: Request) -> Offer:
    """The games, with bots, phrases, symbols and languages."""
    registry: TableRegistry = request.app.state.registry
    games = [_offered(game) for game in registry.games.values()]
    more = list(PHRASES), list(SYMBOLS), list(_guests(request).languages)
    return Offer(games, registry.broken, list(BOTS), USUAL, registry.hurried, *more)


async def get_game_options(request: Request) -> GameOptions:
    """What can be agreed about a game: to fill in a form, or to show what was agreed."""
    registry: TableRegistry = request.app.state.registry
    return GameOptions(list(find_game(registry.games, request.path_params["game"]).options))


def _offered(game: Game) -> OfferedGame:
    edition = find_edition(game.options)
    values = edition.values if edition else ()
    edition_of = {language: value.name for value in values for language in value.languages}
    return OfferedGame(game.name, game.title, list(game.seats), [value.name for value in values], edition_of)


async def get_me(request: Request) -> Me:
    """The guest's profile; all fields are empty until they are filled in."""
    guest = known_guest_of(request)
    if guest:
        renew(request)
    return await _guests(request).me(guest)


async def put_me(request: Request, me: Me) -> Me:
    """Set the guest's profile."""
    await _guests(request).save(guest_of(request), me)
    renew(request)
    return me


async def get_network(request: Request) -> Network:
    """Whether others on this network can join."""
    site: Site = request.app.state.site
    may_open = is_from_here(request) and not site.public
    return Network(bool(site.network), site.addresses, site.base, may_open)


async def get_network_qr(request: Request) -> Response:
    """The address at which others find this page, as a QR code."""
    return qr_code(request.app.state.site.base)


async def post_network(request: Request, wish: OpenNetwork) -> Network:
    """Let others on this network join: only allowed from this machine."""
    if not is_from_here(request) or request.app.state.site.public:
        raise refused("server-refusal-not-here")
    if wish.open:
        await request.app.state.open_network()
    return await get_network(request)


def _guests(request: Request) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


ROWS = [
    Row(method="GET", path="/api/games", handler=get_games, answer=Offer),
    Row(
        method="GET",
        path="/api/games/{game}/options",
        handler=get_game_options,
        answer=GameOptions,
        refusals=(422,),
    ),
    Row(method="GET", path="/api/me", handler=get_me, answer=Me),
    Row(method="PUT", path="/api/me", handler=put_me, answer=Me, reads=Converter(Me), refusals=(422,)),
    Row(method="GET", path="/api/network", handler=get_network, answer=Network),
    Row(method="GET", path="/api/network/qr.svg", handler=get_network_qr, media=SVG),
    Row(
        method="POST",
        path="/api/network",
        handler=post_network,
        answer=Network,
        reads=Converter(OpenNetwork),
        refusals=(403, 409),
        limit="tables",
    ),
]
