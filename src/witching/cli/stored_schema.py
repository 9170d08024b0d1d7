"""What is stored besides records, as JSON Schema: the log of a table, and the folder of a tournament."""

from collections.abc import Mapping
from typing import Any

import msgspec

from witching.arena.tournament.plan import Terms
from witching.arena.tournament.playing import Played
from witching.server.table.events import AnyTableEvent
from witching.server.wire_schema import DIALECT, REFERENCE, Schema

STORED: Mapping[str, object] = {"entry": AnyTableEvent, "plan.json": Terms, "games.jsonl": list[Played]}
"""The payload of an entry in the database, the plan of a tournament, and a line of its games."""
OF_PYTHON = ("title", "description", "discriminator")


def stored_schema() -> Schema:
    """Every name that is stored, and no name or word of Python: what changes here changes what is on people's disks."""
    roots, parts = msgspec.json.schema_components(STORED.values(), ref_template=REFERENCE)
    whole = {name: _whole(root, parts) for name, root in zip(STORED, roots, strict=True)}
    return {"$schema": DIALECT, "title": "Stored", "$defs": whole}


def _whole(part: Any, parts: Mapping[str, Schema]) -> Any:
    """A part with its own parts in their places."""
    if isinstance(part, list):
        return [_whole(each, parts) for each in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return _whole(parts[part["$ref"].rpartition("/")[2]], parts)
    kept = {key: each for key, each in part.items() if key not in OF_PYTHON}
    named = {name: _whole(each, parts) for name, each in kept.pop("properties", {}).items()}
    told = {key: _whole(each, parts) for key, each in kept.items()}
    return {**told, "properties": named} if "properties" in part else told
