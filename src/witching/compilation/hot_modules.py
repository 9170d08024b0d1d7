"""Which modules are hot.

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
