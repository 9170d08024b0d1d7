"""LAN access: somebody let others on this network join, and they can until the server is stopped. A kill is no stop."""

import contextlib
from collections.abc import Sequence

from witching.server.storage.journal import Unavailable
from witching.server.table.registry import TableRegistry
from witching.server.web.addresses import Site

OPENED = "opened"
"""Under this name the store keeps the addresses at which others find us."""


class LanAccess:
    """What is kept of it for the next start."""

    def __init__(self, registry: TableRegistry, site: Site) -> None:
        self._registry, self._site = registry, site
        self._kept = registry.store.noted(OPENED).split()

    def left_open(self, near: Sequence[str]) -> list[str]:
        """Those of our addresses at which a kill or a power cut interrupted us: another network is not opened."""
        return [address for address in near if self._site.address_of(address) in self._kept]

    async def keep(self) -> None:
        """Others can join at these addresses, also after a kill. Raises Unavailable."""
        await self._write(self._site.addresses)

    async def forget(self) -> None:
        """The server stops, and with it what was allowed."""
        if self._kept:
            with contextlib.suppress(Unavailable):  # then it is as if we had been killed
                await self._write([])

    async def _write(self, addresses: list[str]) -> None:
        await self._registry.journal.write(self._registry.store.note, OPENED, " ".join(addresses))
        self._kept = addresses
