"""Which modules are hot, and how they are compiled.

A hot module is a room named here that has a `.pxd` of C types beside its `.py`. Every function takes the package's
folder (`…/src/witching`), so a test can bring a small package of its own.
"""

import os
from collections.abc import Iterator

CORE_ROOMS = ("rng", "position", "knowledge", "series", "strategy")
GAME_ROOMS = (
    "state", "tables", "position", "stacks", "cases", "payments", "spells", "tower", "rules", "scoring", "knowledge",
    "glance", "prospects", "strategy",
)  # fmt: skip
BOT_ROOMS = ("tree", "search")

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

# A wrong pointer type is a bug of the generated C that corrupts memory (docs/decisions/0001-compiled-python.md); the
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


def hot_modules(root: str) -> dict[str, str]:
    """Every hot module's full name and its source, relative to the package's folder, in a fixed order."""
    package = os.path.basename(root)
    return {f"{package}.{room.replace('/', '.')}": f"{room}.py" for room in _rooms(root) if _is_hot(root, room)}


def _rooms(root: str) -> Iterator[str]:
    yield from (f"core/{room}" for room in CORE_ROOMS)
    games = os.path.join(root, "games")
    for game in sorted(os.listdir(games)) if os.path.isdir(games) else ():
        yield from (f"games/{game}/{room}" for room in GAME_ROOMS)
    yield from (f"bots/{room}" for room in BOT_ROOMS)


def _is_hot(root: str, room: str) -> bool:
    return all(os.path.isfile(os.path.join(root, room + suffix)) for suffix in (".py", ".pxd"))
