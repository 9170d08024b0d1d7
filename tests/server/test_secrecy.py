"""Law 2 over the bytes that the server sends.

The deal's commitment is a hash with a salt that nobody knows before the end: it differs from world to world and reveals
nothing. So it is blotted out before two worlds are compared (`evidence.masked`), both worlds get the same salt, and a
separate test checks that no message holds the salt before the end.

What is right at a moment is less than what was right along the way, so there are two laws. What a viewer gets *now*
(welcome, resume since any line, answers, hints) is the same in every world that looks the same now: a card that has
been covered is no longer shown. What a device gets *along the way* is the same in every world that differs only in what
its seat has never seen; the last of these messages also in every world that looks the same now and did before it.
"""

from typing import Any

import msgspec
import pytest
from hypothesis import assume
from hypothesis import strategies as st

from laws.cases import every_book, law
from server.secrecy import (
    SALT,
    Company,
    alike,
    companies,
    first_difference,
    happened,
    numbered,
    one_each,
    other_table,
    table_of,
)
from witching.core.record import commit
from witching.core.rng import Rng
from witching.server.leakcheck import viewer_output
from witching.server.table import events as e
from witching.server.table import visibility
from witching.server.table.state import Table, fold
from witching.server.table.visibility import Eyes
from witching.testing.book import Book, Case, Cases, World
from witching.testing.draws import SEEDS
from witching.testing.play import Play, make_play, plays, running_plays, whole_plays


class Watched:
    """A table, and one of its viewers."""

    def __init__(self, data: st.DataObject, play: Play) -> None:
        self.case, self.play = play.case, play
        self.company = data.draw(companies(play.start.seats, len(play.log)))
        self.eyes = data.draw(st.sampled_from(self.company.eyes()))
        self.table = table_of(play.case, play.world, self.company)
        self.rng = Rng(data.draw(SEEDS))

    def other(self) -> Table:
        """The table in another world that looks the same now."""
        return other_table(self.case, self.play.world, self.company, self.table, self.eyes, self.rng)


# ---- now


@every_book
def test_nobody_can_tell_two_worlds_apart(book: Book) -> None:
    """The law below in short."""
    case = Case(book, next(iter(book.quick.values())))
    for moment in (100, 600, 900, 1000):
        play = make_play(case, moment, moment=moment)
        company = one_each(play.start.seats)
        table = table_of(case, play.world, company)
        for eyes in company.eyes():
            other = other_table(case, play.world, company, table, eyes, Rng(moment))
            assert alike(table, other, eyes) == "", eyes


@pytest.mark.slow
@law()
def test_what_a_viewer_gets_now_is_the_same_in_every_world_that_looks_the_same(
    cases: Cases, data: st.DataObject
) -> None:
    watched = Watched(data, data.draw(plays(cases)))
    assert alike(watched.table, watched.other(), watched.eyes) == ""


@pytest.mark.slow
@law()
def test_resume_since_any_line_is_the_end_of_resume_since_the_first(cases: Cases, data: st.DataObject) -> None:
    """So no part of it says more than the whole, which the law above limits to what is seen now."""
    watched = Watched(data, data.draw(plays(cases)))
    table, eyes = watched.table, watched.eyes
    since = data.draw(st.integers(0, table.number + 1))
    assert visibility.lines(table, eyes, since) == visibility.lines(table, eyes, 0)[since:]
    assert [line.number for line in visibility.lines(table, eyes, 0)] == list(range(1, table.number + 1))


@pytest.mark.slow
@law()
def test_no_line_names_a_card_that_the_view_does_not_show(cases: Cases, data: st.DataObject) -> None:
    watched = Watched(data, data.draw(running_plays(cases)))
    view = visibility.sight(watched.table, watched.eyes)
    told = [event for line in visibility.lines(watched.table, watched.eyes, 0) for event in line.events]
    assert cases.book.named(told) <= (cases.book.shown(view) if view is not None else set())
    assert view is not None or not told


# ---- along the way


@pytest.mark.slow
@law()
def test_what_a_device_got_is_the_same_in_every_world_that_differs_in_what_its_seat_never_saw(
    cases: Cases, data: st.DataObject
) -> None:
    play, rng = data.draw(plays(cases)), Rng(data.draw(SEEDS))
    seat = data.draw(st.integers(0, play.start.seats - 1))
    company, eyes = one_each(play.start.seats), Eyes(f"guest-{seat}", seat)
    other = cases.book.unknown_world(play.world, seat, rng)
    for mine, theirs in zip(
        heard(play.case, play.world, company, eyes), heard(play.case, other, company, eyes), strict=True
    ):
        assert first_difference(mine, theirs) == ""


def heard(case: Case, world: World, company: Company, eyes: Eyes) -> list[bytes]:
    """The welcome to an open table, and every message of news after it."""
    log = numbered(happened(case, world, company))
    table = fold("table", {case.game.name: case.game}, log[:1])
    told = [viewer_output.welcome(table, eyes, 0)]
    for row in log[1:]:
        before = viewer_output.seen(table, eyes)
        table.apply(row)
        told.append(viewer_output.news(table, eyes, before))
    return told


@pytest.mark.slow
@law()
def test_the_last_news_are_the_same_in_every_world_that_looked_the_same_before(
    cases: Cases, data: st.DataObject
) -> None:
    play = data.draw(plays(cases))
    assume(play.log)
    watched = Watched(data, play)
    other, eyes = watched.other(), watched.eyes
    one, two = before_the_last(play.case, watched.table), before_the_last(play.case, other)
    assume(viewer_output.welcome(one, eyes, 0) == viewer_output.welcome(two, eyes, 0))
    mine = viewer_output.news(watched.table, eyes, viewer_output.seen(one, eyes))
    assert first_difference(mine, viewer_output.news(other, eyes, viewer_output.seen(two, eyes))) == ""


def before_the_last(case: Case, table: Table) -> Table:
    """The table as it was before its last line."""
    return fold("table", {case.game.name: case.game}, table.log[:-1])


@pytest.mark.slow
@law()
def test_news_after_news_give_the_picture_of_somebody_who_just_came(cases: Cases, data: st.DataObject) -> None:
    watched = Watched(data, data.draw(plays(cases)))
    log, eyes = watched.table.log, watched.eyes
    table = fold("table", {cases.game.name: cases.game}, log[: data.draw(st.integers(1, len(log)))])
    mine = read(viewer_output.welcome(table, eyes, 0))
    for row in log[table.number :]:
        before = viewer_output.seen(table, eyes)
        table.apply(row)
        merge(mine, read(viewer_output.news(table, eyes, before)))
    fresh = read(viewer_output.welcome(watched.table, eyes, 0))
    assert {part: mine[part] for part in PARTS} == {part: fresh[part] for part in PARTS}


PARTS = ("lines", "table", "you", "view")


def read(message: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(message)
    return found


def merge(mine: dict[str, Any], news: dict[str, Any]) -> None:
    """Merge news as a client does."""
    again = {line["number"]: line for line in news["again"]}
    mine["lines"] = [*(again.get(line["number"], line) for line in mine["lines"]), *news["lines"]]
    for part in ("table", "you", "view"):
        if news[part]:
            mine[part] = {**(mine[part] or {}), **news[part]}


# ---- what was taken back


@pytest.mark.slow
@law()
def test_nothing_is_left_of_what_was_taken_back(cases: Cases, data: st.DataObject) -> None:
    """No line has anything seen of it, and worlds that look the same now give the same bytes."""
    play, rng = data.draw(running_plays(cases)), Rng(data.draw(SEEDS))
    case, company = play.case, one_each(play.start.seats)
    match = table_of(case, play.world, company).match
    assert match is not None
    seat = data.draw(st.integers(0, play.start.seats - 1))
    step = match.last_moment_of(seat)
    assume(step is not None)
    kept = Play(case, play.start, play.log[:step])
    eyes = data.draw(st.sampled_from(company.eyes()))
    undone = [e.Undone(seat, step or 0)]
    table = table_of(case, play.world, company, after=undone)
    viewer = visibility.viewer_of(table, eyes)
    assert viewer is not None
    start, log = case.book.unseen_world(kept.world, viewer, rng)
    assume(is_legal(case, (start, log + play.log[step:])))
    other = table_of(case, (start, log + play.log[step:]), company, after=undone)
    assert alike(table, other, eyes) == ""
    told = [event for line in visibility.lines(table, eyes, 0) for event in line.events]
    assert told == table_of(case, kept.world, company).match.told_to(viewer)  # type: ignore[union-attr]


def is_legal(case: Case, world: World) -> bool:
    """Whether the choices made in one world can be made in this one."""
    position = world[0].copy()
    for seat, action in world[1]:
        if action not in position.legal(seat):
            return False
        position.apply_unchecked(seat, action)
    return True


# ---- commitment and record


@pytest.mark.slow
@law()
def test_the_deal_is_bound_from_the_start_and_opened_at_the_end(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(whole_plays(cases))
    company = data.draw(companies(play.start.seats, len(play.log)))
    stop = data.draw(st.integers(0, len(play.log) - 1))
    eyes = data.draw(st.sampled_from(company.eyes()))
    early, late = (table_of(play.case, (play.start, play.log[:n]), company) for n in (stop, None))
    said = viewer_output.welcome(early, eyes, 0) + viewer_output.answers(early, eyes) + viewer_output.hint(early, eyes)
    assert SALT.encode() not in said
    assert early.record() is None
    assert (SALT.encode() in viewer_output.welcome(late, eyes, 0)) == (visibility.sight(late, eyes) is not None)
    record, state = late.record(), visibility.table_state(late)
    assert record is not None
    assert commit(record.setup, state.salt).sha256 == state.commitment == visibility.table_state(early).commitment
    assert state.commitment == record.commitment.sha256
