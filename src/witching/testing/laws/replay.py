"""Law 4: replay equals play; a copied position is not touched by its twin; a used table is as good as a fresh one."""

import msgspec
from hypothesis import strategies as st

from witching.arena.bot_match import play_match
from witching.bots.baseline import RandomBot
from witching.core.record import Player, Record, make_record, read_record, settle, write_record
from witching.core.rng import Rng
from witching.core.verify import replay, verify
from witching.testing.book import Cases
from witching.testing.draws import SEEDS
from witching.testing.play import Play, after, make_play, play_on, plays, whole_plays
from witching.testing.trying import law


def record_of(play: Play) -> Record:
    """The record of a play."""
    now = play.now()
    players = [Player(f"seat {seat}", "random") for seat in range(now.seats)]
    return make_record(play.case.game, now, players, settle(play.start, play.log), "0" * 32)


@law()
def test_a_record_replays_to_the_same_position(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(plays(cases))
    settled = settle(play.start, play.log)
    record = read_record(write_record(record_of(play)))
    assert record == record_of(play)
    position = cases.game.read_setup(record.setup)
    assert position == play.start
    replay(cases.game, record, position)
    assert position == after(play.start, settled)
    if len(settled) == len(play.log):
        assert position.to_bytes() == play.now().to_bytes()


@law()
def test_every_record_is_verified_and_has_the_published_shape(cases: Cases, data: st.DataObject) -> None:
    record = record_of(data.draw(plays(cases)))
    verdict = verify(cases.game, record)
    assert verdict.right, verdict
    msgspec.json.decode(write_record(record), type=cases.game.record_type)


@law()
def test_a_position_remembers_its_set_up(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(plays(cases))
    assert cases.game.write_setup(play.now()) == cases.game.write_setup(play.start)


@law()
def test_a_twin_goes_its_own_way(cases: Cases, data: st.DataObject) -> None:
    now = data.draw(plays(cases)).now()
    before, legal = now.to_bytes(), [now.legal(seat) for seat in range(now.seats)]
    twin = now.copy()
    assert twin == now
    twin.playout(Rng(data.draw(SEEDS)))
    twin.redeal(Rng(data.draw(SEEDS)))
    assert now.to_bytes() == before
    assert [now.legal(seat) for seat in range(now.seats)] == legal


@law()
def test_a_twin_ends_like_its_model(cases: Cases, data: st.DataObject) -> None:
    now, seed = data.draw(plays(cases)).now(), data.draw(SEEDS)
    twin = now.copy()
    assert now.playout(Rng(seed)) == twin.playout(Rng(seed))
    assert twin == now
    assert [twin.points(seat) for seat in range(twin.seats)] == [now.points(seat) for seat in range(now.seats)]


@law()
def test_a_used_table_is_dealt_like_a_fresh_one(cases: Cases, data: st.DataObject) -> None:
    play, seed = data.draw(plays(cases)), data.draw(SEEDS)
    used, fresh = play.now(), play.case.deal(seed)
    used.redeal(Rng(seed))
    assert used == fresh
    assert play_on(cases, used, Rng(seed), "last") == play_on(cases, fresh, Rng(seed), "last")
    assert used == fresh
    assert [used.points(seat) for seat in range(used.seats)] == [fresh.points(seat) for seat in range(fresh.seats)]


@law()
def test_knowledge_comes_back_from_its_bytes(cases: Cases, data: st.DataObject) -> None:
    now, seed = data.draw(plays(cases)).now(), data.draw(SEEDS)
    for seat in range(now.seats):
        knowledge = cases.game.knowledge(now, seat)
        restored = cases.game.restore_knowledge(knowledge.to_bytes())
        assert restored == knowledge
        assert restored.seat == seat
        assert restored.imagine(Rng(seed)) == knowledge.imagine(Rng(seed))


@law()
def test_bots_that_choose_at_random_play_the_playout(cases: Cases, data: st.DataObject) -> None:
    case, seed = data.draw(cases.any()), data.draw(SEEDS)
    matched, played = case.game.blank(case.options), case.game.blank(case.options)
    actions = play_match(cases.game, matched, [RandomBot()] * matched.seats, seed)
    rng = Rng(seed)
    played.redeal(rng)
    assert played.playout(rng) == len(actions)
    assert played == matched


@law(weight=1 / 4)
def test_two_games_of_one_seed_are_one_and_of_two_seeds_two(cases: Cases, data: st.DataObject) -> None:
    case = data.draw(cases.any())
    assert make_play(case, 5).now() == make_play(case, 5).now()
    assert len({make_play(case, seed).now() for seed in range(8)}) > 1


@law()
def test_equal_positions_have_equal_hashes_and_unlike_ones_differ(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(whole_plays(cases))
    moments = list(play.moments())
    assert len(set(moments)) == len(moments)
    assert {hash(moment) for moment in moments} == {hash(moment.copy()) for moment in moments}
