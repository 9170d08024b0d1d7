"""Network: letting others on this network join. It is asked before it is done."""

from witching.nojs.forms import button, form, hidden, section
from witching.nojs.html import Child, Html, element
from witching.nojs.links import address, qr
from witching.nojs.page import HOME, Page
from witching.nojs.reader import Reader
from witching.server.web.people import Network


def network_section(reader: Reader, network: Network) -> Html | None:
    """Where others on this network find us, or the way to let them."""
    if network.open:
        links = element("ul", [element("li", address(each)) for each in network.addresses])
        said: Child = [element("p", reader.text("page-network-open")), links, qr(network.base, reader.text("page-qr"))]
    elif network.may_open:
        said = element("p", element("a", reader.text("page-network-ask"), href=f"{HOME}/network"))
    else:
        return None
    return section("network", reader.text("page-network"), said)


def network_page(reader: Reader, network: Network, table: str, refusal: Html | None) -> Page:
    """What it means to let others on this network join, and the button that does it. Who came from a table goes back
    there."""
    title, do = reader.text("page-network"), button(reader.text("page-network-do"), class_="first")
    opened = form(f"{HOME}/network", hidden(table=table) if table else None, do, class_="deed")
    shown = [
        element("h1", title),
        refusal,
        element("p", reader.text("page-network-about")),
        opened if network.may_open and not network.open else network_section(reader, network),
        element("p", element("a", reader.text("page-home"), href=HOME)),
    ]
    return Page(title, shown)
