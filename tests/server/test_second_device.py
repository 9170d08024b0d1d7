"""A second device on the same network joins a table: with two network namespaces and a cable between them."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.networks import Machine, require_namespaces, two_machines
from server.serving import Server

PORT = 8765
PATIENCE = 120
pytestmark = pytest.mark.all


@pytest.fixture(autouse=True)
def _namespaces() -> None:
    require_namespaces()


@contextmanager
def _serving_at(machine: Machine, folder: Path, *arguments: str) -> Iterator[Server]:
    server = Server(folder, *arguments, "--port", str(PORT))
    server.prefix = machine.prefix
    server.start()
    try:
        yield server
    finally:
        server.close()


def _told(device: "subprocess.Popen[str]") -> dict[str, Any]:
    """The next report from somebody at a device."""
    assert device.stdout is not None
    told: dict[str, Any] = json.loads(device.stdout.readline())
    return told


def _last_told(device: "subprocess.Popen[str]") -> dict[str, Any]:
    told: dict[str, Any] = json.loads(device.communicate(timeout=PATIENCE)[0])
    assert device.returncode == 0
    return told


def _play_together(here: Machine, there: Machine, address: str) -> None:
    """Somebody opens a table at the server's own machine; somebody else comes by its link over the network."""
    host = here.device("host", f"http://localhost:{PORT}")
    link = _told(host)["link"]
    assert link.startswith(f"http://{address}:{PORT}/table/")
    joined, hosted = _last_told(there.device("join", link)), _last_told(host)
    assert (joined["stage"], joined["seats"]) == ("over", [1])
    assert (hosted["stage"], hosted["seats"]) == ("over", [0])
    assert joined["lines"] == hosted["lines"]


def test_with_lan_a_second_device_joins_by_the_link(tmp_path: Path) -> None:
    with two_machines() as (here, there), _serving_at(here, tmp_path, "--lan") as server:
        assert any(f"http://{here.address}:{PORT}" in line for line in server.said)
        _play_together(here, there, here.address)
        assert server.stop() == 0


def test_without_lan_nobody_else_can_connect_until_the_network_is_opened(tmp_path: Path) -> None:
    with two_machines() as (here, there), _serving_at(here, tmp_path) as server:
        near, far = f"http://localhost:{PORT}", f"http://{here.address}:{PORT}"
        assert _last_told(there.device("reach", far)) == {"error": "ConnectError"}
        assert _last_told(here.device("reach", near)) == {"status": 200}
        opened = _last_told(here.device("lan", near))
        assert opened["status"] == 200
        assert opened["addresses"] == [far]
        assert _last_told(there.device("reach", far)) == {"status": 200}
        _play_together(here, there, here.address)
        assert server.stop() == 0


def test_where_there_is_no_network_none_is_opened(tmp_path: Path) -> None:
    with two_machines() as (here, _), _serving_at(here, tmp_path):
        here.run("ip", "address", "flush", "dev", "cable")
        told = _last_told(here.device("lan", f"http://localhost:{PORT}"))
        assert (told["status"], told["refusal"]["message"]["key"]) == (409, "server-refusal-network")


def test_only_the_machine_of_the_server_opens_the_network(tmp_path: Path) -> None:
    with two_machines() as (here, there), _serving_at(here, tmp_path, "--host", "0.0.0.0"):
        assert _last_told(there.device("reach", f"http://{here.address}:{PORT}")) == {"status": 200}
        assert _last_told(there.device("lan", f"http://{here.address}:{PORT}"))["status"] == 403
