"""A device that vanishes without notice is noticed: its person is absent, a bot takes over, the person returns."""

import signal
from contextlib import closing
from pathlib import Path

import pytest

from server.crash.crashing_server import Settings, crashing_server
from server.crash.idle_device import looking_on
from server.networks import require_namespaces, two_machines
from server.serving import Server
from witching.server.table.seats import TAKEOVER

PORT = 8765
GRACE = 1
BOT = TAKEOVER
SOON: Settings = {"witching.server.web.serving": {"PING_EVERY": 0.5, "PING_TIMEOUT": 1.0}}


@pytest.mark.parametrize(
    "settings", [pytest.param(SOON, marks=pytest.mark.slow), pytest.param({}, marks=pytest.mark.all)]
)
def test_a_device_that_hangs_is_given_up_and_may_come_back(tmp_path: Path, settings: Settings) -> None:
    """Its system still acknowledges packets, but nobody answers."""
    with crashing_server(tmp_path, settings=settings) as server:
        place = {"base": server.url, "transport": "socket"}
        with looking_on(**place, people=2, grace=GRACE) as anna:
            table = anna.until(lambda told: told["present"] == [True, False])["table"]
            with looking_on(**place, table=table, seat=1) as ben:
                anna.sees(1, present=True)
                ben.process.send_signal(signal.SIGSTOP)
                anna.sees(1, present=False, plays=BOT)
                ben.process.send_signal(signal.SIGCONT)
                anna.sees(1, present=True)
                ben.until(lambda told: told["number"] == anna.told["number"])
        assert server.stop() == 0


@pytest.mark.all
def test_a_device_whose_network_is_gone_is_given_up(tmp_path: Path) -> None:
    """Nothing comes or goes any more; the server is not told of an end. By socket and by stream."""
    require_namespaces()
    with two_machines() as (here, there):
        server = Server(tmp_path, "--host", "0.0.0.0", "--port", str(PORT))
        server.prefix = here.prefix
        with closing(server):
            server.start()
            near, far = f"http://127.0.0.1:{PORT}", f"http://{here.address}:{PORT}"
            with looking_on(*here.prefix, base=near, transport="socket", people=3, grace=GRACE) as anna:
                table = anna.until(lambda told: told["present"] == [True, False, False])["table"]
                with (
                    looking_on(*there.prefix, base=far, transport="socket", table=table, seat=1) as ben,
                    looking_on(*there.prefix, base=far, transport="stream", table=table, seat=2) as cleo,
                ):
                    anna.until(lambda told: all(told["present"]))
                    cookies = [each.until(lambda told: all(told["present"]))["cookie"] for each in (ben, cleo)]
                    there.run("ip", "link", "set", "cable", "down")
                    for seat in (1, 2):
                        anna.sees(seat, present=False, plays=BOT)
                there.run("ip", "link", "set", "cable", "up")
                with looking_on(*there.prefix, base=far, transport="stream", table=table, cookie=cookies[0]):
                    anna.sees(1, present=True)
                    with looking_on(*there.prefix, base=far, transport="socket", table=table, cookie=cookies[1]):
                        anna.sees(2, present=True)
        assert "Traceback" not in server.errors()
