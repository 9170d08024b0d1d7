"""Law 3: one spelling of every action; legal actions are distinct, ascending, and never missing before the end."""

from functools import cache

import pytest
from hypothesis import strategies as st

from witching.core.position import MOST_CHOICES, MOST_SEATS
from witching.core.refusal import Refused
from witching.testing.book import Book, Cases
from witching.testing.play import whole_plays
from witching.testing.trying import law

NEAR = ("", "take", "take g1", "take c0", "take C3", "take c3 ", " take c3", "take c3  refuse", "take c3\n", "bid 0")


def read_back(book: Book, action: int) -> int | None:
    """What the notation of an action leads to; None for one that is refused because it can never be legal."""
    try:
        return book.game.parse(book.game.write(action))
    except Refused:
        return None


def test_no_two_actions_are_written_alike(book: Book) -> None:
    written = [book.game.write(action) for action in range(book.game.actions)]
    assert len(set(written)) == book.game.actions


def test_every_action_reads_back_as_itself_or_not_at_all(book: Book) -> None:
    assert all(read_back(book, action) in (action, None) for action in range(book.game.actions))


@law()
def test_every_legal_action_reads_back(cases: Cases, data: st.DataObject) -> None:
    readable = set(spellings(cases.book).values())
    for position in data.draw(whole_plays(cases)).moments():
        assert all(readable.issuperset(position.legal(seat)) for seat in range(position.seats))


@law()
def test_only_what_was_written_is_read(cases: Cases, data: st.DataObject) -> None:
    """Anything else is refused, be it a letter more or less."""
    known = spellings(cases.book)
    text = data.draw(st.sampled_from(sorted(known)).flatmap(altered) | st.text(max_size=30) | st.sampled_from(NEAR))
    if text in known:
        assert cases.game.parse(text) == known[text]
    else:
        with pytest.raises(Refused):
            cases.game.parse(text)


@cache
def spellings(book: Book) -> dict[str, int]:
    """Every action that can be legal, by its notation."""
    return {book.game.write(action): action for action in range(book.game.actions) if read_back(book, action) == action}


def altered(text: str) -> st.SearchStrategy[str]:
    """A text with one letter put in, left out or changed; sometimes as it was."""
    places, letters = st.integers(0, len(text)), st.sampled_from(f" \n0123456789{text}{text.upper()}") | st.just("")
    return st.builds(lambda at, cut, put: text[:at] + put + text[at + cut :], places, st.integers(0, 1), letters)


@law()
def test_legal_actions_are_distinct_ascending_and_few(cases: Cases, data: st.DataObject) -> None:
    for position in data.draw(whole_plays(cases)).moments():
        assert position.seats <= MOST_SEATS
        for seat in range(position.seats):
            legal = position.legal(seat)
            assert legal == sorted(set(legal))
            assert len(legal) <= MOST_CHOICES
            assert all(0 <= action < cases.game.actions for action in legal)


@law()
def test_who_owes_a_choice_has_one_and_nobody_after_the_end(cases: Cases, data: st.DataObject) -> None:
    for position in data.draw(whole_plays(cases)).moments():
        assert bool(position.to_act()) != position.is_over()
        assert all(position.legal(seat) for seat in position.to_act())
        assert not position.is_over() or not any(position.legal(seat) for seat in range(position.seats))
