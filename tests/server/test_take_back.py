"""Taking back: free where nobody can mind, otherwise by consent of all, with the choice named."""

from collections.abc import Iterator

import pytest

from laws.cases import BOOKS
from server.tables import BEN, CAT, GUESTS, HOST, STRANGER, Played, begun, check_lines, everything
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.verify import verify
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.commands import handle
from witching.server.table.visibility import SAID, Eyes, lines, table_state, you
from witching.testing.book import Book

GLASTONBURY, GOOFSPIEL, INCANTIBUS = BOOKS
PEOPLE = (HOST, BEN, CAT)


def take_back(played: Played, seat: int) -> list[e.AnyTableEvent]:
    return list(played.do(played.table.seats[seat].guest, m.Undo("t", seat)))


def answer(played: Played, seat: int, agrees: bool) -> list[e.AnyTableEvent]:
    return list(played.do(played.table.seats[seat].guest, m.VoteUndo("y", seat, agrees)))


def revealed(seats: int = 3) -> tuple[Played, int]:
    """A game of Glastonbury in which a seat has just taken a card, so another was turned up."""
    played = begun(GLASTONBURY, seats=seats)
    [seat] = played.table.due
    played.choose(seat, next(choice for choice in played.choices(seat) if choice.startswith("take")))
    return played, seat


# ---- free


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.name)
def test_alone_against_bots_it_is_always_free(book: Book) -> None:
    played = begun(book, seats=3, people={1: HOST})
    played.play_on(Rng(3), 3)
    while 1 not in played.table.due:
        played.play_on(Rng(4), 1)
    played.choose(1)
    played.play_on(Rng(5), 3)
    match = played.table.match
    assert match is not None
    step = match.last_moment_of(1)
    assert step is not None
    assert take_back(played, 1) == [e.Undone(1, step)]
    assert match.steps == step
    assert 1 in played.table.due


def test_with_people_it_is_free_while_nothing_new_is_seen() -> None:
    """The first of two tokens paid: others saw it go, and nothing else."""
    played, seat = next(paying())
    before = len(played.log)
    assert [type(entry) for entry in take_back(played, seat)] == [e.Undone]
    assert len(played.log) == before + 1
    assert seat in played.table.due


def paying() -> Iterator[tuple[Played, int]]:
    """Games of Incantibus in which a seat has just paid a token and owes more."""
    for seed in range(20):
        played, rng = begun(INCANTIBUS, seats=2, seed=seed), Rng(seed)
        while played.table.due:
            [seat, *others] = played.table.due
            pays = not others and played.choices(seat)[0].startswith("pay")
            played.play_on(rng, 1)
            if pays and played.table.due == (seat,) and played.choices(seat)[0].startswith("pay"):
                yield played, seat


def test_a_sealed_choice_is_changed_and_not_taken_back() -> None:
    played = begun(GOOFSPIEL, seats=3)
    played.choose(0, "bid 1")
    assert played.refuses(HOST, m.Undo("t", 0)) == "server-refusal-take-back-nothing"
    played.choose(0, "bid 2")
    played.choose(1)
    played.choose(2)
    played.play_on(Rng(1), 6)
    record = played.table.record()
    assert record is not None
    assert (record.actions[0], record.undone) == ((0, "bid 2"), [])


def test_who_has_not_chosen_has_nothing_to_take_back() -> None:
    played, seat = revealed()
    other = (seat + 1) % 3
    assert played.refuses(PEOPLE[other], m.Undo("t", other)) == "server-refusal-take-back-nothing"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.name)
def test_everybody_is_told_whether_there_is_something_to_take_back(book: Book) -> None:
    """Exactly where it would not be refused: not before the first choice, nor after that was taken back."""
    played = begun(book, seats=3)
    for seed in range(12):
        for seat, guest in enumerate(PEOPLE):
            try:
                is_refused = not handle(played.table, guest, m.Undo("t", seat))
            except Refused:
                is_refused = True
            assert you(played.table, Eyes(guest, seat), lambda *_: "").may_undo is not is_refused
            assert not you(played.table, Eyes(guest, None), lambda *_: "").may_undo
        if seed % 3 == 2 and played.table.may_undo(seed % 2):
            take_back(played, seed % 2)
        else:
            played.play_on(Rng(seed), 1)


def test_after_the_only_choice_was_taken_back_there_is_none() -> None:
    played = begun(GLASTONBURY, seats=2, people={0: HOST})
    while 0 not in played.table.due:
        played.play_on(Rng(1), 1)
    eyes = Eyes(HOST, 0)
    assert not you(played.table, eyes, lambda *_: "").may_undo
    played.choose(0)
    assert you(played.table, eyes, lambda *_: "").may_undo
    take_back(played, 0)
    assert not you(played.table, eyes, lambda *_: "").may_undo
    assert not any(line.happening == m.Happening("chose", 0, by="person") for line in lines(played.table, eyes, 0))


# ---- by consent


def test_what_was_revealed_is_taken_back_when_all_agree() -> None:
    played, seat = revealed()
    first, second = ((seat + 1) % 3, (seat + 2) % 3)
    assert take_back(played, seat) == [e.Wished(seat, 0)]
    wish = table_state(played.table).wish
    assert wish is not None
    assert (wish.seat, wish.waiting) == (seat, sorted((first, second)))
    match = played.table.match
    assert match is not None
    assert wish.choice == GLASTONBURY.game.say_action(match.log[0][1])
    assert answer(played, first, True) == [e.Answered(first, True)]
    assert match.steps == 1
    assert answer(played, second, True) == [e.Answered(second, True), e.Undone(seat, 0)]
    assert (match.steps, played.table.wish, match.undone) == (0, None, [(seat, 1, 0)])


def test_one_who_declines_is_enough() -> None:
    played, seat = revealed()
    take_back(played, seat)
    answer(played, (seat + 1) % 3, True)
    answer(played, (seat + 2) % 3, False)
    assert played.table.wish is None
    assert played.table.match is not None
    assert played.table.match.steps == 1
    assert played.refuses(PEOPLE[(seat + 1) % 3], m.VoteUndo("y", (seat + 1) % 3, True)) == "server-refusal-answer"
    assert take_back(played, seat) == [e.Wished(seat, 0)]


def test_only_those_who_are_asked_answer_and_one_asks_at_a_time() -> None:
    played, seat = revealed()
    take_back(played, seat)
    assert played.refuses(PEOPLE[seat], m.VoteUndo("y", seat, True)) == "server-refusal-answer"
    assert played.refuses(STRANGER, m.VoteUndo("y", seat, True)) == "server-refusal-not-yours"
    assert played.refuses(PEOPLE[seat], m.Undo("t", seat)) == "server-refusal-take-back-asked"


def test_the_next_choice_ends_the_question() -> None:
    played, seat = revealed()
    take_back(played, seat)
    [due] = played.table.due
    played.choose(due)
    assert played.table.wish is None
    assert played.refuses(PEOPLE[(seat + 1) % 3], m.VoteUndo("y", (seat + 1) % 3, True)) == "server-refusal-answer"


def test_who_is_away_while_a_bot_plays_is_not_asked() -> None:
    played, seat = revealed()
    first, second = ((seat + 1) % 3, (seat + 2) % 3)
    played.do(PEOPLE[first], m.Replace("r", first))
    played.happen(e.Left(first))
    take_back(played, seat)
    assert [type(entry) for entry in answer(played, second, True)] == [e.Answered, e.Undone]


def test_who_looks_on_while_a_bot_plays_is_asked() -> None:
    """Otherwise the host could let a bot play for somebody and take back at once."""
    played, seat = revealed()
    first, second = ((seat + 1) % 3, (seat + 2) % 3)
    for other in (first, second):
        played.happen(e.Replaced(other, "greedy"))
    take_back(played, seat)
    assert [type(entry) for entry in answer(played, second, True)] == [e.Answered]
    played.happen(e.Left(first))
    assert played.table.wish is None


def test_a_wish_that_waits_for_nobody_may_be_wished_again() -> None:
    played, seat = revealed()
    first, second = ((seat + 1) % 3, (seat + 2) % 3)
    take_back(played, seat)
    answer(played, first, True)
    played.happen(e.Left(second))
    played.happen(e.Replaced(second, "greedy"))
    assert played.table.wish is None
    take_back(played, seat)
    assert [type(entry) for entry in answer(played, first, True)] == [e.Answered, e.Undone]


@pytest.mark.parametrize("gone", [e.Replaced, e.Removed])
def test_a_wish_ends_with_whoever_wished(gone: type[e.Replaced] | type[e.Removed]) -> None:
    played, seat = revealed()
    take_back(played, seat)
    played.happen(gone(seat, "greedy"))
    assert played.table.wish is None


def test_another_in_the_same_seat_answers_anew() -> None:
    played, seat = revealed()
    first, second = ((seat + 1) % 3, (seat + 2) % 3)
    take_back(played, seat)
    answer(played, first, True)
    played.happen(e.Removed(first, "greedy"), e.Sat(first, STRANGER, "Eve", ""))
    assert [type(entry) for entry in answer(played, second, True)] == [e.Answered]
    assert [type(entry) for entry in answer(played, first, True)] == [e.Answered, e.Undone]


def test_nothing_is_taken_back_at_a_closed_table() -> None:
    played, seat = revealed()
    take_back(played, seat)
    played.do(played.table.host, m.Close("z"))
    assert played.table.wish is None
    assert played.refuses(PEOPLE[(seat + 1) % 3], m.VoteUndo("y", (seat + 1) % 3, True)).endswith("not-playing")


# ---- what remains


def test_the_lines_of_what_was_taken_back_are_empty_under_their_numbers() -> None:
    played = begun(INCANTIBUS, seats=2, people={0: HOST})
    played.play_on(Rng(2), 30)
    match = played.table.match
    assert match is not None
    step = match.last_moment_of(0)
    assert step is not None
    chosen = [entry.number for entry in played.table.log if isinstance(entry.event, e.Chose)]
    kept, gone = chosen[:step], chosen[step:]
    told = {eyes: lines(played.table, eyes, 0) for eyes in map(Eyes, GUESTS, (0, None, None, None, None))}
    take_back(played, 0)
    for eyes, before in told.items():
        after = lines(played.table, eyes, 0)
        assert [line.number for line in after] == list(range(1, played.table.number + 1))
        assert all(not after[number - 1].events and not after[number - 1].happening for number in gone)
        assert [after[number - 1].happening for number in kept] == [before[number - 1].happening for number in kept]
        assert [after[number - 1].events for number in kept] == [before[number - 1].events for number in kept]
        assert after[-1].happening == SAID[e.Undone](e.Undone(0, step))
    assert any(before[number - 1].events for before in told.values() for number in gone)
    check_lines(played.table)
    played.play_on(Rng(3), 10)
    assert all(not line.events for line in lines(played.table, Eyes(HOST, 0), 0) if line.number in gone)
    check_lines(played.table)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.name)
def test_the_record_tells_of_every_take_back(book: Book) -> None:
    played = begun(book, seats=3, people={0: HOST})
    done = 0
    for seed in range(40):
        played.play_on(Rng(seed), 2 if book is GOOFSPIEL else 5)
        match = played.table.playing
        assert match is None or match.has_chosen(0) == (match.last_moment_of(0) is not None)
        if match is not None and match.last_moment_of(0) is not None and seed % 4 == 3:
            take_back(played, 0)
            done += 1
    played.play_on(Rng(9), 5000)
    assert everything(played.refolded()) == everything(played.table)
    record = played.table.record()
    assert record is not None
    assert len(record.undone) == done > 0
    assert verify(played.table.game, record).right
