"""A proxy to a PostgreSQL server that can be cut at the one moment that matters: during a commit."""

import select
import socket
import threading
from pathlib import Path
from typing import Literal

COMMIT = b"COMMIT"


class PostgresProxy:
    """Listens on a port of this machine and carries everything to the server's socket and back.

    `cut` makes it break once: `before` the server hears the next COMMIT, or `after` it has carried it out but before
    the client hears of it.
    """

    def __init__(self, folder: Path) -> None:
        self.cut: Literal["", "before", "after"] = ""
        self.cuts = 0
        self._server = str(folder / ".s.PGSQL.5432")
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                client, _ = self._door.accept()
            except OSError:
                return
            threading.Thread(target=self._carry, args=(client,), daemon=True).start()

    def _carry(self, client: socket.socket) -> None:
        with client, socket.socket(socket.AF_UNIX) as server:
            server.connect(self._server)
            while True:
                for source in select.select([client, server], [], [])[0]:
                    data = source.recv(1 << 16)
                    if not data or (source is client and COMMIT in data and self._breaks(server, data)):
                        return
                    (server if source is client else client).sendall(data)

    def _breaks(self, server: socket.socket, data: bytes) -> bool:
        """Whether the proxy is cut now, once; with `after`, the server has answered by then."""
        how, self.cut = self.cut, ""
        self.cuts += bool(how)
        if how == "after":
            server.sendall(data)
            server.recv(1 << 16)
        return bool(how)

    def close(self) -> None:
        """Accept no more connections."""
        self._door.close()
