"""An illegal choice is never carried out, even if the game has no reason against it: in play, records and arenas."""

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import strategies as st

from laws.cases import law
from terminal.tables import begin, go_on
from witching.arena.bot_match import play_match
from witching.bots.bot import Bot
from witching.cli.games import ALL_GAMES
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.match import Match
from witching.core.record import Record
from witching.core.refusal import Refused
from witching.core.replay import Replay
from witching.core.rng import Rng
from witching.core.verify import verify
from witching.core.viewers import Spectator
from witching.testing.book import Cases
from witching.testing.laws.refusal import UNEXPLAINED, mute
from witching.testing.play import plays, running_plays

SALT = "0" * 32
GAMES = sorted(ALL_GAMES)


@law()
def test_a_course_goes_on_by_what_is_in_the_list_and_by_nothing_else(cases: Cases, data: st.DataObject) -> None:
    play, game = data.draw(plays(cases)), mute(cases.game)
    match = Match(game, play.start, SALT)
    for seat, action in play.log:
        match.choose(seat, action)
    before = (match.log[:], match.events, match.view(Spectator()))
    seat = data.draw(st.integers(0, play.start.seats - 1))
    illegal = sorted(set(range(-1, game.actions + 1)) - set(match.legal(seat)))
    with pytest.raises(Refused) as caught:
        match.choose(seat, data.draw(st.sampled_from(illegal)))
    assert caught.value.refusal.message.key == UNEXPLAINED
    assert (match.log, match.events, match.view(Spectator())) == before


@law()
def test_a_story_goes_on_by_what_is_in_the_list_and_by_nothing_else(cases: Cases, data: st.DataObject) -> None:
    event_log, game = data.draw(running_plays(cases)).told(), mute(cases.game)
    seat = event_log.position.to_act()[0]
    illegal = sorted(set(range(-1, game.actions + 1)) - set(event_log.position.legal(seat)))
    before = (event_log.count(), event_log.position.to_bytes())
    with pytest.raises(Refused):
        game.go_on(event_log, seat, data.draw(st.sampled_from(illegal)))
    assert (event_log.count(), event_log.position.to_bytes()) == before


def altered(game: Game, record: Record, step: int) -> Record:
    """The record with one choice that can be written but could not have been made."""
    position = game.read_setup(record.setup)
    for seat, text in record.actions[:step]:
        game.apply(position, seat, game.parse(text))
    seat = record.actions[step][0]
    illegal = next(text for text in WRITTEN[game.name] if game.parse(text) not in position.legal(seat))
    actions = [*record.actions[:step], (seat, illegal), *record.actions[step + 1 :]]
    return msgspec.structs.replace(record, actions=actions)


WRITTEN = {"glastonbury": ("stay", "walk", "pass"), "incantibus": ("decline", "keep")}


@pytest.mark.parametrize("step", [0, 20])
@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_right_only_by_the_list(game: str, step: int) -> None:
    record = go_on(begin(game, 3), 1000, Rng(8)).record()
    faulty = mute(ALL_GAMES[game])
    wrong = altered(ALL_GAMES[game], record, step)
    verdict = verify(faulty, wrong)
    assert verify(faulty, record).right
    assert (verdict.right, verdict.message.key) == (False, "core-verify-step")
    with pytest.raises(Refused):
        Replay(faulty, wrong)


class Cheat(Bot):
    """Chooses something that is not offered."""

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        return next(action for action in range(game.actions) if action not in choices)


@pytest.mark.parametrize("game", GAMES)
def test_no_bot_of_an_arena_makes_a_choice_that_it_was_not_offered(game: str) -> None:
    position = ALL_GAMES[game].blank({"seats": 2})
    with pytest.raises(Refused) as caught:
        play_match(mute(ALL_GAMES[game]), position, [Cheat(), Cheat()], 1)
    assert caught.value.refusal.message.key == UNEXPLAINED
