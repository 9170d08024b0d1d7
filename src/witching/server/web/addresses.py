"""Addresses: the names of this server, its links, also as QR codes, who may send requests to it, and at which of this
machine's addresses others may join."""

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Sequence
from io import BytesIO
from urllib.parse import urlsplit

import segno
from starlette.requests import HTTPConnection
from starlette.responses import Response

from witching.core.refusal import quote, refused
from witching.server.storage.journal import Journal, Unavailable
from witching.server.storage.store import Store

SVG = "image/svg+xml"
DEFAULT_PORT = 8765
NOBODY = "192.0.2.1"
"""An address reserved for documentation: nothing is sent there; the system only reports the source address."""
EVERYWHERE = ("0.0.0.0", "::", "")
GET_ADDRESS = 0x8915
"""SIOCGIFADDR: the address of an interface."""
HERE = ("localhost", "127.0.0.1", "::1")
NETWORK_BITS = 64
"""The prefix that identifies a client: one with an IPv6 address has all addresses that share it."""


class Site:
    """The addresses of a server. `network` are those at which other machines can reach it."""

    def __init__(self, host: str, port: int, public_url: str = "") -> None:
        """Raises Refused for an invalid public address."""
        self.host, self.port = host, port
        self.public = read_public_url(public_url) if public_url else ""
        self.network = _reached_by_others(host)
        name = socket.gethostname().lower()
        self._names = {"localhost", host.lower(), name, f"{name}.local", urlsplit(self.public).hostname}

    @property
    def is_secure(self) -> bool:
        """Whether people connect over TLS."""
        return self.public.startswith("https:")

    @property
    def is_for_this_machine(self) -> bool:
        """Whether no other machine can reach us, neither over the network nor through a proxy."""
        return self.host in HERE and not (self.public or self.network)

    @property
    def base(self) -> str:
        """The address that links begin with: the best one that others can use."""
        if self.public:
            return self.public
        return self.addresses[0] if self.network else self.local

    @property
    def local(self) -> str:
        """The address for this machine's own browser."""
        host = "localhost" if self.host in (*EVERYWHERE, "127.0.0.1", "::1") else self.host
        return _http(host, self.port)

    @property
    def addresses(self) -> list[str]:
        """The addresses for others on this network."""
        return [self.address_of(host) for host in self.network]

    def address_of(self, host: str) -> str:
        """The address of this server on a host."""
        return _http(host, self.port)

    def link(self, table: str) -> str:
        """The link to a table."""
        return f"{self.base}/table/{table}"

    # ---- who may come

    def knows_host(self, connection: HTTPConnection) -> bool:
        """Whether the request names us or an IP address: otherwise a foreign name could pass for ours."""
        hosts = connection.headers.getlist("host")
        name = _hostname(f"//{hosts[0]}") if len(hosts) == 1 else ""
        return name in self._names or _is_number(name)

    def is_safe_for(self, connection: HTTPConnection) -> bool:
        """Whether nobody in between can read or change the traffic: it uses TLS, or stays on this machine."""
        return self.is_secure or _hostname(f"//{connection.headers.get('host', '')}") in HERE

    def knows_origin(self, connection: HTTPConnection) -> bool:
        """Whether the page that sent this is ours. Programs other than browsers send no origin and nobody else's
        cookies; browsers send an origin with everything that changes something and with every WebSocket."""
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.headers.get("sec-fetch-site") != "cross-site" or connection.scope.get("method") == "GET"
        if self.public and origin.lower() == self.public:
            return True
        scheme, _, host = origin.lower().partition("://")
        return scheme in ("http", "https") and host == connection.headers.get("host", "").lower()


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine itself, not through a proxy."""
    client = connection.client.host if connection.client else ""
    passed_on = any(name in connection.headers for name in ("forwarded", "x-forwarded-for", "via"))
    return _is_number(client) and ipaddress.ip_address(client).is_loopback and not passed_on


def client_address(connection: HTTPConnection) -> str:
    """The client's address, as rate limits count it."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK_BITS), strict=False))


def qr_code(link: str) -> Response:
    """A link as a QR code."""
    picture = BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, svgclass=None, lineclass=None)
    return Response(picture.getvalue(), media_type=SVG)


def read_public_url(given: str) -> str:
    """The public address at a proxy, in the form of a browser's origin. Raises Refused."""
    try:
        parts = urlsplit(given.strip())
        port = f":{parts.port}" if parts.port not in (None, {"http": 80, "https": 443}.get(parts.scheme)) else ""
    except ValueError:
        raise refused("server-refusal-public-url", given=quote(given)) from None
    more = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not parts.hostname or more:
        raise refused("server-refusal-public-url", given=quote(given))
    return f"{parts.scheme}://{_bracketed(parts.hostname)}{port}"


def _reached_by_others(host: str) -> list[str]:
    if host in EVERYWHERE:
        return network_addresses()
    return [] if host in HERE or (_is_number(host) and ipaddress.ip_address(host).is_loopback) else [host]


def network_addresses() -> list[str]:
    """This machine's addresses in local networks: never one that the whole world can reach."""
    found = dict.fromkeys([*_outgoing(), *_named()])
    return [address for address in found if _is_near(address)] or list(filter(_is_near, _of_interfaces()))


def _outgoing() -> list[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOBODY, 1))
        except OSError:
            return []
        return [str(probe.getsockname()[0])]


def _named() -> list[str]:
    try:
        return [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []


def _of_interfaces() -> list[str]:
    """The addresses of all interfaces, for a network without a route to anywhere else. Linux only."""
    if sys.platform != "linux":
        return []
    import fcntl

    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked, contextlib.suppress(OSError):  # may be forbidden
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # an interface without such an address
                answer = fcntl.ioctl(asked, GET_ADDRESS, struct.pack("256s", name.encode()))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found


def _is_near(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return not (known.is_global or known.is_loopback or known.is_unspecified)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _hostname(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _http(host: str, port: int) -> str:
    return f"http://{_bracketed(host)}:{port}"


# ---- others on this network


OPENED = "opened"
"""The name under which the store keeps the addresses open to others."""


class LanAccess:
    """Remembers the open addresses for the next start: others on this network may join once somebody allows it, until
    the server is stopped, not just killed."""

    def __init__(self, store: Store, journal: Journal, site: Site) -> None:
        self._store, self._journal, self._site = store, journal, site
        self._kept = store.noted(OPENED).split()

    def left_open(self, near: Sequence[str]) -> list[str]:
        """Those of our addresses that were open at a kill or power cut: on another network none is opened."""
        return [address for address in near if self._site.address_of(address) in self._kept]

    async def keep(self) -> None:
        """Remember that others can join at the site's addresses, even after a kill. Raises Unavailable."""
        await self._write(self._site.addresses)

    async def forget(self) -> None:
        """Forget them: the server stops, and the permission ends with it."""
        if self._kept:
            with contextlib.suppress(Unavailable):  # then it is as if we had been killed
                await self._write([])

    async def _write(self, addresses: list[str]) -> None:
        await self._journal.write(self._store.note, OPENED, " ".join(addresses))
        self._kept = addresses
