"""Hints at the terminal: in every language, by what is visible or all that could be known, in play and in replays."""

import pytest
from rich.console import RenderableType

from terminal.tables import begin, go_on
from witching.bots.advice import MOST
from witching.cli.games import ALL_GAMES, renderer_of
from witching.core.advice import Advice
from witching.core.refusal import Refused
from witching.core.replay import OPEN, Replay
from witching.core.rng import Rng
from witching.i18n import LANGUAGES, Catalogue
from witching.terminal.advice import hint_page, replay_page
from witching.terminal.answers import Chosen, read_answer
from witching.terminal.local_game import LocalGame
from witching.terminal.ranking import say_ends, say_rank
from witching.terminal.translator import Translator

GAMES = sorted(ALL_GAMES)


def translator_in(language: str) -> Translator:
    return Translator(Catalogue(language, strict=True)).at_table("ru", ["Anna", "Ben", "Cem"])


def lines(shown: list[RenderableType]) -> list[str]:
    return [str(each) for each in shown]


def hinted(table: LocalGame, language: str = "en") -> list[str]:
    return lines(hint_page(table, table.due[0], renderer_of(table.game.name), translator_in(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_said_in_every_language(game: str, language: str) -> None:
    table, translator = go_on(begin(game, 3), 20, Rng(3)), translator_in(language)
    told = hinted(table, language)
    assert told[0] == translator.text("reasons-title-open")
    assert told[1] == f"{translator.text('terminal-hint-typed')} {translator.text('reasons-margin')}"
    assert told[4].startswith("   · ")
    assert not [line for line in told if "reasons-" in line]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_stands_before_a_hinted_choice_chooses_it(game: str) -> None:
    """Even if it is not the first of the list, or is not listed but can be typed."""
    typed: set[str] = set()
    for step in range(0, 60, 4):
        table = go_on(begin(game, 3), step, Rng(step))
        options = renderer_of(game).wording.choices(table.view(table.viewer(table.due[0])), table.due[0])
        for line in hinted(table)[3:]:
            if not line.startswith("   "):
                word, said = line.split(maxsplit=1)
                answer = read_answer(word, options, translator_in("en"))
                assert isinstance(answer, Chosen)
                [chosen] = [option for option in options if option.action == answer.action]
                assert said.startswith(translator_in("en").say(chosen.said))
                typed.add(word)
    assert len(typed) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_that_can_be_told_has_a_rank_of_its_own(language: str) -> None:
    assert len({say_rank(index, translator_in(language)) for index in range(MOST)}) == MOST


def test_G_MEMORY_a_hint_says_what_it_goes_by() -> None:
    assert "by what is visible" in hinted(begin("glastonbury", 2))[0]
    for memory in ("open", "assisted"):
        assert "by everything that could be known" in hinted(begin("glastonbury", 2, memory=memory))[0]
    some = begin("glastonbury", 2, memory="assisted", assisted=[1], first_seat=0)
    assert "by what is visible" in hinted(some)[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_says_what_a_bot_would_have_done_for_all_that_were_to_choose(game: str) -> None:
    replay, renderer = Replay(ALL_GAMES[game], go_on(begin(game, 2), 5000, Rng(6)).record()), renderer_of(game)
    due = replay.event_log(0).position.to_act()
    names = [translator_in("en").name(seat) for seat in due]
    told = lines(replay_page(replay, 0, OPEN, renderer, translator_in("en")))
    assert [line for line in told if line in ("Anna", "Ben")] == names
    assert not [line for line in told if line.strip()[:1].isdecimal()]  # a number typed there is a moment
    own = lines(replay_page(replay, 0, str(due[0]), renderer, translator_in("en")))
    assert [line for line in own if line in ("Anna", "Ben")] == names[:1]
    chosen = [line for line in told if line.startswith("Chosen: ")]
    actions = dict(replay.record.actions[: len(due)])
    options = {seat: renderer.wording.choices(replay.question(0, seat).view, seat) for seat in due}
    said = {seat: next(each.said for each in options[seat] if each.action == actions[seat]) for seat in due}
    assert chosen == [f"Chosen: {translator_in('en').say(said[seat])}" for seat in due]
    with pytest.raises(Refused, match="reasons-nobody"):
        replay_page(replay, replay.last, OPEN, renderer, translator_in("en"))


def test_nothing_is_said_of_a_game_that_is_not_over() -> None:
    replay = Replay(ALL_GAMES["glastonbury"], go_on(begin("glastonbury", 2, memory="open"), 9, Rng(6)).record())
    with pytest.raises(Refused, match="reasons-not-over"):
        replay_page(replay, 0, "table", renderer_of("glastonbury"), translator_in("en"))


def ends(language: str, *margins: float) -> list[str]:
    return say_ends([Advice(0, margin, []) for margin in margins], translator_in(language))


def test_the_best_choice_says_how_it_may_end_and_the_others_how_much_less_they_bring() -> None:
    assert ends("en", 3.2, 2.1, 3.2) == [
        "you may end about 3.2 points ahead",
        "1.1 points less",
        "about as many points",
    ]
    assert ends("de", -0.5, -9.0) == ["am Ende vielleicht etwa 0,5 Punkte zurück", "8,5 Punkte weniger"]
    assert ends("en", 0.0) == ["you may end about level"]


def test_less_than_half_a_point_tells_no_choice_from_another() -> None:
    told = [ends("en", 2.4, margin)[1] for margin in (1.9, 2.0, 2.4, 2.8, 2.9)]
    assert told == ["0.5 points less", *["about as many points"] * 3, "0.5 points more"]


@pytest.mark.parametrize("game", GAMES)
def test_where_there_is_one_choice_no_points_are_told(game: str) -> None:
    table, rng = begin(game, 2), Rng(4)
    while table.is_over or len(table.legal(table.due[0])) > 1:
        table = begin(game, 2, seed=rng.below(1000)) if table.is_over else go_on(table, 1, rng)
    told = hinted(table)
    assert told[1] == ""
    assert told[-1] == "   · there is nothing else to do here"
    assert "points" not in told[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_no_points_where_there_was_one_choice(game: str) -> None:
    replay = Replay(ALL_GAMES[game], go_on(begin(game, 3), 5000, Rng(8)).record())
    positions = [replay.event_log(moment).position for moment in range(replay.last)]
    alone = [[len(each.legal(seat)) for seat in each.to_act()] == [1] for each in positions].index(True)
    told = lines(replay_page(replay, alone, OPEN, renderer_of(game), translator_in("en")))
    assert "   · there is nothing else to do here" in told
    assert not [line for line in told if "points" in line.lower() or "best comes" in line]
