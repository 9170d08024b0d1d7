"""Converter: the one door through which values from outside get a type.

msgspec learns a type when it is first asked to read one, and until it has, a second thread that reads the same type
ends the whole process (docs/upstream/msgspec-race.md). Here a type is learnt before anything of it can be read.
"""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar, overload

import msgspec

T_co = TypeVar("T_co", covariant=True)

_learning = threading.RLock()


class Converter(Generic[T_co]):
    """Reads values of one type; any thread may. Made beside the type, while its module is loaded.

    Whatever cannot be read as the type raises a `msgspec.MsgspecError`, which says where.
    """

    from_json: Callable[[bytes | str], T_co]
    from_msgpack: Callable[[bytes], T_co]

    @overload
    def __init__(self, kind: type[T_co]) -> None: ...
    @overload
    def __init__(self, kind: object) -> None: ...  # a union is no `type`: whoever makes this one names its T_co
    def __init__(self, kind: object) -> None:
        self.kind = kind
        with _learning:
            self.from_json = msgspec.json.Decoder(kind).decode
            self.from_msgpack = msgspec.msgpack.Decoder(kind).decode

    def convert(self, value: object, *, strict: bool = True) -> T_co:
        """What JSON values are as the type; where not `strict`, texts may stand for numbers, as in a form."""
        converted: T_co = msgspec.convert(value, self.kind, strict=strict)
        return converted
