"""Pages: the answer at each address of the no-script page."""

from collections.abc import Callable, Mapping

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from witching.core.game import Game
from witching.core.options import find_edition
from witching.core.refusal import Refused, quote, refused
from witching.i18n import LANGUAGES
from witching.nojs import HOME
from witching.nojs.actions import do, let_bots_choose, read_command, read_form
from witching.nojs.create_table import WAYS, new_table
from witching.nojs.home import KEEP_NAME, Around, Offer, home_page
from witching.nojs.links import device_page, key_page, network_page
from witching.nojs.page_context import (
    LANGUAGE_COOKIE,
    MAX_AGE,
    NOBODY,
    Reader,
    Scene,
    Seen,
    eyes_sent,
    hand,
    read_eyes,
    reader_of,
    see,
    set_scene,
    written_eyes,
)
from witching.nojs.rules import Book, contents_page, one_rule_page
from witching.nojs.table import table_page
from witching.nojs.templating import Piece, respond, say_refusal
from witching.server import messages as m
from witching.server.table.registry import TableRegistry
from witching.server.table.services import ID
from witching.server.table.session import TableSession
from witching.server.table.settings import find_game
from witching.server.table.state import Table
from witching.server.web import people, tables
from witching.server.web.guests import Me, guest_of, renew
from witching.server.web.routes import STATUS, UNFIT, read_number
from witching.terminal.renderer import Renderer

SEE_OTHER = 303


class Pages:
    """Answers with pages. `renderer_of` returns a game's renderer."""

    def __init__(self, renderer_of: Callable[[str], Renderer]) -> None:
        self._renderer_of = renderer_of

    async def nowhere(self, request: Request) -> Response:
        """Refuse an unknown address."""
        raise refused("server-refusal-no-page")

    # ---- the home page

    async def home(self, request: Request) -> Response:
        """The home page."""
        return await self._home(request, {}, None)

    async def _home(self, request: Request, given: Mapping[str, str], error: Refused | None) -> Response:
        reader = await reader_of(request)
        registry = _registry(request)
        offers = [
            Offer(game, self._renderer_of(game.name), reader.translator.say(game.title), registry.hurried)
            for game in registry.games.values()
        ]
        page = home_page(reader, offers, await _around(request), given, _why(reader, error))
        return respond(reader, page, _status(error))

    async def open(self, request: Request) -> Response:
        """Open a table and go there, or only save the reader's name; a refusal is shown with the filled-in form."""
        form = await read_form(request)
        try:
            if form.get("open") == KEEP_NAME:
                await _keep_name(request, form)
                return await self._home(request, form, None)
            return await self._open(request, form)
        except Refused as error:
            return await self._home(request, form, error)

    async def _open(self, request: Request, form: Mapping[str, str]) -> Response:
        reader = await reader_of(request)
        name, _, way = form.get("open", "").partition(" ")
        game, name = self._game(request, name), form.get("name", "").strip()
        if way not in WAYS:
            raise refused("server-refusal-message", detail=quote(way))
        new = new_table(way, game, form, name, reader.language)
        await _keep_name(request, form)
        opened = await tables.post_tables(request, new)
        async with _registry(request).use(opened.id) as session:
            await let_bots_choose(session)
        return RedirectResponse(f"{HOME}/table/{opened.id}", SEE_OTHER)

    async def language(self, request: Request) -> Response:
        """Switch to another language, on the same page."""
        form = await read_form(request)
        language, back = form.get("language", ""), form.get("back", "")
        if language not in LANGUAGES:
            raise refused("server-refusal-language", given=quote(language), allowed=", ".join(LANGUAGES))
        is_ours = back.startswith(f"{HOME}/") and not back.startswith(f"{HOME}/language")
        answer = RedirectResponse(back if is_ours else HOME, SEE_OTHER)
        answer.set_cookie(LANGUAGE_COOKIE, language, MAX_AGE, samesite="lax", httponly=True)
        return answer

    async def network(self, request: Request) -> Response:
        """Ask before letting others on this network join."""
        return await self._network(request, request.query_params.get("table", ""), None)

    async def open_network(self, request: Request) -> Response:
        """Let others on this network join."""
        table = (await read_form(request)).get("table", "")
        try:
            await people.post_network(request, people.OpenNetwork(True))
        except Refused as error:
            return await self._network(request, table, error)
        return RedirectResponse(f"{HOME}/table/{table}" if ID.fullmatch(table) else f"{HOME}/network", SEE_OTHER)

    async def _network(self, request: Request, table: str, error: Refused | None) -> Response:
        reader = await reader_of(request)
        page = network_page(reader, await people.get_network(request), table, _why(reader, error))
        return respond(reader, page, _status(error))

    # ---- the rule book

    async def rules(self, request: Request) -> Response:
        """The contents of a rule book."""
        reader = await reader_of(request)
        return respond(reader, contents_page(self._book(request, reader)))

    async def rule(self, request: Request) -> Response:
        """A rule."""
        reader = await reader_of(request)
        return respond(reader, one_rule_page(self._book(request, reader), request.path_params["rule"]))

    def _book(self, request: Request, reader: Reader) -> Book:
        game = self._game(request, request.path_params["game"])
        edition = find_edition(game.options)
        editions = edition.names if edition else ()
        return Book(game.name, reader, editions, request.query_params.get("edition", ""))

    def _game(self, request: Request, name: str) -> Game:
        return find_game(_registry(request).games, name)

    # ---- a table

    async def table(self, request: Request) -> Response:
        """The page of a table."""
        return await self._table(request, None)

    async def _table(self, request: Request, error: Refused | None, hint: m.Hint | None = None) -> Response:
        reader = await reader_of(request)
        async with _registry(request).use(request.path_params["table"]) as session:
            await session.visit(reader.guest)
            scene = await self._scene(request, session, reader)
            told = error or session.failure
        shown = hint if hint and (hint.seat, hint.moment) == (scene.seen.seat, scene.seen.table.moment) else None
        page = table_page(scene, request.app.state.site, _why(reader, told, scene), shown)
        if reader.guest:
            renew(request)
        return respond(reader, page, _status(error))

    async def do(self, request: Request) -> Response:
        """Carry out what a form asks and go to the page that shows it; a refusal is shown on the table's page."""
        try:
            ask, guest = read_command(await read_form(request)), guest_of(request)
            async with _registry(request).use(request.path_params["table"]) as session:
                if isinstance(ask, m.GetHint):
                    return await self._table(request, None, await _registry(request).hint(session, guest, ask))
                renderer, reader = self._renderer_of(session.table.terms.game), await reader_of(request)
                eyes = eyes_sent(request)
                then = await do(session, guest, ask, eyes=eyes, renderer=renderer, translator=reader.translator)
        except Refused as error:
            return await self._table(request, error)
        return hand(request, RedirectResponse(then.address, SEE_OTHER), then.eyes)

    async def eyes(self, request: Request) -> Response:
        """Take a shared screen for one of its seats, or put it down."""
        seat = (await read_form(request)).get("seat", "")
        async with _registry(request).use(request.path_params["table"]) as session:
            taken = read_number(seat) if seat else None
            eyes = NOBODY if taken is None else await session.look(lambda table: written_eyes(table, taken))
        return hand(request, RedirectResponse(f"{HOME}/table/{session.table.id}#news", SEE_OTHER), eyes)

    async def key(self, request: Request) -> Response:
        """Ask before moving a seat to this device."""
        scene = await self._glance(request)
        return respond(scene.reader, key_page(scene, request.query_params.get("key", "")))

    async def device(self, request: Request) -> Response:
        """The keys with which a guest continues on another device."""
        scene = await self._glance(request)
        return respond(scene.reader, device_page(scene, request.app.state.site))

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        return await tables.get_record(request)

    async def _glance(self, request: Request) -> Scene:
        reader = await reader_of(request)
        async with _registry(request).use(request.path_params["table"]) as session:
            return await self._scene(request, session, reader)

    async def _scene(self, request: Request, session: TableSession, reader: Reader) -> Scene:
        registry, eyes, renderer = _registry(request), eyes_sent(request), self._renderer_of(session.table.terms.game)

        def look(table: Table) -> Seen:
            return see(table, reader.guest, read_eyes(table, eyes), renderer, registry.keys.key_of, registry.now())

        seen = await session.look(look)
        return set_scene(seen, reader, renderer, session.table.game)


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


async def _keep_name(request: Request, form: Mapping[str, str]) -> None:
    reader, name = await reader_of(request), form.get("name", "").strip()
    await people.put_me(request, Me(name, form.get("symbol", ""), reader.language))


async def _around(request: Request) -> Around:
    mine, lobby = await tables.get_mine(request), await tables.get_tables(request)
    finished, network = await tables.get_finished(request), await people.get_network(request)
    return Around(mine.tables, lobby.tables, finished.tables, network, _registry(request).broken)


def _why(reader: Reader, error: Refused | None, scene: Scene | None = None) -> list[Piece] | None:
    """The reason of a refusal as text; at a table, with the names of the people there."""
    if error is None:
        return None
    translator, game = (scene.translator, scene.seen.table.terms.game) if scene else (reader.translator, "")
    return say_refusal(error.refusal, translator, game)


def _status(error: Refused | None) -> int:
    return 200 if error is None else STATUS.get(error.refusal.message.key, UNFIT)
