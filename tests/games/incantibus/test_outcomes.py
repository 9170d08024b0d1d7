"""What the view predicts for a choice: how a monster is caught, and which spell cards fizzle."""

import pytest

from games.incantibus.stacked import GAME, StackedTable, deal, rows
from games.incantibus.test_spells import caster
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.viewers import Seated, Spectator, Viewer

FETCHED = {"expandius": "purse", "fortuna": "three-gold", "universalus": "universalus", "philosophio": "stone"}
OTHERWISE = {"purse": "stone = 3", "three-gold": "stone = 3", "universalus": "stone = 2", "stone": "universalus = 2"}
"""By special token, a row that makes up for it in a box without one."""


def outcomes(table: StackedTable, viewer: Viewer | int = 0) -> dict[str, str | None]:
    return {choice.action: choice.outcome for choice in table.view(viewer).choices}


@pytest.mark.parametrize(
    ("held", "outcome"),
    [(["net"], "weapon"), (["net", "universalus"], "weapon"), (["universalus"], "universalus"), (["trap"], "escapes")],
)
def test_I_TAKE_by_what_a_monster_would_be_caught(held: list[str], outcome: str) -> None:
    """I-TAKE, I-ESCAPE: the view's prediction comes true when the seat gets the goblin."""
    table = deal(seats=2, visible=["goblin", "toad", "toad"]).give(0, *held)
    assert outcomes(table)["point visible 1"] == outcome
    assert outcomes(table)["point visible 2"] is None
    assert outcomes(table, 1)["point visible 1"] == "escapes"
    table.cast("visible 1", "visible 2")
    came = {"weapon": ("cast", True), "universalus": ("spend", False), "escapes": ("cast", False)}
    assert (table.phase, "goblin" in table.case(0)) == came[outcome]
    assert ("goblin" in table.moat) == (outcome == "escapes")


def looked() -> StackedTable:
    """Seat 0 has looked at a vampire in the bedroom and put it back; seat 1 has its weapon."""
    table = caster("oculus", "oculus", secret=("vampire", "pumpkin", "pumpkin")).give(1, "flying-stake")
    return table.cast("visible 1", "visible 3").play("cast oculus", "look secret 1")


def test_I_HIDDEN_nothing_is_said_of_a_secret_token_but_to_whoever_has_looked() -> None:
    table = looked()
    assert outcomes(table)["point secret 1"] == "escapes"
    for viewer in (Seated(1), Seated(0, look_closed=True)):
        assert {outcomes(table, viewer)[f"point secret {place}"] for place in (1, 2, 3)} == {None}
    assert outcomes(table, Spectator()) == {}


@pytest.mark.parametrize(
    ("held", "outcome"), [("flying-stake", "weapon"), ("universalus", "universalus"), ("trap", "stays")]
)
def test_I_SPELL_OCULUS_a_monster_that_was_seen_is_looked_at_again(held: str, outcome: str) -> None:
    """I-SPELL-OCULUS: what cannot be caught goes back to its place and does not escape."""
    table = looked().give(0, held).cast("visible 4", "visible 2").play("cast oculus")
    assert outcomes(table) == {"look secret 1": outcome, "look secret 2": None, "look secret 3": None}
    table.play("look secret 1")
    assert (table.view().secret[0] is None) == (outcome == "weapon")
    assert "vampire" not in table.moat


@pytest.mark.parametrize(("held", "outcome"), [("net", "weapon"), ("universalus", "universalus")])
def test_R_SPELL_IMPERIUM_1_what_a_monster_of_the_room_costs(held: str, outcome: str) -> None:
    table = caster("imperium").give(0, held).cast("visible 1", "secret 1").play("cast imperium")
    assert outcomes(table)["take visible 2"] == outcome


def test_I_SPELL_ISKANTO_a_monster_of_the_moat_needs_no_weapon() -> None:
    table = caster("iskanto").cast("visible 1", "visible 2").play("cast iskanto")
    (goblin,) = (choice for choice in table.view().choices if choice.token == "goblin")
    assert goblin.outcome is None


@pytest.mark.parametrize("card", FETCHED)
def test_R_SPELL_1_a_card_whose_token_is_gone_is_exhausted_for_everybody(card: str) -> None:
    """R-SPELL-1: shown from the moment it lies open, to spectators too."""
    token = FETCHED[card]
    row = OTHERWISE[token]
    assert caster(card).view().exhausted == []
    table = caster(card, box=rows({token: f"{token} = 0", row.split()[0]: row}))
    assert [table.view(viewer).exhausted for viewer in (Seated(0), Seated(1), Spectator())] == [[card]] * 3
    table.cast("visible 1", "visible 3")
    assert outcomes(table)[f"cast {card}"] == "exhausted"


def test_R_SPELL_1_the_card_that_fetched_the_last_token_has_not_fizzled() -> None:
    """R-SPELL-1: while its caster must make room it is in play, and not an open card."""
    table = caster("philosophio").give(0, *["toad"] * 3).cast("visible 1", "visible 2")
    assert outcomes(table)["cast philosophio"] is None
    table.play("cast philosophio")
    assert (table.phase, table.view().card_in_play, table.view().supply["stone"]) == ("discard", "philosophio", 0)
    assert table.view().exhausted == []


@pytest.mark.parametrize("card", ["alchemy", "iskanto", "oculus"])
def test_I_SPELL_a_card_with_nothing_to_be_cast_at_is_aimless(card: str) -> None:
    """I-SPELL: a case without loot, an empty moat, a roof without secret tokens; it is legal, and fizzles."""
    table = deal(seats=2, wands=(4, 1), visible=["spell", "spell"], spells=["alchemy", "iskanto", "oculus"])
    table.cast("visible 1", "visible 2")
    assert outcomes(table)[f"cast {card}"] == "aimless"
    assert table.view().exhausted == []
    table.play(f"cast {card}")
    assert "fizzle" in table.keys_told()


def test_I_SPELL_IMPERIUM_is_aimless_among_monsters_that_cannot_be_caught() -> None:
    table = caster("imperium", more=("spell", "goblin", "goblin", "werewolf")).cast("visible 1", "secret 1")
    assert outcomes(table)["cast imperium"] == "aimless"
    assert outcomes(table.give(0, "trap"))["cast imperium"] is None


@pytest.mark.parametrize("seed", range(6))
def test_I_SPELL_exactly_the_cards_that_would_fizzle_are_said_to(seed: int) -> None:
    """I-SPELL, over random games: for every card that could be cast."""
    position, rng = GAME.blank({"seats": 2 + seed % 3}), Rng(seed)
    position.redeal(rng)
    while not position.is_over():
        seat = position.to_act()[0]
        for choice in GAME.views(position)(Seated(seat)).choices:
            if choice.action.startswith("cast"):
                assert (choice.outcome is not None) == fizzles(position.copy(), seat, choice.action)
        legal = position.legal(seat)
        position.apply_unchecked(seat, legal[rng.below(len(legal))])


def fizzles(position: Position, seat: int, action: str) -> bool:
    """Whether the story says that this card fizzled."""
    event_log = GAME.event_log(position)
    event_log.follow(seat, GAME.parse(action))
    return any(event.message.key == "incantibus-event-fizzle" for event in event_log.told_to(Spectator()))
