"""SHA-256 of the records of seeded games: the bytes of a record are part of what a seed means.

The line that names the engine is left out, so a new version needs no new hashes.
"""

import hashlib
from typing import Any

import msgspec

from golden.played_games import GAME
from witching.arena.bot_match import play_match
from witching.bots.lineup import lineup
from witching.core.record import Player, make_record, salt_of_seed, write_record

OLD = {"immuto_by": "engine", "immuto_joins": "any"}
"""How all games were played before these were switches: their records stay as they were."""
GREEDY_FIRST = ("greedy", "random", "random", "random")
SERIES: dict[str, dict[str, Any]] = {
    "ru 2": {"edition": "ru", "seats": 2, **OLD},
    "ru 2 both removed": {"edition": "ru", "seats": 2, "two_player_removal": "both_colours", **OLD},
    "ru-alchemist 3 recipes": {"edition": "ru-alchemist", "seats": 3, "recipes": True, **OLD},
    "it 4 recipes": {"edition": "it", "seats": 4, "recipes": True, "memory": "assisted", **OLD},
    "ko 4": {"edition": "ko", "seats": 4, "memory": "open", **OLD},
    "ko 3 free": {"edition": "ko", "seats": 3, "recipes": True, "immuto_in_recipe": "free", **OLD},
    "ru 3 recipes, owners": {"edition": "ru", "seats": 3, "recipes": True},
}
SEEDS = (0, 1, 2**32, 2**63 - 1)


def record_hashes() -> dict[str, list[str]]:
    """By series, the hash of the record for each seed: all seats random, then the first one greedy."""
    return {
        f"{name}, {bots[0]} first": [_hash(options, bots[: options["seats"]], seed) for seed in SEEDS]
        for name, options in SERIES.items()
        for bots in (("random",) * 4, GREEDY_FIRST)
    }


def _hash(options: dict[str, Any], bots: tuple[str, ...], seed: int) -> str:
    position = GAME.blank(options)
    actions = play_match(GAME, position, lineup(bots, position.seats), seed)
    players = [Player(f"{name} {seat + 1}", name) for seat, name in enumerate(bots)]
    record = make_record(GAME, position, players, actions, salt_of_seed(seed))
    return hashlib.sha256(write_record(msgspec.structs.replace(record, engine=""))).hexdigest()
