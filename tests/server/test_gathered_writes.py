"""What a WebSocket sends in one turn of the event loop leaves in one write. Real sockets."""

import asyncio
import socket

import pytest

from witching.server.web.timeouts import GatheredWrites


async def _connect() -> tuple[GatheredWrites, socket.socket]:
    """A gathering transport, and the other end of its connection."""
    near, far = socket.socketpair()
    far.setblocking(False)
    transport, _ = await asyncio.get_running_loop().create_connection(asyncio.Protocol, sock=near)
    return GatheredWrites(transport), far


def test_what_is_sent_in_one_turn_leaves_together_and_in_order() -> None:
    async def play() -> None:
        writes, far = await _connect()
        for sent in (b"acknowledged", b", told"):
            writes.write(sent)
            with pytest.raises(BlockingIOError):
                far.recv(100)
        await asyncio.sleep(0)
        assert far.recv(100) == b"acknowledged, told"
        writes.write(b"later")
        await asyncio.sleep(0)
        assert far.recv(100) == b"later"
        writes.close()
        far.close()

    asyncio.run(play())


def test_closing_sends_first_what_waits_and_aborting_drops_it() -> None:
    async def play() -> None:
        writes, far = await _connect()
        writes.write(b"goodbye")
        writes.close()
        assert await asyncio.get_running_loop().sock_recv(far, 100) == b"goodbye"
        assert await asyncio.get_running_loop().sock_recv(far, 100) == b""
        far.close()
        writes, far = await _connect()
        writes.write(b"never")
        writes.abort()
        assert await asyncio.get_running_loop().sock_recv(far, 100) == b""
        far.close()

    asyncio.run(play())
