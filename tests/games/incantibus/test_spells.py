"""Spells: cards, chains, fizzles, the eight effects, and what an Oculus reveals."""

from collections.abc import Mapping, Sequence

import pytest

from games.incantibus.stacked import GAME, USUAL, StackedTable, deal, leave_roof, rows
from witching.core.rng import Rng
from witching.core.viewers import Seated, Spectator

ROOF = ["pumpkin", "pumpkin", "mushroom", "mushroom", "one-coin", "one-coin", "trap"]


def caster(
    *cards: str,
    secret: Sequence[str] = ("pumpkin", "pumpkin", "mistletoe"),
    more: Sequence[str] = ("spell", "goblin", "feather", "spell"),
    expert: bool = False,
    box: str | None = None,
    switches: Mapping[str, str] = USUAL,
    **stacks: Sequence[str],
) -> StackedTable:
    """Two seats in the bedroom, where a spell token comes first; these cards are open first."""
    stacks |= {"visible": [*ROOF, *more], "secret": secret, "spells": cards, "rooms": ["bedroom"]}
    return leave_roof(deal(switches, seats=2, wands=(4, 1), expert=expert, box=box, **stacks))


def test_I_SPELL_casters_by_the_wand_now_held_one_of_three_open_cards() -> None:
    """I-SPELL, R-SPELL-2: seat 0 held 4, won and has swapped it for 1: the other caster, with 2, goes first."""
    table = deal(seats=3, wands=(4, 1, 2), visible=["spell", "spell"], spells=["fortuna", "fortuna", "expandius"])
    table.cast("visible 1", "visible 1", "visible 2")
    assert table.wands == [1, 4, 2]
    assert (table.mover, table.choices) == (2, ["cast expandius", "cast fortuna"])
    table.play("cast fortuna")
    assert (table.mover, table.case(2)) == (0, {"spell": 1, "three-gold": 1})
    assert len(table.view().cards) == 3
    assert table.view().used_cards == ["fortuna"]
    assert table.refusal("decline").rule == "I-CHAIN"
    assert table.refusal("cast iskanto").rule == "I-SPELL"


def test_R_SPELL_2_casters_by_the_wand_pointed_with_where_the_table_says_so() -> None:
    """R-SPELL-2: `caster_wand = pointing`: the same casting, but seat 0 pointed with 4 and goes first."""
    cards = ["fortuna", "fortuna", "expandius"]
    table = deal({"caster_wand": "pointing"}, seats=3, wands=(4, 1, 2), visible=["spell", "spell"], spells=cards)
    table.cast("visible 1", "visible 1", "visible 2")
    assert (table.wands, table.mover) == ([1, 4, 2], 0)
    assert table.play("cast fortuna").mover == 2


@pytest.mark.parametrize(
    ("card", "token"),
    [("universalus", "universalus"), ("philosophio", "stone"), ("fortuna", "three-gold"), ("expandius", "purse")],
)
def test_cards_that_fetch_from_the_supply(card: str, token: str) -> None:
    """I-SPELL-UNIVERSALUS, I-SPELL-PHILOSOPHIO, I-SPELL-FORTUNA, I-SPELL-EXPANDIUS."""
    table = caster(card).cast("visible 1", "visible 3").play(f"cast {card}")
    assert table.case(0)[token] == 1
    assert table.view().card_in_play is None


def test_R_SPELL_1_an_empty_supply_fizzles() -> None:
    """R-SPELL-1: the second Universalus card finds no token."""
    box = rows({"universalus": "universalus = 0", "stone": "stone = 2"})
    table = caster("universalus", box=box).cast("visible 1", "visible 3").play("cast universalus")
    assert "universalus" not in table.case(0)
    assert "fizzle" in table.keys_told()
    assert table.view().used_cards == ["universalus"]


def test_I_SPELL_IMPERIUM_takes_a_visible_token() -> None:
    """I-SPELL-IMPERIUM, R-SPELL-IMPERIUM-1: the goblin is no target without net and Universalus."""
    table = caster("imperium").cast("visible 1", "secret 1").play("cast imperium")
    assert table.choices == ["take visible 3", "take visible 4"]
    assert table.refusal("take visible 2").rule == "I-SPELL-IMPERIUM"
    table.play("take visible 3")
    assert table.case(0)["feather"] == 1


def test_R_SPELL_IMPERIUM_1_a_monster_costs_universalus() -> None:
    """R-SPELL-IMPERIUM-1."""
    table = caster("imperium").give(0, "universalus").cast("visible 1", "secret 1")
    table.play("cast imperium", "take visible 2")
    assert table.case(0)["goblin"] == 1
    assert "universalus" not in table.case(0)


def test_R_SPELL_IMPERIUM_1_any_token_where_the_table_says_so() -> None:
    """R-SPELL-IMPERIUM-1: `imperium = any`: a monster without weapon and Universalus, and Universalus is kept."""
    table = caster("imperium", switches={"imperium": "any"}).cast("visible 1", "secret 1").play("cast imperium")
    assert table.choices == ["take visible 2", "take visible 3", "take visible 4"]
    assert [choice.outcome for choice in table.view(0).choices] == [None, None, None]
    assert table.refusal("take visible 1").rule == "I-SPELL-IMPERIUM"
    table.give(0, "universalus").play("take visible 2")
    assert (table.case(0)["goblin"], table.case(0)["universalus"]) == (1, 1)
    assert table.keys_told()[-2] == "take"


def test_R_SPELL_IMPERIUM_1_with_universalus_and_monsters_alone_one_must_be_taken() -> None:
    """R-SPELL-IMPERIUM-1: the card was the caster's choice; nothing is asked again."""
    table = caster("imperium", more=("spell", "goblin", "goblin", "werewolf")).give(0, "universalus")
    table.cast("visible 1", "secret 1").play("cast imperium")
    assert table.choices == ["take visible 2", "take visible 3", "take visible 4"]


def test_I_SPELL_IMPERIUM_with_nothing_to_take_fizzles() -> None:
    table = caster("imperium", more=("spell", "goblin", "goblin", "werewolf"))
    table.cast("visible 1", "secret 1").play("cast imperium")
    assert table.phase == "cast"
    assert "fizzle" in table.keys_told()


def test_I_CHAIN_a_spell_token_gained_casts_once_more_before_the_next_caster() -> None:
    """I-CHAIN, R-CHAIN-1: compulsory after Imperium; the other caster waits."""
    table = caster("imperium", "fortuna", "fortuna", "expandius", more=("spell", "spell", "feather", "spell"))
    table.cast("visible 1", "visible 4").play("cast imperium", "take visible 2")
    assert (table.mover, table.choices) == (0, ["cast expandius", "cast fortuna"])
    table.play("cast fortuna")
    assert table.mover == 1
    assert table.case(0)["spell"] == 2


def test_I_SPELL_OCULUS_takes_what_can_be_taken() -> None:
    table = caster("oculus", "fortuna", secret=("spell", "pumpkin", "pumpkin")).cast("visible 1", "visible 3")
    table.play("cast oculus", "look secret 1")
    assert table.case(0)["spell"] == 2
    assert table.mover == 0
    assert table.view().secret[0] is None


def test_I_SPELL_OCULUS_the_looker_knows_the_others_suspect() -> None:
    """I-SPELL-OCULUS: the caster holds net and trap; everybody knows: a ghost or a vampire."""
    table = caster("oculus", secret=("vampire", "pumpkin", "pumpkin")).give(0, "net", "trap")
    table.cast("visible 1", "visible 3").play("cast oculus", "look secret 1")
    own, other, watching = (table.view(viewer).secret[0] for viewer in (Seated(0), Seated(1), Spectator()))
    assert own is not None
    assert own.token == "vampire"
    assert other is not None
    assert (other.token, other.suspects, other.lookers) == (None, ["ghost", "vampire"], [0])
    assert watching == other
    assert [event.message.args.get("token") for event in table.told(1) if "look" in event.message.key] == [None]
    closed = table.view(Seated(0, look_closed=True)).secret[0]
    assert closed == other


def test_I_SPELL_OCULUS_knowledge_keeps_what_was_learnt_until_it_is_turned_up() -> None:
    table = caster("oculus", secret=("vampire", "pumpkin", "pumpkin")).give(0, "net", "trap")
    table.cast("visible 1", "visible 3").play("cast oculus", "look secret 1")
    seen = {GAME.knowledge(table.position, 0).imagine(Rng(i)).secret_at(0) for i in range(60)}
    suspected = {GAME.knowledge(table.position, 1).imagine(Rng(i)).secret_at(0) for i in range(60)}
    assert seen == {table.kind("vampire")}
    assert suspected == {table.kind("ghost"), table.kind("vampire")}
    table.cast("visible 2", "secret 1")
    assert table.moat["vampire"] == 1
    assert table.view(1).secret[0] is None


def test_I_SPELL_OCULUS_with_universalus_alone_the_caster_chooses() -> None:
    """R-SPELL-OCULUS-1: kept, the monster goes back; everybody has learned that the weapon is lacking."""
    table = caster("oculus", secret=("vampire", "pumpkin", "pumpkin")).give(0, "net", "universalus")
    table.cast("visible 1", "visible 3").play("cast oculus", "look secret 1")
    assert (table.choices, table.view(1).looked, table.view(1).pending) == (["spend", "keep"], 1, None)
    kinds = {GAME.knowledge(table.position, 1).imagine(Rng(i)).secret_at(0) for i in range(80)}
    assert kinds == {table.kind(name) for name in ("werewolf", "ghost", "vampire")}
    table.play("keep")
    seen = table.view(0).secret[0]
    assert seen is not None
    assert seen.token == "vampire"
    assert table.case(0)["universalus"] == 1


def test_I_SPELL_OCULUS_two_looks_narrow_the_suspects() -> None:
    secret, more = ("vampire", "pumpkin", "pumpkin"), ("spell", "spell", "feather", "goblin")
    table = caster("oculus", "oculus", secret=secret, more=more)
    table.give(0, "net").give(1, "crystal-ball").cast("visible 1", "visible 2")
    table.play("cast oculus", "look secret 1", "cast oculus", "look secret 1")
    view = table.view(Spectator()).secret[0]
    assert view is not None
    assert view.suspects == ["werewolf", "vampire"]
    assert view.lookers == [0, 1]


def test_I_SPELL_ALCHEMY_steals_ingredient_weapon_or_gold() -> None:
    """R-SPELL-ALCHEMY-1: three gold coins too, but no purse."""
    table = caster("alchemy").give(1, "stone", "universalus", "three-gold", "vampire", "purse", "green-1", "spell")
    table.cast("visible 1", "visible 3").play("cast alchemy")
    loot = ("ingredient-2", "ingredient-3", "ingredient-5", "gold-1", "three-gold", "universalus", "stone")
    assert table.choices == [f"steal 1 {name}" for name in loot]
    assert table.refusal("steal 1 monster-4").rule == "I-SPELL-ALCHEMY"
    assert table.refusal("steal 0 ingredient-3").rule == "I-SPELL-ALCHEMY"
    table.play("steal 1 universalus")
    assert table.case(0)["universalus"] == 1
    assert "universalus" not in table.case(1)


def test_I_SPELL_ISKANTO_takes_anything_from_the_moat() -> None:
    """I-SPELL-ISKANTO, R-SPELL-ISKANTO-1: also a monster of this casting, without weapon."""
    table = caster("iskanto").cast("visible 1", "visible 2").play("cast iskanto")
    assert table.choices == ["fetch weapon-2", "fetch monster-1"]
    table.play("fetch monster-1")
    assert table.case(0)["goblin"] == 1


def test_R_SPELL_ISKANTO_1_a_potion_comes_finished() -> None:
    """R-SPELL-ISKANTO-1: paid for a book, fetched again, worth its points."""
    table = caster("iskanto", expert=True, books=["curiosities"])
    table.give(1, "green-1").cast("secret 1", "book 1").play("pay ingredient-3", "pay potion-1")
    table.cast("visible 1", "secret 2").play("cast iskanto", "fetch potion-1")
    assert table.case(0)["green-1"] == 1


def test_I_CHAIN_only_a_spell_token_fetched_by_iskanto_may_be_declined() -> None:
    """I-CHAIN: casting or declining."""
    table = caster("iskanto", "fortuna", "fortuna", "expandius", expert=True, books=["spells"])
    table.give(1, "spell").cast("secret 1", "book 1").play("pay spell")
    table.cast("visible 1", "secret 2").play("cast iskanto", "fetch spell")
    assert table.choices == ["cast expandius", "cast fortuna", "decline"]
    table.play("decline")
    assert table.phase == "cast"
    assert table.case(0)["spell"] == 2


def test_I_SPELL_with_no_card_left_the_token_only_scores() -> None:
    table = caster("fortuna")
    table.position.restore(without_cards(table))
    table.cast("visible 1", "visible 3")
    assert table.phase == "cast"
    assert table.case(0)["spell"] == 1


def without_cards(table: StackedTable) -> bytes:
    """The bytes of the same table with no spell card open or in the stack."""
    twin = table.position.copy()
    data = bytearray(twin.to_bytes())
    first = bytes(twin.open_cards().count(card) for card in range(8))
    at = data.index(first + bytes(8))
    data[at : at + 8] = bytes(8)
    data[12] = 12
    return bytes(data)
