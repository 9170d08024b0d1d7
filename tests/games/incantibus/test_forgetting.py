"""What a human-like memory keeps of looks and of rooms gone by (I-HIDDEN)."""

from itertools import islice
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.incantibus_worlds import EVERY_SECRET, GAME, mine, moments
from witching.core.memory import FORGETFUL, MEMORIES, PERFECT, Memory
from witching.core.rng import Rng
from witching.core.story import EventLog
from witching.core.viewers import Seated
from witching.games.incantibus.components import ROOM_PLACES, UNKNOWN
from witching.games.incantibus.event_rules import RULES
from witching.games.incantibus.forgetting import GONE_BY
from witching.games.incantibus.knowledge import IncantibusKnowledge
from witching.testing.draws import SEEDS, memories

AT_ONCE = Memory(0, inf)


def left_to(event_log: EventLog, seat: int, memory: Memory, seed: int = 1) -> IncantibusKnowledge:
    return GAME.recall(GAME.knowledge(event_log.position, seat), event_log.told_to(Seated(seat)), memory, seed)


def rooms(known: IncantibusKnowledge) -> list[int]:
    """The rooms up to the present one, as far as known."""
    return [known.table.room_in(index) for index in range(known.table.room_now + 1)]


def random_game(seed: int, choices: int) -> EventLog:
    position, rng = GAME.blank({"seats": 3, "box": EVERY_SECRET}), Rng(seed)
    position.redeal(rng)
    event_log = GAME.event_log(position)
    for _ in range(choices):
        if not event_log.position.is_over():
            seat = event_log.position.to_act()[0]
            legal = event_log.position.legal(seat)
            event_log.follow(seat, legal[rng.below(len(legal))])
    return event_log


def in_room(index: int) -> EventLog:
    """Four seats at the first moment of a room, counted from the roof."""
    return next(c for c in moments({"seats": 4}) if mine(c.position).room_now == index)


def test_everything_that_goes_by_is_an_event() -> None:
    assert GONE_BY - {"look-hidden"} <= set(RULES)


def test_I_NEXT_rooms_that_were_left_are_forgotten_the_roof_and_the_present_one_are_not() -> None:
    event_log = in_room(4)
    truth = [mine(event_log.position).room_in(index) for index in range(5)]
    assert rooms(left_to(event_log, 2, PERFECT)) == truth
    assert rooms(left_to(event_log, 2, AT_ONCE)) == [truth[0], UNKNOWN, UNKNOWN, UNKNOWN, truth[4]]


def test_I_NEXT_with_a_forgotten_room_goes_which_rooms_lie_below() -> None:
    known = left_to(in_room(4), 0, AT_ONCE)
    assert [known.table.room_in(index) for index in range(5, 8)] == [UNKNOWN] * 3
    below = {tuple(mine(known.imagine(Rng(seed))).room_in(index) for index in range(5, 8)) for seed in range(200)}
    assert len({room for rooms_below in below for room in rooms_below}) > 3


def test_I_NEXT_the_room_left_last_is_remembered_longest() -> None:
    """The previous room was visible until this one opened: a short span still holds it, and none before."""
    event_log = in_room(3)
    truth = [mine(event_log.position).room_in(index) for index in range(4)]
    assert rooms(left_to(event_log, 1, Memory(4, inf))) == [truth[0], UNKNOWN, truth[2], truth[3]]


def test_I_NEXT_who_reads_looks_the_rooms_up() -> None:
    """The story keeps them for good, so they lie open even to a memory that knows only what lies open."""
    event_log = in_room(4)
    assert rooms(left_to(event_log, 0, FORGETFUL)) == rooms(left_to(event_log, 0, PERFECT))


@pytest.mark.parametrize("memory", [AT_ONCE, MEMORIES["fair"]])
def test_I_HIDDEN_what_lies_open_is_not_forgotten(memory: Memory) -> None:
    """Spell cards out of the game, cases, moat and the row of sorcerers look the same in every world."""
    for event_log in islice(moments({"seats": 3, "expert": True}), 0, 900, 15):
        seen = GAME.views(event_log.position)(Seated(1))
        world = GAME.views(left_to(event_log, 1, memory).imagine(Rng(5)))(Seated(1))
        for part in ("room", "rooms_below", "visible", "visible_stack", "secret_stack", "used_cards", "cards", "moat"):
            assert getattr(world, part) == getattr(seen, part), part
        assert [seat.case for seat in world.seats] == [seat.case for seat in seen.seats]
        assert [place for place in world.sorcerers if place.sorcerer] == [s for s in seen.sorcerers if s.sorcerer]


def looked() -> list[tuple[EventLog, int, int]]:
    """Moments at which a monster that a seat put back still lies there, long after: the game, the seat, the place."""
    found = []
    for seed in range(60):
        event_log = random_game(seed, 70)
        table = mine(event_log.position)
        for place in range(ROOM_PLACES):
            lookers = [seat for seat in range(3) if table.lookers_at(place) >> seat & 1]
            if lookers and not table.looked:
                found.append((event_log, lookers[0], place))
    assert found
    return found


def test_I_SPELL_OCULUS_a_look_is_exact_or_suspects_or_blank() -> None:
    for event_log, seat, place in looked():
        truth = mine(event_log.position)
        exact, suspects, blank = (
            left_to(event_log, seat, memory).table for memory in (PERFECT, Memory(0, inf, colour=inf), AT_ONCE)
        )
        assert exact.secret_at(place) == truth.secret_at(place)
        assert (suspects.secret_at(place), suspects.suspects_at(place)) == (UNKNOWN, truth.suspects_at(place))
        assert (blank.secret_at(place), blank.suspects_at(place)) == (UNKNOWN, 0)


def test_I_SPELL_OCULUS_an_own_look_is_remembered_better_than_anothers() -> None:
    """With little attention to others, what another seat put back is forgotten more often than one's own."""
    memory, kept = Memory(0, 0.3, attention=0.05), {True: 0, False: 0}
    for event_log, seat, place in looked():
        for viewer in (seat, (seat + 1) % 3):
            if viewer == seat or not mine(event_log.position).lookers_at(place) >> viewer & 1:
                traces = [left_to(event_log, viewer, memory, seed).table.suspects_at(place) for seed in range(20)]
                kept[viewer == seat] += sum(map(bool, traces))
    assert kept[True] > kept[False] > 0


@given(seed=SEEDS, memory=memories(), moment=st.integers(0, 150))
def test_I_NEXT_nothing_false_is_remembered(seed: int, memory: Memory, moment: int) -> None:
    event_log = random_game(seed, moment)
    truth = mine(event_log.position)
    for seat in range(3):
        known = left_to(event_log, seat, memory, seed)
        for index in range(min(truth.room_now + 1, truth.room_count)):
            assert known.table.room_in(index) in (truth.room_in(index), UNKNOWN)


@given(seed=SEEDS, memory=st.sampled_from(list(MEMORIES.values())))
def test_I_NEXT_a_forgotten_room_stays_forgotten(seed: int, memory: Memory) -> None:
    forgotten: set[int] = set()
    for moment in range(20, 160, 10):
        event_log = random_game(seed, moment)
        known = left_to(event_log, 0, memory, seed)
        left = range(mine(event_log.position).room_now)
        now = {index for index in left if known.table.room_in(index) == UNKNOWN}
        assert forgotten <= now
        forgotten = now
