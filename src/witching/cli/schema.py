"""`witching schema`: the JSON Schema of a game's records, of the server's protocol, of what it takes by HTTP, or of
what else is stored."""

import json

import click
import msgspec

from witching.cli.games import ALL_GAMES
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.output import lang_option, text
from witching.cli.stored_schema import stored_schema
from witching.core.refusal import quote, refused
from witching.server.web.app import ROWS
from witching.server.web.openapi import http_schema
from witching.server.wire_schema import DIALECT, Schema, wire_schema

PROTOCOL = "protocol"
HTTP = "http"
STORED = "stored"


@click.command("schema", cls=LocalizedCommand, help=text("cli-schema-help"))
@click.argument("subject")
@lang_option
def command(subject: str) -> None:
    """Print the schema."""
    click.echo(json.dumps(_schema_of(subject.lower()), indent=2))


def _schema_of(subject: str) -> Schema:
    if subject == PROTOCOL:
        return wire_schema(ALL_GAMES)
    if subject == HTTP:
        return http_schema(ROWS)
    if subject == STORED:
        return stored_schema()
    if subject not in ALL_GAMES:
        allowed = ", ".join((*ALL_GAMES, PROTOCOL, HTTP, STORED))
        raise refused("cli-refusal-schema", given=quote(subject), allowed=allowed)
    return {"$schema": DIALECT, **msgspec.json.schema(ALL_GAMES[subject].record_type)}
