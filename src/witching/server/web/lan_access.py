"""LAN access: others on this network may join once somebody allows it, until the server is stopped, not just killed."""

import contextlib
from collections.abc import Sequence

from witching.server.storage.journal import Unavailable
from witching.server.table.registry import TableRegistry
from witching.server.web.addresses import Site

OPENED = "opened"
"""The name under which the store keeps the addresses open to others."""


class LanAccess:
    """Remembers the open addresses for the next start."""

    def __init__(self, registry: TableRegistry, site: Site) -> None:
        self._registry, self._site = registry, site
        self._kept = registry.store.noted(OPENED).split()

    def left_open(self, near: Sequence[str]) -> list[str]:
        """Those of our addresses that were open at a kill or power cut: on another network none is opened."""
        return [address for address in near if self._site.address_of(address) in self._kept]

    async def keep(self) -> None:
        """Remember that others can join at the site's addresses, even after a kill. Raises Unavailable."""
        await self._write(self._site.addresses)

    async def forget(self) -> None:
        """Forget them: the server stops, and the permission ends with it."""
        if self._kept:
            with contextlib.suppress(Unavailable):  # then it is as if we had been killed
                await self._write([])

    async def _write(self, addresses: list[str]) -> None:
        await self._registry.journal.write(self._registry.store.note, OPENED, " ".join(addresses))
        self._kept = addresses
