"""Record: a whole game as one JSON document (docs/record.md)."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, NoReturn, TypeVar

import msgspec
from msgspec import Meta, Struct

from witching import __version__
from witching.core.converter import Converter
from witching.core.game import Document, Game, Setup
from witching.core.position import Position
from witching.core.refusal import refused

FORMAT = "witching-record-1"
ENGINE = f"witching {__version__}"
MOST_BYTES = 1 << 20
MOST_DEPTH = 16  # twice what a record needs
MOST_DETAIL = 200

Hash = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Salt = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
StepNumber = Annotated[int, Meta(ge=0)]
Undone = tuple[SeatNumber, StepNumber, StepNumber]
"""A seat that took back, and the number of actions before and after it did."""

T = TypeVar("T")


PERSON = "person"
"""The kind of a player who is not a bot."""


class Player(Struct, frozen=True):
    """Who sits at a seat: a name, and `person` or the name of a bot."""

    name: str
    kind: str


class Commitment(Struct, frozen=True, forbid_unknown_fields=True):
    """The hash that is shown before play, and the salt that opens it."""

    sha256: Hash
    salt: Salt


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game is its record: replay, restart, undo, export and verification all start from it.

    `undone` is what was taken back, in order; the key is missing where nothing was.
    """

    format: str
    engine: str
    game: str
    options: Document
    seats: list[Document]
    deal: Document
    commitment: Commitment
    actions: list[tuple[int, str]]
    result: Document | None
    undone: list[Undone] = []

    @property
    def setup(self) -> Setup:
        """The part that the game itself writes and reads: the seats without name and kind."""
        seats = [{key: value for key, value in seat.items() if key not in ("name", "kind")} for seat in self.seats]
        return Setup(self.options, seats, self.deal)


RECORD = Converter(Record)


def commit(setup: Setup, salt: str) -> Commitment:
    """Bind a deal without showing it: SHA-256 over the canonical JSON of deal, seats and salt."""
    sealed = {"deal": setup.deal, "salt": salt, "seats": setup.seats}
    canonical = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return Commitment(hashlib.sha256(canonical.encode()).hexdigest(), salt)


def salt_of_seed(seed: int) -> str:
    """The salt of a seeded game: the same seed gives the same record, byte for byte."""
    return hashlib.sha256(f"witching salt {seed}".encode()).hexdigest()[:32]


def settle(start: Position, log: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The actions of a record from a log of legal choices in order of arrival, changed ones included.

    Of choices due at once, the last of each seat, in seat order; those still sealed are left out.
    """
    position = start.copy()
    actions: list[tuple[int, int]] = []
    sealed: dict[int, int] = {}
    for seat, action in log:
        last = position.owing() == 1 << seat
        position.apply_unchecked(seat, action)
        sealed[seat] = action
        if last:
            actions += sorted(sealed.items())
            sealed.clear()
    return actions


def make_record(
    game: Game,
    position: Position,
    players: list[Player],
    actions: list[tuple[int, int]],
    salt: str,
    undone: Sequence[Undone] = (),
) -> Record:
    """The record of the game in which these actions led to this position."""
    setup = game.write_setup(position)
    return Record(
        format=FORMAT,
        engine=ENGINE,
        game=game.name,
        options=setup.options,
        seats=[
            {"name": player.name, "kind": player.kind} | seat
            for player, seat in zip(players, setup.seats, strict=True)
        ],
        deal=setup.deal,
        commitment=commit(setup, salt),
        actions=[(seat, game.write(action)) for seat, action in actions],
        result=game.result(position) if position.is_over() else None,
        undone=list(undone),
    )  # fmt: skip


def write_record(record: Record) -> bytes:
    """The one way we write a record: a line for each part and each action."""
    lines = []
    for name, value in msgspec.to_builtins(record).items():
        rows = [_compact(row) for row in value] if name in ("seats", "actions") else []
        text = "[\n    " + ",\n    ".join(rows) + "\n  ]" if rows else _compact(value)
        lines.append(f"  {_compact(name)}: {text}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_record(data: bytes) -> Record:
    """The record in a file. Raises Refused with a clear message, whatever the bytes are."""
    if len(data) > MOST_BYTES:
        raise refused("core-record-too-large", size=len(data), most=MOST_BYTES)
    document = _read_json(data)
    if not isinstance(document, dict):
        raise refused("core-record-not-an-object")
    written = document.get("format")
    if written != FORMAT:
        raise refused("core-record-format", format=written[:40] if isinstance(written, str) else "", known=FORMAT)
    return convert(document, RECORD, "")


def convert(document: object, converter: Converter[T], place: str) -> T:
    """JSON values as a type. Raises Refused, naming the place."""
    try:
        return converter.convert(document)
    except msgspec.ValidationError as error:
        detail = str(error).replace("`$", f"`${place}") if "`$" in str(error) else f"{error} - at `${place}`"
        raise refused("core-record-shape", place=place, detail=detail[:MOST_DETAIL]) from None


def _read_json(data: bytes) -> object:
    try:
        document = json.loads(data.decode(), object_pairs_hook=_unique, parse_constant=_no_constant)
        _check_depth(document)
        json.dumps(document, ensure_ascii=False).encode()
        return document
    except UnicodeDecodeError as error:
        raise refused("core-record-not-utf-8", place=error.start) from None
    except UnicodeEncodeError:
        raise refused("core-record-surrogate") from None
    except RecursionError:
        raise refused("core-record-too-deep") from None
    except json.JSONDecodeError as error:
        raise refused("core-record-not-json", line=error.lineno, column=error.colno) from None
    except ValueError:
        raise refused("core-record-number") from None


def _check_depth(document: object) -> None:
    """Refuse what is nested deeper than any record, before any code recurses into it."""
    level = [document]
    for _ in range(MOST_DEPTH):
        level = [inner for value in level if isinstance(value, dict | list) for inner in _inside(value)]
    if level:
        raise refused("core-record-too-deep")


def _inside(value: dict[str, object] | list[object]) -> Iterable[object]:
    return value.values() if isinstance(value, dict) else value


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    document = dict(pairs)
    if len(document) < len(pairs):
        twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
        raise refused("core-record-key-twice", name=twice[:40])
    return document


def _no_constant(name: str) -> NoReturn:
    raise refused("core-record-constant", name=name)
