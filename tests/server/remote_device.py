"""Run as a program, perhaps in a separate network: somebody at a device.

reach BASE     whether a server answers there
lan BASE       press the button "let others on this network join"; print the answer
host BASE      open a table for two, sit down, print its link, begin when somebody has come, play to the end
join LINK      come by the link of a table, sit down, play to the end
"""

import asyncio
import json
import sys

import httpx

from server.client import Device
from server.serving import cookie_of

GAME = "glastonbury"


def tell(**what: object) -> None:
    print(json.dumps(what), flush=True)


def reach(base: str) -> None:
    try:
        tell(status=httpx.get(f"{base}/healthz", timeout=3, trust_env=False).status_code)
    except httpx.TransportError as error:
        tell(error=type(error).__name__)


def lan(base: str) -> None:
    answer = httpx.post(f"{base}/api/network", json={"open": True}, trust_env=False)
    tell(status=answer.status_code, **answer.json())


async def host(base: str) -> None:
    with httpx.Client(base_url=base, trust_env=False) as client:
        wish = {"terms": {"game": GAME, "seats": ["", ""]}, "sit": [{"seat": 0, "name": "Anna"}]}
        opened = client.post("/api/tables", json=wish).json()
        tell(link=opened["link"])
        async with Device(base, cookie_of(client), opened["id"]) as device:
            await device.until(lambda: device.table["seats"][1]["present"])
            await device.ask("start")
            await play(device)


async def join(link: str) -> None:
    base, _, table = link.partition("/table/")
    with httpx.Client(base_url=base, trust_env=False) as client:
        async with Device(base, cookie_of(client), table) as device:
            await device.ask("sit", seat=1, name="Ben")
            await device.until(lambda: device.table["stage"] == "playing" and device.you["seat"] == 1)
            await play(device)


async def play(device: Device) -> None:
    await device.play()
    tell(stage=device.table["stage"], lines=device.number, seats=device.you["seats"])


if __name__ == "__main__":
    deed, where = sys.argv[1:]
    done = {"reach": reach, "lan": lan, "host": host, "join": join}[deed](where)
    if done is not None:
        asyncio.run(done)
