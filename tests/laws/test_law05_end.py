"""Law 5: every game ends within its bound; cards and tokens are conserved at every step."""

from hypothesis import given
from hypothesis import strategies as st

from laws.book import Case
from laws.cases import every_case
from laws.play import SEEDS, whole_plays
from witching.core.rng import Rng


@every_case
@given(data=st.data())
def test_every_game_ends_within_its_bound(case: Case, data: st.DataObject) -> None:
    play = data.draw(whole_plays(case))
    assert play.now().is_over()
    case.book.check_length(play.start, play.log)


@every_case
@given(data=st.data())
def test_cards_are_conserved_at_every_step(case: Case, data: st.DataObject) -> None:
    for position in data.draw(whole_plays(case)).moments():
        case.book.check_conserved(position)


@every_case
@given(seed=SEEDS)
def test_a_playout_ends_with_a_cause_that_has_a_name(case: Case, seed: int) -> None:
    position = case.deal(seed)
    assert position.ending() == 0
    assert position.playout(Rng(seed)) > 0
    assert 0 < position.ending() < len(case.game.endings)
    case.book.check_conserved(position)
