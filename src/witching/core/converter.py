"""Converter: the one place where outside values get a type.

msgspec learns a type when it first reads one; a second thread that reads the same type meanwhile crashes the whole
process (docs/upstream/msgspec-race.md). Here a type is learnt before any value of it can be read.
"""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar, overload

import msgspec

T_co = TypeVar("T_co", covariant=True)

_learning = threading.RLock()


class Converter(Generic[T_co]):
    """Reads values of one type, from any thread. Made beside the type, while its module is loaded.

    A value that is not of the type raises a `msgspec.MsgspecError`, which says where.
    """

    from_json: Callable[[bytes | str], T_co]
    from_msgpack: Callable[[bytes], T_co]

    @overload
    def __init__(self, kind: type[T_co]) -> None: ...
    @overload
    def __init__(self, kind: object) -> None: ...  # a union is no `type`: the caller annotates T_co
    def __init__(self, kind: object) -> None:
        self.kind = kind
        with _learning:
            self.from_json = msgspec.json.Decoder(kind).decode
            self.from_msgpack = msgspec.msgpack.Decoder(kind).decode

    def convert(self, value: object, *, strict: bool = True) -> T_co:
        """JSON values as the type; unless `strict`, numbers may be given as text, as in a form."""
        converted: T_co = msgspec.convert(value, self.kind, strict=strict)
        return converted
