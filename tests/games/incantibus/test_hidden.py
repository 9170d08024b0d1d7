"""I-HIDDEN: the shuffle of the laws moves everything that is face down or sealed, and nothing that was seen."""

from collections.abc import Iterator

import pytest

from laws.incantibus_book import IncantibusBook
from laws.incantibus_worlds import EVERY_SECRET, mine
from witching.core.rng import Rng
from witching.core.viewers import OpenBook, Seated, Spectator
from witching.games.incantibus.components import CAST, DOWN, MONSTER, REMOVED, ROOM_PLACES, SORCERERS
from witching.games.incantibus.rules import IncantibusPosition
from witching.testing.book import Case
from witching.testing.play import after, make_play, rare_plays

CASE = Case(IncantibusBook(), {"seats": 3, "expert": True, "box": EVERY_SECRET})
Pair = tuple[int, IncantibusPosition, IncantibusPosition]


def pairs() -> Iterator[Pair]:
    """A seat, the truth, and a world that the seat cannot tell from it, at rare moments."""
    for plays in rare_plays(CASE).values():
        for play in plays:
            for seat in range(3):
                other = CASE.book.unseen_world(play.world, Seated(seat), Rng(seat))
                yield seat, mine(play.now()), mine(after(*other))


def moved(pair: Pair) -> set[str]:
    """What is elsewhere in the other world."""
    seat, truth, other = pair
    found = set()
    for place in range(ROOM_PLACES):
        if truth.secret_at(place) != other.secret_at(place):
            assert not truth.lookers_at(place) >> seat & 1, "a token that the seat has looked at"
            found.add("suspect" if truth.suspects_at(place) else "secret token")
    for place in range(SORCERERS):
        if truth.sorcerer_in(place) != other.sorcerer_in(place):
            found.add({DOWN: "hidden sorcerer", REMOVED: "removed sorcerer"}[truth.fate_of(place)])
    for chooser in range(3):
        if truth.choice_of(chooser) != other.choice_of(chooser):
            assert chooser != seat, "a seat's own choice"
            assert truth.phase == CAST
            found.add("sealed choice")
    return found


@pytest.mark.parametrize("what", ["secret token", "suspect", "hidden sorcerer", "removed sorcerer", "sealed choice"])
def test_I_HIDDEN_what_is_hidden_is_shuffled(what: str) -> None:
    assert any(what in moved(pair) for pair in pairs())


def test_I_SPELL_OCULUS_a_shuffled_suspect_is_still_one_of_the_suspects() -> None:
    """I-SPELL-OCULUS: what everybody has learned about a monster put back stays true in every world."""
    marked = [
        (other.secret_at(place), other.suspects_at(place), truth.suspects_at(place))
        for _, truth, other in pairs()
        for place in range(ROOM_PLACES)
        if truth.suspects_at(place)
    ]
    assert marked
    for kind, here, there in marked:
        assert here == there
        assert here >> (kind - MONSTER) & 1


def test_I_HIDDEN_the_open_book_tells_what_every_look_saw() -> None:
    """I-HIDDEN: once the game is over nothing is secret; a spectator still hears only what a spectator heard."""
    stories = [make_play(CASE, seed).told() for seed in range(6)]
    book, spectator = (
        [event.message.key for story in stories for event in story.told_to(viewer)]
        for viewer in (OpenBook(), Spectator())
    )
    assert "incantibus-event-look" in book
    assert "incantibus-event-look-hidden" not in book
    assert "incantibus-event-look" not in spectator
