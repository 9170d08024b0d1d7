"""The manifest of a build: what it was made from, for which interpreter, and where each module is.

A build folder holds `manifest.json` and one or more `build-…` folders. The manifest names the one in use; it is written
last and replaced atomically, so a build is there as a whole or not at all.
"""

import hashlib
import json
import os
from importlib.machinery import EXTENSION_SUFFIXES
from typing import TypedDict

from witching.compilation import build_settings, hot_modules

NAME = "manifest.json"
SUFFIX = EXTENSION_SUFFIXES[0]
_FORMAT = 1


class Manifest(TypedDict):
    """`modules` maps full names to files inside `folder`, which is beside the manifest."""

    variant: str
    fingerprint: str
    suffix: str
    folder: str
    modules: dict[str, str]


def fingerprint(root: str, variant: str) -> str:
    """A hash of every hot source, every `.pxd`, the directives and the flags."""
    settings = (
        _FORMAT,
        build_settings.DIRECTIVES,
        build_settings.COMPILE_FLAGS[variant],
        build_settings.LINK_FLAGS[variant],
    )
    digest = hashlib.sha256(repr(settings).encode())
    declared = hot_modules.declarations(root)
    for path in sorted({*hot_modules.find(root, declared).values(), *declared}):
        with open(os.path.join(root, path), "rb") as source:
            content = source.read()
        digest.update(f"\0{path}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def read(folder: str) -> Manifest | None:
    """The manifest of a build folder; None if it is missing or unreadable."""
    try:
        with open(os.path.join(folder, NAME), encoding="utf-8") as file:
            found: Manifest = json.load(file)
    except (OSError, ValueError):
        return None
    return (
        found if set(found) >= Manifest.__required_keys__ and found["variant"] in build_settings.COMPILE_FLAGS else None
    )


def write(folder: str, manifest: Manifest) -> None:
    """Switch to a finished build."""
    fresh = os.path.join(folder, f"{NAME}.new")
    with open(fresh, "w", encoding="utf-8") as file:
        json.dump(manifest, file, indent=1, sort_keys=True)
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, os.path.join(folder, NAME))


def files(folder: str, manifest: Manifest) -> dict[str, str]:
    """Every module's full name and its compiled file."""
    return {name: os.path.join(folder, manifest["folder"], path) for name, path in manifest["modules"].items()}
