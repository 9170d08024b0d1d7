"""The README's pictures of the page can be taken again, and are the ones it shows."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Browser

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
MOST_BYTES = 150_000


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_page_pictures", PICTURES / "make_page_pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def size_of(file: Path) -> tuple[int, int]:
    """Width and height of a WebP picture (RFC 9649, the extended file format)."""
    written = file.read_bytes()
    assert written[:4] + written[8:16] == b"RIFFWEBPVP8X", written[:16]
    return int.from_bytes(written[24:27], "little") + 1, int.from_bytes(written[27:30], "little") + 1


@pytest.mark.all
@pytest.mark.parametrize("game", ["glastonbury", pytest.param("incantibus", marks=pytest.mark.exhaustive)])
def test_the_pictures_can_be_taken_again(chromium: Browser, tmp_path: Path, game: str) -> None:
    script = load()
    moments = [moment for moment in script.MOMENTS if moment.game == game]
    taken = script.take(moments, chromium, tmp_path)
    assert {file.name for file in taken} == {file.name for file in PICTURES.glob(f"page-{game}*.webp")}
    assert len(taken) == len(script.ENDINGS)
    for file in taken:
        assert size_of(file) == size_of(PICTURES / file.name)
        assert 20_000 < file.stat().st_size < MOST_BYTES
