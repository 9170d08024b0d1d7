"""OpenAPI: the routes described for programs, from the same rows: as OpenAPI, and as JSON Schema for clients in any
language. The messages at a table have a separate schema (`wire_schema`)."""

import re
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import TypeGuard

import msgspec
from msgspec import Struct

from witching import __version__
from witching.server.web.guests import COOKIE
from witching.server.web.routes import JSON, RefusedAnswer, Row
from witching.server.wire_schema import DIALECT, REFERENCE, Schema, any_of, say_told, structs_of, tidy

Schemas = dict[object, Schema]
"""The schema of each type."""

TITLE = "Witching Hour"
COMPONENT = "#/components/schemas/{name}"
FOR_ALL = (403, 405, 413, 421, 429, 503)
"""Refusals of any request: a foreign origin, an unknown method, too large, a foreign host, too many, no disk."""
FOR_BODIES = (400, 415)
"""Refusals of any request with a body."""


def describe(rows: Sequence[Row]) -> Schema:
    """The OpenAPI 3.1 document for these rows."""
    types = list(dict.fromkeys(kind for row in rows for kind in _types(row)))
    schemas, components = msgspec.json.schema_components(types, ref_template=COMPONENT)
    known = dict(zip(types, schemas, strict=True))
    paths: Schema = {}
    for row in rows:
        paths.setdefault(row.path, {})[row.method.lower()] = _operation(row, known)
    guest = {"type": "apiKey", "in": "cookie", "name": COOKIE}
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"guest": guest}},
    }


def _types(row: Row) -> list[object]:
    return [RefusedAnswer, *(kind for kind in (row.body, row.answer, *row.queries.values()) if kind is not None)]


def _operation(row: Row, known: Schemas) -> Schema:
    refusals = {*FOR_ALL, *row.refusals, *(FOR_BODIES if row.body is not None else ())} - set(row.statuses)
    told = {str(status): _response(status, row.media, known.get(row.answer, {})) for status in row.statuses}
    not_told = {str(status): _response(status, JSON, known[RefusedAnswer]) for status in sorted(refusals)}
    described: Schema = {
        "operationId": row.handler.__name__,
        "summary": (row.handler.__doc__ or "").partition("\n")[0],
        "parameters": [*_in_path(row), *_in_query(row, known)],
        "responses": {**told, **not_told},
        "security": [{}, {"guest": []}],
    }
    if row.body is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": known[row.body]}}}
    return described


def _response(status: int, media: str, schema: Schema) -> Schema:
    return {"description": HTTPStatus(status).phrase, "content": {media: {"schema": schema}}}


def _in_path(row: Row) -> list[Schema]:
    names = re.findall(r"{(\w+)}", row.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(row: Row, known: Schemas) -> list[Schema]:
    return [{"name": name, "in": "query", "schema": known[kind]} for name, kind in row.queries.items()]


def http_schema(rows: Iterable[Row]) -> Schema:
    """The schema of everything these rows take and return. `$defs` names each part."""
    sent = [row.body for row in rows if _is_struct(row.body)]
    told: list[type[Struct]] = [RefusedAnswer, *(row.answer for row in rows if _is_struct(row.answer))]
    types = list(dict.fromkeys([*told, *sent]))
    parts = msgspec.json.schema_components(types, ref_template=REFERENCE)[1]
    for struct in structs_of(told) - structs_of(sent):
        say_told(parts[struct.__name__], struct)
    for part in parts.values():
        tidy(part)
    return {"$schema": DIALECT, "title": "Http", **any_of(struct.__name__ for struct in types), "$defs": parts}


def _is_struct(kind: object) -> TypeGuard[type[Struct]]:
    return isinstance(kind, type) and issubclass(kind, Struct)
