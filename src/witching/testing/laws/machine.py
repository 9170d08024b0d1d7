"""A table of any game under any options and any order of choices, changes of mind, refusals, copies, undos, looks."""

from typing import ClassVar

import msgspec
import pytest
from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from witching.core.game import Game
from witching.core.memory import Memory
from witching.core.position import MOST_SEATS, Position
from witching.core.record import Player, make_record, settle
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.verify import verify
from witching.core.viewers import Seated, Viewer, seat_of
from witching.testing.book import Book, Log
from witching.testing.draws import SEEDS, memories
from witching.testing.play import after, viewers
from witching.testing.trying import TOY

Seen = dict[Viewer, tuple[bytes, bytes]]


class Table(RuleBasedStateMachine):
    """One game; `log` is what was chosen since the deal, `twins` are copies with the bytes they must keep."""

    book: ClassVar[Book]
    twins: Bundle[tuple[Position, bytes]] = Bundle("twins")

    @initialize(data=st.data(), seed=SEEDS)
    def deal(self, data: st.DataObject, seed: int) -> None:
        position = self.game.blank(data.draw(self.book.any_options()))
        position.redeal(Rng(seed))
        self.start, self.log = position.copy(), list[tuple[int, int]]()
        self.event_log = self.game.event_log(position)

    @property
    def game(self) -> Game:
        return self.book.game

    @property
    def position(self) -> Position:
        return self.event_log.position

    def is_running(self) -> bool:
        return not self.position.is_over()

    def sealed(self) -> list[int]:
        """The seats that have chosen and may still choose otherwise."""
        due = self.position.to_act()
        return [seat for seat in range(self.position.seats) if seat not in due and self.position.legal(seat)]

    def is_sealed(self) -> bool:
        return bool(self.sealed())

    # ---- choices

    @rule(data=st.data())
    @precondition(is_running)
    def choose(self, data: st.DataObject) -> None:
        """One of the seats that owe a choice, whichever comes first."""
        seat = data.draw(st.sampled_from(self.position.to_act()))
        self.follow([(seat, data.draw(st.sampled_from(self.position.legal(seat))))])

    @rule(data=st.data())
    @precondition(is_sealed)
    def change(self, data: st.DataObject) -> None:
        """A sealed choice gives way to another one, and nobody else notices."""
        seat = data.draw(st.sampled_from(self.sealed()))
        legal, due, seen = self.position.legal(seat), self.position.to_act(), self.seen_by_others(seat)
        self.follow([(seat, data.draw(st.sampled_from(legal)))])
        assert (self.position.legal(seat), self.position.to_act()) == (legal, due)
        assert self.seen_by_others(seat) == seen

    def seen_by_others(self, seat: int) -> Seen:
        others = [viewer for viewer in viewers(self.position) if seat_of(viewer) != seat]
        return {
            viewer: (
                msgspec.json.encode(self.game.view(self.position, viewer)),
                msgspec.json.encode(self.event_log.told_to(viewer)),
            )
            for viewer in others
        }

    @rule(seed=SEEDS, most=st.integers(1, 60))
    @precondition(is_running)
    def play_on(self, seed: int, most: int) -> None:
        """Many choices at once, so that late moments are reached."""
        rng = Rng(seed)
        for _ in range(most):
            if self.is_running():
                due = self.position.to_act()
                seat = due[rng.below(len(due))]
                legal = self.position.legal(seat)
                self.follow([(seat, legal[rng.below(len(legal))])])

    def follow(self, log: Log) -> None:
        for seat, action in log:
            self.event_log.follow(seat, action)
            self.log.append((seat, action))

    @rule(data=st.data(), seat=st.integers(-1, MOST_SEATS))
    def choose_wrongly(self, data: st.DataObject, seat: int) -> None:
        action = data.draw(st.integers(-1, self.game.actions))
        assume(not 0 <= seat < self.position.seats or action not in self.position.legal(seat))
        before = self.position.to_bytes()
        with pytest.raises(Refused):
            self.game.apply(self.position, seat, action)
        assert self.position.to_bytes() == before

    # ---- copies and what a seat knows

    @rule(target=twins)
    def copy(self) -> tuple[Position, bytes]:
        return self.position.copy(), self.position.to_bytes()

    @rule(target=twins, data=st.data(), seed=SEEDS)
    def imagine(self, data: st.DataObject, seed: int) -> tuple[Position, bytes]:
        seat = data.draw(st.integers(0, self.position.seats - 1))
        knowledge = self.game.knowledge(self.position, seat)
        world = knowledge.imagine(Rng(seed))
        assert self.game.knowledge(world, seat) == knowledge
        self.book.check_conserved(world)
        return world, world.to_bytes()

    @rule(twin=twins, seed=SEEDS)
    def play_a_twin_out(self, twin: tuple[Position, bytes], seed: int) -> None:
        position, before = twin
        assert position.to_bytes() == before
        other = position.copy()
        other.playout(Rng(seed))
        assert other.is_over()
        self.book.check_conserved(other)
        assert position.to_bytes() == before

    @rule(seed=SEEDS, memory=memories())
    def recall(self, seed: int, memory: Memory) -> None:
        for seat in range(self.position.seats):
            known, events = self.game.knowledge(self.position, seat), self.event_log.told_to(Seated(seat))
            blanked = self.game.recall(known, events, memory, seed)
            self.book.check_agreement(blanked, self.position)
            self.book.check_agreement(blanked, blanked.imagine(Rng(seed)))
            assert self.game.restore_knowledge(blanked.to_bytes()) == blanked

    # ---- the record

    @rule(steps=st.integers(1, 10))
    def undo(self, steps: int) -> None:
        """Undo is a replay of what is left."""
        log = self.log[:-steps]
        self.log = []
        self.event_log = self.game.event_log(self.game.read_setup(self.game.write_setup(self.position)))
        assert self.position == self.start
        self.follow(log)

    def verify(self) -> None:
        """The record of what is settled is right."""
        players = [Player("", "person")] * self.position.seats
        record = make_record(self.game, self.position, players, settle(self.start, self.log), "0" * 32)
        verdict = verify(self.game, record)
        assert verdict.right, verdict

    @rule()
    def record(self) -> None:
        self.verify()

    def teardown(self) -> None:
        """However far the game came."""
        if hasattr(self, "event_log"):
            self.verify()

    # ---- always

    @invariant()
    def everybody_may_look(self) -> None:
        for viewer in viewers(self.position):
            view = self.game.view(self.position, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            told = self.book.named(self.event_log.told_to(viewer))
            assert self.position.is_over() or told <= self.book.shown(view)

    @invariant()
    def story_and_replay_agree(self) -> None:
        assert after(self.start, self.log) == self.position
        self.book.check_conserved(self.position)
        self.book.check_length(self.start, settle(self.start, self.log))


def tables_for(book: Book) -> int:
    """How many tables are tried, by the profile; for a toy a few."""
    assert settings.default is not None
    return max(2, settings.default.max_examples // (TOY if book.is_toy else 1))


def test_a_table_under_any_options_and_choices(book: Book) -> None:
    machine = type(f"Table of {book.game.name}", (Table,), {"book": book})
    run_state_machine_as_test(machine, settings=settings(max_examples=tables_for(book), deadline=None))
