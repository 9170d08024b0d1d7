"""Records of real games are right, finished or not, in any spelling of the same JSON."""

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from records.played import EVERYTHING, EXPERTS, NOVICES, TABLES, Json, judged, parsed, played, unfinished
from witching.cli.games import ALL_GAMES
from witching.core.record import read_record, write_record

DOCS = Path(__file__).resolve().parents[2] / "docs"
SCHEMAS = {game: json.loads((DOCS / f"record-{game}.schema.json").read_text()) for game in ALL_GAMES}


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERYTHING)
def test_real_games_are_right_and_fit_the_schema(tmp_path: Path, name: str) -> None:
    game, options = EVERYTHING[name]
    for seed in (1, 2):
        data = played(options, seed, game=game)
        code, line = judged(tmp_path, data)
        assert code == 0, line
        assert line.endswith("finished\n")
        assert write_record(read_record(data)) == data
        jsonschema.validate(json.loads(data), SCHEMAS[game])


HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {"seats": 2, "two_player_removal": "both_colours", "colours": ["yellow", "green"], "corners": ["sw", "ne"]},
    {"seats": 3, "two_player_removal": "both_colours", "memory": "open", "first_seat": 2},
    {"seats": 4, "memory": "assisted", "assisted": [1, 3], "recipes": True, "immuto_in_recipe": "free"},
    {"seats": 2, "memory": "assisted", "assisted": [], "removed": "yellow", "special2": "must"},
    {"seats": 3, "edition": "ko", "special2": "may", "fewest_spells": "used", "recipes": True, "end_lines": "all"},
)


@pytest.mark.parametrize("options", HOUSE_RULES, ids=str)
def test_house_rules_are_right_beside_any_edition(tmp_path: Path, options: dict[str, Any]) -> None:
    frozen = tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items())
    data = played(frozen)
    assert judged(tmp_path, data)[0] == 0
    jsonschema.validate(json.loads(data), SCHEMAS["glastonbury"])


def test_a_record_carries_its_box(tmp_path: Path) -> None:
    """I-BOX: it is right by the rows it was played with, which are not our own."""
    box = parsed(EXPERTS, game="incantibus")["options"]["box"]
    assert box["ingredients"]["mistletoe"]["name"] == "Golden bough"
    assert (box["special"]["stone"], box["books"]["riches"]["price"]) == (3, {"gold": 7})
    record = parsed(EXPERTS, game="incantibus")
    record["options"]["box"] = parsed(NOVICES, game="incantibus")["options"]["box"]
    assert judged(tmp_path, record)[0] == 1


SHAPES: tuple[dict[str, Any], ...] = (
    {"format": "witching-record-2"}, {"engine": 1}, {"extra": 1}, {"seats": []}, {"actions": [[0]]},
)  # fmt: skip


@pytest.mark.parametrize("table", ["two", "two experts, own box"])
def test_the_schema_refuses_what_verify_refuses_for_its_shape(table: str) -> None:
    game, options = TABLES[table]
    for change in SHAPES:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(parsed(options, game=game) | change, SCHEMAS[game])


def shuffled(value: Json, chance: Random) -> Json:
    """The same JSON with the keys of every object in another order, except in a box, where order numbers the kinds."""
    if isinstance(value, dict):
        names = chance.sample(list(value), len(value))
        return {name: value[name] if name == "box" else shuffled(value[name], chance) for name in names}
    return [shuffled(item, chance) for item in value] if isinstance(value, list) else value


def escaped(text: str) -> str:
    """The same JSON with every letter of its strings escaped."""
    inside = False
    out = []
    for character in text:
        inside ^= character == '"'
        out.append(f"\\u{ord(character):04X}" if inside and character.isalpha() else character)
    return "".join(out)


@pytest.mark.parametrize("table", TABLES)
def test_spacing_key_order_and_escapes_are_not_judged(tmp_path: Path, table: str) -> None:
    game, options = TABLES[table]
    record, wrong = parsed(options, game=game), parsed(options, game=game)
    wrong["result"]["seats"][1]["points"] += 1
    for content, right in ((record, True), (wrong, False)):
        expected = judged(tmp_path, content)
        assert (expected[0] == 0) is right
        mixed = shuffled(content, Random(5))
        for text in (
            json.dumps(mixed, indent=7),
            json.dumps(mixed, separators=(",", ":")),
            "\r\n\t " + json.dumps(mixed) + "\n\n",
            escaped(json.dumps(mixed)),
        ):
            assert judged(tmp_path, text.encode()) == expected


@pytest.mark.parametrize("table", TABLES)
def test_engine_names_and_kinds_are_not_judged(tmp_path: Path, table: str) -> None:
    game, options = TABLES[table]
    record = parsed(options, game=game)
    record["engine"] = "another program 9"
    for seat in record["seats"]:
        seat["name"], seat["kind"] = "\u202eDjinn \U0001f9d9\n", ""
    assert judged(tmp_path, record)[0] == 0


def test_the_edition_whose_switches_were_agreed_is_not_judged(tmp_path: Path) -> None:
    record = parsed()
    record["options"]["edition"] = "ko"
    assert judged(tmp_path, record)[0] == 0


@pytest.mark.parametrize("table", TABLES)
def test_every_prefix_is_right_and_unfinished(tmp_path: Path, table: str) -> None:
    game, options = TABLES[table]
    whole = parsed(options, game=game)
    for actions in range(0, len(whole["actions"]), 7):
        code, line = judged(tmp_path, unfinished(parsed(options, game=game), actions))
        assert (code, "not finished" in line) == (0, True), line
