"""The metrics: they count what happens, they name nobody, and only this machine gets them."""

import asyncio
import re
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.client import Device
from server.serving import Server, cookie_of, serving
from witching.server.metrics import Metrics, PrometheusMetrics, watch_loop

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "host.md"


def _figures(page: str) -> dict[str, float]:
    """Every sample by its name and labels; of histograms only count and sum."""
    samples = [sample for family in text_string_to_metric_families(page) for sample in family.samples]
    kept = [sample for sample in samples if not sample.name.endswith(("_bucket", "_created"))]
    return {" ".join([sample.name, *sample.labels.values()]): sample.value for sample in kept}


def test_what_is_measured_is_on_the_page() -> None:
    metrics = PrometheusMetrics()
    metrics.committed(appends=3, entries=4, seconds=0.01)
    metrics.told(0.02)
    metrics.refused("server-refusal-host")
    metrics.thought(0.5)
    metrics.dropped("slow")
    metrics.lagged(0.25)
    found = _figures(metrics.page().decode())
    expected = {
        "witching_entries_total": 4,
        "witching_commit_group_sum": 3,
        "witching_commit_seconds_sum": 0.01,
        "witching_choice_to_told_seconds_sum": 0.02,
        "witching_refusals_total server-refusal-host": 1,
        "witching_bot_seconds_sum": 0.5,
        "witching_dropped_clients_total slow": 1,
        "witching_loop_lag_seconds_sum": 0.25,
    }
    assert found.items() >= expected.items()


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = PrometheusMetrics(), PrometheusMetrics()
    one.told(1.0)
    assert _figures(other.page().decode())["witching_choice_to_told_seconds_count"] == 0


def test_a_loop_that_is_held_up_lags() -> None:
    class Kept(Metrics):
        longest = 0.0

        def lagged(self, seconds: float) -> None:
            self.longest = max(self.longest, seconds)

    async def run() -> float:
        metrics = Kept()
        watching = asyncio.create_task(watch_loop(metrics, 0.01))
        await asyncio.sleep(0.02)
        asyncio.get_running_loop().call_soon(time.sleep, 0.2)
        await asyncio.sleep(0.05)
        watching.cancel()
        return metrics.longest

    assert asyncio.run(run()) > 0.1


def test_the_guide_explains_every_figure() -> None:
    families = text_string_to_metric_families(PrometheusMetrics().page().decode())
    names = {family.name for family in families if re.fullmatch("witching_.*(?<!_created)", family.name)}
    explained = set(re.findall(r"`(witching_[a-z_]+?)(?:_total)?`", GUIDE.read_text(encoding="utf-8")))
    assert explained == names | {"witching_tables", "witching_connections"}


# ---- a real server


@pytest.mark.slow
def test_a_game_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.guest("Annabella")
        table = server.open_table(anna, "glastonbury", bots=["greedy"])
        during, lines = asyncio.run(_play(server, table, cookie_of(anna)))
        page = httpx.get(f"{server.url}/metrics").text
    found = _figures(page)
    assert during["witching_tables"] == 1
    assert during["witching_connections"] == 1
    assert found["witching_entries_total"] >= lines
    assert found["witching_choice_to_told_seconds_count"] > 10
    assert found["witching_bot_seconds_count"] > 10
    assert found["witching_loop_lag_seconds_count"] > 0
    assert found["witching_refusals_total server-refusal-host"] == 1
    assert found["process_resident_memory_bytes"] > 0
    assert table not in page
    assert "Annabella" not in page


async def _play(server: Server, table: str, cookie: str) -> tuple[dict[str, float], int]:
    async with Device(server.url, cookie, table, 0) as device:
        async with httpx.AsyncClient() as client:
            during = _figures((await client.get(f"{server.url}/metrics")).text)
        stranger = server.guest("Somebody")
        stranger.post(f"/api/tables/{table}/commands?protocol=2", json={"type": "close", "command": "c1"})
        await device.play()
        return during, device.number


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [("--public-url", "https://games.example.org"), ("--host", "0.0.0.0")])
def test_others_get_no_figures(arguments: tuple[str, ...], tmp_path: Path) -> None:
    with serving(tmp_path, *arguments, "--metrics", "0") as server:
        headers = {"Host": "games.example.org"} if "--public-url" in arguments else {}
        assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 404
        [port] = _ports(server) - {server.port}
        own = httpx.get(f"http://127.0.0.1:{port}/metrics")
        assert "witching_tables" in own.text
        assert httpx.get(f"http://127.0.0.1:{port}/metrics", headers={"Host": "evil.example"}).status_code == 421
        assert httpx.get(f"http://127.0.0.1:{port}/api/me").status_code == 404
        assert _addresses(server, port) == {"0100007F"}


@pytest.mark.slow
def test_a_proxy_that_was_not_named_gets_no_figures(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 200
        assert httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "1.2.3.4"}).status_code == 404


def _listening(server: Server) -> list[tuple[str, int]]:
    """Where the process listens: hexadecimal address and port, from the kernel."""
    inodes = set()
    for link in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # the connection of an answered request ends meanwhile
            inodes |= set(re.findall(r"socket:\[(\d+)\]", str(link.readlink())))
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    found = [row[1].split(":") for row in rows if row[3] == "0A" and row[9] in inodes]
    return [(address, int(port, 16)) for address, port in found]


def _ports(server: Server) -> set[int]:
    return {port for _, port in _listening(server)}


def _addresses(server: Server, port: int) -> set[str]:
    return {address for address, each in _listening(server) if each == port}
