"""Files: what was built from `page/`, read once and kept in compressed form."""

import hashlib
from functools import cached_property
from pathlib import Path
from urllib.parse import quote

from witching.server.web.compression import compress

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
HASHED = "assets/"
"""The folder of files whose names change with their contents."""
MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
BYTES = "application/octet-stream"
PLAIN = 'url=/plain"'
"""Where the page sends browsers without scripts."""
HEAD = "</head>"


class BuiltFile:
    """One file, compressed when it is first requested."""

    def __init__(self, name: str, body: bytes) -> None:
        self.media = MEDIA.get(Path(name).suffix, BYTES)
        self.cache = "max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
        self._body = body

    @cached_property
    def packed(self) -> bytes:
        """Its bytes, compressed."""
        return compress(self._body)


class Build:
    """All files of the page by name; `id` is different for every build, and empty if nothing was built."""

    def __init__(self, folder: Path = STATIC) -> None:
        bodies = _read(folder) if (folder / INDEX).is_file() else {}
        self._index = bodies.pop(INDEX, b"").decode()
        self.id = _mark({INDEX: self._index.encode(), **bodies}) if self._index else ""
        self.files = {name: BuiltFile(name, body) for name, body in bodies.items()}

    def index(self, path: str) -> bytes:
        """The page for an address: it names its build, and the address of the same screen without scripts."""
        marked = self._index.replace(HEAD, f'<meta name="build" content="{self.id}">{HEAD}', 1)
        return marked.replace(PLAIN, f'url=/plain{quote(path)}"', 1).encode()


def _read(folder: Path) -> dict[str, bytes]:
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def _mark(bodies: dict[str, bytes]) -> str:
    sums = "".join(f"{name} {hashlib.sha256(body).hexdigest()}\n" for name, body in bodies.items())
    return hashlib.sha256(sums.encode()).hexdigest()[:16]
