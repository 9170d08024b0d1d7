"""Records of real games are right, finished or not, in whatever spelling of the same JSON."""

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from records.played import EVERYTHING, FOUR, TWO, Json, judged, parsed, played, unfinished
from witching.core.record import read_record, write_record

DOCS = Path(__file__).resolve().parents[2] / "docs"
SCHEMA = json.loads((DOCS / "record-glastonbury.schema.json").read_text())


@pytest.mark.parametrize("options", EVERYTHING, ids=str)
def test_real_games_are_right_and_fit_the_schema(tmp_path: Path, options: dict[str, Any]) -> None:
    for seed in (1, 2):
        data = played(tuple(options.items()), seed)
        code, line = judged(tmp_path, data)
        assert code == 0, line
        assert line.endswith("finished\n")
        assert write_record(read_record(data)) == data
        jsonschema.validate(json.loads(data), SCHEMA)


HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {"seats": 2, "two_player_removal": "both_colours", "colours": ["yellow", "green"], "corners": ["sw", "ne"]},
    {"seats": 3, "two_player_removal": "both_colours", "memory": "open", "first_seat": 2},
    {"seats": 4, "memory": "assisted", "assisted": [1, 3], "recipes": True, "immuto_in_recipe": "free"},
    {"seats": 2, "memory": "assisted", "assisted": [], "removed": "yellow", "special2": "must"},
    {"seats": 3, "edition": "ko", "special2": "may", "fewest_spells": "used", "recipes": True},
)


@pytest.mark.parametrize("options", HOUSE_RULES, ids=str)
def test_house_rules_are_right_beside_any_edition(tmp_path: Path, options: dict[str, Any]) -> None:
    frozen = tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items())
    data = played(frozen)
    assert judged(tmp_path, data)[0] == 0
    jsonschema.validate(json.loads(data), SCHEMA)


def test_the_schema_refuses_what_verify_refuses_for_its_shape() -> None:
    for change in ({"format": "witching-record-2"}, {"engine": 1}, {"extra": 1}, {"seats": []}, {"actions": [[0]]}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(parsed() | change, SCHEMA)


def shuffled(value: Json, chance: Random) -> Json:
    """The same JSON with the keys of every object in another order."""
    if isinstance(value, dict):
        names = chance.sample(list(value), len(value))
        return {name: shuffled(value[name], chance) for name in names}
    return [shuffled(item, chance) for item in value] if isinstance(value, list) else value


def escaped(text: str) -> str:
    """The same JSON with every letter of its strings as an escape."""
    inside = False
    out = []
    for character in text:
        inside ^= character == '"'
        out.append(f"\\u{ord(character):04X}" if inside and character.isalpha() else character)
    return "".join(out)


def test_spacing_key_order_and_escapes_are_not_judged(tmp_path: Path) -> None:
    record = parsed(FOUR)
    wrong = parsed(FOUR)
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


def test_engine_names_kinds_and_the_edition_are_not_judged(tmp_path: Path) -> None:
    record = parsed()
    record["engine"] = "another program 9"
    record["options"]["edition"] = "ko"
    for seat in record["seats"]:
        seat["name"], seat["kind"] = "\u202eDjinn \U0001f9d9\n", ""
    assert judged(tmp_path, record)[0] == 0


@pytest.mark.parametrize("options", [TWO, FOUR], ids=["two", "four"])
def test_every_prefix_is_right_and_unfinished(tmp_path: Path, options: tuple[tuple[str, Any], ...]) -> None:
    whole = parsed(options)
    for actions in range(0, len(whole["actions"]), 7):
        code, line = judged(tmp_path, unfinished(parsed(options), actions))
        assert (code, "not finished" in line) == (0, True), line
