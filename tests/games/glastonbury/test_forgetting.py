"""What a human-like memory keeps of the covered cards (G-MEMORY, G-PERLUCEO, G-VANESCO)."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.glastonbury.stacked import GAME, StackedTable, deal
from witching.core.memory import FORGETFUL, MEMORIES, PERFECT, Memory
from witching.core.rng import Rng
from witching.core.story import EventLog
from witching.core.viewers import Seated
from witching.games.glastonbury.components import COLOUR_ONLY, IMMUTO, UNKNOWN, colour_of
from witching.games.glastonbury.knowledge import GlastonburyKnowledge
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.testing.draws import SEEDS, memories

COLOURS = Memory(0, inf, colour=inf)


def left_to(table: StackedTable, seat: int, memory: Memory = FORGETFUL, seed: int = 1) -> GlastonburyKnowledge:
    return GAME.recall(GAME.knowledge(table.position, seat), table.told(seat), memory, seed)


def blanks(known: GlastonburyKnowledge) -> list[list[bool]]:
    """For each seat, which cards of its cauldron, from the bottom up, are forgotten."""
    return [[card >= UNKNOWN for card in known.table.cauldron_of(seat)] for seat in range(known.table.seats)]


def truth(event_log: EventLog) -> GlastonburyPosition:
    position = event_log.position
    assert isinstance(position, GlastonburyPosition)
    return position


def random_game(seed: int, choices: int, seats: int = 3) -> EventLog:
    position, rng = GAME.blank({"seats": seats}), Rng(seed)
    position.redeal(rng)
    event_log = GAME.event_log(position)
    for _ in range(choices):
        if not event_log.position.is_over():
            (seat,) = event_log.position.to_act()
            legal = event_log.position.legal(seat)
            event_log.follow(seat, legal[rng.below(len(legal))])
    return event_log


def recalled(event_log: EventLog, seat: int, memory: Memory, seed: int) -> GlastonburyKnowledge:
    return GAME.recall(GAME.knowledge(event_log.position, seat), event_log.told_to(Seated(seat)), memory, seed)


def brewed() -> StackedTable:
    """Each of three seats has covered one card with another."""
    return deal(seats=3).take("bones-1", "scarab-1", "cobweb-1", "toad-1", "pumpkin-1", "moonstone-1")


@pytest.mark.parametrize("seat", range(3))
def test_G_MEMORY_all_cauldrons_are_concerned_and_no_top_card(seat: int) -> None:
    assert blanks(left_to(brewed(), seat)) == [[True, False]] * 3
    assert blanks(left_to(brewed(), seat, PERFECT)) == [[False, False]] * 3


def test_G_MEMORY_an_assisted_seat_sees_its_cards_and_a_bot_there_remembers_by_itself() -> None:
    """FORGETFUL keeps what lies open to a person."""
    table = deal(seats=3, memory="assisted", assisted=[0]).take(
        "bones-1", "scarab-1", "cobweb-1", "toad-1", "pumpkin-1", "moonstone-1"
    )
    assert blanks(left_to(table, 0))[0] == [False, False]
    assert blanks(left_to(table, 0, Memory(1, inf)))[0] == [True, False]


def test_G_MEMORY_a_colour_is_left_and_it_is_the_right_one() -> None:
    table = brewed()
    known = left_to(table, 0, COLOURS)
    for seat in range(3):
        truth, (trace, _) = table.position.cauldron_of(seat), known.table.cauldron_of(seat)
        assert trace == COLOUR_ONLY + colour_of(truth[0])


def test_G_MEMORY_an_immuto_has_no_colour_to_keep() -> None:
    table = deal(seats=2).own("immuto").take("toad-1")
    assert table.position.cauldron_of(0)[0] == IMMUTO
    assert left_to(table, 1, COLOURS).table.cauldron_of(0)[0] == UNKNOWN


def test_G_MEMORY_a_memory_ages_by_the_cards_seen_since() -> None:
    """With a span of three and nothing beyond, the last cards covered are known: walks and passes do not count."""
    memory = Memory(3, inf)
    assert blanks(left_to(brewed(), 0, memory)) == [[True, False], [False, False], [False, False]]
    assert blanks(left_to(brewed(), 0, Memory(4, inf))) == [[False, False]] * 3
    assert blanks(left_to(brewed(), 0, Memory(1, inf))) == [[True, False], [True, False], [True, False]]


def test_G_MEMORY_events_that_show_no_card_count_for_nothing() -> None:
    taken = ("bones-1", "scarab-2", "cobweb-3", "toad-1", "immuto")
    before, after = deal(seats=3).take(*taken), deal(seats=3).take(*taken).play("pass")
    assert len(before.told(0)) < len(after.told(0))
    for span in range(5):
        assert blanks(left_to(before, 0, Memory(span, inf))) == blanks(left_to(after, 0, Memory(span, inf)))


def test_G_MEMORY_the_own_cauldron_is_remembered_better() -> None:
    """Over many games, for covered cards that were taken alike."""
    memory, known, cards = Memory(2, 0.8, attention=0.2), [0, 0], [0, 0]
    for seed in range(40):
        event_log = random_game(seed, 24)
        for seat, forgotten in enumerate(blanks(recalled(event_log, 0, memory, seed))):
            own = seat == 0
            known[own] += forgotten[:-1].count(False)
            cards[own] += len(forgotten[:-1])
    assert known[True] / cards[True] > known[False] / cards[False] + 0.1


def test_G_PERLUCEO_refreshes_the_whole_own_cauldron_for_its_owner_alone() -> None:
    table = deal(seats=2).own("bones-1", "scarab-3", "toad-1", "perluceo")
    table.idle().idle_until(0)
    assert not table.position.looks & 1, "the look is over"
    memory = Memory(6, inf)
    own, other = blanks(left_to(table, 0, memory))[0], blanks(left_to(table, 1, memory))[0]
    assert not any(own)
    assert other[0]


def test_G_PERLUCEO_while_a_look_is_open_nothing_of_it_is_forgotten() -> None:
    table = deal(seats=2).own("bones-1", "scarab-3", "toad-1").take("perluceo")
    assert table.seat(0).cards is not None
    assert not any(blanks(left_to(table, 0))[0])
    assert all(blanks(left_to(table, 1))[0][:-1])


def test_G_VANESCO_cards_under_the_pile_are_forgotten_too() -> None:
    table = deal(seats=2).take("bones-1", "vanesco")
    under = table.position.unseen_end
    assert left_to(table, 0, PERFECT).table.pile_card(under) == table.position.pile_card(under)
    assert left_to(table, 0).table.pile_card(under) == UNKNOWN
    assert left_to(table, 1, COLOURS).table.pile_card(under) == COLOUR_ONLY + colour_of(table.position.pile_card(under))


@given(seed=SEEDS, memory=memories(), moment=st.integers(0, 60))
def test_G_MEMORY_nothing_false_is_remembered(seed: int, memory: Memory, moment: int) -> None:
    event_log = random_game(seed, moment)
    for viewer in range(3):
        known = recalled(event_log, viewer, memory, seed)
        for seat in range(3):
            for trace, card in zip(known.table.cauldron_of(seat), truth(event_log).cauldron_of(seat), strict=True):
                assert trace in (card, UNKNOWN) or trace - COLOUR_ONLY == colour_of(card)


@given(seed=SEEDS, memory=st.sampled_from(list(MEMORIES.values())))
def test_G_MEMORY_as_the_game_goes_on_what_was_forgotten_stays_forgotten(seed: int, memory: Memory) -> None:
    """For cards that stay covered and are not looked at again, from choice to choice."""
    event_log, rng = random_game(seed, 20), Rng(seed)
    before = recalled(event_log, 1, memory, seed)
    for _ in range(12):
        if event_log.position.is_over():
            return
        (seat,) = event_log.position.to_act()
        legal = event_log.position.legal(seat)
        event_log.follow(seat, legal[rng.below(len(legal))])
        after = recalled(event_log, 1, memory, seed)
        if not (event_log.position.is_over() or truth(event_log).looks & 2 or before.table.looks & 2):
            for owner in range(3):
                covered = zip(before.table.cauldron_of(owner)[:-1], after.table.cauldron_of(owner)[:-1], strict=False)
                assert all(now == then or now >= UNKNOWN for then, now in covered)
                assert all(now == UNKNOWN for then, now in covered if then == UNKNOWN)
        before = after
