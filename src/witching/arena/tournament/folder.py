"""The folder of a tournament: its plan, and every game as soon as it was played, safe from a kill at any moment."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import BinaryIO

import msgspec

from witching.arena.tournament.plan import FORMAT, Terms
from witching.arena.tournament.playing import Played
from witching.core.converter import Converter
from witching.core.refusal import Refused, refused

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None

PLAN = "plan.json"
GAMES = "games.jsonl"

_read_terms = Converter(Terms).from_json
_read_part = Converter(list[Played]).from_json


class Folder:
    """One tournament on the disk. Every line of `games.jsonl` is a part; what a kill left of a last line is dropped."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, terms: Terms) -> None:
        """Keep the plan of a new tournament. Raises Refused where there is one already, or nothing can be written."""
        if (self.path / PLAN).exists() or (self.path / GAMES).exists():
            raise refused("arena-refusal-folder-taken", path=str(self.path))
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            (self.path / GAMES).touch()
        except OSError as error:
            raise _unwritable(self.path, error) from None
        self.write(PLAN, pretty(terms))

    def terms(self) -> Terms:
        """The plan that is kept here. Raises Refused."""
        path = self.path / PLAN
        try:
            terms = _read_terms(path.read_bytes())
        except OSError as error:
            raise refused("arena-refusal-no-plan", path=str(self.path), why=error.strerror or "") from None
        except msgspec.DecodeError as error:
            raise refused("arena-refusal-plan", path=str(path), why=str(error)) from None
        if terms.format != FORMAT:
            raise refused("arena-refusal-plan", path=str(path), why=terms.format[:40])
        return terms

    def write(self, name: str, data: bytes) -> None:
        """Write a file that is there whole or not at all. Raises Refused."""
        unfinished = self.path / f"{name}.part"
        try:
            with unfinished.open("wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            unfinished.replace(self.path / name)
            _settle(self.path)
        except OSError as error:
            raise _unwritable(self.path / name, error) from None

    @contextmanager
    def games(self) -> Iterator["Games"]:
        """The games played so far, to be read and added to by nobody else. Raises Refused."""
        try:
            stream = (self.path / GAMES).open("r+b")
        except OSError as error:
            raise _unwritable(self.path / GAMES, error) from None
        with stream:
            if not _lock(stream):
                raise refused("arena-refusal-folder-busy", path=str(self.path))
            yield Games(stream, self.path / GAMES, self.terms())


class Games:
    """The file of the games."""

    def __init__(self, stream: BinaryIO, path: Path, terms: Terms) -> None:
        self._stream = stream
        self._path = path
        self._terms = terms

    def read(self) -> list[Played]:
        """All games that are whole in the file, which then ends with the last of them. Raises Refused."""
        whole, _, torn = self._stream.read().rpartition(b"\n")
        self._stream.seek(-len(torn), os.SEEK_END)
        self._stream.truncate()
        return [game for number, line in enumerate(whole.splitlines(), start=1) for game in self._part(number, line)]

    def _part(self, number: int, line: bytes) -> list[Played]:
        try:
            part = _read_part(line)
        except msgspec.DecodeError as error:
            raise refused("arena-refusal-games", path=str(self._path), line=number, why=str(error)) from None
        if not all(self._fits(game) for game in part):
            raise refused("arena-refusal-games", path=str(self._path), line=number, why=PLAN)
        return part

    def _fits(self, game: Played) -> bool:
        seats = self._terms.seats
        lengths = {len(game.ranks), len(game.choices), len(game.seconds), len(game.longest)}
        is_whole = lengths == {seats} and len(game.points) == (0 if game.forfeit else seats)
        return is_whole and 0 <= game.index < self._terms.games

    def add(self, part: list[Played]) -> None:
        """Write a part so that it outlives a kill and a power cut. Raises Refused."""
        try:
            self._stream.write(msgspec.json.encode(part) + b"\n")
            self._stream.flush()
            os.fsync(self._stream.fileno())
        except OSError as error:
            raise _unwritable(self._path, error) from None


def pretty(document: object) -> bytes:
    """A document as people can read it too."""
    return msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n"


def _unwritable(path: Path, error: OSError) -> Refused:
    return refused("arena-refusal-folder", path=str(path), why=error.strerror or "")


def _settle(folder: Path) -> None:
    """Make a new name in a folder outlive a power cut, where the system can do that."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _lock(stream: BinaryIO) -> bool:
    """Whether the file is ours alone now; where there are no locks, nobody asks."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
