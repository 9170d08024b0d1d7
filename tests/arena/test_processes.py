"""A series in parts: on one process or several, with long games, and with a process that is killed."""

from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from arena.players import company, indices, killed
from witching.arena import processes
from witching.arena.processes import PlayerLost, play_parts


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_every_game_is_played_once(jobs: int) -> None:
    assert sorted(index for part in play_parts(indices, None, range(50), jobs) for index in part) == list(range(50))


def test_of_long_games_every_one_is_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    hours = count()
    monkeypatch.setattr(processes, "time", SimpleNamespace(perf_counter=lambda: 3600.0 * next(hours)))
    assert list(play_parts(indices, None, range(8), 1)) == [[index] for index in range(8)]


@pytest.mark.slow
def test_a_few_games_are_shared_among_the_processes(tmp_path: Path) -> None:
    played = [pid for part in play_parts(company, tmp_path, range(8), 2) for pid in part]
    assert len(played) == 8
    assert len(set(played)) == 2


@pytest.mark.slow
def test_what_was_played_counts_before_the_loss_of_a_process_is_told(tmp_path: Path) -> None:
    found: list[int] = []

    def play() -> None:
        for part in play_parts(killed, tmp_path, range(50), 2):
            found.extend(part)
            if len(found) >= 3:
                (tmp_path / "heard").touch()

    with pytest.raises(PlayerLost):
        play()
    assert 3 <= len(found) < 50
    assert len(set(found)) == len(found)
