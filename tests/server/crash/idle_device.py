"""Run as a program, perhaps in a separate network: somebody who sits at a table and looks on, until stdin ends.

Reads one JSON object: `base` (where the server is), `transport`, and of a table `table` and `seat`. Without `table` it
opens one for `people` people and begins when all have come. With `cookie` it is somebody who sat there before. Writes a
JSON object for every change: `cookie`, `table`, `number` of the last line, and for each seat whether its person is
`present` and which bot `plays`.
"""

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from processes import LIMIT
from server.client import Device
from server.serving import cookie_of
from server.transports import Socket, Stream, Transport

TESTS = Path(__file__).parents[2]
TRANSPORTS: dict[str, Transport] = {"socket": Socket, "stream": Stream}
PATIENCE = 150.0
Told = dict[str, Any]


class IdleDevice:
    """The program as its caller sees it."""

    def __init__(self, prefix: Sequence[str], given: Told) -> None:
        paths = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
        self.process = subprocess.Popen(
            [*prefix, sys.executable, __file__, json.dumps(given)], env=os.environ | {"PYTHONPATH": paths},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.told: Told = {}

    def until(self, holds: Callable[[Told], bool]) -> Told:
        """Read its reports until something holds."""
        assert self.process.stdout is not None
        given_up = threading.Timer(PATIENCE, self.process.kill)
        given_up.start()
        while not (self.told and holds(self.told)):
            line = self.process.stdout.readline()
            assert line, f"it ended; the last it told was {self.told}"
            self.told = json.loads(line)
        given_up.cancel()
        return self.told

    def sees(self, seat: int, *, present: bool, plays: str = "") -> None:
        """Wait until it sees a seat in this state."""
        self.until(lambda told: (told["present"][seat], told["plays"][seat]) == (present, plays))


@contextmanager
def looking_on(*prefix: str, **given: Any) -> Iterator[IdleDevice]:
    """An idle device until the end of the block; `prefix` goes before the command."""
    device = IdleDevice(prefix, given)
    try:
        yield device
    finally:
        device.process.kill()
        device.process.communicate(timeout=LIMIT)


# ---- the program


async def look_on(given: Told, cookie: str) -> None:
    at = (given["base"], cookie, given["table"])
    async with Device(*at, transport=TRANSPORTS[given["transport"]]) as device:
        if not device.you["seats"]:
            await device.ask("sit", seat=given["seat"], name=f"Person {given['seat']}")
        seen: Told = {}
        while True:
            await device.until(lambda seen=seen: _sight(device, cookie) != seen, PATIENCE)  # type: ignore[misc]
            seen = _sight(device, cookie)
            print(json.dumps(seen), flush=True)
            if device.table["stage"] == "open" and device.you["is_host"] and all(seen["present"]):
                await device.ask("start")


def _sight(device: Device, cookie: str) -> Told:
    seats = device.table["seats"]
    shown = {name: [seat[name] for seat in seats] for name in ("present", "plays")}
    return {"cookie": cookie, "table": device.table_id, "number": device.number, **shown}


def main(given: Told) -> None:
    with httpx.Client(base_url=given["base"], trust_env=False) as guest:
        cookie = given.get("cookie") or cookie_of(guest)
        if "table" not in given:
            terms = {"game": "glastonbury", "seats": [""] * given["people"], "grace": given["grace"]}
            given["table"] = guest.post("/api/tables", json={"terms": terms}).json()["id"]
    asyncio.run(look_on(given, cookie))


if __name__ == "__main__":
    main({"seat": 0} | json.loads(sys.argv[1]))
