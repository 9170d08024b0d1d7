"""`witching watch` tells a whole game."""

import pytest
from click.testing import CliRunner

from cli.command import witching
from witching.arena.match import play_match
from witching.bots.roster import brains
from witching.cli.main import cli
from witching.cli.shelf import find_game


def watched(*options: str) -> list[str]:
    result = CliRunner().invoke(cli, ["watch", "glastonbury", *options])
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_told_to_its_points(seats: int) -> None:
    lines = watched("--seats", str(seats), "--seed", "5", "--bots", "random")
    game = find_game("glastonbury")
    position = game.blank({"seats": seats})
    actions = play_match(game, position, brains(["random"], seats), 5)
    assert len(lines) > len(actions)
    points, winners = lines[-seats - 1 : -1], lines[-1]
    for seat in range(seats):
        assert str(position.points(seat)) in points[seat]
        assert (str(seat) in winners) == (seat in position.winners())


def test_the_same_seed_tells_the_same_game_and_without_one_every_game_is_new() -> None:
    assert watched("--seed", "9") == watched("--seed", "9")
    assert watched("--seed", "9") != watched("--seed", "10")
    assert watched() != watched()


def test_no_text_is_missing_in_any_game() -> None:
    for seed in range(30):
        for line in watched("--seed", str(seed), "--recipes", "--edition", "ko", "--bots", "random"):
            assert "glastonbury-" not in line, line
            assert "{" not in line, line


def test_the_real_command_tells_a_game() -> None:
    done = witching("watch", "--seed", "5", "--seats", "2")
    assert done.returncode == 0
    assert done.stdout.splitlines() == watched("--seats", "2", "--seed", "5")
