"""Law 5: every game ends within its bound; cards and tokens are conserved at every step."""

from hypothesis import strategies as st

from witching.core.rng import Rng
from witching.testing.book import Cases
from witching.testing.draws import SEEDS
from witching.testing.play import whole_plays
from witching.testing.trying import law


@law()
def test_every_game_ends_within_its_bound(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(whole_plays(cases))
    assert play.now().is_over()
    cases.book.check_length(play.start, play.log)


@law()
def test_cards_are_conserved_at_every_step(cases: Cases, data: st.DataObject) -> None:
    for position in data.draw(whole_plays(cases)).moments():
        cases.book.check_conserved(position)


@law()
def test_a_playout_ends_with_a_cause_that_has_a_name(cases: Cases, data: st.DataObject) -> None:
    seed = data.draw(SEEDS)
    position = data.draw(cases.any()).deal(seed)
    assert position.ending() == 0
    assert position.playout(Rng(seed)) > 0
    assert 0 < position.ending() < len(cases.game.endings)
    cases.book.check_conserved(position)
