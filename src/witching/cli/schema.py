"""`witching schema`: the JSON Schema of a game's records."""

import json

import click
import msgspec

from witching.cli.shelf import find_game
from witching.cli.speech import lang_option, text
from witching.cli.usage import HouseCommand


@click.command("schema", cls=HouseCommand, help=text("cli-schema-help"))
@click.argument("game")
@lang_option
def command(game: str) -> None:
    """Print the schema."""
    schema = msgspec.json.schema(find_game(game).record_type)
    click.echo(json.dumps({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}, indent=2))
