"""Limits: how much one address may ask for. A bucket for each address and kind of wish."""

import ipaddress
from collections import OrderedDict

from starlette.requests import HTTPConnection

from witching.core.refusal import refused
from witching.server.buckets import Bucket

RATES: dict[str, tuple[float, int]] = {
    "guests": (0.5, 60),
    "tables": (0.1, 30),
    "asks": (20.0, 200),
    "requests": (20.0, 300),
    "replays": (2.0, 60),
    "advice": (0.5, 10),
}
"""So many a second, and so many at once. Several people may share an address, so these are far above what one needs."""
MOST_BUCKETS = 20_000
NETWORK_BITS = 64
"""Whoever has one IPv6 address has all with the same beginning."""


class Limits:
    """The buckets of all addresses; those that were not used for the longest time are forgotten."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, kind: str, connection: HTTPConnection) -> None:
        """Count one wish of this kind. Raises Refused when there were too many."""
        if not self._bucket(kind, address_of(connection)).take():
            raise refused("server-refusal-limit")

    def _bucket(self, kind: str, address: str) -> Bucket:
        key = (kind, address)
        if key not in self._buckets:
            rate, burst = RATES[kind]
            self._buckets[key] = Bucket(rate * self._factor, round(burst * self._factor))
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return self._buckets[key]


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, as far as limits go."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK_BITS), strict=False))
