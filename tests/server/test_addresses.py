"""Addresses: which are ours, what links contain, who may come. Without a server: only its decisions."""

import ipaddress
import socket

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection

from witching.core.refusal import Refused
from witching.server.ratelimit import MOST_BUCKETS, RATES, RateLimits
from witching.server.web import addresses
from witching.server.web.addresses import Site, client_address, is_from_here, network_addresses, read_public_url
from witching.server.web.serving import bind_first

NAMES = st.from_regex(r"[a-z0-9-]{1,10}(\.[a-z0-9-]{1,10}){0,3}", fullmatch=True)


def connection(client: str = "127.0.0.1", method: str = "POST", **headers: str) -> HTTPConnection:
    raw = [(name.replace("_", "-").encode(), value.encode("latin-1", "replace")) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "method": method, "headers": raw, "client": (client, 5)})


@given(NAMES)
def test_no_other_name_is_ours(name: str) -> None:
    site = Site("127.0.0.1", 8765, "https://games.example.org")
    ours = {"localhost", "games.example.org", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
    assert site.knows_host(connection(host=name)) is (name in ours or is_ip(name))


def is_ip(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@given(st.text(max_size=40))
def test_whatever_stands_for_a_host_or_an_origin_is_judged(text: str) -> None:
    site = Site("127.0.0.1", 8765)
    site.knows_host(connection(host=text))
    assert not site.knows_origin(connection(host="localhost:8765", origin=text))


@given(st.sampled_from(["http://localhost:8765", "HTTP://LOCALHOST:8765"]), NAMES)
def test_the_origin_is_ours_only_under_the_name_that_was_asked(ours: str, other: str) -> None:
    site = Site("127.0.0.1", 8765)
    assert site.knows_origin(connection(host="localhost:8765", origin=ours))
    assert not site.knows_origin(connection(host="localhost:8765", origin=f"http://{other}:8766"))


def test_links_lead_to_the_best_address_that_others_can_use() -> None:
    site = Site("127.0.0.1", 8765)
    assert site.link("x") == "http://localhost:8765/table/x"
    site.network = ["192.168.1.5"]
    assert site.link("x") == "http://192.168.1.5:8765/table/x"
    assert Site("127.0.0.1", 8765, "https://games.example.org/").link("x") == "https://games.example.org/table/x"
    assert Site("192.168.1.5", 80).link("x") == "http://192.168.1.5:80/table/x"
    assert Site("::1", 80).local == "http://localhost:80"


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("https://Games.Example.org:443/", "https://games.example.org"),
        ("http://games.example.org:8080", "http://games.example.org:8080"),
        (" https://[2001:db8::1]:8443 ", "https://[2001:db8::1]:8443"),
    ],
)
def test_a_public_address_is_read_as_browsers_write_an_origin(given: str, read: str) -> None:
    assert read_public_url(given) == read


@pytest.mark.parametrize(
    "given", ["", "x", "ftp://a", "https://a/b", "https://a?b", "https://u@a", "https://a:99999999"]
)
def test_what_is_no_public_address_is_refused(given: str) -> None:
    with pytest.raises(Refused):
        read_public_url(given)


def test_addresses_of_the_network_are_never_those_of_the_world_or_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this machine is connected to: it may have no network, so some addresses are added."""
    assert all(_is_of_network(address) for address in network_addresses())
    found = ["127.0.0.1", "8.8.8.8", "192.168.1.5", "10.0.0.7", "169.254.1.1", "0.0.0.0"]
    monkeypatch.setattr(addresses, "_outgoing", lambda: found[:2])
    monkeypatch.setattr(addresses, "_named", lambda: found[2:])
    given = network_addresses()
    assert "192.168.1.5" in given
    assert all(_is_of_network(address) for address in given)


def _is_of_network(given: str) -> bool:
    address = ipaddress.ip_address(given)
    return not address.is_global and not address.is_loopback


@pytest.mark.parametrize(
    ("client", "headers", "is_here"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("192.168.1.5", {}, False),
        ("", {}, False),
        ("127.0.0.1", {"x_forwarded_for": "127.0.0.1"}, False),
    ],
)
def test_who_comes_from_this_machine(client: str, headers: dict[str, str], is_here: bool) -> None:
    assert is_from_here(connection(client, **headers)) is is_here


# ---- limits


def test_neighbours_of_an_ipv6_address_share_its_limits_and_others_do_not() -> None:
    one, same, other = (client_address(connection(ip)) for ip in ("2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1"))
    assert one == same != other
    assert client_address(connection("192.0.2.1")) != client_address(connection("192.0.2.2"))
    assert client_address(connection("::ffff:192.0.2.1")) == client_address(connection("192.0.2.1"))


@pytest.mark.slow
def test_limits_remember_only_so_many_addresses() -> None:
    limits = RateLimits()
    first = "10.0.0.1"
    for _ in range(RATES["tables"][1]):
        limits.take("tables", first)
    with pytest.raises(Refused):
        limits.take("tables", first)
    for number in range(MOST_BUCKETS):
        limits.take("tables", str(ipaddress.ip_address(0x0B000000 + number)))
    limits.take("tables", first)


# ---- ports


def test_the_next_port_is_taken_where_one_is_in_use() -> None:
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as two:
        taken = [each.getsockname()[1] for each in (one, two)]
        with bind_first("127.0.0.1", [taken[0], 0]) as found:
            assert found.getsockname()[1] not in taken
        with pytest.raises(Refused, match="server-refusal-listen"):
            bind_first("127.0.0.1", taken)
