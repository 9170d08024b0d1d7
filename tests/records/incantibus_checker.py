"""An independent checker for records of Incantibus, written from record.md and record-incantibus.md alone.

Numbers in brackets are sections: (R1) of record.md, (6.3) of record-incantibus.md. Slow and plain on purpose.
Messages name a key or a step and never reveal what lies face down (R6). `incantibus_reading` judges the file,
`incantibus_paying` finds payments, `incantibus_playing` plays.
"""

from __future__ import annotations

import json
from typing import Any

from records.incantibus_playing import Game
from records.incantibus_reading import Wrong, check_box, check_commitment, check_setup, check_shape, deny, fail, parse

__all__ = ["Game", "check"]


def replay(record: dict[str, Any]) -> None:
    """Every action in order, then the result (R6, R7)."""
    game = Game(record)
    for step, (seat, action) in enumerate(record["actions"], 1):
        owing = game.owes()
        deny(owing is None, f"step {step}", "the game is over")
        deny(seat != owing, f"step {step}", "another seat owes a choice")
        deny(action not in game.legal(seat), f"step {step}", f"not legal: {action[:60]!a}")
        game.play(action)
    wanted = game.result() if game.moment == "OVER" else None
    if json.dumps(record["result"], sort_keys=True) != json.dumps(wanted, sort_keys=True):
        fail("result", "the game is not over" if wanted is None else "not what the game came to")


def check(data: bytes) -> str | None:
    """None if the record is right, otherwise one line that says what is wrong."""
    try:
        record = parse(data)
        check_shape(record)
        check_box(record["options"]["box"])
        check_setup(record)
        check_commitment(record)
        replay(record)
    except Wrong as wrong:
        return str(wrong)
    return None
