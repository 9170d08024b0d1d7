"""Sessions: what people at a table hear and in which order; tables that are put away; again, hints, the end."""

import asyncio
import sqlite3

import pytest

from server.sessions import (
    PEOPLE,
    Device,
    FirstChoice,
    bring,
    choose,
    command,
    file_of,
    first_choice,
    move_on,
    open_session,
    refusal_of,
    run_scenario,
    settle,
    stored,
    terms,
)
from server.tables import ALL_GAMES, everything
from witching.core.message import Message
from witching.core.refusal import Refused
from witching.core.viewers import Seated
from witching.games.glastonbury.view import GlastonburyView
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table.events import Chose
from witching.server.table.registry import TableRegistry
from witching.server.table.session import HINTS

# ---- save before you say


class Auditor(Device):
    """A device that looks into the database, as another process would, at the moment it is sent something."""

    def _push(self, message: bytes) -> None:
        super()._push(message)
        told = self.last
        numbers = [line["number"] for line in told.get("lines", [])] + [told.get("number", 0)]
        assert max(numbers) <= stored(self.registry.store, self.session.table.id)


@pytest.mark.slow
def test_nothing_is_told_before_it_is_stored(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms("incantibus"), PEOPLE)
        devices = [Auditor(registry, session, guest) for guest in ("ann", "ben", "eve")]
        for device in devices:
            await device.come()
        for _ in range(8):
            await move_on(session, *devices)
        assert all(device.happenings().count("chose") == 8 for device in devices)

    run_scenario(sqlite_store, scenario)


def test_whoever_acts_hears_that_it_is_done_before_the_news(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        [ann] = await bring(registry, session, "ann")
        del ann.told[:]
        await ann.ask(m.Chat("hi", 0, phrase="hello"))
        assert ann.types() == ["ack", "update"]
        assert (ann.told[0]["command"], ann.told[0]["number"]) == ("hi", session.table.number)

    run_scenario(sqlite_store, scenario)


# ---- once


def test_a_command_that_comes_again_is_answered_again_and_not_done_again(sqlite_store: Store) -> None:
    asked: list[m.Choose] = []
    table: list[str] = []

    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        seat, action = first_choice(session)
        guest = PEOPLE[seat]
        [device] = await bring(registry, session, guest)
        deed = choose(session, seat, action)
        await asyncio.gather(device.ask(deed), device.ask(deed), device.ask(deed))
        await device.ask(deed)
        done = [told["number"] for told in device.told if told["type"] == "ack"]
        assert len(done) == 4
        assert len(set(done)) == 1
        assert device.happenings().count("chose") == 1
        asked.append(deed)
        table.append(session.table.id)

    async def next_scenario(registry: TableRegistry) -> None:
        before = stored(sqlite_store, table[0])
        async with registry.use(table[0]) as session:
            done: list[m.Ack] = []
            await session.ask(PEOPLE[asked[0].seat], asked[0], done.append)
            assert [session.table.log[each.number - 1].event for each in done] == [
                Chose(asked[0].seat, asked[0].action)
            ]
        assert stored(sqlite_store, table[0]) == before

    run_scenario(sqlite_store, scenario)
    run_scenario(sqlite_store, next_scenario)


def test_two_guests_may_use_the_same_id(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        ann, ben = await bring(registry, session, "ann", "ben")
        await ann.ask(m.Chat("same", 0, "one"))
        await ben.ask(m.Chat("same", 1, "two"))
        assert ben.happenings().count("said") == 2

    run_scenario(sqlite_store, scenario)


def test_what_was_begun_is_finished_when_the_asker_is_gone(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        ann, ben = await bring(registry, session, "ann", "ben")
        asking = asyncio.create_task(ann.ask(m.Chat("x", 0, "still here")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await ben.ask(m.Chat("y", 1, "I heard you"))
        assert ben.happenings().count("said") == 2

    run_scenario(sqlite_store, scenario)


def test_words_are_few_but_one_that_comes_again_is_answered(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        [ann] = await bring(registry, session, "ann")
        refused = 0
        for number in range(30):
            try:
                await ann.ask(m.Chat(f"w{number}", 0, "again and again"))
            except Refused as error:
                refused += error.refusal.message.key == "server-refusal-too-fast"
        assert 0 < refused < 30
        await ann.ask(m.Chat("w0", 0, "again and again"))
        assert ann.happenings().count("said") == 30 - refused

    run_scenario(sqlite_store, scenario)


# ---- put away


def test_a_table_is_put_away_and_found_as_it_was(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms("incantibus", spectators="none"), PEOPLE)
        ann, ben = await bring(registry, session, "ann", "ben")
        for _ in range(5):
            await move_on(session, ann, ben)
        registry.unload_idle()
        assert session.table.id in registry.sessions
        ann.go()
        ben.go()
        await settle(registry)
        registry.unload_idle()
        assert not registry.sessions
        async with registry.use(session.table.id) as again:
            assert again is not session
            assert everything(again.table) == everything(session.table)
            registry.unload_idle()
            assert registry.sessions
        registry.unload_idle()
        assert not registry.sessions

    run_scenario(sqlite_store, scenario, linger=0.0)


def test_those_who_come_at_once_find_the_same_room(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        table = (await open_session(registry, terms(), PEOPLE)).table.id
        await settle(registry)
        registry.unload_idle()
        assert not registry.sessions
        devices = []

        async def come(guest: str) -> None:
            async with registry.use(table) as session:
                devices.append(Device(registry, session, guest))
                await devices[-1].come()

        await asyncio.gather(*map(come, ("ann", "ben", "eve", "ann")))
        assert {device.session for device in devices} == {registry.sessions[table]}

    run_scenario(sqlite_store, scenario)


def test_a_table_that_there_is_not_is_refused(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        async def use(table: str) -> None:
            async with registry.use(table):
                raise AssertionError(table)

        for table in ("nothing", "", "../etc", "a" * 100, "ключ"):
            assert await refusal_of(use(table)) == "server-refusal-no-table"

    run_scenario(sqlite_store, scenario)


def test_a_damaged_log_is_refused_and_stops_no_other_table(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        sessions = [await open_session(registry, terms(), PEOPLE) for _ in range(2)]
        await settle(registry)
        bad, good = (session.table.id for session in sessions)
        with sqlite3.connect(file_of(sqlite_store)) as connection:
            connection.execute("update entries set payload = '{' where table_id = ? and number = 2", (bad,))
        connection.close()
        registry.unload_idle()
        await registry.wake()
        assert list(registry.sessions) == [good]
        assert await refusal_of(registry.look(bad, lambda table: None)) == "server-refusal-damaged"

    run_scenario(sqlite_store, scenario)


# ---- again, hints, the end


@pytest.mark.slow
def test_however_many_ask_they_meet_again_at_one_table(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms("goofspiel", ["", "", "random"]), PEOPLE)
        ann, ben = await bring(registry, session, "ann", "ben")
        assert await refusal_of(ann.ask(m.Rematch(command()))) == "server-refusal-rematch"
        while session.table.stage == "playing":
            await move_on(session, ann, ben)
            await settle(registry)
        eve = Device(registry, session, "eve")
        assert await refusal_of(eve.ask(m.Rematch(command()))) == "server-refusal-rematch"
        deed = m.Rematch(command())
        await asyncio.gather(ben.ask(deed), ann.ask(m.Rematch(command())), ben.ask(deed))
        assert len(sqlite_store.tables()) == 2
        told = [message["table"]["rematch"] for message in ann.told if "rematch" in message.get("table", {})]
        assert told == ["", session.table.rematch]
        assert ann.happenings().count("rematched") == 1
        async with registry.use(session.table.rematch) as again:
            new = again.table
            assert (new.former, new.stage, new.host) == (session.table.id, "open", "ben")
            assert [place.name for place in new.seats] == [place.name for place in session.table.seats]
            assert (new.seats_of("ann"), new.seats_of("ben"), new.seats[2].bot) == ([0], [1], "random")
            await again.ask("ben", m.Start(command()), lambda done: None)
            assert again.table.match is not None
            assert session.table.match is not None
            assert again.table.match.commitment != session.table.match.commitment

    run_scenario(sqlite_store, scenario, games=ALL_GAMES)


def test_a_hint_is_for_whoever_is_to_choose_where_hints_are_agreed(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        strict = await open_session(registry, terms(hints=False), PEOPLE)
        seat, action = first_choice(session)
        told = await registry.hint(session, PEOPLE[seat], m.GetHint(seat))
        assert session.table.match is not None
        view = session.table.match.view(Seated(seat))
        assert isinstance(view, GlastonburyView)
        (same,) = [choice for choice in view.choices if choice.action == action]
        choice = m.HintedChoice(action, same, 0.5, [Message("reasons-worlds")])
        assert told == m.Hint(seat, session.table.moment, False, [choice])
        cases = [(session, PEOPLE[seat], 1 - seat), (session, PEOPLE[1 - seat], 1 - seat), (session, "eve", seat)]
        other, _ = first_choice(strict)
        for where, guest, of_seat in [*cases, (strict, PEOPLE[other], other)]:
            with pytest.raises(Refused, match="server-refusal-hint"):
                await registry.hint(where, guest, m.GetHint(of_seat))

    run_scenario(sqlite_store, scenario)


def test_a_hint_says_for_which_moment_it_is(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        [seat], moment = session.table.due, session.table.moment
        assert isinstance(registry.services.bot_pool, FirstChoice)
        registry.services.bot_pool.waits = asyncio.Event()
        hint = asyncio.create_task(registry.hint(session, PEOPLE[seat], m.GetHint(seat)))
        devices = await bring(registry, session, *PEOPLE.values())
        await move_on(session, *devices)
        registry.services.bot_pool.waits.set()
        assert (await hint).moment == moment < session.table.moment

    run_scenario(sqlite_store, scenario)


def test_hints_are_for_those_who_pause(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        seat, _ = first_choice(session)

        async def ask(times: int) -> None:
            for _ in range(times):
                await registry.hint(session, PEOPLE[seat], m.GetHint(seat))

        await ask(HINTS[1])
        with pytest.raises(Refused, match="server-refusal-too-fast"):
            await ask(HINTS[1])  # on a slow machine there is one more by now

    run_scenario(sqlite_store, scenario)


def test_everybody_hears_that_the_server_stops(sqlite_store: Store) -> None:
    devices: list[Device] = []

    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        devices.extend(await bring(registry, session, "ann", "ben", "eve"))
        asking = asyncio.create_task(devices[0].ask(m.Chat("last", 0, "good night")))
        await asyncio.sleep(0)
        await registry.stop()
        await asking
        assert stored(sqlite_store, session.table.id) == session.table.number

    run_scenario(sqlite_store, scenario)
    assert [device.types()[-1] for device in devices] == ["bye"] * 3
    assert devices[0].types()[-3:] == ["ack", "update", "bye"]
