"""`witching simulate --balance`: what a designer learns about a box, as figures, tables and a drawing."""

import json
import os
import re
import subprocess
from itertools import permutations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pexpect
import pytest
from click.testing import CliRunner, Result

from cli.command import ENVIRONMENT, WITCHING, witching_fresh
from processes import LIMIT, wait_for_end
from witching.arena.balance import interval
from witching.arena.simulate import Plan, begin, simulate
from witching.arena.statistics import Totals, merge
from witching.cli.games import ALL_GAMES, find_game
from witching.cli.main import cli

pytestmark = pytest.mark.slow

OWN_NAME = """<b>&"[red] '"""
SVG = "{http://www.w3.org/2000/svg}"
TABLES = {
    "glastonbury": ["", "--recipes --seats 2", "--bots greedy,random,random --seats 3"],
    "incantibus": ["", "--expert --seats 2", "--bots greedy,random --seats 2"],
}
EVERY_TABLE = [(game, options) for game, tables in TABLES.items() for options in tables]


def run(game: str, *options: str, **environment: str) -> Result:
    return CliRunner().invoke(cli, ["simulate", game, *options], env={"COLUMNS": "80", **environment})


def figures_of(game: str, *options: str) -> dict[str, Any]:
    result = run(game, "--json", *options)
    assert result.exit_code == 0, result.stderr
    found: dict[str, Any] = json.loads(result.stdout.splitlines()[-1])
    return found


def rows_of(figures: dict[str, Any], chapter: str) -> dict[str, dict[str, Any]]:
    (found,) = (each for each in figures["balance"] if each["chapter"] == chapter)
    return {row["key"]: row for row in found["rows"]}


def own_box(folder: Path) -> str:
    """Our own box with an owner's name that would break any kind of markup."""
    named = find_game("incantibus").box.replace("toad = {", f"toad = {{ name = '''{OWN_NAME}''',", 1)
    (folder / "box.toml").write_text(named, encoding="utf-8")
    return str(folder / "box.toml")


def test_every_game_is_tried() -> None:
    assert set(TABLES) == set(ALL_GAMES)


# ---------------------------------------------------------------- figures


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), EVERY_TABLE)
def test_the_same_games_are_played_as_without(game: str, options: str) -> None:
    series = ["--games", "6", "--seed", "3", *options.split()]
    plain, balanced = figures_of(game, *series), figures_of(game, *series, "--balance")
    assert "balance" not in plain
    measured = ("cpu_seconds", "wall_seconds", "balance")
    assert {k: v for k, v in balanced.items() if k not in measured} == {
        k: v for k, v in plain.items() if k not in measured
    }
    seats, ends = rows_of(balanced, "seats"), rows_of(balanced, "endings")
    assert [row["win_rate"] for row in seats.values()] == [seat["win_rate"] for seat in plain["by_seat"]]
    assert [row["points"] for row in seats.values()] == [seat["mean"] for seat in plain["by_seat"]]
    assert {key: row["times"] for key, row in ends.items()} == plain["ends"]
    decisions = rows_of(balanced, "length")["decisions"]
    shown = [decisions[name] for name in ("times", "fewest", "most")]
    assert shown == [plain[name] for name in ("decisions", "shortest", "longest")]


def test_the_figures_of_one_game_are_those_of_its_record(tmp_path: Path) -> None:
    figures = figures_of("incantibus", "--balance", "--games", "1", "--expert", "--records", str(tmp_path / "r"))
    record = json.loads((tmp_path / "r" / "incantibus-000000.json").read_text(encoding="utf-8"))
    chosen = [action for _, action in record["actions"]]
    assert rows_of(figures, "length")["castings"]["times"] == sum(a.startswith("point ") for a in chosen) / 3
    for key, row in rows_of(figures, "spell-cards").items():
        assert row["times"] == chosen.count(f"cast {key}")
    lines = [line for seat in record["result"]["seats"] for line in seat["lines"]]
    beaten = [name for line in lines if line["of"] == "sorcerers" for name in line["tokens"]]
    points = figures["options"]["box"]["sorcerers"]
    for key, row in rows_of(figures, "sorcerers").items():
        assert (row["times"], row["points"]) == (beaten.count(key), points[key]["points"] if key in beaten else None)
    for seat, wand in enumerate(seat["wand"] for seat in record["seats"]):
        row = rows_of(figures, "wands")[str(wand)]
        assert row["points"] == record["result"]["seats"][seat]["points"]
        assert row["win_rate"] == (1 if record["result"]["winners"] == [seat] else 0)


def test_gold_that_was_kept_scores_its_coins_and_gold_that_was_spent_nothing(tmp_path: Path) -> None:
    figures = figures_of("incantibus", "--balance", "--games", "1", "--records", str(tmp_path / "r"))
    record = json.loads((tmp_path / "r" / "incantibus-000000.json").read_text(encoding="utf-8"))
    lines = [line for seat in record["result"]["seats"] for line in seat["lines"] if line["of"] == "gold"]
    kept = [name for line in lines for name in line["tokens"]]
    rows = rows_of(figures, "gold")
    assert sum(row["times"] for row in rows.values()) > len(kept) > 0
    for key, coins in (("one-coin", 1), ("two-coins", 2), ("three-coins", 3)):
        assert rows[key]["points"] == round(coins * kept.count(key) / rows[key]["times"], 3)


def test_every_row_has_its_figures() -> None:
    figures = figures_of("incantibus", "--balance", "--games", "3", "--expert")
    names = [chapter["chapter"] for chapter in figures["balance"]]
    assert names == [
        "seats", "wands", "ingredients", "weapons", "monsters", "gold", "other-tokens", "potions", "books",
        "sorcerers", "spell-cards", "length", "endings",
    ]  # fmt: skip
    for chapter in figures["balance"]:
        for row in chapter["rows"]:
            assert row["fewest"] <= row["per_game"] <= row["most"]
            assert (row["win_rate"] is None) == (row["points"] is None) == (row["seats"] == 0)
            assert row["seats"] == 0 or chapter["measure"] in ("lots", "things")
            assert row["seats"] == 0 or row["low"] <= row["win_rate"] <= row["high"]
    assert "books" not in [
        chapter["chapter"] for chapter in figures_of("incantibus", "--balance", "--games", "1")["balance"]
    ]


def test_a_box_of_ones_own_is_told_by_its_names(tmp_path: Path) -> None:
    figures = figures_of("incantibus", "--balance", "--games", "1", "--box", own_box(tmp_path))
    assert rows_of(figures, "ingredients")["toad"]["name"] == OWN_NAME


# ---------------------------------------------------------------- parts


def plan_of(games: int, bots: tuple[str, ...] = ("random",)) -> Plan:
    return Plan(find_game("incantibus"), {"seats": 3, "expert": True}, bots, 5, games, balance=True)


def play_part(plan: Plan, first: int, count: int) -> Totals:
    with begin(plan) as play:
        return play(first, count)


def test_parts_may_be_added_in_any_order() -> None:
    plan = plan_of(9)
    whole = play_part(plan, 0, 9).balance
    for order in permutations([(0, 2), (2, 3), (5, 4)]):
        totals = Totals()
        for first, count in order:
            totals = merge(totals, play_part(plan, first, count))
        assert totals.balance == whole


def test_the_figures_so_far_are_those_of_the_games_played_so_far() -> None:
    plan = plan_of(1000)
    first = next(iter(simulate(plan, 1)))
    assert 0 < first.games < plan.games
    assert {row.games for row in first.balance} == {first.games}
    assert first.balance == play_part(plan, 0, first.games).balance


@pytest.mark.slow
def test_the_same_figures_whatever_jobs() -> None:
    def balance(jobs: int) -> object:
        *_, last = simulate(plan_of(20, ("greedy", "random", "random")), jobs)
        return msgspec.to_builtins(last.balance)

    assert balance(1) == balance(2)


def test_the_interval_of_a_rate() -> None:
    """Wilson's, by hand: one half observed over 4 is between 0.15 and 0.85; it never leaves 0 to 1."""
    assert interval(0.5, 4) == pytest.approx((0.15, 0.85), abs=0.001)
    assert interval(0.0, 1)[0] == 0.0
    assert interval(1.0, 1)[1] == 1.0
    low, high = interval(0.25, 10_000)
    assert high - low == pytest.approx(2 * 1.96 * (0.25 * 0.75 / 10_000) ** 0.5, rel=0.01)


@pytest.mark.slow
def test_ctrl_c_ends_with_the_figures_and_the_drawing_so_far(tmp_path: Path) -> None:
    file = tmp_path / "balance.svg"
    options = ["simulate", "incantibus", "--balance", "--games", str(1 << 32), "--svg", str(file)]
    child = pexpect.spawn(
        WITCHING[0], [*WITCHING[1:], *options], env={**ENVIRONMENT, "TERM": "xterm"}, encoding="utf-8", timeout=60
    )
    child.expect(re.compile(r"(?:[2-9]|[1-9]\d+)/4294967296"))  # a single game is "1 game"
    child.sendintr()
    child.expect(pexpect.EOF)
    wait_for_end(child)
    child.close()
    assert child.exitstatus == 130
    told = child.before or ""
    assert "Traceback" not in told
    (games,) = re.findall(r"Interrupted: ([\d,]+) of", told)
    assert f"{games} games" in (ElementTree.parse(file).findtext(f"{SVG}desc") or "")


# ---------------------------------------------------------------- tables


@pytest.mark.slow
@pytest.mark.parametrize("columns", [80, 60, 30])
def test_tables_fit_the_terminal(columns: int, tmp_path: Path) -> None:
    done = witching_fresh(
        "simulate", "incantibus", "--balance", "--games", "2", "--box", own_box(tmp_path),
        COLUMNS=str(columns), PYTHONIOENCODING="utf-8",
    )  # fmt: skip
    assert done.returncode == 0
    assert max(map(len, done.stdout.splitlines())) <= columns
    shown = re.sub(r"[\s│]", "", done.stdout)
    for word in ("Startingwands", "wand4", "Sorcerers"):
        assert columns < 60 or word in shown


def test_a_wide_table_shows_every_row_as_it_is_named(tmp_path: Path) -> None:
    options = ["--balance", "--games", "2", "--box", own_box(tmp_path)]
    shown = run("incantibus", *options, COLUMNS="100").stdout
    for chapter in figures_of("incantibus", *options)["balance"]:
        for row in chapter["rows"]:
            assert f"│ {row['name']} " in shown


# ---------------------------------------------------------------- the drawing


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), EVERY_TABLE)
def test_the_drawing_is_well_formed_and_has_every_row(game: str, options: str, tmp_path: Path) -> None:
    file = tmp_path / "balance.svg"
    figures = figures_of(game, "--balance", "--games", "4", "--svg", str(file), *options.split())
    root = ElementTree.parse(file).getroot()
    assert (root.tag, root.get("role")) == (f"{SVG}svg", "img")
    labels = {root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")}
    assert len(labels) == 2
    assert {each.get("id") for each in root if each.get("id")} == set((root.get("aria-labelledby") or "").split())
    written = [each.text for each in root.iter(f"{SVG}text")]
    for chapter in figures["balance"]:
        assert chapter["title"] in written
        for row in chapter["rows"]:
            assert row["name"] in written
    assert "prefers-color-scheme: dark" in (root.findtext(f"{SVG}style") or "")


def test_bars_are_as_long_as_their_figures(tmp_path: Path) -> None:
    file = tmp_path / "balance.svg"
    figures = figures_of("incantibus", "--balance", "--games", "40", "--svg", str(file))
    places = [(float(each.get("y") or 0), each.text) for each in ElementTree.parse(file).iter(f"{SVG}text")]
    bars = [each.attrib for each in ElementTree.parse(file).iter(f"{SVG}rect") if each.get("class") == "bar"]
    rows = rows_of(figures, "ingredients")
    lengths = {}
    for key, row in rows.items():
        (y,) = (y for y, text in places if text == row["name"])
        first = min((bar for bar in bars if abs(float(bar["y"]) + 10 - y) < 1), key=lambda bar: float(bar["x"]))
        lengths[key] = float(first["width"])
    most = max(rows.values(), key=lambda row: float(row["per_game"]))
    for key, row in rows.items():
        share = row["per_game"] / most["per_game"]
        assert lengths[key] == pytest.approx(share * lengths[most["key"]], abs=0.1)


def test_a_name_of_the_owners_cannot_break_the_drawing(tmp_path: Path) -> None:
    file = tmp_path / "balance.svg"
    assert run("incantibus", "--balance", "--games", "1", "--box", own_box(tmp_path), "--svg", str(file)).exit_code == 0
    said = [each.text or "" for each in ElementTree.parse(file).iter(f"{SVG}text")]
    assert OWN_NAME in said
    assert any("box.toml" in each for each in said)


def test_points_below_nothing_are_drawn_to_the_left(tmp_path: Path) -> None:
    file = tmp_path / "balance.svg"
    figures = figures_of("glastonbury", "--balance", "--games", "5", "--svg", str(file))
    below = [each for each in ElementTree.parse(file).iter(f"{SVG}rect") if each.get("class") == "bar below"]
    drawn = ("seats", "turn-order", "ingredients")
    assert len(below) == sum((row["points"] or 0) < 0 for name in drawn for row in rows_of(figures, name).values()) > 0


# ---------------------------------------------------------------- refusals


def test_a_drawing_needs_the_balance(tmp_path: Path) -> None:
    result = run("incantibus", "--svg", str(tmp_path / "a.svg"), "--records", str(tmp_path / "records"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--balance" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("file", ["nowhere/a.svg", ".", "there/a.svg/b.svg"])
def test_a_drawing_that_cannot_be_written_is_refused_before_play(file: str, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "a.svg").write_text("mine", encoding="utf-8")
    endless = ["--games", str(1 << 32), "--records", str(tmp_path / "records")]
    result = run("incantibus", "--balance", "--svg", str(tmp_path / file), *endless)
    assert (result.exit_code, result.stdout) == (2, "")
    assert str(tmp_path / file) in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
    assert (tmp_path / "there" / "a.svg").read_text(encoding="utf-8") == "mine"


def test_another_refusal_leaves_an_older_drawing_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    file.write_text("mine", encoding="utf-8")
    (tmp_path / "incantibus-000000.json").write_text("{}", encoding="utf-8")
    result = run("incantibus", "--balance", "--svg", str(file), "--records", str(tmp_path))
    assert result.exit_code == 2
    assert file.read_text(encoding="utf-8") == "mine"
    assert run("incantibus", "--balance", "--games", "1", "--svg", str(file)).exit_code == 0
    assert file.read_text(encoding="utf-8").startswith("<svg ")


def test_the_drawing_is_there_though_the_reader_went_away(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = ["simulate", "incantibus", "--games", "2", "--balance", "--svg", str(tmp_path / "drawn.svg")]
    subprocess.run([*WITCHING, *command], stdout=writing, stderr=subprocess.PIPE, env=ENVIRONMENT, timeout=LIMIT)
    os.close(writing)
    assert ElementTree.parse(tmp_path / "drawn.svg").getroot().tag.endswith("svg")
