"""Alone against bots to the end, with what a screen reader reads."""

import pytest

from page.axe import violations
from page.browser import LOCALES, Visits
from page.player import Player, sit_down, turns
from witching.cli.games import ALL_GAMES
from witching.core.record import read_record
from witching.core.verify import require_right

pytestmark = pytest.mark.slow
FIRST = turns(3, 10)
OTHERS = [(game, language) for game in ALL_GAMES for language in LOCALES if language != "en"]
SPOKEN = [each for each in OTHERS if (each[0] == "glastonbury") == (each[1] in ("ru", "fr"))]
"""Every other language, in one of the games."""


def check_the_score(player: Player, game: str) -> None:
    """The score sheet is readable: lines with their rules; and the record is right."""
    assert player.is_over
    player.sight.wait_for(lambda: len(player.rules) > 5, "the rules of the score")
    origin, _, table = player.page.url.rpartition("/table/")
    record = player.page.request.get(f"{origin}/api/tables/{table}/record")
    require_right(ALL_GAMES[game], read_record(record.body()))


@pytest.mark.parametrize("language", ["en", pytest.param("ru", marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("game", [pytest.param("glastonbury", marks=pytest.mark.all), "incantibus"])
def test_a_whole_game_by_role_and_name(visit: Visits, game: str, language: str) -> None:
    player = sit_down(visit, game, language=language, bots=["greedy"])
    assert player.play() > 5
    check_the_score(player, game)


@pytest.mark.all
def test_the_scoring_aid_can_be_opened_at_the_table(visit: Visits) -> None:
    """G-SCORE, G-OWN, G-IMMUTO."""
    player = sit_down(visit, "glastonbury", language="ru", bots=["greedy"])
    player.wait_for_turn()
    aid = player.page.locator("details", has_text=player.say("core-aid"))
    aid.locator("summary").click()
    for key in ("glastonbury-why-three", "glastonbury-aid-own", "glastonbury-note-immuto"):
        aid.get_by_text(player.say(key)).wait_for()
    assert violations(player.page) == []


@pytest.mark.exhaustive
def test_play_now_leads_to_the_end_of_a_game(visit: Visits) -> None:
    player = Player(visit("/"))
    player.play_now("incantibus")
    assert player.play() > 5
    check_the_score(player, "incantibus")


@pytest.mark.all
@pytest.mark.parametrize(
    ("game", "language"),
    [*SPOKEN, *(pytest.param(*each, marks=pytest.mark.exhaustive) for each in OTHERS if each not in SPOKEN)],
)
def test_the_first_choices_and_the_score_in_the_other_languages(visit: Visits, game: str, language: str) -> None:
    player = sit_down(visit, game, language=language, bots=["greedy"])
    assert player.play(until=lambda: player.turns == FIRST) == FIRST
    player.let_a_bot_play()
    player.wait_for_the_end()
    check_the_score(player, game)
    assert violations(player.page) == []
