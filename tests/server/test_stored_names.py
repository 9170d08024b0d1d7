"""Stored names are written down: no Python name becomes one by accident, and none ever changes."""

import ast
import inspect
import json
from pathlib import Path
from textwrap import dedent
from typing import get_args

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator
from msgspec import Struct

from server.table_logs import LATER_TAGS, TAGS
from witching.cli.games import ALL_GAMES
from witching.cli.main import cli
from witching.cli.stored_schema import STORED
from witching.core.record import Record
from witching.server.table.events import AnyTableEvent
from witching.server.wire_schema import structs_of

PUBLISHED = Path(__file__).resolve().parents[2] / "docs" / "stored.schema.json"
RULE = (
    "A name that is stored never changes: rename in Python and keep the old name by field(name=…) or tag=…. "
    "If something was added, with a default: `witching schema stored` into docs/stored.schema.json."
)


def where(kind: type[Struct]) -> str:
    return f"{kind.__module__}.{kind.__name__}"


EVERY = sorted(structs_of([*STORED.values(), Record, *(game.record_type for game in ALL_GAMES.values())]), key=where)


def test_the_published_schema_is_the_one_the_command_prints() -> None:
    printed = CliRunner().invoke(cli, ["schema", "stored"]).stdout
    Draft202012Validator.check_schema(json.loads(printed))
    assert printed == PUBLISHED.read_text(encoding="utf-8"), RULE


def test_entries_have_the_tags_that_they_always_had() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(AnyTableEvent)} >= TAGS | LATER_TAGS, RULE


@pytest.mark.parametrize("kind", EVERY, ids=where)
def test_no_stored_tag_follows_from_the_name_of_a_class(kind: type[Struct]) -> None:
    assert written_tag(kind) == kind.__struct_config__.tag, RULE


def written_tag(kind: type[Struct]) -> object:
    """The tag in the source of a class; None where there is none."""
    [declared] = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(declared, ast.ClassDef)
    said = {word.arg: word.value for word in declared.keywords}
    return ast.literal_eval(said["tag"]) if "tag" in said else None
