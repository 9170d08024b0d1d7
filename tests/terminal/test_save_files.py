"""Games are saved in a folder of the user, completely or not at all."""

import os
import time
from pathlib import Path

import pytest

from terminal.tables import begin, go_on
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.terminal import save_files
from witching.terminal.save_files import games_folder, load, new_file, save, saved_games, unfinished_games


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WITCHING_DATA", str(tmp_path / "data"))


def test_a_game_is_loaded_as_it_was_saved() -> None:
    table = go_on(begin("incantibus", 3), 9, Rng(1))
    path = new_file("incantibus")
    assert path.parent == games_folder()
    save(path, table.record())
    assert load(path) == table.record()


def test_unfinished_games_are_listed_the_last_played_first() -> None:
    for seed, steps in enumerate((3, 1000, 5)):
        path = games_folder() / f"game-{seed}.json"
        save(path, go_on(begin("glastonbury", 2, seed), steps, Rng(1)).record())
        os.utime(path, (time.time() + seed, time.time() + seed))
    (games_folder() / "broken.json").write_text("{")
    assert [saved.path.name for saved in saved_games()] == ["game-2.json", "game-1.json", "game-0.json"]
    assert [saved.path.name for saved in unfinished_games()] == ["game-2.json", "game-0.json"]


def test_a_save_that_cannot_be_finished_leaves_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full while the new one is being written."""
    path = new_file("glastonbury")
    table = begin("glastonbury", 2)
    save(path, table.record())
    before = path.read_bytes()
    monkeypatch.setattr(save_files, "write_record", full_disk)
    with pytest.raises(Refused) as refused:
        save(path, go_on(table, 3, Rng(1)).record())
    assert refused.value.refusal.message.key == "terminal-refusal-save"
    assert path.read_bytes() == before


def full_disk(_record: object) -> bytes:
    raise OSError(28, "No space left on device")


def test_a_folder_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused):
        save(tmp_path / "file" / "game.json", begin("glastonbury", 2).record())


@pytest.mark.parametrize("name", ["missing.json", "folder", "text.json", "\0"])
def test_what_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.json").write_bytes(b"\xff")
    with pytest.raises(Refused):
        load(tmp_path / name)
