"""An unfinished record of a strict table: neither verdicts nor errors name what is still secret."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from records.incantibus_lies import LIES
from records.played import FOUR, TWO, Json, committed, judged, page_record, parsed, unfinished
from witching.games.glastonbury.components import NEUTRAL_COLOURS
from witching.games.glastonbury.notation import CARD_NAMES

INGREDIENT = re.compile("|".join(name for name in CARD_NAMES if name[-1].isdigit()))
LIES_OF_THE_DEAL = [name for name, (_, told) in LIES.items() if told[0].startswith("deal.")]
COLOUR = re.compile(r"\b(" + "|".join(NEUTRAL_COLOURS) + r")\b")


def says_nothing(line: str) -> bool:
    """No ingredient, and no colour of a recipe."""
    return not INGREDIENT.search(line) and not COLOUR.search(line)


def test_the_verdict_names_nothing(tmp_path: Path) -> None:
    for actions in (0, 1, 20, 40):
        code, line = judged(tmp_path, unfinished(parsed(FOUR), actions))
        assert code == 0
        assert says_nothing(line)


def broken_deal(record: Json, how: str) -> None:
    grid, pile = record["deal"]["grid"], record["deal"]["pile"]
    if how == "twice":
        pile[0] = pile[1]
    elif how == "swapped":
        pile[0], pile[1] = pile[1], pile[0]
    elif how == "unknown":
        pile[3] = "toad-5"
    elif how == "missing":
        pile.pop()
    elif how == "grid":
        grid[4] = pile[4]
    else:
        pile[2] = ["toad-1"]


@pytest.mark.parametrize("how", ["twice", "swapped", "unknown", "missing", "grid", "shape"])
@pytest.mark.parametrize("fits", [False, True], ids=["old commitment", "fitting commitment"])
def test_a_broken_deal_names_no_card(tmp_path: Path, how: str, fits: bool) -> None:
    record = unfinished(parsed(TWO), 20)
    broken_deal(record, how)
    code, line = judged(tmp_path, committed(record) if fits else record)
    assert says_nothing(line), line
    assert code == 1 or (fits and how == "swapped")


@pytest.mark.parametrize("recipes", [[], ["purple"], ["b1", "grey"], ["grey", "b9"], ["grey", "grey"], [["grey"], 1]])
def test_broken_recipes_name_no_recipe(tmp_path: Path, recipes: Json) -> None:
    record = unfinished(parsed(TWO), 20)
    record["seats"][0]["recipes"] = recipes
    code, line = judged(tmp_path, committed(record))
    assert code == 1
    assert says_nothing(line), line
    assert not re.search(r"\bb[1-9]\b", line), line


@pytest.mark.parametrize("name", LIES_OF_THE_DEAL)
def test_of_a_broken_deal_of_incantibus_only_the_rule_is_named(tmp_path: Path, name: str) -> None:
    change, told = LIES[name]
    record = page_record("incantibus")
    change(record)
    code, line = judged(tmp_path, unfinished(record, 20))
    assert code == 1
    assert line.endswith(f"what is wrong with it is shown when the game is over {told[-1]}\n")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(data=st.data())
def test_a_wrong_step_names_only_what_lies_open(tmp_path: Path, data: st.DataObject) -> None:
    verbs = st.sampled_from(["take", "accio", "declinatio"])
    cells = st.tuples(st.sampled_from("abcdef"), st.sampled_from("123456")).map("".join)
    action = st.tuples(verbs, cells, st.sampled_from(["", " refuse"])).map(lambda t: f"{t[0]} {t[1]}{t[2]}")
    steps = data.draw(st.integers(1, 60))
    record = unfinished(parsed(TWO), steps)
    record["actions"][-1][1] = data.draw(action | st.sampled_from(["pass", "walk", "stay", "declinatio end"]))
    assert says_nothing(judged(tmp_path, record)[1])
