"""The wire as JSON Schema: every message at a table and the views of the games, for clients in any language."""

import re
from collections.abc import Iterable, Mapping
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import StructType, multi_type_info

from witching.core.game import Game
from witching.core.view import AnyView
from witching.server import messages as m

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"
NOTHING = {"type": "null"}
Schema = dict[str, Any]


def wire_schema(games: Mapping[str, Game]) -> Schema:
    """The schema of everything that crosses the wire. `$defs` names each message and each part of one."""
    (sent,), sends = msgspec.json.schema_components([m.ClientMessage], ref_template=REFERENCE)
    told, tells = _told(m.ServerMessage)
    shapes: list[type[Struct]] = [*(game.view_type for game in games.values()), AnyView]
    views = {shape.__name__: _view_parts(shape, tells) for shape in shapes}
    parts = {**sends, **tells, **{name: part for parts in views.values() for name, part in parts.items()}}
    unions = {
        "ClientMessage": sent,
        "ServerMessage": told,
        "View": any_of(views),
        "ViewChange": any_of(map(_change, views)),
    }
    parts.update((name, {"title": name, **union}) for name, union in unions.items())
    parts.update((_change(name), _changed(parts[name])) for name in ("TableState", "You", *views))
    _say_what_is_seen(parts)
    for part in parts.values():
        tidy(part)
    return {"$schema": DIALECT, "title": "Protocol", **any_of(["ClientMessage", "ServerMessage"]), "$defs": parts}


def _told(told: object) -> tuple[Schema, dict[str, Schema]]:
    """The schema of what the server sends, and of its parts: fields that are never left out are required, and a newer
    server may send more."""
    (root,), parts = msgspec.json.schema_components([told], ref_template=REFERENCE)
    for struct in structs_of([told]):
        say_told(parts[struct.__name__], struct)
    return root, parts


def say_told(part: Schema, struct: type[Struct]) -> None:
    """Mark a part as one that the server sends."""
    part.pop("additionalProperties", None)
    if not struct.__struct_config__.omit_defaults:
        part["required"] = list(part["properties"])


def structs_of(types: Iterable[object]) -> set[type[Struct]]:
    """All structs that these types contain."""
    found: set[type[Struct]] = set()
    waiting: list[object] = [*multi_type_info(types)]
    while waiting:
        each = waiting.pop()
        if isinstance(each, list | tuple):
            waiting += each
        elif isinstance(each, Struct) and not (isinstance(each, StructType) and each.cls in found):
            found |= {each.cls} if isinstance(each, StructType) else set()
            waiting += [getattr(each, name) for name in each.__struct_fields__]
    return found


def _view_parts(view: type[Struct], shared: Mapping[str, Schema]) -> dict[str, Schema]:
    """The parts of a game's view. Those that only this game has bear its name: two games may have a `SeatView`."""
    parts = {name: part for name, part in _told(view)[1].items() if part != shared.get(name)}
    prefix = view.__name__.removesuffix("View")
    named = {name: prefix + name.removeprefix(prefix) for name in parts}
    return {named[name]: {**_renamed(part, named), "title": named[name]} for name, part in parts.items()}


def _renamed(part: Schema, named: Mapping[str, str]) -> Schema:
    """The same part, with references to the new names."""
    name = str(part.get("$ref", "")).rpartition("/")[2]
    return _ref(named[name]) if name in named else {key: _renamed_in(each, named) for key, each in part.items()}


def _renamed_in(value: object, named: Mapping[str, str]) -> object:
    if isinstance(value, list):
        return [_renamed_in(each, named) for each in value]
    return _renamed(value, named) if isinstance(value, dict) else value


def _change(name: str) -> str:
    return f"{name}Change"


def _changed(part: Schema) -> Schema:
    """The schema of a change: any of the fields."""
    said = f"The fields of {part['title']} that changed."
    return {**part, "title": _change(part["title"]), "description": said, "required": []}


def _say_what_is_seen(parts: dict[str, Schema]) -> None:
    """Name the views that messages can carry, and the changes of them: only this module knows which there are."""
    for name in ("Welcome", "Switched"):
        parts[name]["properties"]["view"] = {"anyOf": [_ref("View"), NOTHING]}
    for field, name in (("table", "TableState"), ("you", "You"), ("view", "View")):
        parts["Update"]["properties"][field] = _ref(_change(name))


def tidy(part: Schema) -> None:
    """Write a part's description for readers of JSON, not of Python."""
    if "description" in part:
        part["description"] = re.sub(r"\bNone\b", "null", cleandoc(part["description"]))


def _ref(name: str) -> Schema:
    return {"$ref": REFERENCE.format(name=name)}


def any_of(names: Iterable[str]) -> Schema:
    return {"anyOf": [_ref(name) for name in names]}
