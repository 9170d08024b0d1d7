"""Devices that follow the story: with every update they learn which older lines have changed since."""

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
    run_scenario,
    terms,
)
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table.registry import TableRegistry
from witching.server.table.session import TableSession
from witching.server.table.visibility import Eyes, lines

GAMES = ("glastonbury", "incantibus")


class Follower(Device):
    """A device that keeps its lines, and replaces those that are sent again."""

    async def come(self, since: int = 0, seat: int | None = None) -> None:
        await self.session.welcome(self.connection, m.Resume(m.PROTOCOL, since, seat, follow=True))

    def story(self) -> list[Any]:
        """The lines it has by now."""
        have: dict[int, Any] = {}
        for message in self.told:
            if message["type"] in ("welcome", "switched"):
                have = {}
            for line in [*message.get("again", []), *message.get("lines", [])]:
                have[line["number"]] = line
        return list(have.values())


async def follow(registry: TableRegistry, session: TableSession, guest: str, since: int = 0) -> Follower:
    device = Follower(registry, session, guest)
    await device.come(since)
    return device


def as_told_now(session: TableSession, eyes: Eyes, since: int = 0) -> Any:
    return msgspec.json.decode(msgspec.json.encode(lines(session.table, eyes, since)))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_follower_has_is_what_a_new_welcome_would_tell(sqlite_store: Store, game: str) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(game), PEOPLE)
        ann, ben = await bring(registry, session, "ann", "ben")
        eyes = (Eyes("ann", 0), Eyes("ben", 1), Eyes("cara", None))
        followers = [await follow(registry, session, each.guest) for each in eyes]
        late = await follow(registry, session, "ann", since=3)
        while session.table.stage == "playing":
            await move_on(session, ann, ben)
            for follower, seen in zip(followers, eyes, strict=True):
                assert follower.story() == as_told_now(session, seen)
            assert late.story() == as_told_now(session, eyes[0], 3)
        assert any(message.get("again") for message in followers[2].told) == (game == "glastonbury")
        assert not any(message.get("again") for message in ann.told)

    run_scenario(sqlite_store, scenario)


def test_what_is_taken_back_is_told_again_as_nothing(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms("glastonbury", ["", "greedy"]), {0: "ann"})
        ann = await follow(registry, session, "ann")
        seat, action = first_choice(session)
        await ann.ask(choose(session, seat, action))
        await ann.ask(m.Undo(command(), 0))
        assert ann.story() == as_told_now(session, Eyes("ann", 0))
        taken_back, undone = ann.story()[-2:]
        assert (taken_back["happening"], taken_back["events"]) == (None, [])
        assert (undone["happening"]["what"], undone["happening"]["seat"]) == ("undone", 0)

    run_scenario(sqlite_store, scenario)


def test_who_looks_from_another_seat_is_told_everything_as_it_is_told_there(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms("incantibus", ["", "", ""]), {0: "ann", 1: "ann", 2: "ben"})
        screen, [plain] = await follow(registry, session, "ann"), await bring(registry, session, "ann")
        for seat in (0, None, 1):
            await session.look_as(screen.connection, seat)
            assert screen.last["lines"] == as_told_now(session, Eyes("ann", seat))
            acting, action = first_choice(session)
            await session.ask(session.table.seats[acting].guest, choose(session, acting, action), lambda done: None)
            assert screen.story() == as_told_now(session, Eyes("ann", seat))
        await session.look_as(plain.connection, 0)
        assert plain.last["lines"] == []

    run_scenario(sqlite_store, scenario)


def test_of_somebody_who_is_muted_nothing_stays(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        ann = await follow(registry, session, "ann")
        [ben] = await bring(registry, session, "ben")
        await ben.ask(m.Chat(command(), 1, "boo"))
        await ann.ask(m.Mute(command(), 0, 1))
        assert "boo" not in str(ann.story())
        assert ann.story() == as_told_now(session, Eyes("ann", 0))

    run_scenario(sqlite_store, scenario)


def test_devices_that_were_told_the_same_share_their_news(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        phone, laptop = [await follow(registry, session, "ann") for _ in range(2)]
        [ben] = await bring(registry, session, "ben")
        for _ in range(6):
            await move_on(session, phone, ben)
        assert phone.connection.mark is laptop.connection.mark is not None
        assert [raw for raw in phone.raw if b'"chose"' in raw] == [raw for raw in laptop.raw if b'"chose"' in raw]

    run_scenario(sqlite_store, scenario)
