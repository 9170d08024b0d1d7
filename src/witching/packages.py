"""Packages: which games there are and where their files lie. Loads none of them.

Ours are named here, for a checkout of the sources is not installed; `pyproject.toml` declares the same two. All others
are found by the entry point `witching.games` of whatever is installed.
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
    """A game that some package brings: the name of the entry point, and `module:attribute`, where its façade is."""

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
        """The folder of the package, where its texts and its rule book lie; None where there is none."""
        return _folder(self.module.rpartition(".")[0] or self.module)


def find_package(name: str) -> Package | None:
    """The package of a game; those that are installed are looked through only for a name that is none of ours."""
    return Package(name, OURS[name]) if name in OURS else installed().get(name)


def games() -> list[str]:
    """The name of every game: ours first."""
    return [*OURS, *installed()]


@cache
def installed() -> dict[str, Package]:
    """The games of others, by name: the first that is found of each."""
    found: dict[str, Package] = {}
    for package in _declared():
        if package.name not in OURS:
            found.setdefault(package.name, package)
    return found


def doubles() -> list[Package]:
    """Packages whose game bears the name of another one, and is left out."""
    kept = {name: place for name in games() if (package := find_package(name)) for place in [package.place]}
    return [package for package in _declared() if kept[package.name] != package.place]


def texts_of(name: str) -> Path | None:
    """The folder with a game's texts, a folder in it for each language."""
    package = find_package(name)
    return package.folder / "locale" if package and package.folder else None


def book_of(name: str) -> Path | None:
    """The folder with a game's rule book, a file in it for each language."""
    package = find_package(name)
    return package.folder / "rulebook" if package and package.folder else None


@cache
def _declared() -> list[Package]:
    # Imported late: it takes longer to load than most commands need, and most commands play a game of ours.
    from importlib.metadata import entry_points

    found = {Package(point.name, point.value) for point in entry_points(group=GROUP)}
    return sorted(found)


@cache
def _folder(name: str) -> Path | None:
    """The folder of a package by its name; nothing of it is run, except for the packages around it."""
    loaded = sys.modules.get(name)
    try:
        spec = loaded.__spec__ if loaded else find_spec(name)
    except (Exception, SystemExit):  # a package around it may be broken in any way; loading the game tells how
        return None
    places = (spec.submodule_search_locations or ()) if spec else ()
    return next((Path(place) for place in places), None)
