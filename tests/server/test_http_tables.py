"""Tables over HTTP: opened whole or not at all, listed for those who may know of them, recorded after the end."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.client import Device
from server.postgres import Cluster
from server.serving import Server, cookie_of, refusal_of, serving
from witching.cli.games import ALL_GAMES
from witching.core.record import read_record
from witching.core.verify import verify

pytestmark = pytest.mark.slow

Json = dict[str, Any]


def listed(guest: httpx.Client, path: str = "/api/tables") -> dict[str, Json]:
    """The cards of a list, by table id."""
    return {card["id"]: card for card in guest.get(path).json()["tables"]}


def wish(**changes: Any) -> Json:
    terms = {"game": "glastonbury", "seats": ["", "greedy"]} | changes
    return {"terms": terms, "sit": [{"seat": 0, "name": "Anna"}], "begin": True}


def play(server: Server, guest: httpx.Client, table: str) -> None:
    """Play to the end from the guest's only seat."""

    async def to_the_end() -> None:
        async with Device(server.url, cookie_of(guest), table) as device:
            await device.play()

    asyncio.run(to_the_end())


def watch(server: Server, guest: httpx.Client, table: str) -> None:
    """Look on until the game is over."""

    async def to_the_end() -> None:
        async with Device(server.url, cookie_of(guest), table) as device:
            await device.until(lambda: device.table is not None and device.table["stage"] == "over")

    asyncio.run(to_the_end())


# ---- opening


@pytest.mark.parametrize("game", list(ALL_GAMES))
def test_one_request_opens_a_game_that_can_be_played(served: Server, game: str) -> None:
    anna = served.guest("Anna")
    table = served.open_table(anna, game, bots=["greedy", "random"])
    state = anna.get(f"/api/tables/{table}").json()
    assert (state["stage"], state["host"]) == ("playing", 0)
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot", "bot"]


def test_several_people_of_one_device_sit_down_at_once(served: Server) -> None:
    anna = served.guest("Anna")
    table = served.open_table(anna, "incantibus", names=["Anna", "Ben", "Cleo"])
    assert listed(anna, "/api/tables/mine")[table]["yours"] == [0, 1, 2]


def test_a_seat_may_wait_for_somebody_else(served: Server) -> None:
    anna, ben = served.guest("Anna"), served.guest("Ben")
    table = served.open_table(anna, "glastonbury", opened=1)
    commands = f"/api/tables/{table}/commands?protocol=2"
    assert ben.post(commands, json={"type": "sit", "command": "a", "seat": 1, "name": "Ben"}).status_code == 200
    assert anna.post(commands, json={"type": "start", "command": "b"}).status_code == 200
    assert listed(ben, "/api/tables/mine")[table]["yours"] == [1]
    assert listed(anna, "/api/tables/mine")[table]["stage"] == "playing"


def test_bots_play_alone_and_their_host_watches(served: Server) -> None:
    anna = served.guest("Anna")
    wished = {"terms": {"game": "glastonbury", "seats": ["greedy", "greedy"]}, "begin": True}
    table = anna.post("/api/tables", json=wished).json()["id"]
    state = anna.get(f"/api/tables/{table}").json()
    assert (state["host"], [seat["kind"] for seat in state["seats"]]) == (None, ["bot", "bot"])
    watch(served, anna, table)
    assert verify(ALL_GAMES["glastonbury"], read_record(anna.get(f"/api/tables/{table}/record").content)).right
    for path in ("/api/tables/mine", "/api/tables/finished"):
        assert table not in listed(anna, path)


@pytest.mark.parametrize(
    ("wished", "status", "key"),
    [
        (wish(game="chess"), 422, "server-refusal-game"),
        (wish(seats=["", "alphazero"]), 422, "bots-refusal-unknown"),
        (wish(seats=["greedy", "greedy"]), 422, "server-refusal-taken"),
        (wish(options={"seats": 3}), 422, "server-refusal-option-seats"),
        (wish(options={"luck": 3}), 422, "core-options-unknown"),
        (wish(seats=["", ""]), 422, "server-refusal-open-seats"),
        (wish(seats=[""] * 5), 400, "server-refusal-message"),
        (wish(pace=-1), 400, "server-refusal-message"),
        (wish(privacy="secret"), 400, "server-refusal-message"),
        (wish(host="me"), 400, "server-refusal-message"),
        (wish() | {"sit": [{"seat": 0, "name": "A"}, {"seat": 0, "name": "B"}]}, 422, "server-refusal-taken"),
        (wish() | {"sit": [{"seat": 1, "name": "A"}]}, 422, "server-refusal-taken"),
        (wish(seats=["", ""]) | {"sit": [{"seat": s, "name": "A"} for s in (0, 1)]}, 422, "server-refusal-name-twice"),
        (wish() | {"sit": [{"seat": 3, "name": "A"}]}, 422, "core-refusal-seat"),
        (wish() | {"sit": [{"seat": 0, "name": "A", "symbol": "x"}]}, 422, "server-refusal-symbol"),
        ([], 400, "server-refusal-message"),
    ],
)
def test_what_cannot_be_is_refused_and_no_table_is_left_behind(
    served: Server, wished: Any, status: int, key: str
) -> None:
    guest = served.guest("Anna")
    if isinstance(wished, dict):
        wished["terms"].setdefault("privacy", "listed")
    answer = guest.post("/api/tables", json=wished)
    assert (answer.status_code, refusal_of(answer)) == (status, key)
    assert not listed(guest, "/api/tables/mine")
    assert not any(card["seats"][0]["name"] == "A" for card in listed(guest).values())


@pytest.mark.parametrize("value", [[[[[[[1]]]]]], {"a": {"b": {}}}, 10**30, 0.5, "\u0000", "x" * 5000, None, -1])
def test_options_of_any_shape_are_judged_by_the_game(served: Server, value: object) -> None:
    guest = served.guest("Anna")
    for name in ("edition", "memory", "recipes", "colours", "first_seat", "assisted"):
        assert guest.post("/api/tables", json=wish(options={name: value})).status_code in (200, 400, 422)


# ---- finding


def test_only_listed_tables_that_go_on_stand_in_the_lobby(served: Server) -> None:
    anna, stranger = served.guest("Anna"), served.guest()
    private = served.open_table(anna, "glastonbury", opened=1)
    public = served.open_table(anna, "glastonbury", opened=1, privacy="listed")
    cards = listed(stranger)
    assert public in cards
    assert private not in cards
    assert cards[public]["link"].endswith(f"/table/{public}")
    assert cards[public]["yours"] == []
    closed = anna.post(f"/api/tables/{public}/commands?protocol=2", json={"type": "close", "command": "c"})
    assert closed.status_code == 200
    assert public not in listed(stranger)


def test_my_tables_are_mine_and_say_whose_turn_it_is(served: Server) -> None:
    anna, ben = served.guest("Anna"), served.guest("Ben")
    table = served.open_table(anna, "incantibus", bots=["greedy"])
    card = listed(anna, "/api/tables/mine")[table]
    assert set(card["to_act"]) & set(card["yours"]) == {0}
    assert not listed(ben, "/api/tables/mine")
    assert not listed(ben, "/api/tables/finished")
    assert not listed(served.guest(), "/api/tables/mine")


def test_a_table_is_seen_by_everybody_who_has_its_link_and_tells_no_secret(served: Server) -> None:
    anna = served.guest("Anna")
    table = served.open_table(anna, "glastonbury", bots=["greedy"])
    state = served.guest().get(f"/api/tables/{table}")
    assert state.status_code == 200
    assert state.json()["salt"] == ""
    assert cookie_of(anna).partition("=")[2].partition(".")[0] not in state.text


@pytest.mark.parametrize("path", ["", "/record", "/qr.svg", "/stream?protocol=2"])
@pytest.mark.parametrize("table", ["AAAAAAAAAAAAAAAA", "x", "%00", "%F0%9F%A6%89", "a" * 500, "..%2F.."])
def test_a_table_that_there_is_not(served: Server, table: str, path: str) -> None:
    answer = served.guest().get(f"/api/tables/{table}{path}")
    assert answer.status_code == 404
    assert refusal_of(answer) in ("server-refusal-no-table", "server-refusal-no-page")


def test_the_picture_of_a_link_is_the_same_for_the_same_link(served: Server) -> None:
    anna = served.guest("Anna")
    tables = [served.open_table(anna, "glastonbury", opened=1) for _ in range(2)]
    pictures = [anna.get(f"/api/tables/{table}/qr.svg") for table in (*tables, tables[0])]
    assert {picture.headers["content-type"] for picture in pictures} == {"image/svg+xml"}
    assert pictures[0].content == pictures[2].content != pictures[1].content


def test_the_picture_of_the_key_of_a_seat_is_for_its_person_alone(served: Server) -> None:
    anna, ben = served.guest("Anna"), served.guest("Ben")
    table = served.open_table(anna, "glastonbury", opened=1)
    picture = anna.get(f"/api/tables/{table}/seats/0/qr.svg")
    assert (picture.status_code, picture.headers["cache-control"]) == (200, "no-store")
    assert picture.content != anna.get(f"/api/tables/{table}/qr.svg").content
    for guest, seat, status in ((ben, "0", 403), (served.guest(), "0", 403), (anna, "1", 403), (anna, "x", 400)):
        assert guest.get(f"/api/tables/{table}/seats/{seat}/qr.svg").status_code == status


# ---- records


def test_the_record_is_there_after_the_end_and_not_before(served: Server) -> None:
    anna, ben = served.guest("Anna"), served.guest("Ben")
    table = served.open_table(anna, "glastonbury", bots=["random"])
    before = anna.get(f"/api/tables/{table}/record")
    assert (before.status_code, refusal_of(before)) == (409, "server-refusal-record")
    play(served, anna, table)
    answer = anna.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="glastonbury-{table}.json"'
    assert verify(ALL_GAMES["glastonbury"], read_record(answer.content)).right
    assert ben.get(f"/api/tables/{table}/record").content == answer.content
    assert table in listed(anna, "/api/tables/finished")
    assert table not in listed(anna, "/api/tables/mine")


def test_where_nobody_may_watch_the_record_is_for_those_who_played(served: Server) -> None:
    anna = served.guest("Anna")
    table = served.open_table(anna, "glastonbury", bots=["random"], spectators="none")
    play(served, anna, table)
    assert anna.get(f"/api/tables/{table}/record").status_code == 200
    answer = served.guest("Ben").get(f"/api/tables/{table}/record")
    assert (answer.status_code, refusal_of(answer)) == (403, "server-refusal-record-others")


# ---- the other database


def test_over_postgresql_it_is_the_same(cluster: Cluster, tmp_path: Path) -> None:
    with serving(tmp_path, "--db", cluster.new_database()) as server:
        anna = server.guest("Anna")
        assert anna.get("/api/me").json()["name"] == "Anna"
        table = server.open_table(anna, "glastonbury", bots=["random"], privacy="listed")
        assert table in listed(server.guest())
        assert anna.get("/api/tables/%00").status_code == 404
        assert anna.get("/readyz").status_code == 200
        play(server, anna, table)
        assert table in listed(anna, "/api/tables/finished")
        assert server.stop() == 0
