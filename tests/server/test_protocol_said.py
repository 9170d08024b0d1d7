"""What the page about the protocol says about a real server: first messages, limits, farewells, seats, streams."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from server.serving import Server, cookie_of, serving

pytestmark = pytest.mark.slow
PATIENCE = 20.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@contextmanager
def socket(server: Server, table: str, guest: httpx.Client | None = None, **options: Any) -> Iterator[ClientConnection]:
    headers = {"Cookie": cookie_of(guest)} if guest is not None else {}
    address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket"
    connection = connect(address, additional_headers=headers, **options)
    with connection:
        yield connection


def say(connection: ClientConnection, kind: str, **fields: Any) -> None:
    connection.send(json.dumps({"type": kind, **fields}))


def hear(connection: ClientConnection, *kinds: str) -> Any:
    """The next message of one of these types; of any type, if none is given."""
    while True:
        told = json.loads(connection.recv(PATIENCE))
        if not kinds or told["type"] in kinds:
            return told


def close_code(connection: ClientConnection) -> int | None:
    """The code with which the server closes it, whatever it sends before."""
    with suppress(ConnectionClosed):
        while True:
            connection.recv(PATIENCE)
    return connection.close_code


def key_of(told: Any) -> str:
    assert told["type"] == "refused", told
    return str(told["refusal"]["message"]["key"])


def solo(server: Server, guest: httpx.Client, **options: Any) -> str:
    return server.open_table(guest, "glastonbury", bots=["greedy"], **options)


# ---- coming in


def test_a_guest_is_made_by_the_handshake_too(server: Server) -> None:
    table = server.open_table(server.guest("Anna"), "glastonbury", opened=1)
    with socket(server, table) as connection:
        assert connection.response is not None
        cookie = connection.response.headers["set-cookie"].partition(";")[0]
        say(connection, "resume", protocol=2)
        say(connection, "sit", command="a", seat=1, name="Ben")
        hear(connection, "ack")
    stranger = httpx.get(f"{server.url}/api/tables/mine", headers={"cookie": cookie}, trust_env=False)
    assert [card["yours"] for card in stranger.json()["tables"]] == [[1]]


def test_the_first_message_is_a_resume(server: Server) -> None:
    with socket(server, solo(server, anna := server.guest("Anna")), anna) as connection:
        say(connection, "start", command="a")
        assert key_of(hear(connection)) == "server-refusal-resume-first"
        say(connection, "ping")
        assert hear(connection)["type"] == "pong"
        say(connection, "resume", protocol=2)
        assert hear(connection)["type"] == "welcome"
        say(connection, "resume", protocol=2, since=2)
        assert [line["number"] for line in hear(connection, "welcome")["lines"]][:1] == [3]


def test_a_table_that_there_is_not(server: Server) -> None:
    with socket(server, "nowhere") as connection:
        assert key_of(hear(connection)) == "server-refusal-no-table"
        assert close_code(connection) == 4404


def test_a_page_of_another_site_is_turned_away(server: Server) -> None:
    with pytest.raises(InvalidStatus, match="403"), socket(server, "nowhere", origin="http://elsewhere.example"):
        pass


# ---- versions


@pytest.mark.parametrize(
    "first",
    [
        {"type": "ask-resume", "since": 0, "seat": None, "follow": True},
        {"type": "ask-choose", "command": "a", "seat": 0, "action": "take c1", "moment": 3},
        {"type": "resume"},
        {"type": "resume", "protocol": 1},
        {"type": "resume", "protocol": 3, "more": True},
    ],
)
def test_another_version_is_told_so_and_closed(server: Server, first: dict[str, Any]) -> None:
    with socket(server, solo(server, anna := server.guest("Anna")), anna) as connection:
        connection.send(json.dumps(first))
        told = hear(connection)
        assert (key_of(told), told["command"]) == ("server-refusal-protocol", first.get("command", ""))
        assert told["refusal"]["message"]["args"] == {"protocol": 2}
        assert hear(connection) == {"type": "bye", "why": "protocol"}
        assert close_code(connection) == 4426


@pytest.mark.parametrize("version", ["", "?protocol=1", "?protocol=3", "?protocol=two"])
def test_another_version_is_told_so_by_stream_and_by_post(server: Server, version: str) -> None:
    anna = server.guest("Anna")
    address = f"/api/tables/{server.open_table(anna, 'incantibus', opened=1)}"
    before = anna.get(address).json()
    streamed = anna.get(f"{address}/stream{version}")
    assert (streamed.status_code, streamed.json()["refusal"]["message"]["key"]) == (426, "server-refusal-protocol")
    for kind in ("ask-close", "close"):
        posted = anna.post(f"{address}/commands{version}", json={"type": kind, "command": "a"})
        assert (posted.status_code, key_of(posted.json())) == (426, "server-refusal-protocol")
        assert posted.json()["command"] == "a"
    assert anna.get(address).json() == before


# ---- limits


def test_a_message_that_is_too_large(server: Server) -> None:
    with socket(server, solo(server, anna := server.guest("Anna")), anna) as connection:
        connection.send(" " * 65_537)
        assert close_code(connection) == 1009


def test_what_is_no_message_is_refused_and_the_line_stays(server: Server) -> None:
    with socket(server, solo(server, anna := server.guest("Anna")), anna) as connection:
        for said in ("[]", '{"type": "riches", "command": "a"}', '{"type": "ping", "more": 1}'):
            connection.send(said)
            assert key_of(hear(connection)) == "server-refusal-message"
        connection.send(b"{}")
        assert key_of(hear(connection)) == "server-refusal-binary"
        say(connection, "ping")
        assert hear(connection)["type"] == "pong"


def test_too_much_is_answered_with_a_farewell(server: Server) -> None:
    with socket(server, solo(server, anna := server.guest("Anna")), anna) as connection:
        with suppress(ConnectionClosed):  # the answer may come before the last of them
            for _ in range(500):
                say(connection, "ping")
        assert hear(connection, "bye") == {"type": "bye", "why": "much"}
        assert close_code(connection) == 4000


# ---- seats


def test_a_seat_goes_on_at_another_device(server: Server) -> None:
    anna, phone = server.guest("Anna"), server.guest("Phone")
    table = solo(server, anna)
    with socket(server, table, anna) as old, socket(server, table, phone) as new:
        say(old, "resume", protocol=2)
        key = hear(old, "welcome")["you"]["keys"][0]
        say(new, "resume", protocol=2)
        assert hear(new, "welcome")["you"]["seats"] == []
        say(new, "claim", command="a", key=key)
        hear(new, "ack")
        assert hear(new, "update")["you"]["seat"] == 0
        assert hear(old, "bye")["why"] == "moved"
        assert close_code(old) == 4000
        say(new, "claim", command="b", key=key)
        assert key_of(hear(new, "refused", "ack")) == "server-refusal-key"


def test_one_screen_looks_from_one_seat_at_a_time(server: Server) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, "glastonbury", names=["Anna", "Ben"], options={"recipes": True})
    with socket(server, table, anna) as connection:
        say(connection, "resume", protocol=2)
        welcome = hear(connection, "welcome")
        assert (welcome["you"]["seats"], welcome["you"]["seat"]) == ([0, 1], None)
        seen = [recipes(welcome)]
        for seat in (0, 1, None):
            say(connection, "switch_seat", seat=seat)
            seen.append(recipes(hear(connection, "switched")))
    assert seen == [[False, False], [True, False], [False, True], [False, False]]


def test_one_screen_hears_the_table_in_sentences_from_the_seat_it_looks_from(server: Server) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, "glastonbury", names=["Anna", "Ben"], options={"recipes": True})
    with socket(server, table, anna) as connection:
        say(connection, "resume", protocol=2)
        hear(connection, "welcome")
        for seat, other in ((0, 1), (1, None), (None, 0)):
            say(connection, "switch_seat", seat=seat)
            hear(connection, "switched")
            say(connection, "describe", seat=seat)
            told = hear(connection, "description")
            owners = [each["args"]["seat"] for each in told["sentences"] if each["key"] == "glastonbury-tell-recipes"]
            assert (told["seat"], owners) == (seat, [] if seat is None else [seat])
            say(connection, "describe", seat=other)  # as from a device that has not heard which seat it looks from
            assert hear(connection, "refused", "description") == told


def recipes(told: Any) -> list[bool]:
    """Whose recipes are shown."""
    return [seat["recipes"] is not None for seat in told["view"]["seats"]]


# ---- streams


def test_a_stream_resumes_by_the_id_of_its_last_event(server: Server) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, "glastonbury", opened=1)
    number, welcome = first_event(anna, table, {})
    assert (number, welcome["number"]) == (2, 2)
    say_by_post(anna, table)
    number, welcome = first_event(anna, table, {"last-event-id": "2"})
    assert [line["number"] for line in welcome["lines"]] == list(range(3, number + 1))
    assert {"what": "said", "seat": 0, "name": "Anna", "phrase": "hello"} in [
        line["happening"] for line in welcome["lines"]
    ]


def test_the_table_in_sentences_by_post(server: Server) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = solo(server, anna)
    address = f"/api/tables/{table}/commands?protocol=2"
    told = anna.post(address, json={"type": "describe", "seat": 0})
    assert (told.status_code, told.json()["type"], told.json()["seat"]) == (200, "description", 0)
    assert any(each["key"].startswith("glastonbury-tell-") for each in told.json()["sentences"])
    refused = ben.post(address, json={"type": "describe", "seat": 0})
    assert (refused.status_code, key_of(refused.json())) == (409, "server-refusal-not-yours")


def test_a_stream_that_follows_begins_where_its_address_says(server: Server) -> None:
    """Lines sent before its last event may have changed by now."""
    anna = server.guest("Anna")
    table = server.open_table(anna, "glastonbury", opened=1)
    for query, first in (("&follow", 1), ("&follow&since=1", 2)):
        _, welcome = first_event(anna, table, {"last-event-id": "2"}, query)
        assert welcome["lines"][0]["number"] == first


def first_event(guest: httpx.Client, table: str, headers: dict[str, str], query: str = "") -> tuple[int, Any]:
    """The number and the message that a stream begins with."""
    with guest.stream("GET", f"/api/tables/{table}/stream?protocol=2{query}", headers=headers) as response:
        lines = response.iter_lines()
        return int(next(lines).removeprefix("id: ")), json.loads(next(lines).removeprefix("data: "))


def say_by_post(guest: httpx.Client, table: str) -> None:
    ask = {"type": "chat", "command": "a", "seat": 0, "phrase": "hello"}
    assert guest.post(f"/api/tables/{table}/commands?protocol=2", json=ask).json()["type"] == "ack"


def test_what_is_refused_by_post(server: Server) -> None:
    anna = server.guest("Anna")
    table = solo(server, anna)
    for ask, key in (
        ({"type": "resume", "protocol": 2}, "server-refusal-stream"),
        ({"type": "start", "command": "a"}, "server-refusal-not-open"),
        ({"type": "riches", "command": "a"}, "server-refusal-message"),
    ):
        answer = anna.post(f"/api/tables/{table}/commands?protocol=2", json=ask)
        assert (answer.status_code, key_of(answer.json())) == (409, key)
        assert answer.json()["command"] == ask.get("command", "")


# ---- compression


def test_messages_come_compressed_to_those_who_want_that(server: Server) -> None:
    table = solo(server, anna := server.guest("Anna"))
    for wish, said in (("deflate", "permessage-deflate"), (None, "")):
        with socket(server, table, anna, compression=wish) as connection:
            assert connection.response is not None
            assert connection.response.headers.get("sec-websocket-extensions", "").partition(";")[0] == said
            say(connection, "resume", protocol=2)
            assert hear(connection, "welcome")["table"]["id"] == table
            connection.send(" " * 65_537)
            assert close_code(connection) == 1009
