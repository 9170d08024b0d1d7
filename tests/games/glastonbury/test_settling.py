"""What an Immuto joins, said by its owner after the last card: G-IMMUTO, D-JOIN, R-IMMUTO-1."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.glastonbury.endgames import last_card
from games.glastonbury.finished import AT
from games.glastonbury.stacked import GAME, StackedTable
from witching.core.record import Player, make_record, salt_of_seed
from witching.core.rng import Rng
from witching.core.viewers import Seated, Spectator, Viewer
from witching.games.glastonbury.components import KINDS, SETTLE
from witching.games.glastonbury.record_setup import OptionsDocument
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.glastonbury.view import GlastonburyView

RECIPES = [("orange", "b1"), ("grey", "b5"), ("brown", "b2")]
OTHER_SWITCHES: dict[str, Any] = {"special2": "may", "fewest_spells": "collected", "immuto_in_recipe": "as_scored"}


def settling(seed: int, **options: Any) -> GlastonburyPosition | None:
    """The first moment of a random game at which an Immuto is to be joined; None if nobody has one."""
    position, rng = GAME.blank({"seats": 2 + seed % 3, "recipes": True, **options}), Rng(seed)
    position.redeal(rng)
    while not position.is_over() and position.phase != SETTLE:
        legal = position.legal(position.mover)
        position.apply_unchecked(position.mover, legal[rng.below(len(legal))])
    return None if position.is_over() else position


def all_settling(**options: Any) -> Iterator[GlastonburyPosition]:
    """Some such moments, more than one Immuto of a seat and Immutos of two seats among them."""
    found = [position for seed in range(60) if (position := settling(seed, **options))]
    assert any(immutos_of(position).count(2) for position in found)
    assert any(immutos_of(position).count(1) == 2 for position in found)
    yield from found


def immutos_of(position: GlastonburyPosition) -> list[int]:
    return [sum(card == 73 for card in position.cauldron_of(seat)) for seat in range(position.seats)]


def preselected(position: GlastonburyPosition) -> int:
    action = GAME.preselection(GAME.knowledge(position, position.mover))
    assert action is not None
    return action


def joins(position: GlastonburyPosition) -> list[str]:
    return [GAME.write(action) for action in position.legal(position.mover)]


def last_immuto(**options: Any) -> StackedTable:
    """A table whose mover has just ended the game by taking an Immuto."""
    table, cell = last_card("immuto", seats=3, **{"recipes": True, "edition": "ko", **options})
    return table.play(f"take {cell}")


def test_G_IMMUTO_with_recipes_its_owner_says_what_it_joins() -> None:
    table = last_immuto()
    mover = table.mover
    assert (table.position.is_over(), table.view().phase, table.view().to_act) == (False, "settle", [mover])
    assert table.choices == [*(f"join {kind}" for kind in KINDS), "join -"]
    table.play("join toad")
    assert table.position.is_over()
    assert table.result()["seats"][mover]["immutos"] == ["toad"]


def test_G_IMMUTO_joining_none_is_a_choice() -> None:
    table = last_immuto()
    mover = table.mover
    table.play("join -")
    assert table.result()["seats"][mover]["immutos"] == [None]
    assert {"rule": "G-IMMUTO", "of": "", "cards": ["immuto"], "points": 0} in table.result()["seats"][mover]["lines"]


@pytest.mark.parametrize("options", [{"recipes": False}, {"immuto_by": "engine"}])
def test_G_IMMUTO_otherwise_the_program_joins_it(options: dict[str, Any]) -> None:
    assert last_immuto(**options).position.is_over()


def test_G_IMMUTO_one_at_a_time_clockwise_from_the_seat_after_the_ender() -> None:
    for position in all_settling():
        seats, said = position.seats, []
        while not position.is_over():
            said.append(position.mover)
            position.apply_unchecked(position.mover, position.legal(position.mover)[0])
        held, ender = immutos_of(position), GAME.result(position)["ended_by"]
        order = [(ender + step) % seats for step in range(1, seats + 1)]
        assert said == [seat for seat in order for _ in range(held[seat])]


@pytest.mark.parametrize("immuto_joins", ["any", "collected"])
@pytest.mark.parametrize("immuto_in_recipe", ["as_scored", "free"])
def test_R_IMMUTO_1_owners_who_keep_to_the_preselection_get_what_the_program_would_join(
    immuto_joins: str, immuto_in_recipe: str
) -> None:
    options = {"immuto_joins": immuto_joins, "immuto_in_recipe": immuto_in_recipe}
    for position in all_settling(**options):
        data = bytearray(position.to_bytes())
        while not position.is_over():
            position.apply_unchecked(position.mover, preselected(position))
        assert GAME.result(position) == GAME.result(by_the_program(data))


def by_the_program(data: bytearray) -> GlastonburyPosition:
    """The same table with the switch for the program, over."""
    data[AT["immuto_engine"]], data[AT["phase"]] = 1, 0
    position = GlastonburyPosition()
    position.restore(bytes(data))
    return position


def test_G_IMMUTO_the_preselection_goes_by_nothing_that_its_owner_cannot_know() -> None:
    for position in all_settling():
        known = GAME.knowledge(position, position.mover)
        for seed in range(5):
            world = known.imagine(Rng(seed))
            assert preselected(world) == preselected(position)
            assert GAME.view(world, Seated(position.mover)) == GAME.view(position, Seated(position.mover))


def test_G_IMMUTO_a_choice_says_what_it_is_worth_and_which_one_is_preselected() -> None:
    for position in all_settling():
        choices = shown(position, Seated(position.mover)).choices
        assert [choice.action for choice in choices if choice.usual] == [GAME.write(preselected(position))]
        worth = {choice.action: points_in(choice.notes) for choice in choices}
        assert worth["join -"] == 0
        others = [seat for seat in range(position.seats) if seat != position.mover]
        if immutos_of(position)[position.mover] == 1 and not any(immutos_of(position)[seat] for seat in others):
            for action, points in worth.items():
                assert gain(position, action) == points


def gain(position: GlastonburyPosition, action: str) -> int:
    """The points that joining brings the mover, who settles last."""
    found = []
    for each in (action, "join -"):
        after = position.copy()
        after.apply_unchecked(position.mover, GAME.parse(each))
        found.append(after.points(position.mover))
    return found[0] - found[1]


def points_in(notes: list[Any]) -> int:
    return sum(note.args["points"] for note in notes if "points" in note.args)


def shown(position: GlastonburyPosition, viewer: Viewer) -> GlastonburyView:
    view = GAME.view(position, viewer)
    assert isinstance(view, GlastonburyView)
    return view


def test_D_JOIN_collected_only_a_kind_of_which_the_owner_has_a_card() -> None:
    for position in all_settling(immuto_joins="collected"):
        held = {card[:-2] for card in shown(position, Spectator()).seats[position.mover].cards or []}
        assert joins(position) == [*(f"join {kind}" for kind in KINDS if kind in held), "join -"]
        for kind in set(KINDS) - held:
            refusal = GAME.refusal(position, position.mover, GAME.parse(f"join {kind}"))
            assert refusal is not None
            assert refusal.rule == "D-JOIN"


@pytest.mark.parametrize(("edition", "kinds"), [("ru", "held"), ("ru-alchemist", "held"), ("it", "all"), ("ko", "all")])
def test_D_JOIN_as_the_edition_says(edition: str, kinds: str) -> None:
    choices = last_immuto(edition=edition).choices
    assert (len(choices) == len(KINDS) + 1) is (kinds == "all")


def test_G_IMMUTO_all_cauldrons_open_and_recipes_stay_secret_until_all_have_settled() -> None:
    table = last_immuto()
    mover = table.mover
    for viewer in (Spectator(), Seated(mover), Seated((mover + 1) % 3)):
        for seat in range(3):
            assert table.seat(seat, viewer).cards == table.cauldron(seat)
            assert (table.seat(seat, viewer).recipes is not None) is (viewer == Seated(seat))
    assert table.seat(mover).joined == []
    table.play("join bones")
    assert all(len(table.seat(seat, Spectator()).recipes or []) == 2 for seat in range(3))


def test_G_IMMUTO_nothing_else_can_be_chosen_then_and_no_join_before() -> None:
    table = last_immuto()
    assert table.rule_against("pass") == table.rule_against("take c3") == "G-IMMUTO"
    assert table.rule_against("join toad", seat=(table.mover + 1) % 3) == "G-TURN"
    table, _ = last_card("immuto", recipes=True)
    assert table.rule_against("join toad") == table.rule_against("join -") == "G-IMMUTO"


def test_G_IMMUTO_the_story_tells_the_end_the_open_cauldrons_and_what_is_joined() -> None:
    table = last_immuto()
    mover = table.mover
    table.play("join -")
    keys = [event.message.key.removeprefix("glastonbury-event-") for event in table.told(Spectator())]
    assert keys[-3:] == ["end-kept", "open", "join-none"]
    assert table.told(Spectator())[-1].message.args == {"seat": mover}


def test_bots_and_hints_choose_among_the_kinds() -> None:
    position = next(all_settling())
    known = GAME.knowledge(position, position.mover)
    worth = {action: GAME.greedy_eval(known, action) for action in position.legal(position.mover)}
    assert max(worth.values()) == worth[preselected(position)]
    strategy, world = GAME.strategy(), known.imagine(Rng(1))
    count = world.find_actions(position.mover)
    for weigh, scale in ((strategy.prior, 20), (strategy.fast_prior, 1)):
        weigh(world, position.mover, count)
        assert [10 * strategy.score_at(index) for index in range(count)] == [scale * each for each in worth.values()]


def test_G_IMMUTO_a_record_without_the_switches_is_of_the_program() -> None:
    """Old records say nothing of these; a new one is as they are where it was played so."""
    position = settling(3, immuto_by="engine", immuto_joins="any") or GAME.blank({"immuto_by": "engine"})
    assert "immuto_by" not in GAME.write_setup(position).options
    old = {"edition": "ru", **OTHER_SWITCHES, "two_player_removal": "one_colour", "memory": "strict"}
    read = OptionsDocument(**old, assisted=[], recipes=True)
    assert (read.immuto_by, read.immuto_joins, read.end_lines) == ("engine", "any", "inner")


def test_G_IMMUTO_a_record_names_every_join() -> None:
    table = last_immuto(edition="it")
    seat, players = table.mover, [Player("", "")] * 3
    action = GAME.parse("join scarab")
    record = make_record(GAME, table.play("join scarab").position, players, [(seat, action)], salt_of_seed(1))
    assert (record.actions, record.options["immuto_by"]) == ([(seat, "join scarab")], "owner")
