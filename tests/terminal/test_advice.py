"""Hints at the terminal: in every language, by what lies open or by all that could be known, in play and replayed."""

import pytest
from rich.console import RenderableType

from terminal.tables import begin, go_on
from witching.cli.shelf import SHELF, face_of
from witching.core.refusal import Refused
from witching.core.replay import OPEN, Replay
from witching.core.rng import Rng
from witching.i18n import LANGUAGES, Catalogue
from witching.terminal.advice import hint_page, replay_page, say_margin
from witching.terminal.table import Table
from witching.terminal.voice import Voice

GAMES = sorted(SHELF)


def voice_in(language: str) -> Voice:
    return Voice(Catalogue(language, strict=True)).at_table("ru", ["Anna", "Ben", "Cem"])


def lines(shown: list[RenderableType]) -> list[str]:
    return [str(each) for each in shown]


def hinted(table: Table, language: str = "en") -> list[str]:
    return lines(hint_page(table, table.due[0], face_of(table.game.name), voice_in(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_said_in_every_language(game: str, language: str) -> None:
    table, voice = go_on(begin(game, 3), 20, Rng(3)), voice_in(language)
    told = hinted(table, language)
    assert told[0] == voice.text("reasons-title-open")
    assert told[3].startswith("1 ")
    assert told[4].startswith("  · ")
    assert not [line for line in told if "reasons-" in line]


def test_G_MEMORY_a_hint_says_what_it_goes_by() -> None:
    assert "by what lies open" in hinted(begin("glastonbury", 2))[0]
    for options in ({"memory": "open"}, {"memory": "assisted"}):
        assert "by all that could be known" in hinted(begin("glastonbury", 2, **options))[0]
    some = begin("glastonbury", 2, memory="assisted", assisted=[1], first_seat=0)
    assert "by what lies open" in hinted(some)[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_says_what_a_bot_would_have_done_for_all_that_were_to_choose(game: str) -> None:
    replay, face = Replay(SHELF[game], go_on(begin(game, 2), 5000, Rng(6)).record()), face_of(game)
    due = replay.chronicle(0).position.to_act()
    names = [voice_in("en").name(seat) for seat in due]
    told = lines(replay_page(replay, 0, OPEN, face, voice_in("en")))
    assert [line for line in told if line in ("Anna", "Ben")] == names
    own = lines(replay_page(replay, 0, str(due[0]), face, voice_in("en")))
    assert [line for line in own if line in ("Anna", "Ben")] == names[:1]
    with pytest.raises(Refused, match="reasons-nobody"):
        replay_page(replay, replay.last, OPEN, face, voice_in("en"))


def test_nothing_is_said_of_a_game_that_is_not_over() -> None:
    replay = Replay(SHELF["glastonbury"], go_on(begin("glastonbury", 2, memory="open"), 9, Rng(6)).record())
    with pytest.raises(Refused, match="reasons-not-over"):
        replay_page(replay, 0, "table", face_of("glastonbury"), voice_in("en"))


def test_a_margin_is_written_as_the_language_writes_it() -> None:
    assert say_margin(3.2, voice_in("en")) == "about +3.2 points"
    assert say_margin(-0.5, voice_in("de")) == "etwa \N{MINUS SIGN}0,5 Punkte"
    assert say_margin(0.0, voice_in("en")) == "about level"
