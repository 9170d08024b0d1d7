"""Connection: one device that looks at a table."""

from collections.abc import Callable

from witching.server import messages as m
from witching.server.table.following import Mark
from witching.server.table.visibility import Eyes, Picture


class Connection:
    """A device of a guest. `push` gives it a message and never waits; `close` tells it why it ends."""

    def __init__(self, eyes: Eyes, push: Callable[[bytes], None], close: Callable[[m.TellFarewell], None]) -> None:
        self.eyes = eyes
        self.push = push
        self.close = close
        self.picture: Picture | None = None
        self.since = 0
        self.mark: Mark | None = None
        """By what it was told last of the lines after `since`, if it follows them."""
