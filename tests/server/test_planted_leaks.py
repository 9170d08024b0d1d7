"""The secrecy checks find what they are for: planted leaks, and worlds that do differ."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from laws.cases import BOOKS, every_book
from server.secrecy import Company, alike, happened, one_each, other_table, table_of
from witching.core.match import Match
from witching.core.message import Message
from witching.core.refusal import Refusal
from witching.core.rng import Rng
from witching.core.viewers import Hindsight, Seated
from witching.server import messages as m
from witching.server.bots.request import choice_request
from witching.server.leakcheck import viewer_output
from witching.server.table import events as e
from witching.server.table import visibility
from witching.server.table.state import Table
from witching.server.table.visibility import Eyes
from witching.testing.book import Book, Case
from witching.testing.play import Play, make_play, rare_plays

Plant = Callable[[pytest.MonkeyPatch, Book], None]
GLASTONBURY, GOOFSPIEL, INCANTIBUS = BOOKS


def everything_to_all(patch: pytest.MonkeyPatch, book: Book) -> None:
    patch.setattr(visibility, "viewer_of", lambda table, eyes: Hindsight())


def events_to_all(patch: pytest.MonkeyPatch, book: Book) -> None:
    told = Match.told_to
    patch.setattr(Match, "told_to", lambda self, viewer, since=0: told(self, Hindsight(), since))


def choices_in_lines(patch: pytest.MonkeyPatch, book: Book) -> None:
    said = visibility.SAID | {e.Chose: lambda entry: m.Happening("chose", entry.seat, text=entry.action)}
    patch.setattr(visibility, "SAID", said)


def lengths_of_choices(patch: pytest.MonkeyPatch, book: Book) -> None:
    """Only the size reveals it."""
    said = visibility.SAID | {e.Chose: lambda entry: m.Happening("chose", entry.seat, text=" " * len(entry.action))}
    patch.setattr(visibility, "SAID", said)


def looks_that_do_not_close(patch: pytest.MonkeyPatch, book: Book) -> None:
    patch.setattr(Match, "viewer", lambda self, seat: Seated(seat))


def hints_by_memory(patch: pytest.MonkeyPatch, book: Book) -> None:
    patch.setattr(viewer_output, "hint_request", lambda match, seat: choice_request(match, seat, "greedy"))


def refusals_that_know(patch: pytest.MonkeyPatch, book: Book) -> None:
    refusal = type(book.game).refusal

    def knowing(self: object, position: object, seat: int, action: int) -> Refusal | None:
        found = refusal(self, position, seat, action)  # type: ignore[arg-type]
        return found and Refusal(Message(found.message.key, {"why": hash(position)}))

    patch.setattr(type(book.game), "refusal", knowing)


def deals_in_the_state(patch: pytest.MonkeyPatch, book: Book) -> None:
    state = visibility.table_state

    def telling(table: Table) -> m.TableState:
        deal = next(entry.event for entry in table.log if isinstance(entry.event, e.Begun)).setup.deal
        return replace(state(table), rematch=str(hash(str(deal))))

    patch.setattr(visibility, "table_state", telling)


PLANTED: list[tuple[Plant, Book]] = [
    (everything_to_all, GLASTONBURY),
    (everything_to_all, INCANTIBUS),
    (events_to_all, INCANTIBUS),
    (choices_in_lines, GOOFSPIEL),
    (choices_in_lines, INCANTIBUS),
    (lengths_of_choices, INCANTIBUS),
    (looks_that_do_not_close, GLASTONBURY),
    (looks_that_do_not_close, INCANTIBUS),
    (hints_by_memory, GLASTONBURY),
    (refusals_that_know, GLASTONBURY),
    (deals_in_the_state, GLASTONBURY),
]


@pytest.mark.slow
@pytest.mark.parametrize(("plant", "book"), PLANTED, ids=lambda each: getattr(each, "__name__", ""))
def test_a_planted_leak_is_found(plant: Plant, book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other worlds are made before the leak is planted."""
    case = Case(book, next(iter(book.quick.values())))
    rare = [play for found in rare_plays(case).values() for play in found[:3]]
    pairs = [pair for play in rare for pair in tables(case, play)]
    plant(monkeypatch, book)
    assert any(alike(one, other, eyes) for one, other, eyes in pairs)


def tables(case: Case, play: Play) -> Iterator[tuple[Table, Table, Eyes]]:
    """A game up to a moment, with all looks closed, for everybody: the table, and another that looks the same."""
    seats = play.start.seats
    company = one_each(seats)
    shut = Company(company.guests, company.host, "open", tuple((len(play.log), "shut", seat) for seat in range(seats)))
    table = table_of(case, play.world, shut)
    for eyes in shut.eyes():
        yield table, other_table(case, play.world, shut, table, eyes, Rng(1)), eyes


def test_an_early_salt_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The salt is the same in both worlds: `test_secrecy` looks for it separately."""
    case = Case(GOOFSPIEL, {"seats": 3})
    table = table_of(case, make_play(case, 1, moment=500).world, one_each(3))
    match = table.match
    assert match is not None
    salt = match.commitment.salt.encode()
    assert salt not in viewer_output.welcome(table, Eyes("guest-0", 0), 0)
    monkeypatch.setattr(Match, "is_over", True)
    assert salt in viewer_output.welcome(table, Eyes("guest-0", 0), 0)


@every_book
def test_the_other_worlds_do_differ(book: Book) -> None:
    """Otherwise the laws would show nothing."""
    case = Case(book, next(iter(book.quick.values())))
    plays = [make_play(case, seed, moment=50 * seed) for seed in range(1, 19)]
    company = one_each(plays[0].start.seats)
    changed = 0
    for play in plays:
        table = table_of(case, play.world, company)
        for eyes in company.eyes():
            other = other_table(case, play.world, company, table, eyes, Rng(1))
            changed += [entry.event for entry in other.log] != happened(case, play.world, company)
    assert changed >= len(plays) * len(company.eyes()) / 2
