"""Save files: where the games begun at this terminal are kept. A game is saved whole, or as it was before."""

import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import IO, NamedTuple

from platformdirs import user_data_path

from witching.core.record import MOST_BYTES, Record, read_record, write_record
from witching.core.refusal import Refused, refused

FOLDER = "WITCHING_DATA"


class SavedGame(NamedTuple):
    """A game in a file, and when it was last played."""

    path: Path
    record: Record
    played: datetime


def data_folder() -> Path:
    """The folder of what is kept for this user: WITCHING_DATA, or the place that the system has for such data."""
    given = os.environ.get(FOLDER)
    return Path(given) if given else user_data_path("witching", appauthor=False)


def games_folder() -> Path:
    """The folder of this user's games."""
    return data_folder() / "games"


def new_file(game: str) -> Path:
    """A file for a game that begins now."""
    return games_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def save(path: Path, record: Record) -> None:
    """Write a record in the place of an older one: after a crash the file holds one of the two. Raises Refused."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as file:
            file.write(write_record(record))
    except OSError as error:
        raise refused("terminal-refusal-save", path=str(path), why=error.strerror or "") from None


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A file for its owner alone that is put in the place of another one at the end; if that fails, nothing is left."""
    file = tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False)  # noqa: SIM115
    try:
        with file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(file.name, path)  # closed: Windows replaces no open file, and by none
    except BaseException:
        os.unlink(file.name)
        raise


def load(path: Path) -> Record:
    """The record in a file. Raises Refused."""
    try:
        with path.open("rb") as stream:
            return read_record(stream.read(MOST_BYTES + 1))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise refused("terminal-refusal-load", path=str(path), why=why) from None


def saved_games() -> list[SavedGame]:
    """Every game of this user that can be read, the last played first."""
    files = [path for path in games_folder().glob("*.json") if path.is_file()]
    found = [SavedGame(path, record, _time(path)) for path in files if (record := _readable(path)) is not None]
    return sorted(found, key=lambda saved: saved.played, reverse=True)


def unfinished_games() -> list[SavedGame]:
    """Those that are not over."""
    return [saved for saved in saved_games() if saved.record.result is None]


def _readable(path: Path) -> Record | None:
    try:
        return load(path)
    except Refused:
        return None


def _time(path: Path) -> datetime:
    return datetime.fromtimestamp(path.stat().st_mtime)
