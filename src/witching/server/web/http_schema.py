"""What is sent and answered by HTTP as JSON Schema, for clients in any language; the messages have one of their own."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from witching.server.web.refusals import RefusedAnswer
from witching.server.web.routes import Row
from witching.server.wire_schema import DIALECT, REFERENCE, Schema, any_of, say_told, structs_of, tidy


def http_schema(rows: Iterable[Row]) -> Schema:
    """The schema of whatever these rows take and give. `$defs` has a name for each of their parts."""
    sent = [row.body for row in rows if _is_struct(row.body)]
    told = [RefusedAnswer, *(row.answer for row in rows if _is_struct(row.answer))]
    types = list(dict.fromkeys([*told, *sent]))
    parts = msgspec.json.schema_components(types, ref_template=REFERENCE)[1]
    for struct in structs_of(told) - structs_of(sent):
        say_told(parts[struct.__name__], struct)
    for part in parts.values():
        tidy(part)
    return {"$schema": DIALECT, "title": "Http", **any_of(struct.__name__ for struct in types), "$defs": parts}


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)
