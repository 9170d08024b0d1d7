"""Others on this network: admitted only when somebody at the machine says so."""

import asyncio
import os
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from cli.command import witching
from server.client import Device
from server.serving import Server, cookie_of, refusal_of, serving
from witching.server.web.addresses import network_addresses

pytestmark = pytest.mark.slow

NEAR = network_addresses()
CI = os.environ.get("CI", "") not in ("", "0", "false")
needs_network = pytest.mark.skipif(not NEAR and not CI, reason="this machine is in no network")


def network_of(server: Server) -> dict[str, object]:
    found: dict[str, object] = server.guest().get("/api/network").json()
    return found


def test_where_everything_is_tested_there_is_a_network() -> None:
    """One that leads nowhere is enough."""
    assert NEAR or not CI


def test_the_address_is_shown_to_cameras(served: Server) -> None:
    picture = served.guest().get("/api/network/qr.svg")
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")


def by_network(server: Server, name: str) -> httpx.Client:
    """A guest who comes over the network, as from another machine."""
    return server.guest(name, base_url=f"http://{NEAR[0]}:{server.port}")


@needs_network
def test_at_first_nobody_else_is_let_in(served: Server) -> None:
    assert network_of(served) == {"open": False, "addresses": [], "base": served.said[0].split()[-1], "may_open": True}
    for address in NEAR:
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://{address}:{served.port}/healthz", trust_env=False)


@needs_network
def test_after_one_request_a_second_device_joins_and_plays(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        answer = anna.post("/api/network", json={"open": True})
        expected = [f"http://{address}:{server.port}" for address in NEAR]
        assert answer.json() == {"open": True, "addresses": expected, "base": expected[0], "may_open": True}
        table = server.open_table(anna, "incantibus", opened=1, begin=False)
        ben = by_network(server, "Ben")
        asyncio.run(play_together(server, anna, ben, table))
        assert ben.get(f"/api/tables/{table}/record").status_code == 200
        assert server.stop() == 0


async def play_together(server: Server, anna: httpx.Client, ben: httpx.Client, table: str) -> None:
    near = str(ben.base_url).rstrip("/")
    async with Device(server.url, cookie_of(anna), table) as one, Device(near, cookie_of(ben), table) as other:
        assert (await other.ask("sit", seat=1, name="Ben"))["type"] == "ack"
        assert (await one.ask("start"))["type"] == "ack"
        await other.until(lambda: other.you["seat"] == 1)
        await asyncio.gather(one.play(), other.play())


@needs_network
def test_friends_come_back_after_a_kill_and_not_after_a_stop(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        assert anna.post("/api/network", json={"open": True}).json()["open"]
        table = server.open_table(anna, "incantibus", opened=1, begin=False)
        ben = by_network(server, "Ben")
        ends: list[Callable[[], object]] = [server.kill, server.kill, server.stop, server.kill]
        for end, comes_back in zip(ends, [True, True, False, False], strict=True):
            end()
            server.start()
            assert network_of(server)["open"] is comes_back
            assert any("join as before" in line for line in server.said) is comes_back
            if comes_back:
                assert ben.get(f"/api/tables/{table}").status_code == 200


@needs_network
@pytest.mark.parametrize("other", ["--port", "--public-url"])
def test_a_kill_opens_no_other_address(tmp_path: Path, other: str) -> None:
    with serving(tmp_path) as server:
        assert server.guest().post("/api/network", json={"open": True}).json()["open"]
        server.kill()
    given = {"--port": "0", "--public-url": "https://games.example.org"}[other]
    with serving(tmp_path, other, given) as server:
        assert network_of(server)["open"] is False


@needs_network
def test_links_lead_where_others_are(tmp_path: Path) -> None:
    with serving(tmp_path, "--lan") as server:
        base = f"http://{NEAR[0]}:{server.port}"
        answer = server.guest().post("/api/tables", json={"terms": {"game": "glastonbury", "seats": ["", ""]}})
        assert answer.json()["link"] == f"{base}/table/{answer.json()['id']}"
        assert any(base in line for line in server.said)


@needs_network
def test_asking_twice_changes_nothing_and_asking_for_nothing_opens_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
        assert guest.post("/api/network", json={"open": False}).json()["open"] is False
        answers = [guest.post("/api/network", json={"open": True}).json() for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0]["open"] is True


@needs_network
def test_only_somebody_at_this_machine_may_let_others_in(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        wish = {"open": True}
        for headers in ({"x-forwarded-for": "203.0.113.7"}, {"forwarded": "for=203.0.113.7"}, {"via": "1.1 proxy"}):
            answer = server.guest().post("/api/network", json=wish, headers=headers)
            assert (answer.status_code, refusal_of(answer)) == (403, "server-refusal-not-here")
        far = by_network(server, "Eve")
        assert far.get("/api/network").json()["may_open"] is False
        assert far.post("/api/network", json=wish).status_code == 403


@needs_network
def test_a_server_for_everybody_knows_its_addresses(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        assert network_of(server)["addresses"] == [f"http://{address}:{server.port}" for address in NEAR]


def test_behind_a_proxy_there_is_no_network_to_open(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", "https://games.example.org") as server:
        answer = server.guest().post("/api/network", json={"open": True})
        assert (answer.status_code, refusal_of(answer)) == (403, "server-refusal-not-here")


def test_a_port_that_is_taken_is_told_of(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = witching("serve", "--no-browser", "--port", str(taken.getsockname()[1]), WITCHING_DATA=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert "127.0.0.1" in done.stderr


@needs_network
def test_an_address_of_the_network_that_is_taken_is_told_of(tmp_path: Path) -> None:
    with socket.create_server((NEAR[0], 0)) as taken:
        port = str(taken.getsockname()[1])
        done = witching("serve", "--no-browser", "--lan", "--port", port, WITCHING_DATA=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert port in done.stderr


@pytest.mark.parametrize(
    "wrong", ["ftp://a.example", "https://", "https://a.example/games", "a.example", "https://a:b:c"]
)
def test_a_public_address_that_is_none_is_told_of(tmp_path: Path, wrong: str) -> None:
    done = witching("serve", "--no-browser", "--public-url", wrong, WITCHING_DATA=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert wrong in done.stderr
