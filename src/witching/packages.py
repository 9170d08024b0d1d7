"""Packages: which games there are and where their files are. Loads none of them.

Ours are listed here because a source checkout is not installed; `pyproject.toml` declares the same two. All others are
found through the entry point `witching.games` of installed packages.
"""

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

GROUP = "witching.games"
OURS = {
    "glastonbury": "witching.games.glastonbury.game:Glastonbury",
    "incantibus": "witching.games.incantibus.game:Incantibus",
}


class Package(NamedTuple):
    """A game provided by a package: the name of the entry point, and its façade as `module:attribute`."""

    name: str
    place: str

    @property
    def module(self) -> str:
        return self.place.partition(":")[0].strip()

    @property
    def attribute(self) -> str:
        return self.place.partition(":")[2].partition("[")[0].strip()

    @property
    def folder(self) -> Path | None:
        """The package's folder, with its texts and its rule book; None if there is none."""
        return _folder(self.module.rpartition(".")[0] or self.module)


def find_package(name: str) -> Package | None:
    """The package of a game; installed packages are searched only for a name that is not one of ours."""
    return Package(name, OURS[name]) if name in OURS else installed().get(name)


def games() -> list[str]:
    """The names of all games, ours first."""
    return [*OURS, *installed()]


@cache
def installed() -> dict[str, Package]:
    """Third-party games by name; for each name, the first one found."""
    found: dict[str, Package] = {}
    for package in _declared():
        if package.name not in OURS:
            found.setdefault(package.name, package)
    return found


def doubles() -> list[Package]:
    """Packages left out because their game has the name of another one."""
    kept = {name: place for name in games() if (package := find_package(name)) for place in [package.place]}
    return [package for package in _declared() if kept[package.name] != package.place]


def texts_of(name: str) -> Path | None:
    """The folder of a game's texts, with a subfolder for each language."""
    package = find_package(name)
    return package.folder / "locale" if package and package.folder else None


def book_of(name: str) -> Path | None:
    """The folder of a game's rule book, with a file for each language."""
    package = find_package(name)
    return package.folder / "rulebook" if package and package.folder else None


@cache
def _declared() -> list[Package]:
    # Imported late: loading it takes longer than most commands run, and most use one of our games.
    from importlib.metadata import entry_points

    found = {Package(point.name, point.value) for point in entry_points(group=GROUP)}
    return sorted(found)


@cache
def _folder(name: str) -> Path | None:
    """The folder of a package by its name; this runs none of its code, only that of its parent packages."""
    loaded = sys.modules.get(name)
    try:
        spec = loaded.__spec__ if loaded else find_spec(name)
    except (Exception, SystemExit):  # a parent package may be broken in any way; loading the game reports how
        return None
    places = (spec.submodule_search_locations or ()) if spec else ()
    return next((Path(place) for place in places), None)
