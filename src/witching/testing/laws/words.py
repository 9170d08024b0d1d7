"""Whatever a game shows can be said: the question, every choice with its notes, the table, the story, the score."""

from collections.abc import Iterator

import msgspec
from hypothesis import strategies as st

from witching.core.converter import Converter
from witching.core.message import Message
from witching.core.view import AnyView
from witching.core.wording import Wording
from witching.i18n import Catalogue
from witching.i18n.texts import LOCALE
from witching.terminal.translator import Translator
from witching.testing.book import Book, Cases
from witching.testing.play import plays, viewers
from witching.testing.trying import law

VIEW = Converter(AnyView)


def english(book: Book) -> Translator:
    """A translator that fails where a text is missing."""
    return Translator(Catalogue("en", strict=True, folders=[LOCALE, book.locale]), ["Ann", "Ben", "Cat", "Dan"])


@law()
def test_everything_that_is_shown_can_be_said(cases: Cases, data: st.DataObject) -> None:
    play, translator = data.draw(plays(cases)), english(cases.book)
    position, event_log = play.now(), play.told()
    for viewer in viewers(position):
        view = cases.game.view(position, viewer)
        assert all(translator.say(message) for message in told(cases.game.wording, view, getattr(viewer, "seat", -1)))
        events = [event.message for event in event_log.told_to(viewer) if event.message.key]
        brought = [message for seat in range(position.seats) for message in event_log.brought(seat)]
        assert all(translator.say(message) for message in (*events, *brought))


def test_what_a_game_is_called_and_how_it_ends_can_be_said(book: Book) -> None:
    game = book.game
    endings = [Message(f"{game.name}-ending-{name}") for name in game.endings[1:]]
    assert all(english(book).say(message) for message in (game.title, game.wording.about, *endings))


def told(wording: Wording, view: object, seat: int) -> Iterator[Message]:
    """All that a wording says of a view."""
    yield wording.question(view, seat)
    for choice in wording.choices(view, seat):
        yield from (choice.said, choice.briefly, *choice.notes)
    yield from (*wording.hint(view, seat), *wording.table(view, seat), *wording.look(view, seat))
    if drawn(view).result is not None:
        yield from wording.sheet(view)


def drawn(view: object) -> AnyView:
    """What those who draw any game look for in a view."""
    return VIEW.convert(msgspec.to_builtins(view))


@law()
def test_every_view_has_what_is_drawn_of_any_game(cases: Cases, data: st.DataObject) -> None:
    position = data.draw(plays(cases)).now()
    for viewer in viewers(position):
        seat = getattr(viewer, "seat", -1)
        shown = cases.game.view(position, viewer)
        view = drawn(shown)
        legal = [cases.game.write(action) for action in position.legal(seat)]
        assert view.to_act == list(position.to_act())
        assert (view.result is not None) == position.is_over()
        assert [choice.action for choice in view.choices] == legal
        assert [choice.action for choice in cases.game.wording.choices(shown, seat)] == legal
