"""`witching watch` narrates a whole game."""

import pexpect
import pytest
from click.testing import CliRunner

from cli.command import ENVIRONMENT, WITCHING, witching_fresh
from processes import wait_for_end
from witching.arena.bot_match import play_match
from witching.bots.lineup import lineup
from witching.cli.games import ALL_GAMES
from witching.cli.main import cli
from witching.cli.output import text

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("game", ALL_GAMES)


def watched(*options: str) -> list[str]:
    result = CliRunner().invoke(cli, ["watch", *options])
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
@every_game
def test_a_whole_game_is_told_to_its_points(game: str, seats: int) -> None:
    lines = watched(game, "--seats", str(seats), "--seed", "5", "--bots", "random")
    position = ALL_GAMES[game].blank({"seats": seats})
    actions = play_match(ALL_GAMES[game], position, lineup(["random"], seats), 5)
    assert len(lines) > len(actions)
    names = text("terminal-bot-names").split(", ")
    assert lines[0] == "Players: " + ", ".join(f"{name} · Random" for name in names[:seats])
    won = next(line for line in lines if " win" in line and "contest" not in line)
    for seat in range(seats):
        assert any(line.startswith(f"{names[seat]} has {position.points(seat)} point") for line in lines)
        assert (names[seat] in won) == (seat in position.winners())


@every_game
def test_nothing_that_the_story_told_last_is_said_again_by_the_sheet(game: str) -> None:
    lines = watched(game, "--seed", "5", "--bots", "random")
    end = max(place for place, line in enumerate(lines) if line.startswith("· "))
    assert lines[end].removeprefix("· ") not in lines[end + 1 :]
    assert any(" win" in line for line in lines[end + 1 :])


@pytest.mark.slow
@every_game
def test_the_same_seed_tells_the_same_game_and_without_one_every_game_is_new(game: str) -> None:
    assert watched(game, "--seed", "9") == watched(game, "--seed", "9")
    assert watched(game, "--seed", "9") != watched(game, "--seed", "10")
    assert watched(game) != watched(game)


@pytest.mark.slow
@pytest.mark.parametrize("table", ["glastonbury --recipes --edition ko", "incantibus --expert", "incantibus --seats 2"])
def test_no_text_is_missing_in_any_game(table: str) -> None:
    for seed in range(12):
        for line in watched(*table.split(), "--seed", str(seed), "--bots", "random"):
            assert f"{table.split()[0]}-" not in line, line
            assert "{" not in line, line


def test_the_real_command_tells_a_game() -> None:
    done = witching_fresh("watch", "--seed", "5", "--seats", "2")
    assert done.returncode == 0
    assert done.stdout.splitlines() == watched("glastonbury", "--seats", "2", "--seed", "5")


def test_a_terminal_shows_how_many_choices_were_made_while_bots_think() -> None:
    options = ["watch", "incantibus", "--seats", "2", "--bots", "adept", "--seed", "5"]
    env = {**ENVIRONMENT, "TERM": "xterm", "WITCHING_PURE": "1"}
    child = pexpect.spawn(WITCHING[0], [*WITCHING[1:], *options], env=env, encoding="utf-8", timeout=60)
    child.expect("choices so far: [1-9]")
    child.sendintr()
    child.expect(pexpect.EOF)
    wait_for_end(child)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in (child.before or "")
