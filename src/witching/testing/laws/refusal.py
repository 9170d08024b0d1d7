"""Law 9: a refusal is empty exactly for the legal actions; a refused choice changes nothing; every refusal is said.

And a refusal decides nothing: whatever it says, what is in the list is carried out, and nothing else.
"""

from copy import copy
from functools import cache
from pathlib import Path

import pytest
from hypothesis import strategies as st

from witching.core.game import Game
from witching.core.message import Message
from witching.core.position import Position
from witching.core.refusal import Refusal, Refused
from witching.i18n import Catalogue
from witching.i18n.texts import LOCALE
from witching.terminal.translator import Translator
from witching.testing.book import Book, Case, Cases
from witching.testing.play import make_play, plays, running_plays
from witching.testing.trying import law

UNEXPLAINED = "core-refusal-not-legal"
NO_RULE = "no-such-action"  # the end of the only keys of refusals that have no rule behind them


@cache
def english(locale: Path) -> Catalogue:
    return Catalogue("en", strict=True, folders=[LOCALE, locale])


def refusals(cases: Cases, position: Position, seat: int) -> dict[int, Refusal | None]:
    """The answer to every action, and to one on either side of the range."""
    return {action: cases.game.refusal(position, seat, action) for action in range(-1, cases.game.actions + 1)}


def check_refusal(book: Book, refusal: Refusal) -> None:
    """It names a rule of the book and can be said."""
    assert refusal.rule in book.rules or (not refusal.rule and refusal.message.key.endswith(NO_RULE)), refusal
    assert Translator(english(book.locale)).say(refusal.message)


@law()
def test_refused_is_exactly_what_is_not_legal(cases: Cases, data: st.DataObject) -> None:
    position = data.draw(plays(cases)).now()
    for seat in range(position.seats):
        allowed = [action for action, refusal in refusals(cases, position, seat).items() if refusal is None]
        assert allowed == position.legal(seat)


@law()
def test_every_refusal_names_a_rule_and_can_be_said(cases: Cases, data: st.DataObject) -> None:
    position = data.draw(plays(cases)).now()
    for seat in range(position.seats):
        for refusal in {repr(refusal): refusal for refusal in refusals(cases, position, seat).values()}.values():
            if refusal is not None:
                check_refusal(cases.book, refusal)


@law()
def test_a_refused_choice_changes_nothing(cases: Cases, data: st.DataObject) -> None:
    position = data.draw(plays(cases)).now()
    before = position.to_bytes()
    seat = data.draw(st.integers(0, position.seats - 1))
    illegal = sorted(set(range(-1, cases.game.actions + 1)) - set(position.legal(seat)))
    action = data.draw(st.sampled_from(illegal))
    with pytest.raises(Refused) as caught:
        cases.game.apply(position, seat, action)
    assert caught.value.refusal == cases.game.refusal(position, seat, action)
    assert position.to_bytes() == before


@law()
def test_a_legal_choice_is_carried_out(cases: Cases, data: st.DataObject) -> None:
    position = data.draw(running_plays(cases)).now()
    for seat in position.to_act():
        action = data.draw(st.sampled_from(position.legal(seat)))
        twin, played = position.copy(), position.copy()
        twin.apply_unchecked(seat, action)
        cases.game.apply(played, seat, action)
        assert played == twin != position


@law()
def test_where_no_reason_is_found_nothing_illegal_is_carried_out(cases: Cases, data: st.DataObject) -> None:
    position, game = data.draw(plays(cases)).now(), mute(cases.game)
    before = position.to_bytes()
    for seat in range(-1, position.seats + 1):
        legal = position.legal(seat) if 0 <= seat < position.seats else []
        for action in set(range(-1, game.actions + 1)) - set(legal):
            with pytest.raises(Refused) as caught:
                game.apply(position, seat, action)
            assert caught.value.refusal == Refusal(Message(UNEXPLAINED))
    assert position.to_bytes() == before


@law()
def test_no_reason_stops_what_is_legal(cases: Cases, data: st.DataObject) -> None:
    position = data.draw(running_plays(cases)).now()
    for seat in position.to_act():
        for action in position.legal(seat):
            played, twin = position.copy(), position.copy()
            twin.apply_unchecked(seat, action)
            grumbling(cases.game).apply(played, seat, action)
            assert played == twin


def test_a_seat_that_is_not_at_the_table_is_refused(book: Book) -> None:
    for moment in (0, 500, 1000):
        position = make_play(Case(book, {}), 1, moment=moment).now()
        for seat in (-1, position.seats):
            refusal = book.game.refusal(position, seat, 0)
            assert refusal is not None
            check_refusal(book, refusal)


# ---- games with a fault planted in what explains a refusal: the gate must not heed it


def mute(game: Game) -> Game:
    """A game that finds nothing wrong with any choice."""
    faulty = copy(game)
    faulty.refusal = lambda position, seat, action: None  # type: ignore[method-assign]
    return faulty


def grumbling(game: Game) -> Game:
    """A game that finds something wrong with every choice."""
    faulty = copy(game)
    refusal = Refusal(Message(UNEXPLAINED))
    faulty.refusal = lambda position, seat, action: refusal  # type: ignore[method-assign]
    return faulty
