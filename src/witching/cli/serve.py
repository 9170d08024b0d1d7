"""`witching serve`: the server, put together."""

import os
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

import click
import segno

from witching import __version__
from witching.cli.database import db_option, default_url
from witching.cli.games import ALL_GAMES, make_safe_renderer
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.options import check_range
from witching.cli.output import lang_option, text
from witching.cli.players import is_hurried, opponents
from witching.compilation import loader
from witching.core.refusal import quote, refused
from witching.i18n import LANGUAGES
from witching.nojs.routes import nojs_routes
from witching.packages import doubles
from witching.page.files import STATIC, Build
from witching.page.routes import page_routes
from witching.server import logs
from witching.server.bots.pool import MeasuredBotPool, ProcessBotPool
from witching.server.metrics import PrometheusMetrics
from witching.server.ratelimit import RateLimits
from witching.server.storage.journal import Journal
from witching.server.storage.store import Store
from witching.server.table.registry import TableRegistry
from witching.server.table.seats import SeatKeys
from witching.server.table.services import Services
from witching.server.web.addresses import DEFAULT_PORT, Site
from witching.server.web.app import make_app
from witching.server.web.guests import Guests
from witching.server.web.monitoring import make_metrics_app
from witching.server.web.serving import ExtraApps, Serving, bind, bind_first, run
from witching.terminal.renderer import Renderer

HOST = "127.0.0.1"
MORE_PORTS = 20
MOST_PORT = 65535
LIMITS = "WITCHING_LIMITS"
PAGE = "WITCHING_PAGE"
"""Names the folder of another build of the page, for those who work at it."""
MOST_DIGITS = 9
SECRET_BYTES = 32
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


@click.command("serve", cls=LocalizedCommand, help=text("server-serve-help"))
@click.option("--host", metavar="ADDRESS", default=HOST, help=text("server-host-help"))
@click.option("--port", type=int, metavar="N", help=text("server-port-help"))
@db_option
@click.option("--lan", is_flag=True, help=text("server-lan-help"))
@click.option("--public-url", metavar="URL", default="", help=text("server-public-url-help"))
@click.option("--metrics", "metrics_port", type=int, metavar="PORT", help=text("server-metrics-help"))
@click.option("--no-browser", is_flag=True, help=text("server-no-browser-help"))
@lang_option
def command(
    host: str, port: int | None, db: str | None, lan: bool, public_url: str, metrics_port: int | None, no_browser: bool
) -> None:
    """Listen, tell where, and serve until somebody stops it. Raises Refused."""
    listening = _listen(host, port)
    site = Site(host, listening.getsockname()[1], public_url)
    if port is None and site.port != DEFAULT_PORT:
        click.echo(text("server-serve-taken", port=str(DEFAULT_PORT)), err=True)
    (logs.to_terminal if sys.stderr.isatty() else logs.to_json)(sys.stderr)
    ALL_GAMES.tell_failure = logs.game_failed
    metrics = PrometheusMetrics()
    with _registry(db or default_url(), metrics) as (registry, guests):
        serving = Serving(registry, site, ready=lambda: _on_ready(registry, serving, site, browser=not no_browser))
        pages = [
            *page_routes(LANGUAGES, ALL_GAMES, Build(Path(os.environ.get(PAGE) or STATIC))),
            *nojs_routes(_renderer_of),
        ]
        app = make_app(registry, guests, site, RateLimits(_factor()), metrics, serving.open_network, pages)
        run(serving, app, listening, open_network=lan, extra=_figures(metrics, metrics_port))
    logs.stopped()


@cache
def _renderer_of(name: str) -> Renderer:
    """How a game looks on the no-script page; that it failed is written down once."""
    return make_safe_renderer(name, lambda error: logs.game_failed(name, "face", error))


def _figures(metrics: PrometheusMetrics, port: int | None) -> ExtraApps:
    """The figures at a port of their own, if somebody wants them there."""
    if port is None:
        return ()
    check_range("metrics", port, 0, MOST_PORT)
    bound = bind(HOST, port)
    return [(make_metrics_app(metrics, Site(HOST, bound.getsockname()[1])), bound)]


def _on_ready(registry: TableRegistry, serving: Serving, site: Site, *, browser: bool) -> None:
    """A person reads the address first."""
    engine = loader.status()
    database = registry.store.engine.dialect.name
    _greet(site, is_open_again=serving.is_open_again, browser=browser)
    logs.started(address=site.public or site.local, database=database, version=__version__, engine=engine)


def _listen(host: str, port: int | None) -> socket.socket:
    if port is None:
        return bind_first(host, range(DEFAULT_PORT, DEFAULT_PORT + MORE_PORTS))
    check_range("port", port, 0, MOST_PORT)
    return bind(host, port)


@contextmanager
def _registry(url: str, metrics: PrometheusMetrics) -> Iterator[tuple[TableRegistry, Guests]]:
    """The house over a database, brought up to date. At the end everything is stored and let go of."""
    store = Store(url)
    store.upgrade()
    processes = ProcessBotPool(ALL_GAMES, bots=opponents())
    with closing(store), closing(Journal(store, metrics)) as journal, closing(processes):
        broken = _tell_broken()
        bots, keys = MeasuredBotPool(processes, metrics), SeatKeys(_secret(store, "seats"))
        services = Services(ALL_GAMES, store, journal, bots, keys, metrics=metrics)
        registry = TableRegistry(services, hurried=is_hurried(), broken=broken)
        metrics.watch(tables=lambda: len(registry.sessions), connections=lambda: registry.connections)
        yield registry, Guests(store, journal, _secret(store, "guests"), languages=list(LANGUAGES), now=registry.now)


def _tell_broken() -> list[str]:
    """The games that cannot be played; why is written down, and which were left out."""
    troubles = ALL_GAMES.troubles()
    for trouble in troubles:
        logs.game_broken(*trouble)
    for name, place in doubles():
        logs.game_left_out(name, place)
    for gap in (gap for name in ALL_GAMES for gap in ALL_GAMES.missing_texts(name)):
        logs.texts_missing(*gap)
    return [trouble.game for trouble in troubles]


def _secret(store: Store, name: str) -> str:
    return store.secret(name, lambda: secrets.token_urlsafe(SECRET_BYTES))


def _factor() -> float:
    """How many times the usual limits hold; for those who measure, or share one address with many."""
    given = os.environ.get(LIMITS, "1")
    if not (given.isascii() and given.isdecimal() and len(given) <= MOST_DIGITS and int(given)):
        raise refused("server-refusal-limits", name=LIMITS, given=quote(given))
    return float(given)


def _greet(site: Site, *, is_open_again: bool, browser: bool) -> None:
    """Tell where we are, with a picture of it for the cameras of others, and open the page."""
    click.echo(text("server-serve-at", address=site.local))
    if site.public:
        click.echo(text("server-serve-public", address=site.public))
    for address in site.addresses:
        click.echo(text("server-serve-network", address=address))
    if is_open_again:
        click.echo(text("server-serve-again"))
    if site.network and sys.stdout.isatty():
        segno.make(site.base, micro=False).terminal(compact=True)
    click.echo(text("server-serve-stop"))
    if browser and _has_browser():
        threading.Thread(target=webbrowser.open, args=[site.local], daemon=True).start()


def _has_browser() -> bool:
    """Whether a window can open here; a browser of text would take the terminal."""
    is_window = sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in DISPLAYS)
    return is_window and not os.environ.get("CI")
