"""Which form of the hot modules a start runs: all compiled, or all from the sources, and that it reports which."""

import json
from pathlib import Path
from typing import Any

import pytest

from compilation.conftest import Tiny
from witching.compilation import build_settings, hot_modules, loader, manifest

pytestmark = pytest.mark.slow

SOURCES = ["source", "source", "source"]


def alter(path: Path, **changes: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


def test_a_fitting_build_is_used_for_exactly_the_hot_modules(tiny: Tiny) -> None:
    assert tiny.report() == ["compiled", "compiled", "compiled", "source"]


def test_the_wish_for_the_sources_wins(tiny: Tiny) -> None:
    assert tiny.report(WITCHING_PURE="1") == ["pure", *SOURCES]
    assert tiny.report(WITCHING_PURE="0")[0] == "compiled"


@pytest.mark.parametrize("file", ["core/rng.py", "core/position.pxd"])
def test_an_edited_source_makes_the_build_stale(tiny: Tiny, file: str) -> None:
    with open(tiny.root / file, "a") as source:
        source.write("\n")
    assert tiny.report() == ["stale", *SOURCES]


def test_a_new_declaration_anywhere_makes_the_build_stale(tiny: Tiny) -> None:
    (tiny.root / "games" / "new").mkdir(parents=True)
    (tiny.root / "games" / "new" / "draw.pxd").write_text("")
    assert tiny.report() == ["stale", *SOURCES]


def test_an_edited_cold_module_does_not(tiny: Tiny) -> None:
    (tiny.root / "core" / "cold.py").write_text("COLD = 1\n")
    assert tiny.report()[0] == "compiled"


def test_other_flags_make_the_build_stale(tiny: Tiny, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(build_settings.COMPILE_FLAGS, "fast", ("-O0",))
    assert loader.examine(str(tiny.root), {}) == ("stale", {})


def test_a_partial_build_is_refused_as_a_whole(tiny: Tiny) -> None:
    next(tiny.out.rglob(f"rng{manifest.SUFFIX}")).unlink()
    assert tiny.report() == ["broken", *SOURCES]


def test_a_build_for_another_interpreter_is_left_alone(tiny: Tiny) -> None:
    alter(tiny.out / "manifest.json", suffix=".cpython-39-other.so")
    assert tiny.report() == ["foreign", *SOURCES]


@pytest.mark.parametrize("text", ["", "{", "{}", '{"variant": "fast"}'])
def test_a_manifest_that_cannot_be_read_is_no_build(tiny: Tiny, text: str) -> None:
    (tiny.out / "manifest.json").write_text(text)
    assert tiny.report() == ["absent", *SOURCES]


def test_no_build_at_all(tiny: Tiny) -> None:
    tiny.out.rename(tiny.root.parent / "elsewhere")
    assert tiny.report() == ["absent", *SOURCES]


def test_another_build_folder_can_be_chosen(tiny: Tiny) -> None:
    elsewhere = tiny.out.rename(tiny.root.parent / "elsewhere")
    assert tiny.report(WITCHING_COMPILED=str(elsewhere)) == ["compiled", "compiled", "compiled", "source"]


def test_every_game_folder_brings_its_own_hot_rooms(tmp_path: Path) -> None:
    """Except one whose `.pxd` has nothing but constants."""
    typed, constants = "cpdef int twice(int number) noexcept\n", "cdef enum:\n    MANY = 9\n"
    for game, room, declared in (("b", "rules", typed), ("a", "scoring", typed), ("a", "components", constants)):
        folder = tmp_path / "games" / game
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{room}.py").touch()
        (folder / f"{room}.pxd").write_text(declared)
    names = [f"{tmp_path.name}.games.a.scoring", f"{tmp_path.name}.games.b.rules"]
    assert list(hot_modules.find(str(tmp_path))) == names
