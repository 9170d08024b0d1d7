"""A remote bot: sits down at a table by its link and plays until the game is over.

    python3 run.py python examples/remote_bot.py LINK [NAME]

LINK is the one the host shares (http://…/table/…); the host starts the game when every seat is taken. docs/protocol.md
describes the messages.
"""

import json
import random
import sys
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def play(link: str, name: str) -> Any:
    """Play a whole game; return its result."""
    known: dict[str, Any] = {"table": {}, "you": {}, "view": {}}
    done = set()
    with connect(link.replace("http", "ws", 1).replace("/table/", "/api/tables/") + "/socket") as socket:
        with suppress(ConnectionClosed):  # refused at once: the reason is read below
            socket.send('{"type": "resume", "protocol": 2}')
        for told in map(json.loads, socket):
            for part in known:
                known[part].update(told.get(part) or {})
            if known["table"].get("stage") == "over":
                return known["view"]["result"]
            if told["type"] == "ack":
                done.add(told["command"])
            elif told["type"] == "refused":
                sys.exit(json.dumps(told["refusal"]))
            elif ask := wish(name, **known):
                socket.send(json.dumps({**ask, "command": f"step-{len(done)}"}))
    return None


def wish(name: str, table: Any, you: Any, view: Any) -> dict[str, Any] | None:
    """The bot's next command, if any: the first open seat, then a choice whenever one is due."""
    if not you["seats"]:
        return {"type": "sit", "seat": [seat["kind"] for seat in table["seats"]].index("open"), "name": name}
    if you["seat"] in table["to_act"]:
        action = random.choice(view["choices"])["action"]
        return {"type": "choose", "seat": you["seat"], "action": action, "moment": table["moment"]}
    return None


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print(json.dumps(play(sys.argv[1], *(sys.argv[2:] or ["Remote"]))))
