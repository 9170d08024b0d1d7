"""The page about the protocol: its examples are messages, and it shows all of them."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator

from i18n.text_files import files_in
from witching.core.view import AnyView
from witching.server import messages as m

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text()
SCHEMA = json.loads((DOCS / "protocol.schema.json").read_text())
KINDS = {"ClientMessage": m.ClientMessage, "ServerMessage": m.ServerMessage}
VALIDATORS = {kind: Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{kind}"}]}) for kind in KINDS}


def shown() -> list[dict[str, Any]]:
    """The messages of the page; one block may hold several."""
    found = []
    for block in re.findall(r"^```json\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE):
        rest = block.strip()
        while rest:
            message, end = json.JSONDecoder().raw_decode(rest)
            found.append(message)
            rest = rest[end:].strip()
    return found


def direction(message: dict[str, Any]) -> str:
    """No name is used in both directions."""
    return next(name for name, kind in KINDS.items() if message["type"] in map(tag, get_args(kind)))


def tag(struct: type[m.ToServer] | type[m.ToClient]) -> str:
    return str(struct.__struct_config__.tag)


@pytest.mark.parametrize("message", shown(), ids=lambda message: message["type"])
def test_a_message_of_the_page_is_one(message: dict[str, Any]) -> None:
    kind = direction(message)
    read = json.loads(m.encode(msgspec.convert(message, KINDS[kind])))
    assert read | message == read, "a field that there is not"
    VALIDATORS[kind].validate(message)


def test_the_schema_is_one_and_refuses_what_is_no_message() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert not VALIDATORS["ClientMessage"].is_valid({"type": "start"})
    assert not VALIDATORS["ServerMessage"].is_valid({"type": "pong", "now": "noon"})


def test_every_message_is_shown() -> None:
    every = {tag(struct) for kind in KINDS.values() for struct in get_args(kind)}
    assert {message["type"] for message in shown()} == every


def test_changes_are_of_fields_that_there_are() -> None:
    for news in (message for message in shown() if message["type"] == "update"):
        for field, part in (("table", "TableState"), ("you", "You"), ("view", "GlastonburyView")):
            assert set(news[field]) <= set(SCHEMA["$defs"][part]["properties"])


@pytest.mark.parametrize(("struct", "field"), [(m.Happening, "what"), (m.Bye, "why"), (m.TableState, "stage")])
def test_every_word_of_a_list_is_explained(struct: type[msgspec.Struct], field: str) -> None:
    words = SCHEMA["$defs"][struct.__name__]["properties"][field]["enum"]
    assert [word for word in words if f"`{word}`" not in PAGE and f'"{word}"' not in PAGE] == []


def test_every_key_of_the_page_has_a_text() -> None:
    keys = set(re.findall(r"\b(?:server-refusal|glastonbury)-[a-z-]+[a-z]", PAGE))
    texts = "".join(path.read_text() for path in files_in("en"))
    assert {key for key in keys if not re.search(rf"^{key} =", texts, re.MULTILINE)} == set()


@pytest.mark.parametrize("view", [each["$ref"].rpartition("/")[2] for each in SCHEMA["$defs"]["View"]["anyOf"]])
def test_a_view_has_what_every_client_looks_for(view: str) -> None:
    fields = SCHEMA["$defs"][view]["properties"]
    of_ours = set() if view == AnyView.__name__ else {"seats"}
    assert {"choices", "to_act", "result", *of_ours} <= set(fields)
    choice = fields["choices"]["items"]["$ref"].rpartition("/")[2]
    assert SCHEMA["$defs"][choice]["properties"]["action"] == {"type": "string"}
    assert f"`{view}`" in PAGE
