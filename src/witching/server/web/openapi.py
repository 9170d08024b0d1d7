"""OpenAPI: the routes as a document for programs, made from the same rows."""

import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from witching import __version__
from witching.server.web.cookies import COOKIE
from witching.server.web.refusals import RefusedAnswer
from witching.server.web.routes import JSON, Row

Document = dict[str, Any]
Schemas = dict[Any, Document]
"""The schema of each type."""

TITLE = "Witching Hour"
REFERENCE = "#/components/schemas/{name}"
FOR_ALL = (403, 405, 413, 421, 429, 503)
"""What may become of any request: a foreign origin, an unknown method, too large, a foreign host, too many, no disk."""
FOR_BODIES = (400, 415)
"""What may be wrong with anything that is sent."""


def describe(rows: Sequence[Row]) -> Document:
    """The document of OpenAPI 3.1 for these rows."""
    types = list(dict.fromkeys(kind for row in rows for kind in _types(row)))
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    known = dict(zip(types, schemas, strict=True))
    paths: Document = {}
    for row in rows:
        paths.setdefault(row.path, {})[row.method.lower()] = _operation(row, known)
    guest = {"type": "apiKey", "in": "cookie", "name": COOKIE}
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"guest": guest}},
    }


def _types(row: Row) -> list[Any]:
    return [RefusedAnswer, *(kind for kind in (row.body, row.answer, *row.queries.values()) if kind is not None)]


def _operation(row: Row, known: Schemas) -> Document:
    refusals = {*FOR_ALL, *row.refusals, *(FOR_BODIES if row.body is not None else ())} - set(row.statuses)
    told = {str(status): _response(status, row.media, known.get(row.answer, {})) for status in row.statuses}
    not_told = {str(status): _response(status, JSON, known[RefusedAnswer]) for status in sorted(refusals)}
    described: Document = {
        "operationId": row.handler.__name__,
        "summary": (row.handler.__doc__ or "").partition("\n")[0],
        "parameters": [*_in_path(row), *_in_query(row, known)],
        "responses": {**told, **not_told},
        "security": [{}, {"guest": []}],
    }
    if row.body is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": known[row.body]}}}
    return described


def _response(status: int, media: str, schema: Document) -> Document:
    return {"description": HTTPStatus(status).phrase, "content": {media: {"schema": schema}}}


def _in_path(row: Row) -> list[Document]:
    names = re.findall(r"{(\w+)}", row.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(row: Row, known: Schemas) -> list[Document]:
    return [{"name": name, "in": "query", "schema": known[kind]} for name, kind in row.queries.items()]
