"""The happening of an entry: who hears it, and its sentence in every language."""

import re
from typing import get_args

import pytest

from i18n.text_files import files_in
from laws.cases import BOOKS
from server.tables import BEN, HOST, STRANGER, Played, begun
from witching.core.message import Message
from witching.i18n import LANGUAGES, Catalogue
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.settings import Terms
from witching.server.table.visibility import SAID, Eyes, happening_of, lines
from witching.terminal.translator import Translator

NO_SENTENCE = {"opened", "arranged", "preferred", "chose", "shut", "said", "muted", "rematched"}
"""What is shown in another way or to nobody: everybody hears about any other kind of happening."""
EVERY: list[e.AnyTableEvent] = [
    e.Opened(Terms("goofspiel", ["", ""]), HOST), e.Sat(1, BEN, "Ben", "owl"), e.Moved(1, BEN), e.Stood(1),
    e.Arranged(1, "greedy"), e.Preferred(1, "colours", "red"),
    next(entry for entry in begun(BOOKS[1]).entries() if isinstance(entry, e.Begun)),
    e.Chose(1, "3"), e.Chose(1, "3", "bot"), e.Chose(1, "3", "clock"), e.Shut(1), e.Wished(1, 0), e.Answered(1, True),
    e.Answered(1, False), e.Undone(1, 0), e.Said(1, "hi"), e.Muted(1, 0, True), e.Left(1), e.Returned(1),
    e.Replaced(1, "greedy"), e.Removed(1, "greedy"), e.Woke(), e.Rematched("other"), e.Closed(),
]  # fmt: skip
"""Entries of every kind, about seat 1."""


def told(entry: e.AnyTableEvent) -> Message | None:
    return SAID[type(entry)](entry).message


def test_every_kind_is_told_or_is_known_to_be_untold() -> None:
    kinds = set(get_args(e.AnyTableEvent))
    assert {type(entry) for entry in EVERY} == set(SAID) == kinds
    assert {SAID[type(entry)](entry).what for entry in EVERY} == set(get_args(m.What))
    assert {SAID[type(entry)](entry).what for entry in EVERY if told(entry) is None} == NO_SENTENCE


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_can_be_said_in_every_language(language: str) -> None:
    texts = "".join(path.read_text() for path in files_in(language))
    translator = Translator(Catalogue(language, strict=True), ["Anna", "Ben"])
    messages = [message for entry in EVERY if (message := told(entry)) is not None]
    assert [each.key for each in messages if not re.search(rf"^{each.key} =", texts, re.MULTILINE)] == []
    said = [translator.say(message) for message in messages]
    assert len(set(said)) == len(said) == 15
    assert all(("Ben" in sentence) == bool(message.args) for sentence, message in zip(said, messages, strict=True))


def test_an_answer_and_a_late_choice_have_sentences_of_their_own() -> None:
    keys = [message and message.key for message in map(told, (e.Answered(1, True), e.Answered(1, False)))]
    assert keys == ["page-line-agreed", "page-line-declined"]
    assert [told(e.Chose(1, "3", by)) for by in ("person", "bot", "clock")] == [
        None, None, Message("page-line-late", {"seat": 1}),
    ]  # fmt: skip


def hear(played: Played, entry: e.AnyTableEvent) -> list[m.Happening | None]:
    """What the host, the person of seat 1 and a spectator hear of it."""
    return [happening_of(played.table, entry, guest) for guest in (HOST, BEN, STRANGER)]


@pytest.mark.parametrize("entry", [e.Left(1), e.Returned(1)], ids=["left", "returned"])
def test_coming_and_going_is_news_to_the_others_alone(entry: e.Left | e.Returned) -> None:
    heard = hear(begun(BOOKS[1]), entry)
    assert [each and (each.seat, bool(each.message)) for each in heard] == [(1, True), (1, False), (1, True)]


def test_what_somebody_may_not_hear_has_no_message_either() -> None:
    played = begun(BOOKS[1])
    played.do(HOST, m.Mute("c", 0, 1))
    said = m.Happening("said", 1, "Ben", text="hi")
    assert hear(played, e.Said(1, "hi", name="Ben")) == [None, said, said]
    assert hear(played, e.Muted(1, 0, True)) == [None, m.Happening("muted", 1, other=0, agrees=True), None]


def test_a_choice_that_was_taken_back_is_not_told_to_have_been_late() -> None:
    played = begun(BOOKS[1], people={0: HOST})
    played.happen(e.Chose(0, played.choices(0)[0], "clock"), e.Chose(1, played.choices(1)[0], "bot"))
    number = played.table.number - 1
    late = [lines(played.table, Eyes(HOST, 0), number - 1)[0].happening]
    played.happen(e.Undone(0, 0))
    late.append(lines(played.table, Eyes(HOST, 0), number - 1)[0].happening)
    message = Message("page-line-late", {"seat": 0})
    assert late == [m.Happening("chose", 0, by="clock", message=message), None]


def test_what_is_not_told_takes_no_room_on_the_wire() -> None:
    assert b"message" not in m.encode(m.Happening("chose", 0, by="bot"))
    assert m.encode(SAID[e.Woke](e.Woke())) == b'{"what":"woke","message":{"key":"page-line-woke"}}'
