"""Where a game has no reason against an illegal choice, the server still does not carry it out."""

import pytest

from laws.cases import every_book
from server.tables import ALL_GAMES, HOST, Played, begun, everything
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.state import Table
from witching.testing.book import Book
from witching.testing.laws.refusal import UNEXPLAINED, mute


def faulty(book: Book) -> Played:
    """A table in the middle of a game, whose rules give no reason for a refusal."""
    played = begun(book, seats=3, people={0: HOST})
    played.play_on(Rng(3), 4)
    while 0 not in played.table.due:
        played.play_on(Rng(3), 1)
    silent = {name: mute(game) for name, game in ALL_GAMES.items()}
    table = Table(played.table.id, silent)
    for entry in played.table.log:
        table.apply(entry)
    played.table = table
    return played


def illegal_of(played: Played) -> list[str]:
    """Every choice that can be written and that seat 0 may not make now."""
    game, found = played.table.game, []
    for action in range(game.actions):
        try:
            found.append(game.write(game.parse(game.write(action))))
        except Refused:  # one that no notation parses to
            continue
    return [text for text in found if text not in played.choices(0)]


@every_book
def test_what_is_not_in_the_list_is_refused_to_people(book: Book) -> None:
    played = faulty(book)
    asked = [m.Choose("c", 0, text, played.table.moment) for text in illegal_of(played)]
    assert {played.refuses(HOST, ask) for ask in asked} == {UNEXPLAINED}


@every_book
def test_what_is_not_in_the_list_is_not_carried_out_for_a_bot_or_from_a_log(book: Book) -> None:
    played = faulty(book)
    before = everything(played.table)
    for by in ("person", "bot", "clock"):
        for text in illegal_of(played):
            with pytest.raises(Refused):
                played.table.apply(e.LogEntry(played.table.number + 1, played.now, e.Chose(0, text, by)))
    assert everything(played.table) == before


@every_book
def test_what_is_in_the_list_is_chosen(book: Book) -> None:
    played = faulty(book)
    played.choose(0)
    assert isinstance(played.entries()[-1], e.Chose)


@every_book
def test_a_choice_is_read_once(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    played, read = faulty(book), list[str]()
    parse, chosen = played.table.game.parse, played.choices(0)[-1]
    played.refuses(HOST, m.Choose("c", 0, illegal_of(played)[0], played.table.moment))

    def noting(text: str) -> int:
        read.append(text)
        return parse(text)

    monkeypatch.setattr(played.table.game, "parse", noting)
    played.choose(0, chosen)
    assert read == [chosen]
