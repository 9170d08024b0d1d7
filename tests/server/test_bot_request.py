"""Questions to bots contain only what their seats know."""

import msgspec
import pytest
from hypothesis import strategies as st

from bots.forgetters import Elephant, Forgetter
from laws.cases import BOOKS, law
from witching.bots.advice import Budget, advise
from witching.core.advice import Advice
from witching.core.match import Match
from witching.core.rng import Rng
from witching.core.viewers import Seated
from witching.server.bots.request import choice_request, hint_request, stand_in_request
from witching.testing.book import Case, Cases, World
from witching.testing.draws import SEEDS
from witching.testing.play import make_play, running_plays

SALT = "5a" * 16
BOTS = {"forgetter": Forgetter, "elephant": Elephant}


def match_of(cases: Cases, world: World) -> Match:
    """A world as a game in play."""
    start, log = world
    match = Match(cases.game, start, SALT)
    for seat, action in log:
        match.choose(seat, action)
    return match


@law()
def test_a_problem_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(cases: Cases, data: st.DataObject) -> None:
    play, rng = data.draw(running_plays(cases)), Rng(data.draw(SEEDS))
    match = match_of(cases, play.world)
    for seat in match.due:
        other = match_of(cases, cases.book.unknown_world(play.world, seat, rng))
        assert msgspec.json.encode(choice_request(other, seat, "greedy")) == msgspec.json.encode(
            choice_request(match, seat, "greedy")
        )


@law()
def test_a_bot_that_forgets_is_asked_the_same_by_a_server_started_again(cases: Cases, data: st.DataObject) -> None:
    """Also in worlds that its seat cannot tell apart; and what is forgotten is never sent to the worker."""
    play, rng = data.draw(running_plays(cases)), Rng(data.draw(SEEDS))
    match, again = match_of(cases, play.world), match_of(cases, play.world)
    for seat in match.due:
        other = match_of(cases, cases.book.unknown_world(play.world, seat, rng))
        bot_request = choice_request(match, seat, "forgetter", BOTS)
        assert choice_request(again, seat, "forgetter", BOTS) == bot_request
        assert choice_request(other, seat, "forgetter", BOTS) == bot_request
        assert bot_request.knowledge == match.left_to(seat, Forgetter.remembers).to_bytes()
        assert choice_request(match, seat, "elephant", BOTS).knowledge == match.knowledge(seat).to_bytes()


def test_what_a_bot_has_forgotten_is_not_sent_to_the_worker() -> None:
    case = next(
        Case(book, options) for book in BOOKS if book.game.name == "glastonbury" for options in book.quick.values()
    )
    match = match_of(case, make_play(case, 4, moment=300).world)
    seat = match.due[0]
    assert choice_request(match, seat, "forgetter", BOTS).knowledge != match.knowledge(seat).to_bytes()


@pytest.mark.parametrize(("memory", "seats"), [("strict", 3), ("assisted", 3), ("assisted", 4), ("open", 2)])
def test_G_IMMUTO_a_person_who_is_late_gets_what_is_preselected(memory: str, seats: int) -> None:
    """All cauldrons are open then, so a bot in their place goes by what they see, whatever it would have forgotten.
    Where nothing is preselected, it may choose anything."""
    book = next(book for book in BOOKS if book.game.name == "glastonbury")
    case, settled = Case(book, {"seats": seats, "recipes": True, "memory": memory}), 0
    for seed in range(12):
        play = make_play(case, seed)
        joins = [number for number, (_, action) in enumerate(play.log) if book.game.write(action).startswith("join")]
        settled += len(joins)
        for number in [*joins, 3]:
            match = match_of(play.case, (play.start, play.log[:number]))
            seat = match.due[0]
            usual = book.game.preselection(match.knowledge(seat))
            assert (usual is not None) is (number in joins)
            for bot in ("greedy", "adept"):
                asked = choice_request(match, seat, bot)
                assert asked.choices == match.legal(seat)
                late = stand_in_request(match, seat, bot)
                assert late == (asked if usual is None else msgspec.structs.replace(asked, choices=[usual]))
    assert settled > 5


@pytest.mark.slow
@law()
def test_a_hint_is_asked_for_by_what_lies_open_now(cases: Cases, data: st.DataObject) -> None:
    """Nor by what the seat once saw, unless it need not remember: worlds that look the same now get the same hint."""
    play, rng = data.draw(running_plays(cases)), Rng(data.draw(SEEDS))
    match = match_of(cases, play.world)
    for seat in match.due:
        other = match_of(cases, alike_for_hints(cases, play.world, match, seat, rng))
        assert msgspec.json.encode(hint_request(other, seat)) == msgspec.json.encode(hint_request(match, seat))


def alike_for_hints(cases: Cases, world: World, match: Match, seat: int, rng: Rng) -> World:
    """A world that must give the same hint: it looks the same now or, for a seat that need not remember, it is the same
    by all that the seat knows."""
    if cases.game.is_strict(match.knowledge(seat)):
        return cases.book.unseen_world(world, Seated(seat), rng)
    return cases.book.unknown_world(world, seat, rng)


@pytest.mark.slow
@law()
def test_advice_is_the_same_in_worlds_that_look_the_same(cases: Cases, data: st.DataObject) -> None:
    """Choices, margins and reasons: none of them depends on covered cards."""
    play, rng = data.draw(running_plays(cases)), Rng(data.draw(SEEDS))
    match = match_of(cases, play.world)
    for seat in match.due:
        other = match_of(cases, alike_for_hints(cases, play.world, match, seat, rng))
        assert advised(other, seat) == advised(match, seat)


def advised(match: Match, seat: int) -> list[Advice]:
    return advise(match.game, match.hint_knowledge(seat), match.legal(seat), Rng(0), Budget(24))


@pytest.mark.slow
@law()
def test_every_question_has_a_chance_of_its_own(cases: Cases, data: st.DataObject) -> None:
    """The seed differs from moment to moment and after a take-back, and nobody without the salt can know it."""
    play = data.draw(running_plays(cases))
    match, seat = match_of(cases, play.world), match_of(cases, play.world).due[0]
    seeds = {choice_request(match, seat, "random").seed}
    match.take_back(seat, match.moment)
    seeds.add(choice_request(match, seat, "random").seed)
    seeds.add(choice_request(Match(cases.game, play.start, "00" * 16), seat, "random").seed)
    assert len(seeds) == 3
