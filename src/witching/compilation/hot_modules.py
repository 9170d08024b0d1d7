"""Which modules are hot, and how they are compiled.

A hot module has a `.pxd` beside its `.py` that gives it C types. Every function takes the package's folder
(`…/src/witching`), so a test can use its own small package.
"""

import os
import re
from collections.abc import Sequence

DECLARES = re.compile(rb"^(cdef (?!enum\b|inline\b)|cpdef )", re.MULTILINE)
"""A line by which a `.pxd` gives C types to the module beside it."""

WITHOUT_CODE = ("locale", "rulebook", "static", "templates")
"""Folders that are not searched: every start would wait for it."""

# `annotation_typing` is off because an `int` annotation means Python's int; C types come from the `.pxd` alone.
DIRECTIVES: dict[str, int | bool] = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "cpow": True,
}

# A wrong pointer type is a bug in the generated C that corrupts memory (docs/decisions/0001-compiled-python.md); the
# overflow warning is a false alarm about loops over seats. Fused products would round otherwise than Python does, on
# processors where compilers make them unasked: bots would choose otherwise, compiled and not.
CARE = ("-Werror=incompatible-pointer-types", "-Wno-stringop-overflow", "-ffp-contract=off")
COMPILE_FLAGS = {
    "fast": ("-O3", "-g0", *CARE),
    "sanitize": ("-O1", "-g", "-fsanitize=bounds-strict", "-fno-sanitize-recover=all", *CARE),
}
LINK_FLAGS: dict[str, tuple[str, ...]] = {
    "fast": (),
    "sanitize": ("-fsanitize=bounds-strict", "-static-libubsan"),
}
# Headers of this folder that every C file includes first.
HEADERS: dict[str, tuple[str, ...]] = {"fast": (), "sanitize": ("strict_bounds.h",)}


def find(root: str, declared: Sequence[str] | None = None) -> dict[str, str]:
    """Every hot module's full name and its source, relative to the package's folder, sorted by name."""
    package = os.path.basename(root)
    paths = declarations(root) if declared is None else declared
    rooms = [path.removesuffix(".pxd") for path in paths if _is_hot(root, path)]
    return {f"{package}.{room.replace('/', '.')}": f"{room}.py" for room in rooms}


def declarations(root: str) -> list[str]:
    """Every `.pxd`, relative to the package's folder, sorted."""
    found = []
    for folder, below, names in os.walk(root):
        below[:] = [name for name in below if name[0] != "_" and name not in WITHOUT_CODE]
        found += [os.path.relpath(os.path.join(folder, name), root) for name in names if name.endswith(".pxd")]
    return sorted(path.replace(os.sep, "/") for path in found)


def _is_hot(root: str, path: str) -> bool:
    """Whether the module beside a `.pxd` is compiled: not if that has only constants, or inline forms for other
    modules."""
    if not os.path.isfile(os.path.join(root, path.removesuffix(".pxd") + ".py")):
        return False
    with open(os.path.join(root, path), "rb") as file:
        return DECLARES.search(file.read()) is not None
