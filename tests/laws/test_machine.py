"""A table of Glastonbury under any options and any order of moves, refusals, copies, undos and looks."""

import msgspec
import pytest
from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, precondition, rule

from laws.book import Log
from laws.glastonbury_book import GlastonburyBook
from laws.play import SEEDS, after, viewers
from witching.core.memory import Memory
from witching.core.position import Position
from witching.core.record import Player, make_record
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.verify import verify
from witching.core.viewers import Seated
from witching.games.glastonbury.components import CORNERS, PLAYER_COLOURS
from witching.games.glastonbury.options import EDITIONS, SWITCHES

BOOK = GlastonburyBook()
GAME = BOOK.game


@st.composite
def options(draw: st.DrawFn) -> dict[str, object]:
    """Any options that fit together."""
    seats = draw(st.integers(2, 4))
    given: dict[str, object] = {"seats": seats, "edition": draw(st.sampled_from(list(EDITIONS)))}
    given["recipes"] = draw(st.booleans())
    given["colours"] = draw(st.permutations(PLAYER_COLOURS))[:seats]
    given["corners"] = draw(st.permutations(list(CORNERS)))[:seats]
    for name, (_, values) in SWITCHES.items():
        if draw(st.booleans()):
            given[name] = draw(st.sampled_from(values))
    if given.get("memory") == "assisted" and draw(st.booleans()):
        given["assisted"] = draw(st.lists(st.integers(0, seats - 1), unique=True))
    if draw(st.booleans()):
        given["first_seat"] = draw(st.integers(0, seats - 1))
    return given


class Table(RuleBasedStateMachine):
    """One game; `log` is what was chosen since the deal, `twins` are copies with the bytes they must keep."""

    twins: Bundle[tuple[Position, bytes]] = Bundle("twins")

    @initialize(given=options(), seed=SEEDS)
    def deal(self, given: dict[str, object], seed: int) -> None:
        position = GAME.blank(given)
        position.redeal(Rng(seed))
        self.start, self.log = position.copy(), list[tuple[int, int]]()
        self.chronicle = GAME.chronicle(position)

    @property
    def position(self) -> Position:
        return self.chronicle.position

    def is_running(self) -> bool:
        return not self.position.is_over()

    @rule(data=st.data())
    @precondition(is_running)
    def choose(self, data: st.DataObject) -> None:
        (seat,) = self.position.to_act()
        self.follow([(seat, data.draw(st.sampled_from(self.position.legal(seat))))])

    @rule(seed=SEEDS, most=st.integers(1, 60))
    @precondition(is_running)
    def play_on(self, seed: int, most: int) -> None:
        """Many choices at once, so that late moments are reached."""
        rng = Rng(seed)
        for _ in range(most):
            if self.is_running():
                (seat,) = self.position.to_act()
                legal = self.position.legal(seat)
                self.follow([(seat, legal[rng.below(len(legal))])])

    def follow(self, log: Log) -> None:
        for seat, action in log:
            self.chronicle.follow(seat, action)
            self.log.append((seat, action))

    @rule(seat=st.integers(-1, 4), action=st.integers(-1, GAME.actions))
    def choose_wrongly(self, seat: int, action: int) -> None:
        assume(not 0 <= seat < self.position.seats or action not in self.position.legal(seat))
        before = self.position.to_bytes()
        with pytest.raises(Refused):
            GAME.apply(self.position, seat, action)
        assert self.position.to_bytes() == before

    @rule(target=twins)
    def copy(self) -> tuple[Position, bytes]:
        return self.position.copy(), self.position.to_bytes()

    @rule(target=twins, seat=st.integers(0, 1), seed=SEEDS)
    def imagine(self, seat: int, seed: int) -> tuple[Position, bytes]:
        knowledge = GAME.knowledge(self.position, seat)
        world = knowledge.imagine(Rng(seed))
        assert GAME.knowledge(world, seat) == knowledge
        BOOK.check_conserved(world)
        return world, world.to_bytes()

    @rule(twin=twins, seed=SEEDS)
    def play_a_twin_out(self, twin: tuple[Position, bytes], seed: int) -> None:
        position, before = twin
        assert position.to_bytes() == before
        other = position.copy()
        other.playout(Rng(seed))
        assert other.is_over()
        BOOK.check_conserved(other)
        assert position.to_bytes() == before

    @rule(steps=st.integers(1, 10))
    def undo(self, steps: int) -> None:
        """Undo is a replay of what is left."""
        log = self.log[:-steps]
        self.log = []
        self.chronicle = GAME.chronicle(GAME.read_setup(GAME.write_setup(self.position)))
        assert self.position == self.start
        self.follow(log)

    @rule(seed=SEEDS, half_life=st.sampled_from((0.0, 5.0, 40.0)), colour=st.sampled_from((0.0, 20.0)))
    def recall(self, seed: int, half_life: float, colour: float) -> None:
        for seat in range(self.position.seats):
            known, events = GAME.knowledge(self.position, seat), self.chronicle.told_to(Seated(seat))
            blanked = GAME.recall(known, events, Memory(half_life, colour), seed)
            BOOK.check_agreement(blanked, self.position)
            BOOK.check_agreement(blanked, blanked.imagine(Rng(seed)))
            assert GAME.restore_knowledge(blanked.to_bytes()) == blanked

    @rule()
    def record(self) -> None:
        players = [Player("", "person")] * self.position.seats
        verdict = verify(GAME, make_record(GAME, self.position, players, self.log, "0" * 32))
        assert verdict.right, verdict

    @invariant()
    def everybody_may_look(self) -> None:
        for viewer in viewers(self.position):
            view = GAME.view(self.position, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            assert self.position.is_over() or BOOK.named(self.chronicle.told_to(viewer)) <= BOOK.shown(view)

    @invariant()
    def story_and_replay_agree(self) -> None:
        assert after(self.start, self.log) == self.position
        BOOK.check_conserved(self.position)
        BOOK.check_length(self.start, self.log)


TestTable = Table.TestCase
