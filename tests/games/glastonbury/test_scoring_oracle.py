"""The engine scores and settles as the oracle does: on cauldrons made by Hypothesis, and on games played."""

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.glastonbury.finished import finished, joined, points
from games.glastonbury.scoring_oracle import BOX, KINDS, OracleSeat, OracleTable
from games.glastonbury.stacked import CELLS, GAME
from witching.core.rng import Rng
from witching.games.glastonbury.notation import parse_cell, write_card
from witching.games.glastonbury.rules import GlastonburyPosition

PLAYERS, NEUTRAL = list(BOX)[:4], list(BOX)[4:]
RECIPES_B = ["b1", "b2", "b3", "b4", "b5"]
CARDS = [f"{kind}-{value}" for kind in KINDS for value in (1, 2, 3, 4)] + ["immuto", "immuto"]


@st.composite
def spell_counts(draw: st.DrawFn) -> dict[str, int]:
    """Possible spells of a seat: no more charges spent than its cards had."""
    accios, declinatios = draw(st.integers(0, 2)), draw(st.integers(0, 2))
    vanescos, perluceos = draw(st.integers(0, 4)), draw(st.integers(0, 2))
    return {
        "accio_cards": accios, "accio_spent": draw(st.integers(0, 2 * accios)),
        "declinatio_cards": declinatios, "declinatio_spent": draw(st.integers(0, 3 * declinatios)),
        "vanescos": vanescos, "perluceos": perluceos, "happened": draw(st.integers(0, vanescos + perluceos)),
    }  # fmt: skip


@st.composite
def ends(draw: st.DrawFn) -> dict[str, Any]:
    """The end of a game; few colours are in play, to make kinds and recipes meet."""
    seats = draw(st.integers(2, 4))
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=2, max_size=6, unique=True))
    deck = draw(st.permutations([card for card in CARDS if card == "immuto" or card[:-2] in kinds]))
    owners = draw(st.lists(st.integers(0, seats), min_size=len(deck), max_size=len(deck)))
    recipes_a, recipes_b = draw(st.permutations(NEUTRAL)), draw(st.permutations(RECIPES_B))
    return {
        "cauldrons": [[deck[i] for i, owner in enumerate(owners) if owner == seat] for seat in range(seats)],
        "colours": draw(st.permutations(PLAYERS))[:seats],
        "ender": draw(st.integers(0, seats - 1)),
        "recipes": draw(st.sampled_from([[], list(zip(recipes_a, recipes_b, strict=True))[:seats]])),
        "spells": {seat: draw(spell_counts()) for seat in range(seats)},
        "immuto_in_recipe": draw(st.sampled_from(["as_scored", "free"])),
        "fewest_spells": draw(st.sampled_from(["collected", "used"])),
        "immuto_joins": draw(st.sampled_from(["any", "collected"])),
    }


def collected(counts: dict[str, int]) -> int:
    return sum(counts[name] for name in ("accio_cards", "declinatio_cards", "vanescos", "perluceos"))


def used(counts: dict[str, int]) -> int:
    """D-SPELLS: three spent Accio charges are two cards, and so are four to six spent Declinatio charges."""
    return math.ceil(counts["accio_spent"] / 2) + math.ceil(counts["declinatio_spent"] / 3) + counts["happened"]


def oracle_of(end: dict[str, Any]) -> OracleTable:
    seats = [OracleSeat(colour, cards) for colour, cards in zip(end["colours"], end["cauldrons"], strict=True)]
    for place, (recipe_a, recipe_b) in enumerate(end["recipes"]):
        seats[place].recipe_a, seats[place].recipe_b = recipe_a, recipe_b
    for place, counts in end["spells"].items():
        seats[place].collected, seats[place].used = collected(counts), used(counts)
    switches = (end["immuto_in_recipe"], end["fewest_spells"], end["immuto_joins"])
    table = OracleTable(seats, end["ender"], bool(end["recipes"]), *switches)
    table.settle()
    return table


@given(ends())
def test_scored_and_settled_as_the_oracle_does(end: dict[str, Any]) -> None:
    """G-SCORE, G-OWN, G-IMMUTO, R-IMMUTO-1, G-RECIPE-A, G-RECIPE-B1 to B5, D-SPELLS, D-IMMUTO, D-JOIN."""
    oracle = oracle_of(end)
    table = finished(*end["cauldrons"], **{name: value for name, value in end.items() if name != "cauldrons"})
    seats = range(len(oracle.seats))
    assert [joined(table, seat) for seat in seats] == [list(oracle.seats[seat].joined) for seat in seats]
    assert points(table) == [oracle.total(seat) for seat in seats]


@pytest.mark.parametrize("place", ["jar-of-eyes", "pumpkin", "toad", "raven-feathers"])
def test_the_oracle_knows_the_example_of_the_book(place: str) -> None:
    """G-IMMUTO: on the jar 25, on the pumpkins 30, on the toads 32, on the raven feathers 33."""
    cards = [*(f"jar-of-eyes-{value}" for value in (1, 2, 3, 4)), "pumpkin-1", "pumpkin-3", "pumpkin-4"]
    blue = OracleSeat("blue", [*cards, "toad-3", "toad-4", "raven-feathers-4", "immuto"], joined=(place,))
    table = OracleTable([blue, OracleSeat("red", [])], 0, False, "as_scored", "collected")
    assert table.total(0) == {"jar-of-eyes": 25, "pumpkin": 30, "toad": 32, "raven-feathers": 33}[place]


def spells_of(history: list[tuple[int, str, str]], seat: int) -> dict[str, int]:
    """The spells of a seat, counted from a whole game's (seat, choice, card that the choice names)."""
    mine = [(choice, card) for mover, choice, card in history if mover == seat]
    kept = [card for choice, card in mine if not choice.endswith("refuse")]
    last_seat, _, last = history[-1]
    return {
        "accio_cards": kept.count("accio"),
        "declinatio_cards": kept.count("declinatio"),
        "vanescos": kept.count("vanesco"),
        "perluceos": kept.count("perluceo"),
        "accio_spent": sum(choice.startswith("accio") for choice, _ in mine),
        "declinatio_spent": sum(choice.startswith("declinatio") for choice, _ in mine),
        "happened": sum(card in ("vanesco", "perluceo") for _, card in mine)
        - (last_seat == seat and last == "perluceo"),
    }


def play_at_random(position: GlastonburyPosition, rng: Rng) -> list[tuple[int, str, str]]:
    """Deal and play; return each seat, choice and the card that the choice names."""
    position.redeal(rng)
    history = []
    while not position.is_over():
        mover, legal = position.mover, position.legal(position.mover)
        action = legal[rng.below(len(legal))]
        cells = [word for word in GAME.write(action).split() if word in CELLS]
        card = write_card(position.card_at(parse_cell(cells[0]))) if cells else ""
        history.append((mover, GAME.write(action), card))
        position.apply_unchecked(mover, action)
    return history


@pytest.mark.parametrize("free", ["as_scored", "free"])
@pytest.mark.parametrize("spells", ["collected", "used"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_played_games_are_scored_as_the_oracle_does(free: str, spells: str, seats: int) -> None:
    """D-SPELLS, R-D-SPELLS-1: here the spells are counted from the choices made."""
    for seed in range(8):
        joins = ("any", "collected")[seed % 2]
        switches = {"immuto_in_recipe": free, "fewest_spells": spells, "immuto_joins": joins}
        position = GAME.blank({"seats": seats, "recipes": True, "immuto_by": "engine", **switches})
        history = play_at_random(position, Rng(seed))
        setup = GAME.write_setup(position)
        end = {
            "cauldrons": [[write_card(card) for card in position.cauldron_of(seat)] for seat in range(seats)],
            "colours": [seat["colour"] for seat in setup.seats],
            "ender": GAME.result(position)["ended_by"],
            "recipes": [tuple(seat["recipes"]) for seat in setup.seats],
            "spells": {seat: spells_of(history, seat) for seat in range(seats)},
        }
        oracle = oracle_of(end | switches)
        assert points(position) == [oracle.total(seat) for seat in range(seats)], seed
