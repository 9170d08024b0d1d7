"""Starting: version, welcome, help."""

import pytest

from cli.command import witching
from witching import __version__
from witching.engine.loader import COMPILED, status


def test_the_version_tells_which_engine_runs() -> None:
    done = witching("--version")
    assert done.returncode == 0
    assert done.stdout.startswith(f"witching {__version__} (")
    assert ("(compiled engine)" in done.stdout) is (status() == COMPILED)


def test_the_version_of_the_uncompiled_engine() -> None:
    done = witching("--version", WITCHING_PURE="1")
    assert done.stdout == f"witching {__version__} (uncompiled, as WITCHING_PURE asks)\n"


def test_without_a_command_comes_the_welcome_with_commands_that_work() -> None:
    done = witching()
    assert done.returncode == 0
    commands = [line.split("  ")[0] for line in map(str.strip, done.stdout.splitlines()) if line.startswith("witching")]
    assert {command.split()[1] for command in commands} == {"watch", "simulate", "verify"}
    assert witching(*commands[0].split()[1:], "--seed", "1").returncode == 0


@pytest.mark.parametrize("command", ["", "watch", "simulate", "verify", "schema", "box"])
def test_help_tells_every_option(command: str) -> None:
    done = witching(*command.split(), "--help")
    assert done.returncode == 0
    assert done.stdout.startswith("Usage: witching")
    assert done.stderr == ""
    for line in done.stdout.splitlines():
        if line.startswith("  --"):
            assert len(line.split("  ")) > 2, line


def test_the_commands_are_listed() -> None:
    assert {"watch", "simulate", "verify", "schema", "box"} <= set(witching("--help").stdout.split())


def test_an_unknown_command_is_refused() -> None:
    done = witching("conjure")
    assert (done.returncode, done.stdout) == (2, "")
    assert "conjure" in done.stderr
