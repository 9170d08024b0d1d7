"""A table is its entries: whatever people do, the written log makes the same table again."""

from typing import ClassVar

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from laws.cases import every_book
from server.tables import ALL_GAMES, GUESTS, HOST, Played, check_lines, everything
from witching.core.record import settle
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.verify import verify
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.commands import PHRASES
from witching.server.table.seats import TAKEOVER
from witching.server.table.settings import Terms
from witching.testing.book import Book
from witching.testing.draws import SEEDS

guests = st.sampled_from(GUESTS)
seats = st.integers(0, 3)
bots = st.sampled_from(("", "greedy", "random", "nobody"))
names = st.sampled_from(("Ann", "ann", "Ben", " ", "Зоя", "\n"))
COMMAND = st.just("c")
DEEDS = st.one_of(
    st.builds(m.Sit, COMMAND, seats, names, st.sampled_from(("", "owl", "nothing"))),
    st.builds(m.Stand, COMMAND, seats),
    st.builds(m.Prefer, COMMAND, seats, st.sampled_from(("colours", "corners")), st.sampled_from(("", "red", "nw"))),
    st.builds(m.AssignBot, COMMAND, seats, bots),
    st.builds(m.Start, COMMAND),
    st.builds(m.Return, COMMAND, seats),
    st.builds(m.Replace, COMMAND, seats, bots),
    st.builds(m.Mute, COMMAND, seats, seats, st.booleans()),
    st.builds(m.VoteUndo, COMMAND, seats, st.booleans()),
    st.builds(m.Choose, COMMAND, seats, st.text(max_size=5), st.integers(0, 40)),
)  # fmt: skip


class TableMachine(RuleBasedStateMachine):
    """A table at which everything happens that can."""

    book: ClassVar[Book]

    @initialize(data=st.data(), seed=SEEDS, begins=st.integers(0, 4))
    def open(self, data: st.DataObject, seed: int, begins: int) -> None:
        options = dict(data.draw(self.book.any_options()))
        places = int(str(options.pop("seats", 3)))
        who = data.draw(st.lists(st.sampled_from((*GUESTS[:4], "greedy")), min_size=places, max_size=places))
        terms = Terms(
            self.book.game.name, ["" if each in GUESTS else each for each in who], options,
            spectators=data.draw(st.sampled_from(("open", "after", "none"))),
            pace=data.draw(st.sampled_from((0, 5, 60))), grace=data.draw(st.sampled_from((0, 5, 60))),
        )  # fmt: skip
        self.played = Played(terms, HOST, seed)
        if begins:
            for seat, guest in enumerate(who):
                if guest in GUESTS:
                    self.do(guest, m.Sit("c", seat, f"{guest} {seat}"))
                    self.played.happen(e.Returned(seat))
            self.do(HOST, m.Start("c"))

    def do(self, guest: str, deed: m.Command) -> None:
        """A refusal changes nothing."""
        before = everything(self.played.table)
        try:
            self.played.do(guest, deed)
        except Refused:
            assert everything(self.played.table) == before

    def is_playing(self) -> bool:
        return self.played.table.playing is not None

    def guest_of(self, seat: int) -> str:
        return self.played.table.seats[seat].guest

    # ---- the game

    @rule(data=st.data(), most=st.integers(1, 4))
    @precondition(is_playing)
    def choose(self, data: st.DataObject, most: int) -> None:
        """Any seat that may, including those that change a sealed choice."""
        for _ in range(most):
            may = [seat for seat in range(len(self.played.table.seats)) if self.played.choices(seat)]
            if may:
                seat = data.draw(st.sampled_from(may))
                action = data.draw(st.sampled_from(self.played.choices(seat)))
                if self.guest_of(seat):
                    self.do(self.guest_of(seat), m.Choose("c", seat, action, self.played.table.moment))
                else:
                    self.played.happen(e.Chose(seat, action, data.draw(st.sampled_from(("bot", "clock")))))

    @rule(seed=SEEDS, most=st.integers(1, 80))
    @precondition(is_playing)
    def play_on(self, seed: int, most: int) -> None:
        self.played.play_on(Rng(seed), most)

    @rule(data=st.data(), agree=st.sampled_from((True, True, True, False)))
    @precondition(is_playing)
    def take_back(self, data: st.DataObject, agree: bool) -> None:
        """Somebody asks, and those who are asked answer."""
        table = self.played.table
        if table.persons:
            seat = data.draw(st.sampled_from(table.persons))
            self.do(self.guest_of(seat), m.Undo("c", seat))
        for other in table.voters(table.wish.seat) if table.wish else []:
            self.do(self.guest_of(other), m.VoteUndo("c", other, agree))

    @rule(data=st.data(), most=st.integers(1, 3))
    @precondition(is_playing)
    def choose_and_take_back(self, data: st.DataObject, most: int) -> None:
        self.choose(data, most)
        self.take_back(data, agree=True)

    @rule(data=st.data())
    @precondition(is_playing)
    def close_look(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, len(self.played.table.seats) - 1))
        self.do(self.guest_of(seat), m.CloseLook("c", seat))

    # ---- people

    @rule(guest=guests, deed=DEEDS)
    def anything(self, guest: str, deed: m.Command) -> None:
        self.do(guest, deed)

    @rule(guest=guests, seat=seats, bot=bots, closes=st.integers(0, 7))
    def remove(self, guest: str, seat: int, bot: str, closes: int) -> None:
        """The host, or somebody who would like to be."""
        self.do(guest, m.Close("c") if closes == 1 else m.Remove("c", seat, bot))

    @rule(data=st.data(), phrase=st.sampled_from((*PHRASES, "", "nonsense")), text=st.text(max_size=8))
    def say(self, data: st.DataObject, phrase: str, text: str) -> None:
        seat = data.draw(st.integers(0, len(self.played.table.seats) - 1))
        self.do(self.guest_of(seat), m.Chat("c", seat, text, phrase))

    @rule(seat=seats, what=st.sampled_from((e.Left, e.Returned, e.Replaced, e.Moved)), guest=guests)
    def by_itself(self, seat: int, what: type[e.AnyTableEvent], guest: str) -> None:
        """What the scheduler and the keys do to people."""
        if seat in self.played.table.persons:
            events: list[e.AnyTableEvent] = [e.Left(seat), e.Returned(seat), e.Replaced(seat, TAKEOVER)]
            events.append(e.Moved(seat, guest))
            self.played.happen(next(event for event in events if type(event) is what))

    @rule(seconds=st.integers(0, 200), sleeps=st.booleans())
    def wait(self, seconds: int, sleeps: bool) -> None:
        self.played.now += 1000 * seconds
        if sleeps:
            self.played.happen(e.Woke())

    # ---- what holds

    @rule()
    def restart(self) -> None:
        """The log makes the same table; play goes on with that one."""
        again = self.played.refolded()
        assert (again.record() is None) == (again.stage != "over")
        assert everything(again) == everything(self.played.table)
        self.played.table = again
        check_lines(again)

    def teardown(self) -> None:
        if hasattr(self, "played"):
            self.played.play_on(Rng(1), 5000)
            self.restart()
            self.check_record()

    def check_record(self) -> None:
        """The record of a finished game is right, and matches the log."""
        record = self.played.table.record()
        if record is not None:
            verdict = verify(self.played.table.game, record)
            assert verdict.right, verdict
            assert (record.actions, record.undone) == projected(self.played)


def projected(played: Played) -> tuple[list[tuple[int, str]], list[tuple[int, int, int]]]:
    """The actions and the take-backs of a record, from the log alone."""
    game, entries = played.table.game, played.entries()
    start = game.read_setup(next(entry.setup for entry in entries if isinstance(entry, e.Begun)))
    log: list[tuple[int, int]] = []
    undone = []
    for entry in entries:
        if isinstance(entry, e.Chose):
            log.append((entry.seat, game.parse(entry.action)))
        elif isinstance(entry, e.Undone):
            before, log = len(settle(start, log)), log[: entry.step]
            undone.append((entry.seat, before, len(settle(start, log))))
    return [(seat, game.write(action)) for seat, action in settle(start, log)], undone


@pytest.mark.slow
@every_book
def test_a_table_is_its_entries(book: Book) -> None:
    machine = type(f"Table of {book.game.name}", (TableMachine,), {"book": book})
    run_state_machine_as_test(machine, settings=settings(max_examples=settings().max_examples // 2))


@every_book
def test_the_salt_and_the_deal_stay_in_the_log(book: Book) -> None:
    """Until the end: then the commitment shown from the beginning is opened."""
    assert book.game.name in ALL_GAMES
    machine = type("One", (TableMachine,), {"book": book})()
    machine.played = Played(Terms(book.game.name, ["", "greedy", "greedy"]), HOST)
    machine.do(HOST, m.Sit("c", 0, "Ann"))
    machine.do(HOST, m.Start("c"))
    shown = msgspec.json.encode(everything(machine.played.table)[0])
    assert b"5a5a5a" not in shown
    machine.teardown()
    over = everything(machine.played.table)[0]
    record = machine.played.table.record()
    assert record is not None
    assert (over.commitment, over.salt) == (record.commitment.sha256, record.commitment.salt)
    assert over.commitment.encode() in shown
