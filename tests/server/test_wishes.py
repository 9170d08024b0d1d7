"""What a wish to take back reveals, and what may be taken back without asking: no more than the table shows."""

from collections.abc import Iterator, Mapping

import pytest

from laws.cases import BOOKS
from laws.glastonbury_worlds import mine
from server.secrecy import STRANGER, Company, one_each, table_of
from witching.core.message import Message
from witching.core.viewers import Spectator
from witching.server.table import events as e
from witching.server.table.state import Table
from witching.server.table.visibility import UNTOLD, Eyes, open_state, picture
from witching.testing.book import Book, Case
from witching.testing.play import make_play

GLASTONBURY, GOOFSPIEL, INCANTIBUS = BOOKS
STRICT, OPEN = ({"seats": 2, "memory": memory} for memory in ("strict", "open"))


def wishes(book: Book, options: Mapping[str, object]) -> Iterator[tuple[Table, Message, int]]:
    """Wishes at many moments of some games, by seats that chose last and by others."""
    case = Case(book, options)
    for seed in range(20):
        play = make_play(case, seed, moment=45 * seed + 80)
        company = one_each(play.start.seats)
        match = table_of(case, play.world, company).match
        assert match is not None
        for seat in range(play.start.seats if not match.is_over else 0):
            step = match.last_moment_of(seat)
            if step is not None:
                table = table_of(case, play.world, company, after=[e.Wished(seat, step)])
                wish = picture(table, Eyes(STRANGER, None), lambda *_: "").table.wish
                assert wish is not None
                action = [action for each, action in match.log[: match.moment] if each == seat][-1]
                yield table, wish.choice, action


def told(table: Table) -> list[Message]:
    assert table.match is not None
    return [event.message for event in table.match.told_to(Spectator())]


def test_where_nothing_expires_the_choice_is_named_as_it_was_made() -> None:
    for book, options in ((INCANTIBUS, {"seats": 2}), (GLASTONBURY, OPEN), (GOOFSPIEL, {})):
        found = list(wishes(book, options))
        assert found
        assert all(choice == book.game.say_action(action) for _, choice, action in found)


def test_where_cards_are_covered_a_wish_tells_no_more_than_the_story() -> None:
    """G-MEMORY: the cell of a card expires with its name; a wish names only the cell of the last choice."""
    late = 0
    for table, choice, action in wishes(GLASTONBURY, STRICT):
        if choice == GLASTONBURY.game.say_action(action):
            assert table.match is not None
            assert table.match.log[-1][1] == action
            cells = {message.args.get("cell") for message in told(table)}
            assert choice.args.get("cell") in {*cells, None}
        else:
            late += 1
            assert choice in told(table)
    assert late > 5


@pytest.mark.parametrize("spectators", ["none", "after"])
def test_who_sees_nothing_of_a_game_hears_of_no_choice(spectators: str) -> None:
    case = Case(GLASTONBURY, STRICT)
    play = make_play(case, 1, moment=200)
    seat = play.log[-1][0]
    company = Company(("guest-0", "guest-1"), "host", spectators)  # type: ignore[arg-type]
    match = table_of(case, play.world, company).match
    assert match is not None
    table = table_of(case, play.world, company, after=[e.Wished(seat, match.last_moment_of(seat) or 0)])
    for guest in (STRANGER, "host"):
        wish = picture(table, Eyes(guest, None), lambda *_: "").table.wish
        assert wish is not None
        assert wish.choice == UNTOLD
    assert open_state(table).wish == wish
    asked = picture(table, Eyes("guest-0", 0), lambda *_: "").table.wish
    assert asked is not None
    assert asked.choice == case.game.say_action(play.log[-1][1])


def test_a_covered_card_that_came_to_light_is_not_looked_at_for_free() -> None:
    """G-VANESCO: a card that vanished under the pile is turned up again. A perfect memory knew it; where covered cards
    stay hidden, taking back at once would be a way to look."""
    free = {"strict": 0, "open": 0}
    found = 0
    for seed in range(120):
        for options in (STRICT, OPEN):
            case = Case(GLASTONBURY, options)
            play = make_play(case, seed)
            for number in turned_up_again(case, seed):
                table = table_of(case, (play.start, play.log[: number + 1]), one_each(2))
                assert table.match is not None
                found += 1
                free[str(options["memory"])] += table.match.is_free_to_take_back(play.log[number][0], number)
        if found > 12:
            break
    assert found > 12
    assert free["strict"] == 0
    assert free["open"] > 0


def turned_up_again(case: Case, seed: int) -> Iterator[int]:
    """The numbers of the choices that turned up a card which had vanished under the pile before."""
    play = make_play(case, seed)
    position = mine(play.start).copy()
    for number, (seat, action) in enumerate(play.log):
        before = position.copy()
        position.apply_unchecked(seat, action)
        if before.unseen_end <= before.pile_first < position.pile_first and not position.is_over():
            yield number
