"""What a game counts about itself: the same things for every game with the same options, and nothing twice."""

from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from witching.core.message import Message
from witching.core.statistics import Measure, Tally
from witching.i18n import Catalogue
from witching.i18n.texts import LOCALE
from witching.terminal.translator import Translator
from witching.testing.book import Cases
from witching.testing.draws import SEEDS
from witching.testing.play import Play, make_play, whole_plays
from witching.testing.trying import law


def counted(play: Play) -> list[Tally]:
    return play.case.game.statistics(play.start, play.log)


@cache
def english(locale: Path) -> Catalogue:
    return Catalogue("en", strict=True, folders=[LOCALE, locale])


@law()
def test_the_same_things_are_counted_in_every_game(cases: Cases, data: st.DataObject) -> None:
    case = data.draw(cases.any())
    one, other = (
        [(tally.chapter, tally.key, tally.name) for tally in counted(make_play(case, data.draw(SEEDS)))] for _ in "12"
    )
    assert one == other
    assert len({(chapter, key) for chapter, key, _ in one}) == len(one) > 0


@law()
def test_every_tally_has_a_number_for_each_seat(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(whole_plays(cases))
    for tally in counted(play):
        size = play.start.seats if tally.chapter.measure.is_by_seat else 1
        assert len(tally.times) == len(tally.points) == len(tally.helped) == size
        assert min(tally.times) >= 0


@law()
def test_every_seat_has_one_lot_of_a_chapter_and_its_points(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(whole_plays(cases))
    points = [play.now().points(seat) for seat in range(play.start.seats)]
    lots = [tally for tally in counted(play) if tally.chapter.measure == Measure.LOTS]
    for chapter in {tally.chapter for tally in lots}:
        members = [tally for tally in lots if tally.chapter == chapter]
        assert [sum(times) for times in zip(*(tally.times for tally in members), strict=True)] == [1] * len(points)
        assert [sum(brought) for brought in zip(*(tally.points for tally in members), strict=True)] == points


@law()
def test_counting_leaves_the_start_as_it_was(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(whole_plays(cases))
    before = play.start.to_bytes()
    assert counted(play) == counted(play)
    assert play.start.to_bytes() == before


@law(weight=1 / 4)
def test_chapters_and_things_have_names(cases: Cases, data: st.DataObject) -> None:
    catalogue = english(cases.book.locale)
    for tally in counted(make_play(data.draw(cases.any()), 1)):
        assert catalogue.say(tally.chapter.title)
        assert Translator(catalogue).say(tally.name) if isinstance(tally.name, Message) else tally.name
