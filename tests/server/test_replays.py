"""Replays over HTTP: a game again, as a viewer saw it then, and never more than that."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from server.client import Device
from server.serving import Server, cookie_of, refusal_of
from terminal.tables import begin, go_on
from witching.cli.games import ALL_GAMES
from witching.core.game import Game
from witching.core.record import Record, read_record, write_record
from witching.core.refusal import Refused
from witching.core.replay import OPEN, TABLE, Replay
from witching.core.rng import Rng
from witching.core.viewers import Seated, Spectator, Viewer
from witching.server.web.replays import RecentReplays, replayed

Json = dict[str, Any]
GAMES = sorted(ALL_GAMES)
SEATS = 3


def told(game: str, steps: int, eyes: str, **options: object) -> Json:
    """A replay as it is sent."""
    record = go_on(begin(game, SEATS, seed=1, **options), steps, Rng(8)).record()
    found: Json = json.loads(msgspec.json.encode(replayed(Replay(ALL_GAMES[game], record), eyes)))
    return found


def merged(answer: Json) -> list[Json]:
    """The view of every moment."""
    views = [answer["first"]["view"]]
    for moment in answer["moments"]:
        views.append(views[-1] | moment["view"])
    return views


def seen_live(game: str, viewer: Viewer) -> list[tuple[Json, list[Json]]]:
    """What a viewer saw and heard at every moment while the same game was played."""
    table, rng, seen, count = begin(game, SEATS), Rng(8), list[tuple[Any, Any]](), 0
    while True:
        if not seen or table.events > count:
            heard = [event for event in table.told_to(viewer, count) if event.message.key]
            seen.append((table.view(viewer), heard))
            count = table.events
        if table.is_over:
            return json.loads(msgspec.json.encode(seen))  # type: ignore[no-any-return]
        go_on(table, 1, rng)


# ---- what is told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eyes", [TABLE, "0", "1", "2"])
def test_eyes_are_told_at_every_moment_what_they_were_told_then(game: str, eyes: str) -> None:
    """G-MEMORY, I-HIDDEN: what a seat saw before it was covered is not in later moments, what others hid in none."""
    answer = told(game, 5000, eyes)
    live = seen_live(game, Spectator() if eyes == TABLE else Seated(int(eyes)))
    assert merged(answer) == [view for view, _ in live]
    events = [answer["first"]["events"], *(moment["events"] for moment in answer["moments"])]
    assert events == [heard for _, heard in live]


def test_open_eyes_see_every_cauldron() -> None:
    views = merged(told("glastonbury", 5000, OPEN))
    assert all(seat["cards"] is not None for view in views for seat in view["seats"])


@pytest.mark.parametrize("game", GAMES)
def test_without_eyes_a_game_that_is_over_is_open_and_one_that_is_not_is_seen_by_the_table(game: str) -> None:
    over, running = told(game, 5000, ""), told(game, 7, "")
    assert (over["eyes"], over["allowed"], over["is_over"]) == (OPEN, [OPEN, TABLE, "0", "1", "2"], True)
    assert (running["eyes"], running["allowed"], running["is_over"]) == (TABLE, [TABLE], False)


@pytest.mark.parametrize("eyes", [OPEN, "0"])
def test_a_game_that_is_not_over_is_seen_by_nobody_s_eyes(eyes: str) -> None:
    with pytest.raises(Refused) as refusal:
        told("glastonbury", 7, eyes)
    assert refusal.value.refusal.message.key == "core-refusal-eyes"


@pytest.mark.parametrize(("memory", "moments"), [("strict", 0), ("assisted", 0), ("open", 9)])
def test_a_game_from_memory_shows_only_its_present_until_its_end(memory: str, moments: int) -> None:
    """G-MEMORY, R-MEMORY-1."""
    answer = told("glastonbury", 9, TABLE, memory=memory)
    assert (len(answer["moments"]), answer["is_whole"]) == (moments, memory == "open")


@pytest.mark.parametrize("eyes", [OPEN, TABLE, "0", "2"])
def test_a_moment_in_sentences_tells_what_these_eyes_saw_then(eyes: str) -> None:
    game = ALL_GAMES["glastonbury"]
    replay = Replay(game, go_on(begin("glastonbury", SEATS, recipes=True), 5000, Rng(8)).record())
    seat = int(eyes) if eyes.isdecimal() else -1
    for moment, scene in enumerate(replay.scenes(eyes)):
        if moment % 10 == 0 or moment == replay.last:
            assert replay.sentences(moment, eyes) == game.wording.table(scene.view, seat)
    assert replay.sentences(replay.last + 5, eyes) == replay.sentences(replay.last, eyes)


def test_a_game_that_is_not_over_is_told_in_sentences_to_the_table_alone() -> None:
    replay = Replay(ALL_GAMES["glastonbury"], go_on(begin("glastonbury", SEATS), 7, Rng(8)).record())
    assert replay.sentences(0, TABLE)
    with pytest.raises(Refused, match="core-refusal-eyes"):
        replay.sentences(0, "0")


def noting(made: list[Record]) -> Callable[[Game, Record], Replay]:
    """Makes replays, and notes of which records."""

    def make(game: Game, record: Record) -> Replay:
        made.append(record)
        return Replay(game, record)

    return make


def test_a_record_is_verified_once_for_many_moments_of_it() -> None:
    made: list[Record] = []
    recent, game = RecentReplays(2, noting(made)), ALL_GAMES["glastonbury"]
    one, two, three = (go_on(begin("glastonbury", SEATS, seed), 9, Rng(8)).record() for seed in (1, 2, 3))
    again = read_record(write_record(one))
    for moment in range(5):
        assert recent.find(game, again if moment % 2 else one).sentences(moment, TABLE)
    assert made == [one]
    for record in (two, one, three, one, two):
        assert recent.find(game, record).record == record
    assert made == [one, two, three, two]


def test_a_record_that_was_made_to_be_large_is_not_kept() -> None:
    made: list[Record] = []
    record = go_on(begin("glastonbury", SEATS), 9, Rng(8)).record()
    recent, large = RecentReplays(2, noting(made)), replace(record, undone=[(0, 1, 0)] * 10_000)
    for _ in range(2):
        assert recent.find(ALL_GAMES["glastonbury"], large).record == large
        recent.find(ALL_GAMES["glastonbury"], record)
    assert made == [large, record, large]


def test_a_record_that_is_wrong_is_refused_every_time() -> None:
    record = go_on(begin("glastonbury", SEATS), 9, Rng(8)).record()
    recent, wrong = RecentReplays(2), replace(record, actions=record.actions[::-1])
    recent.find(ALL_GAMES["glastonbury"], record)
    for _ in range(2):
        with pytest.raises(Refused):
            recent.find(ALL_GAMES["glastonbury"], wrong)


# ---- over HTTP


def finished(server: Server, guest: httpx.Client, **terms: Any) -> str:
    """A table at which a guest has played a game to its end."""
    table = server.open_table(guest, "glastonbury", bots=["random"], **terms)

    async def to_the_end() -> None:
        async with Device(server.url, cookie_of(guest), table) as device:
            await device.play()

    asyncio.run(to_the_end())
    return table


@pytest.mark.slow
def test_there_is_no_replay_of_a_running_table(served: Server) -> None:
    anna = served.guest("Anna")
    table = served.open_table(anna, "glastonbury", bots=["random"])
    for eyes in ("", "?eyes=table", "?eyes=open", "?eyes=0", "?eyes=1"):
        answer = anna.get(f"/api/tables/{table}/replay{eyes}")
        assert (answer.status_code, refusal_of(answer)) == (409, "server-refusal-record")


@pytest.mark.slow
def test_a_finished_game_is_replayed_and_its_record_tells_the_same(served: Server) -> None:
    anna, ben = served.guest("Anna"), served.guest("Ben")
    table = finished(served, anna)
    record = ben.get(f"/api/tables/{table}/record").content
    for eyes in ("open", "table", "0", "1"):
        answer = ben.get(f"/api/tables/{table}/replay?eyes={eyes}")
        assert (answer.status_code, answer.json()["eyes"]) == (200, eyes)
        assert answer.headers["content-encoding"] == "gzip"
        sent = ben.post(f"/api/replays?eyes={eyes}", content=record, headers={"content-type": "application/json"})
        assert sent.json() == answer.json()
    wrong = ben.get(f"/api/tables/{table}/replay?eyes=2")
    assert (wrong.status_code, refusal_of(wrong)) == (422, "core-refusal-eyes")
    plain = ben.get(f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json()["eyes"] == "open"


@pytest.mark.slow
def test_a_moment_of_a_finished_game_in_sentences_and_its_record_tells_the_same(served: Server) -> None:
    anna, ben = served.guest("Anna"), served.guest("Ben")
    table = finished(served, anna, spectators="none")
    record = anna.get(f"/api/tables/{table}/record").content
    for query in ("?moment=0", "?moment=4&eyes=open", "?moment=4&eyes=0", "?moment=9&eyes=table"):
        answer = anna.get(f"/api/tables/{table}/replay/sentences{query}")
        assert answer.status_code == 200
        assert any(each["key"] == "glastonbury-tell-pile" for each in answer.json()["sentences"])
        headers = {"content-type": "application/json"}
        assert ben.post(f"/api/replays/sentences{query}", content=record, headers=headers).json() == answer.json()
    for query, status, key in (
        ("?moment=x", 400, "server-refusal-number"),
        ("", 400, "server-refusal-number"),
        ("?moment=1&eyes=3", 422, "core-refusal-eyes"),
    ):
        wrong = anna.get(f"/api/tables/{table}/replay/sentences{query}")
        assert (wrong.status_code, refusal_of(wrong)) == (status, key)
    assert ben.get(f"/api/tables/{table}/replay/sentences?moment=0").status_code == 403


@pytest.mark.slow
def test_where_nobody_may_watch_the_replay_is_for_those_who_played(served: Server) -> None:
    anna, ben = served.guest("Anna"), served.guest("Ben")
    table = finished(served, anna, spectators="none")
    assert anna.get(f"/api/tables/{table}/replay").status_code == 200
    answer = ben.get(f"/api/tables/{table}/replay")
    assert (answer.status_code, refusal_of(answer)) == (403, "server-refusal-record-others")


@pytest.mark.slow
def test_a_record_that_is_wrong_is_refused_with_what_and_where(served: Server) -> None:
    anna = served.guest("Anna")
    record = msgspec.to_builtins(go_on(begin("glastonbury", 2), 5000, Rng(8)).record())

    def refused(content: bytes) -> tuple[int, str]:
        answer = anna.post("/api/replays", content=content, headers={"content-type": "application/json"})
        return answer.status_code, refusal_of(answer)

    def changed(**changes: object) -> bytes:
        return json.dumps(record | changes).encode()

    assert refused(b"{") == (422, "core-record-not-json")
    assert refused(b"[]") == (422, "core-record-not-an-object")
    assert refused(changed(game="chess")) == (422, "server-refusal-game")
    assert refused(changed(actions=[*record["actions"][:-1], [0, "take z9"]]))[0] == 422
    assert refused(changed(result=None)) == (422, "core-verify-no-result")
    assert refused(changed(actions=[*record["actions"], *[[0, "take a1"]] * 2500])) == (422, "core-verify-after-end")
    assert refused(changed(engine="x" * 65536)) == (413, "server-refusal-large")
    step = record["actions"][3]
    answer = anna.post("/api/replays", json=record | {"actions": [*record["actions"][:3], [step[0], "take c1000"]]})
    assert answer.json()["refusal"]["message"]["args"]["step"] == 4
