"""Links: how others find this server and a table, and how other devices find a seat; as text and as QR codes."""

from dataclasses import dataclass
from typing import NamedTuple

import segno

from witching.nojs import HOME
from witching.nojs.page_context import Reader, Scene
from witching.nojs.templating import Page, Piece
from witching.server.web.addresses import Site
from witching.server.web.people import Network


def _qr(link: str) -> str:
    """A link as a QR code."""
    return segno.make(link, micro=False).svg_data_uri(scale=6)


# ---- others on this network


class NetworkLinks(NamedTuple):
    """Where others on this network find us or, if not open, that they can be let in."""

    is_open: bool
    addresses: list[str]
    qr: str = ""


def network_links(network: Network) -> NetworkLinks | None:
    """Where others find us, or that they can be let in; None if neither."""
    if network.open:
        return NetworkLinks(True, network.addresses, _qr(network.base))
    return NetworkLinks(False, []) if network.may_open else None


@dataclass(frozen=True, kw_only=True)
class NetworkPage(Page):
    """What it means to let others on this network join, with a button to confirm it. `back_to` is the table that the
    reader came from, if any."""

    template = "network.html"
    network: NetworkLinks | None
    back_to: dict[str, str]


def network_page(reader: Reader, network: Network, table: str, refusal: list[Piece] | None) -> NetworkPage:
    """The page that asks; a reader who came from a table goes back there afterwards."""
    return NetworkPage(
        title=reader.text("page-network"),
        refusal=refusal,
        network=network_links(network),
        back_to={"table": table} if table else {},
    )


# ---- a table


class TableLink(NamedTuple):
    """The link of a table. `about` says what people can do with it; `ask_network` is the page that makes it work for
    others, if it does not yet."""

    link: str
    qr: str
    about: str
    ask_network: str


def table_link(scene: Scene, site: Site) -> TableLink:
    """The link for others, with its QR code."""
    table = scene.seen.table.id
    return TableLink(site.link(table), f"/api/tables/{table}/qr.svg", _about(scene), _ask_network(scene, site))


def _about(scene: Scene) -> str:
    if any(seat.kind == "open" for seat in scene.seen.table.seats):
        return scene.text("page-link-about")
    return scene.text("page-link-watch") if scene.seen.table.terms.spectators == "open" else ""


def _ask_network(scene: Scene, site: Site) -> str:
    return "" if site.public or site.network else f"{HOME}/network?table={scene.seen.table.id}"


# ---- other devices


class SeatKey(NamedTuple):
    """A link with which another device takes over a seat."""

    name: str
    link: str
    qr: str


@dataclass(frozen=True, kw_only=True)
class DevicePage(Page):
    """The keys of the reader's seats."""

    template = "device.html"
    address: str
    ask_network: str
    keys: list[SeatKey]


def device_page(scene: Scene, site: Site) -> DevicePage:
    """For each of the reader's seats, a link with which another device takes it over."""
    you = scene.seen.you
    links = [(seat, f"{site.base}{scene.address}/key?key={key}") for seat, key in zip(you.seats, you.keys, strict=True)]
    return DevicePage(
        title=scene.text("page-device"),
        address=scene.address,
        ask_network=_ask_network(scene, site),
        keys=[SeatKey(scene.translator.name(seat), link, _qr(link)) for seat, link in links],
    )


@dataclass(frozen=True, kw_only=True)
class KeyPage(Page):
    """Continue on this device with the key of a seat, after a confirmation."""

    template = "key.html"
    address: str
    key: str


def key_page(scene: Scene, key: str) -> KeyPage:
    """What happens to the seat, and the button to confirm it."""
    return KeyPage(title=scene.text("page-key-title", game=scene.title), address=scene.address, key=key)
