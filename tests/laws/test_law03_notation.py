"""Law 3: one spelling of every action; legal actions are distinct, ascending, and never missing before the end."""

from hypothesis import given
from hypothesis import strategies as st

from laws.book import Book, Case
from laws.cases import every_book, every_case
from laws.play import whole_plays
from witching.core.position import MOST_CHOICES, MOST_SEATS
from witching.core.refusal import Refused

NEAR = ("", "take", "take g1", "take c0", "take C3", "take c3 ", " take c3", "take c3  refuse", "take c3\n", "bid 0")


def read_back(book: Book, action: int) -> int | None:
    """What the notation of an action leads to; None for one that is refused because it can never be legal."""
    try:
        return book.game.parse(book.game.write(action))
    except Refused:
        return None


@every_book
def test_no_two_actions_are_written_alike(book: Book) -> None:
    written = [book.game.write(action) for action in range(book.game.actions)]
    assert len(set(written)) == book.game.actions


@every_book
def test_every_action_reads_back_as_itself_or_not_at_all(book: Book) -> None:
    assert all(read_back(book, action) in (action, None) for action in range(book.game.actions))


@every_case
@given(data=st.data())
def test_every_legal_action_reads_back(case: Case, data: st.DataObject) -> None:
    mute = {action for action in range(case.game.actions) if read_back(case.book, action) is None}
    for position in data.draw(whole_plays(case)).moments():
        assert not any(mute.intersection(position.legal(seat)) for seat in range(position.seats))


@every_book
@given(text=st.text(max_size=30) | st.sampled_from(NEAR))
def test_only_what_was_written_is_read(book: Book, text: str) -> None:
    try:
        action = book.game.parse(text)
    except Refused:
        return
    assert book.game.write(action) == text


@every_case
@given(data=st.data())
def test_legal_actions_are_distinct_ascending_and_few(case: Case, data: st.DataObject) -> None:
    for position in data.draw(whole_plays(case)).moments():
        assert position.seats <= MOST_SEATS
        for seat in range(position.seats):
            legal = position.legal(seat)
            assert legal == sorted(set(legal))
            assert len(legal) <= MOST_CHOICES
            assert all(0 <= action < case.game.actions for action in legal)


@every_case
@given(data=st.data())
def test_who_owes_a_choice_has_one_and_nobody_after_the_end(case: Case, data: st.DataObject) -> None:
    for position in data.draw(whole_plays(case)).moments():
        assert bool(position.to_act()) != position.is_over()
        assert all(position.legal(seat) for seat in position.to_act())
        assert not position.is_over() or not any(position.legal(seat) for seat in range(position.seats))
