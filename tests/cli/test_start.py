"""Starting: version, welcome, help."""

import pytest

from cli.command import witching, witching_fresh
from witching import __version__
from witching.cli.main import COMMANDS
from witching.compilation.loader import COMPILED, status
from witching.i18n import LANGUAGES, Catalogue


def test_the_version_tells_which_engine_runs() -> None:
    done = witching_fresh("--version")
    assert done.returncode == 0
    assert done.stdout.startswith(f"witching {__version__} (")
    assert ("(compiled engine)" in done.stdout) is (status() == COMPILED)


def test_the_version_of_the_uncompiled_engine() -> None:
    done = witching_fresh("--version", WITCHING_PURE="1")
    assert done.stdout == f"witching {__version__} (uncompiled, as WITCHING_PURE asks)\n"


@pytest.mark.slow
def test_play_without_a_game_asks_only_where_somebody_can_answer() -> None:
    for options in ([], ["--seed", "3"]):
        done = witching("play", *options)
        assert (done.returncode, done.stdout) == (2, "")
        assert "glastonbury, incantibus" in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "language"), [*((name, "en") for name in ("", *COMMANDS)), *(("play", code) for code in LANGUAGES)]
)
def test_help_tells_every_option_in_every_language(command: str, language: str) -> None:
    done = witching(*command.split(), "--help", "--lang", language)
    assert done.returncode == 0
    assert done.stdout.startswith(f"{Catalogue(language).say('cli-usage-title')} witching")
    assert done.stderr == ""
    for line in done.stdout.splitlines():
        if line.startswith("  --"):
            assert len(line.split("  ")) > 2, line


def test_the_commands_are_listed() -> None:
    assert set(COMMANDS) <= set(witching("--help").stdout.split())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("conjure", ["conjure", "play, replay", "witching --help"]),
        ("simulate glastonbury --luck", ["--luck", "witching simulate --help"]),
        ("simulate glastonbury --games", ["--games", "value"]),
        ("simulate glastonbury --games ten", ["--games", "number"]),
        ("simulate", ["Say which game", "glastonbury, incantibus", "witching simulate --help"]),
        ("schema glastonbury incantibus", ["too many"]),
        ("play glastonbury --lang xx", ["xx", "en, ru, it, ko, de, fr"]),
        ("rules glastonbury --edition", ["--edition"]),
    ],
)
def test_a_command_line_that_cannot_be_understood_is_answered(line: str, told: list[str]) -> None:
    done = witching(*line.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert all(each in done.stderr for each in told), done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_misuse_is_answered_in_the_language_asked_for(language: str) -> None:
    done = witching("simulate", "--lang", language, "glastonbury", "--luck")
    assert done.returncode == 2
    assert done.stderr.startswith(Catalogue(language).say("cli-usage-option", given="--luck"))
