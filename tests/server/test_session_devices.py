"""Devices in a session: several at one seat, one for several seats, and keys that take a seat along."""

from typing import Any

import msgspec
import pytest

from server.sessions import (
    PEOPLE,
    Device,
    bring,
    choose,
    command,
    first_choice,
    move_on,
    open_session,
    refusal_of,
    run_scenario,
    settle,
    sit,
    terms,
)
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table.registry import TableRegistry
from witching.server.table.visibility import Eyes, sight

# ---- devices


def test_two_devices_of_one_seat_hear_the_same(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        phone, laptop, ben = await bring(registry, session, "ann", "ann", "ben")
        for _ in range(4):
            await move_on(session, phone, ben)
        chosen = [[raw for raw in device.raw if b'"chose"' in raw] for device in (phone, laptop, ben)]
        assert chosen[0] == chosen[1] != chosen[2]
        assert len(chosen[0]) == 4

    run_scenario(sqlite_store, scenario)


def test_who_comes_later_gets_everything_and_who_comes_back_what_was_missed(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        ann, ben = await bring(registry, session, "ann", "ben")
        seen = session.table.number
        ben.go()
        for _ in range(2):
            await ann.ask(m.Chat(command(), 0, "where are you?"))
        late, back = Device(registry, session, "ben"), Device(registry, session, "ben")
        await late.come()
        await back.come(since=seen)
        assert [line["number"] for line in late.told[0]["lines"]] == list(range(1, session.table.number + 1))
        assert late.told[0]["lines"][seen:] == back.told[0]["lines"]
        assert back.happenings() == ["said", "said"]
        assert late.told[0]["view"] == back.told[0]["view"]

    run_scenario(sqlite_store, scenario)


def test_a_guest_who_sits_down_at_a_connected_device_looks_from_there(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), {0: "ann"}, begin=False)
        ann, ben = await bring(registry, session, "ann", "ben")
        await ben.ask(sit(1, "Ben"))
        await settle(registry)
        assert session.table.seats[1].is_present
        assert [told["you"]["seat"] for told in ben.told if "seat" in told.get("you", {})] == [None, 1]
        await ben.ask(m.Stand(command(), 1))
        assert ben.last["you"]["seat"] is None
        assert "bye" not in ben.types()
        assert ann.connection in session.connections

    run_scenario(sqlite_store, scenario)


@pytest.mark.slow
def test_one_screen_for_two_looks_from_one_seat_at_a_time(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms("incantibus", ["", "", ""]), {0: "ann", 1: "ann", 2: "ben"})
        [screen] = await bring(registry, session, "ann")
        assert screen.told[0]["you"]["seat"] is None
        assert screen.told[0]["view"] == plain(sight(session.table, Eyes("a stranger", None)))
        for seat in (0, 1, None, 1):
            await session.look_as(screen.connection, seat)
            assert (screen.last["type"], screen.last["you"]["seat"]) == ("switched", seat)
            assert screen.last["view"] == plain(sight(session.table, Eyes("ann", seat)))
            seen = screen.last["view"]
            acting, action = first_choice(session)
            await session.ask(session.table.seats[acting].guest, choose(session, acting, action), lambda done: None)
            seen |= screen.last["view"]
            assert seen == plain(sight(session.table, Eyes("ann", seat)))
        assert await refusal_of(session.look_as(screen.connection, 2)) == "server-refusal-not-yours"

    run_scenario(sqlite_store, scenario)


def test_the_table_is_told_in_sentences_of_what_a_guest_sees(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(options={"recipes": True}), {0: "ann", 1: "ben"}, begin=False)
        assert await session.sentences("ann", m.Describe(0)) == m.Description(0, [])
        await session.ask("ann", m.Start(command()), lambda done: None)
        for guest, seat in (("ann", 0), ("ben", 1), ("ann", None)):
            told = await session.sentences(guest, m.Describe(seat))
            view = sight(session.table, Eyes(guest, seat))
            assert told == m.Description(seat, session.table.game.wording.table(view, -1 if seat is None else seat))
            whose = [each.args["seat"] for each in told.sentences if each.key == "glastonbury-tell-recipes"]
            assert whose == ([] if seat is None else [seat])
        for guest, seat in (("ann", 1), ("eve", 0)):
            assert await refusal_of(session.sentences(guest, m.Describe(seat))) == "server-refusal-not-yours"

    run_scenario(sqlite_store, scenario)


def test_a_screen_that_is_handed_on_stays_covered(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms("incantibus"), PEOPLE)
        [ann] = await bring(registry, session, "ann")
        assert ann.told[0]["you"]["seat"] == 0
        await session.look_as(ann.connection, None)
        await ann.ask(m.Chat(command(), 0, "do not look"))
        assert ann.connection.eyes == Eyes("ann", None)
        assert "seat" not in ann.last["you"]

    run_scenario(sqlite_store, scenario)


def plain(value: object) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


# ---- keys


def test_a_key_takes_a_seat_along_to_another_device(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        ann, ben, phone = await bring(registry, session, "ann", "ben", "ann's phone")
        [key] = ann.told[0]["you"]["keys"]
        await phone.ask(m.Claim(command(), key))
        await settle(registry)
        assert (ann.last["type"], ann.last["why"]) == ("bye", "moved")
        assert ann.connection not in session.connections
        assert session.table.seats_of("ann's phone") == [0]
        assert session.table.seats[0].is_present
        assert session.table.host == "ann's phone"
        assert phone.connection.eyes.seat == 0
        before = len(ann.told)
        await ben.ask(m.Chat(command(), 1, "hello"))
        assert len(ann.told) == before
        again = Device(registry, session, "ann")
        await again.come()
        assert again.last["you"]["seats"] == []
        assert await refusal_of(again.ask(m.Claim(command(), key))) == "server-refusal-key"
        [fresh] = [you["keys"] for you in [told.get("you", {}) for told in phone.told] if you.get("keys")]
        await again.ask(m.Claim(command(), fresh[0]))
        assert session.table.seats_of("ann") == [0]

    run_scenario(sqlite_store, scenario)


def test_what_is_no_key_opens_nothing(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        other = await open_session(registry, terms(), PEOPLE)
        [eve] = await bring(registry, session, "eve")
        wrong = [registry.keys.key_of(other.table.id, 0, 1), registry.keys.key_of(session.table.id, 0, 0)]
        for key in ["", "x", "a.b", "WyJhIiwwLDFd.xxxx", "ключ", "." * 200, *wrong]:
            assert await refusal_of(eve.ask(m.Claim(command(), key))) == "server-refusal-key"

    run_scenario(sqlite_store, scenario)


@pytest.mark.parametrize("spectators", ["open", "none"])
def test_the_key_of_somebody_removed_is_dead(sqlite_store: Store, spectators: str) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(spectators=spectators), PEOPLE)
        ann, ben = await bring(registry, session, "ann", "ben")
        [key] = ben.told[0]["you"]["keys"]
        await ann.ask(m.Remove(command(), 1))
        await settle(registry)
        eve = Device(registry, session, "eve")
        assert await refusal_of(eve.ask(m.Claim(command(), key))) == "server-refusal-key"
        if spectators == "open":
            assert "bye" not in ben.types()
            assert ben.connection.picture is not None
            assert plain(ben.connection.picture.view) == plain(sight(session.table, Eyes("ben", None)))
        else:
            assert ben.types()[-1] == "bye"
            assert ben.connection not in session.connections

    run_scenario(sqlite_store, scenario)
