"""Writes the `state.py` and `state.pxd` of every game that lists its fields: `python -m tools.declare`.

The one list is the game's `fields.py`. What is made from it, the declaration, the empty state, copying, bytes and back,
is committed; a test holds both equal.
"""

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from witching.compilation import loader
from witching.core.fields import Layout

MADE = "made from fields.py by `python -m tools.declare`"
OWNERS = {"Position": "witching.core.position", "Knowledge": "witching.core.knowledge"}
ROOT = Path(loader.ROOT)


def sources(promise: str, layouts: Sequence[Layout]) -> dict[str, str]:
    """The files that are made from what the `fields` of a game promise and list, by name."""
    return {
        "state.py": "\n".join([f'"""{promise}\n\nDo not edit: {MADE}.\n"""', *_imports(layouts, "import"), ""])
        + "".join(f"\n\n{_joined(_class(layout))}" for layout in layouts),
        "state.pxd": "\n".join([f"# C types of state.py, {MADE}.", *_imports(layouts, "cimport")[1:], ""])
        + "".join(f"\n{_joined(_declaration(layout))}" for layout in layouts),
    }


def _joined(lines: Iterator[str]) -> str:
    return "".join(f"{line}\n" if line else "\n" for line in lines)


def _imports(layouts: Sequence[Layout], word: str) -> list[str]:
    owners = sorted({(OWNERS[layout.owner], layout.owner) for layout in layouts if layout.owner})
    return ["", *(f"from {module} {word} {name}" for module, name in owners)]


# ---------------------------------------------------------------- for C


def _declaration(layout: Layout) -> Iterator[str]:
    yield f"cdef class {layout.name}({layout.owner}):" if layout.owner else f"cdef class {layout.name}:"
    for field in layout.numbers:
        yield f"    cdef public {field.c_type} {field.name}"
    for field in layout.rows:
        yield f"    cdef {field.c_type}[{field.length}] {field.name}"
    if layout.owner == "Position":
        yield f"    cdef void copy_from(self, {layout.name} other) noexcept"


# ---------------------------------------------------------------- for Python


def _class(layout: Layout) -> Iterator[str]:
    yield f"class {layout.name}({layout.owner}):" if layout.owner else f"class {layout.name}:"
    yield f'    """{layout.promise}"""'
    yield from _init(layout)
    if layout.owner == "Position":
        yield from _copy(layout)
    if layout.owner:
        yield from _to_bytes(layout)
        yield from _restore(layout)


def _init(layout: Layout) -> Iterator[str]:
    yield from ("", "    def __init__(self) -> None:")
    if layout.owner:
        yield "        super().__init__()"
    for field in layout.numbers:
        yield f"        self.{field.name} = {field.start}"
    for field in layout.rows:
        yield f"        self.{field.name} = [{field.start}] * {field.length}"


def _copy(layout: Layout) -> Iterator[str]:
    """Needs nothing that `__init__` made, so that a twin can do without."""
    yield from ("", f'    def copy_from(self, other: "{layout.name}") -> None:')
    yield f'        """Become a twin of another; it may be a `{layout.name}` that nothing was done for yet."""'
    yield f"        self.{layout.own} = other.{layout.own}"
    yield "        self.choices = other.choices[:]"
    for field in layout.numbers:
        yield f"        self.{field.name} = other.{field.name}"
    for field in layout.rows:
        yield f"        self.{field.name} = other.{field.name}[:]"


def _to_bytes(layout: Layout) -> Iterator[str]:
    yield from ("", "    def to_bytes(self) -> bytes:")
    yield '        """All that is written: first the numbers, then the rows."""'
    yield from ("        numbers = [", f"            self.{layout.own},")
    for field in layout.numbers:
        if field.written:
            yield f"            self.{field.name},"
    yield from ("        ]", "        rows = [")
    for field in layout.rows:
        if field.written:
            yield f"            bytes(self.{field.name}[:{field.length}]),"
    yield from ("        ]", '        return bytes(numbers) + b"".join(rows)')


def _restore(layout: Layout) -> Iterator[str]:
    places = layout.places()
    yield from ("", "    def restore(self, data: bytes) -> None:")
    yield '        """Become what `to_bytes` wrote; what follows it is not looked at."""'
    yield from (f"        if len(data) < {layout.size()}:", "            raise ValueError(len(data))")
    yield f"        self.{layout.own} = data[0]"
    for field in layout.numbers:
        if field.written:
            yield f"        self.{field.name} = data[{places[field.name]}]"
    for field in layout.rows:
        if field.written:
            place = places[field.name]
            yield f"        self.{field.name} = list(data[{place}:{place + field.length}])"


# ---------------------------------------------------------------- the files


def files() -> dict[str, str]:
    """What every made file should hold, by its path below the folder of the program."""
    made = {}
    for listed in sorted(ROOT.glob("games/*/fields.py")):
        game = listed.parent.name
        fields = import_module(f"witching.games.{game}.fields")
        made.update({f"games/{game}/{name}": text for name, text in sources(fields.PROMISE, fields.LAYOUTS).items()})
    return made


def main() -> int:
    for path, text in files().items():
        (ROOT / path).write_text(text, encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
