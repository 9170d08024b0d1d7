"""Two judges of a record, `verify` and a checker written from the record pages alone; and ways to alter a record."""

import random
from collections.abc import Callable
from typing import Any

from witching.core.game import Game
from witching.core.record import read_record
from witching.core.refusal import Refused
from witching.core.verify import verify

Document = dict[str, Any]
Alteration = Callable[[Document, random.Random], None]


def is_right(game: Game, data: bytes) -> bool:
    """Whether `verify` accepts a record."""
    try:
        return verify(game, read_record(data)).right
    except Refused:
        return False


def assert_agreement(game: Game, check: Callable[[bytes], str | None], data: bytes) -> bool:
    """Check that both judge alike; return their verdict. The checker returns what is wrong, or nothing."""
    ours, theirs = is_right(game, data), check(data)
    assert ours == (theirs is None), theirs
    return ours


# ---------------------------------------------------------------- alterations


def other_points(record: Document, chance: random.Random) -> None:
    chance.choice(record["result"]["seats"])["points"] += chance.choice((-1, 1))


def lost_action(record: Document, chance: random.Random) -> None:
    del record["actions"][chance.randrange(len(record["actions"]))]


def doubled_action(record: Document, chance: random.Random) -> None:
    index = chance.randrange(len(record["actions"]))
    record["actions"].insert(index, record["actions"][index])


def other_seat(record: Document, chance: random.Random) -> None:
    action = chance.choice(record["actions"])
    action[0] = (action[0] + 1) % len(record["seats"])


def no_result(record: Document, chance: random.Random) -> None:
    record["result"] = None


def cut_off(record: Document, chance: random.Random) -> None:
    """An unfinished game, which is right."""
    record["result"] = None
    del record["actions"][chance.randrange(len(record["actions"])) :]


EVERY_GAME: tuple[Alteration, ...] = (other_points, lost_action, doubled_action, other_seat, no_result, cut_off)
