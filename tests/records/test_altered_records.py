"""Records that lie: the command reports the step or place, the rule, and what is right."""

import json
from pathlib import Path

import pytest

from records import glastonbury_lies, incantibus_lies, lies
from records.played import FOUR, judged, page_record, parsed, played, run_verify

LIES = {
    game: lies.EVERY_GAME | own
    for game, own in (("glastonbury", glastonbury_lies.LIES), ("incantibus", incantibus_lies.LIES))
}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, told in LIES.items() for name in told])
def test_a_lie_is_found_and_named(tmp_path: Path, game: str, name: str) -> None:
    change, told = LIES[game][name]
    record = page_record(game)
    change(record)
    code, line = judged(tmp_path, record)
    assert code == 1
    assert "WRONG" in line
    assert len(line) < 600
    for word in told:
        assert word in line, line


SWITCHED = {
    "fewest_spells": ("collected", "used", "[G-RECIPE-B3]"),
    "immuto_in_recipe": ("as_scored", "free", "[G-RECIPE-A]"),
}


@pytest.mark.parametrize("switch", SWITCHED)
def test_a_changed_switch_is_found_where_it_changes_the_result(tmp_path: Path, switch: str) -> None:
    before, after, rule = SWITCHED[switch]
    lines = []
    for seed in range(1, 60):
        record = parsed(FOUR, seed)
        assert record["options"][switch] == before
        record["options"][switch] = after
        lines.append(judged(tmp_path, record)[1])
        if rule in lines[-1]:
            return
    pytest.fail("\n".join(lines))


def test_one_wrong_file_among_right_ones_decides_the_exit_code(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.json", "b.json", "c.json")]
    for file in files:
        file.write_bytes(played())
    assert run_verify(*files).exit_code == 0
    files[1].write_bytes(b"{}")
    result = run_verify(*files)
    assert result.exit_code == 1
    right = [": right: " in line for line in result.stdout.splitlines()]
    assert right[:3] == [True, False, True]
    assert "2 right, 1 wrong" in result.stdout


def test_a_record_of_a_game_that_is_not_installed_is_not_checked(tmp_path: Path) -> None:
    """Nobody here can judge it; a wrong one beside it still decides the exit code."""
    files = [tmp_path / name for name in ("a.json", "b.json", "c.json")]
    for file in files:
        file.write_bytes(played())
    files[1].write_text(json.dumps(parsed() | {"game": "chess"}), encoding="utf-8")
    result = run_verify(*files)
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (2, "2 right, 0 wrong, 1 not checked")
    assert f"{files[1]}: NOT CHECKED: " in result.stdout
    files[2].write_bytes(b"{}")
    assert run_verify(*files).exit_code == 1
