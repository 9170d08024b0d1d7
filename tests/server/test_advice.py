"""Advice over HTTP: what a bot would have done, at any moment of a finished game and of no other.

The rating of a choice may depend on how busy the machine is.
"""

import msgspec
import pytest

from server.serving import Server, refusal_of
from server.test_replays import finished
from terminal.tables import begin, go_on
from witching.cli.games import ALL_GAMES
from witching.core.refusal import Refused
from witching.core.replay import Replay
from witching.core.rng import Rng

JSON = {"content-type": "application/json"}


@pytest.mark.slow
def test_of_a_finished_game_any_moment_can_be_asked_about(served: Server) -> None:
    anna, ben = served.guest("Anna"), served.guest("Ben")
    table = finished(served, anna)
    record = ben.get(f"/api/tables/{table}/record").content
    replay = anna.get(f"/api/tables/{table}/replay?eyes=table").json()
    [due] = replay["first"]["view"]["to_act"]
    answer = ben.get(f"/api/tables/{table}/advice?moment=0&seat={due}")
    assert answer.status_code == 200
    told = answer.json()
    offered = [choice["action"] for choice in told["view"]["choices"]]
    assert 1 <= len(told["choices"]) <= 3
    assert all(each["action"] in offered and each["reasons"] for each in told["choices"])
    sent = ben.post(f"/api/replays/advice?moment=0&seat={due}", content=record, headers=JSON)
    assert {**sent.json(), "choices": []} == {**told, "choices": []}
    assert sent.json()["choices"][0]["reasons"]
    for query, status, key in (
        (f"moment=0&seat={1 - due}", 422, "reasons-nobody"),
        ("moment=9999&seat=0", 422, "reasons-nobody"),
        ("moment=0", 400, "server-refusal-number"),
        ("moment=-1&seat=0", 400, "server-refusal-number"),
    ):
        wrong = ben.get(f"/api/tables/{table}/advice?{query}")
        assert (wrong.status_code, refusal_of(wrong)) == (status, key)


@pytest.mark.slow
def test_there_is_no_advice_about_a_game_that_is_not_over(served: Server) -> None:
    anna = served.guest("Anna")
    table = served.open_table(anna, "glastonbury", bots=["random"])
    answer = anna.get(f"/api/tables/{table}/advice?moment=0&seat=0")
    assert (answer.status_code, refusal_of(answer)) == (409, "server-refusal-record")
    record = msgspec.json.encode(go_on(begin("glastonbury", 2, memory="open"), 9, Rng(8)).record())
    sent = anna.post("/api/replays/advice?moment=0&seat=0", content=record, headers=JSON)
    assert (sent.status_code, refusal_of(sent)) == (422, "reasons-not-over")


@pytest.mark.slow
def test_where_nobody_may_watch_advice_is_for_those_who_played(served: Server) -> None:
    anna, ben = served.guest("Anna"), served.guest("Ben")
    table = finished(served, anna, spectators="none")
    answer = ben.get(f"/api/tables/{table}/advice?moment=0&seat=0")
    assert (answer.status_code, refusal_of(answer)) == (403, "server-refusal-record-others")


@pytest.mark.parametrize("game", sorted(ALL_GAMES))
def test_the_knowledge_is_that_of_the_seat_at_the_moment(game: str) -> None:
    """A question about another moment or seat uses what was known there and then."""
    table = begin(game, 3)
    start = table.knowledge(table.due[0])
    replay = Replay(ALL_GAMES[game], go_on(table, 5000, Rng(8)).record())
    asked = replay.question(0, start.seat)
    assert asked.knowledge == start
    with pytest.raises(Refused, match="reasons-nobody"):
        replay.question(replay.last, start.seat)
