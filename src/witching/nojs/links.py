"""Links: how others find a table, and other devices a seat; as text, and as pictures for cameras."""

import segno

from witching.nojs.forms import deed, section
from witching.nojs.html import Html, element
from witching.nojs.page import HOME, Page
from witching.nojs.page_context import Scene
from witching.server.web.addresses import Site


def link_section(scene: Scene, site: Site) -> Html:
    """The link for others, with a picture of it for cameras."""
    table = scene.seen.table.id
    link = site.link(table)
    picture = element("img", src=f"/api/tables/{table}/qr.svg", alt=scene.text("page-qr"), class_="qr")
    return section(
        "link", scene.text("page-link"), _about(scene), element("p", address(link)), picture, _only_here(scene, site)
    )


def _about(scene: Scene) -> Html | None:
    """What whoever has the link can do."""
    if any(seat.kind == "open" for seat in scene.seen.table.seats):
        return element("p", scene.text("page-link-about"))
    watch = scene.seen.table.terms.spectators == "open"
    return element("p", scene.text("page-link-watch")) if watch else None


def _only_here(scene: Scene, site: Site) -> Html | None:
    """A word to those whose link nobody else can follow yet."""
    if site.public or site.network:
        return None
    ask = element("a", scene.text("page-network-ask"), href=f"{HOME}/network?table={scene.seen.table.id}")
    return element("p", scene.text("page-link-local"), " ", ask)


def device_link(scene: Scene) -> Html | None:
    """The way to the page with the keys of the reader's seats."""
    if not scene.seen.you.keys or scene.seen.table.stage not in ("open", "playing"):
        return None
    return element("p", element("a", scene.text("page-device"), href=f"{scene.address}/device"))


def device_page(scene: Scene, site: Site) -> Page:
    """For each of the reader's seats a link with which another device takes it over."""
    you, title = scene.seen.you, scene.text("page-device")
    keys = [(seat, f"{site.base}{scene.address}/key?key={key}") for seat, key in zip(you.seats, you.keys, strict=True)]
    shown = [
        [element("p", scene.voice.name(seat), ": ", address(link)), qr(link, scene.text("page-qr"))]
        for seat, link in keys
    ]
    about, back = scene.text("page-device-about"), element("a", scene.text("page-back"), href=scene.address)
    return Page(title, [element("h1", title), element("p", about), _only_here(scene, site), shown, element("p", back)])


def key_page(scene: Scene, key: str) -> Page:
    """Go on at this device with the key of a seat: asked before it is done."""
    title = scene.text("page-key-title", game=scene.title)
    go = deed(scene.address, scene.text("page-key-do"), "ask-claim", key=key)
    return Page(title, [element("h1", title), element("p", scene.text("page-key-here")), go])


def address(link: str) -> Html:
    """A link that shows itself."""
    return element("a", link, href=link, class_="address")


def qr(link: str, label: str) -> Html:
    """A picture of a link."""
    picture = segno.make(link, micro=False).svg_data_uri(scale=6)
    return element("img", src=picture, alt=label, class_="qr")
