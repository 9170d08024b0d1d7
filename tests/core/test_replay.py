"""A record can be seen by the viewers it allows, and by no others."""

from typing import Any

import pytest

from terminal.tables import begin, go_on
from witching.cli.games import ALL_GAMES
from witching.core.refusal import Refused
from witching.core.replay import OPEN, TABLE, Replay
from witching.core.rng import Rng
from witching.core.viewers import Hindsight, OpenBook, Seated, Spectator
from witching.games.glastonbury.view import GlastonburyView

GAMES = sorted(ALL_GAMES)


def replay_of(game: str, steps: int, **options: Any) -> Replay:
    table = go_on(begin(game, 3, **options), steps, Rng(8))
    return Replay(ALL_GAMES[game], table.record())


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_what_the_seat_saw_then(game: str) -> None:
    replay, table = replay_of(game, 1000), begin(game, 3)
    rng, seen = Rng(8), [[table.view(Seated(seat)) for seat in range(3)]]
    while not table.is_over:
        told = table.events
        go_on(table, 1, rng)
        if table.events > told:
            seen.append([table.view(Seated(seat)) for seat in range(3)])
    assert replay.last == len(seen) - 1
    for moment, views in enumerate(seen):
        position = replay.event_log(moment).position
        assert [ALL_GAMES[game].view(position, Seated(seat)) for seat in range(3)] == views


@pytest.mark.parametrize("game", GAMES)
def test_the_news_of_all_moments_are_the_whole_story_once(game: str) -> None:
    replay = replay_of(game, 1000)
    numbers = [event.number for moment in range(replay.last + 1) for event in replay.news(moment, TABLE)]
    assert numbers == list(range(len(numbers)))
    assert numbers
    assert all(replay.news(moment, OPEN) for moment in range(replay.last + 1))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eyes", [OPEN, TABLE, "0", "2"])
def test_the_scenes_are_the_moments_one_after_the_other(game: str, eyes: str) -> None:
    replay = replay_of(game, 1000)
    scenes = list(replay.scenes(eyes))
    assert len(scenes) == replay.last + 1
    for moment, scene in list(enumerate(scenes))[:: max(1, replay.last // 7)]:
        event_log = replay.event_log(moment)
        assert scene.view == ALL_GAMES[game].view(event_log.position, replay.viewer(event_log, eyes))
        assert scene.events == replay.news(moment, eyes)


def test_a_scene_names_everybody_whose_choice_made_it() -> None:
    """I-CAST: all point at once; nobody has chosen before the deal."""
    scenes = list(replay_of("incantibus", 1000).scenes(TABLE))
    assert scenes[0].seats == []
    assert [0, 1, 2] in [scene.seats for scene in scenes]


def test_the_scene_of_a_game_from_memory_is_its_present_and_all_that_may_be_told() -> None:
    """G-MEMORY, R-MEMORY-1."""
    replay = replay_of("glastonbury", 9, memory="strict")
    (scene,) = replay.scenes(TABLE)
    assert scene.events == replay.news(0, TABLE)


def test_something_happens_at_every_moment_but_not_at_every_choice() -> None:
    """I-CAST: a sealed choice is not a moment by itself."""
    replay = replay_of("incantibus", 1000)
    assert replay.last < len(replay.record.actions)


def test_the_open_eyes_see_what_no_seat_saw() -> None:
    """G-MEMORY: all cauldrons, at every moment of a finished game."""
    replay = replay_of("glastonbury", 1000)
    middle = replay.event_log(replay.last // 2)
    opened = ALL_GAMES["glastonbury"].view(middle.position, replay.viewer(middle, OPEN))
    assert isinstance(opened, GlastonburyView)
    assert all(seat.cards is not None for seat in opened.seats)
    assert isinstance(replay.viewer(middle, OPEN), Hindsight)
    assert isinstance(replay.viewer(replay.event_log(replay.last), OPEN), OpenBook)


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_game_is_seen_as_the_table_sees_it(game: str) -> None:
    replay = replay_of(game, 9)
    assert replay.eyes == [TABLE]
    for eyes in (OPEN, "0", "1", "7", "anna"):
        with pytest.raises(Refused) as refused:
            replay.check_eyes(eyes)
        assert refused.value.refusal.message.key == "core-refusal-eyes"


@pytest.mark.parametrize(("memory", "moments"), [("strict", 1), ("assisted", 1), ("open", 10)])
def test_an_unfinished_game_shows_no_more_than_its_memory(memory: str, moments: int) -> None:
    """G-MEMORY, R-MEMORY-1: stepping back brings no covered card back."""
    replay = replay_of("glastonbury", 9, memory=memory)
    assert replay.last + 1 == moments
    table = go_on(begin("glastonbury", 3, memory=memory), 9, Rng(8))
    if moments == 1:
        assert replay.news(0, TABLE) == table.told_to(Spectator())


def test_a_casting_that_is_not_over_stays_sealed() -> None:
    """I-HIDDEN: one seat has pointed, the others have not."""
    replay = replay_of("incantibus", 1)
    table = begin("incantibus", 3)
    assert replay.news(replay.last, TABLE) == table.told_to(Spectator())


@pytest.mark.parametrize("game", GAMES)
def test_every_event_names_its_rules(game: str) -> None:
    from witching.rulebook import read_rules

    rules = read_rules(game, "en")
    for seed in range(12):
        table = go_on(begin(game, 2 + seed % 3, seed), 1000, Rng(seed))
        for event in table.told_to(Spectator()):
            assert event.rules
            assert set(event.rules) <= set(rules)


def test_I_SETUP_what_is_laid_out_at_first_is_laid_out_by_the_set_up() -> None:
    """I-NEXT, I-FINAL: the same things happen later under other rules."""
    table = begin("incantibus", 3, expert=True)
    assert {rule for event in table.told_to(Spectator()) for rule in event.rules} == {"I-SETUP"}
    cited: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(6):
        for event in go_on(begin("incantibus", 2, seed), 1000, Rng(seed)).told_to(Spectator()):
            cited.setdefault(event.message.key.removeprefix("incantibus-event-"), set()).add(event.rules)
    assert cited["room"] == {("I-SETUP",), ("I-NEXT",)}
    assert cited["sorcerer-up"] == {("I-SETUP",), ("I-NEXT",), ("I-FINAL",)}
    assert ("I-SPELL-FORTUNA",) in cited["gain"]
    assert ("I-SPELL", "I-SPELL-OCULUS") in cited["cast"]
