"""Law 8: the order in which sealed choices arrive, and choices changed in time, change nothing.

In a game of turns one seat owes a choice at a time, and that is what is tried there.
"""

from hypothesis import strategies as st

from witching.bots.baseline import GreedyBot
from witching.core.knowledge import Knowledge
from witching.core.position import Position
from witching.core.record import Player, make_record, settle, write_record
from witching.core.rng import Rng
from witching.testing.book import Cases, Log
from witching.testing.draws import SEEDS
from witching.testing.play import Play, after, tell, viewers, whole_plays
from witching.testing.trying import law


def castings(play: Play) -> list[Log]:
    """The log cut where a choice was the last one due."""
    found: list[Log] = [[]]
    position = play.start.copy()
    for seat, action in play.log:
        last = position.owing() == 1 << seat
        position.apply_unchecked(seat, action)
        found[-1].append((seat, action))
        if last:
            found.append([])
    assert any(casting[1:] for casting in found) == play.case.book.chooses_at_once
    return [casting for casting in found if casting]


def rearranged(play: Play, rng: Rng) -> Log:
    """The same final choices in another order of arrival, with others before them that were changed in time."""
    log: Log = []
    for casting in castings(play):
        rest, position = list(casting), after(play.start, log)
        while rest:
            seat, action = rest.pop(rng.below(len(rest)))
            if rest:
                legal = position.legal(seat)
                log.append((seat, legal[rng.below(len(legal))]))
            log.append((seat, action))
    return log


def record_of(play: Play, log: Log) -> bytes:
    players = [Player("", "random")] * play.start.seats
    return write_record(make_record(play.case.game, after(play.start, log), players, settle(play.start, log), "0" * 32))


def minds(cases: Cases, position: Position) -> dict[int, tuple[Knowledge, int]]:
    """What every seat that owes a choice knows, and what the greedy bot would choose for it."""
    known = {seat: cases.game.knowledge(position, seat) for seat in position.to_act()}
    chosen = {seat: GreedyBot().choose(cases.game, known[seat], position.legal(seat), Rng(0)) for seat in known}
    return {seat: (known[seat], chosen[seat]) for seat in known}


@law()
def test_neither_order_nor_changes_are_left_in_position_events_or_record(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(whole_plays(cases))
    log = rearranged(play, Rng(data.draw(SEEDS)))
    assert after(play.start, log) == play.now()
    assert settle(play.start, log) == settle(play.start, play.log)
    assert record_of(play, log) == record_of(play, play.log)
    one, other = play.told(), tell(cases, (play.start, log))
    for viewer in viewers(one.position):
        assert other.told_to(viewer) == one.told_to(viewer)


@law()
def test_a_choice_sealed_by_another_changes_no_bots_mind(cases: Cases, data: st.DataObject) -> None:
    """Whoever is still to choose knows and chooses as if nobody had."""
    play = data.draw(whole_plays(cases))
    position = play.start.copy()
    for casting in castings(play):
        before = minds(cases, position) if casting[1:] else {}
        for seat, action in casting[:-1]:
            position.apply_unchecked(seat, action)
            assert minds(cases, position) == {due: before[due] for due in position.to_act()}
        position.apply_unchecked(*casting[-1])


@law()
def test_a_sealed_choice_may_be_changed_until_the_last_is_in(cases: Cases, data: st.DataObject) -> None:
    """The seat owes nothing more, keeps its legal choices, and its new choice stands alone."""
    play = data.draw(whole_plays(cases))
    position = play.start.copy()
    for casting in castings(play):
        for seat, action in casting[:-1]:
            legal = position.legal(seat)
            for tried in legal:
                position.apply_unchecked(seat, tried)
                assert seat not in position.to_act()
                assert position.legal(seat) == legal
            position.apply_unchecked(seat, action)
        position.apply_unchecked(*casting[-1])
    assert position == play.now()


@law()
def test_the_settled_log_is_in_seat_order_and_leaves_sealed_choices_out(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(whole_plays(cases))
    end = data.draw(st.integers(0, len(play.log)))
    expected: Log = []
    for casting in castings(play):
        if len(expected) + len(casting) <= end:
            expected += sorted(casting)
        else:
            break
    assert settle(play.start, play.log[:end]) == expected
