"""`witching serve` at a terminal: it prints its address, opens the browser where there is one, and ends at Ctrl-C."""

import os
import re
import time
from pathlib import Path

import pexpect
import pytest

from cli.command import ENVIRONMENT, WITCHING, witching
from processes import wait_for_end
from witching.server.web.addresses import network_addresses

pytestmark = pytest.mark.slow

PATIENCE = 100
LONG_ENOUGH = 1.5  # for a browser to open


def at_terminal(folder: Path, *arguments: str, **environment: str) -> pexpect.spawn:
    """The command at a terminal, with a browser that only records what it was asked to open."""
    browser = folder / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {folder}/opening && mv {folder}/opening {folder}/opened\n")
    browser.chmod(0o755)
    kept = {name: value for name, value in ENVIRONMENT.items() if name not in ("CI", "DISPLAY", "WAYLAND_DISPLAY")}
    own = {"WITCHING_DATA": str(folder), "BROWSER": f"{browser} %s", "TERM": "xterm", **environment}
    return pexpect.spawn(
        WITCHING[0],
        [*WITCHING[1:], *arguments],
        env=kept | own,
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(60, 100),
    )


def end(served: pexpect.spawn) -> str:
    """Press Ctrl-C and return all output. The exit code is 0, and there is no traceback."""
    served.expect_exact("Ctrl-C")
    served.expect_exact("\n")
    said = str(served.before)
    stop(served)
    assert "Traceback" not in said
    return said


def stop(served: pexpect.spawn) -> None:
    """Press Ctrl-C, and wait: closing the terminal of a running program gives it a tenth of a second."""
    served.sendintr()
    served.expect(pexpect.EOF)
    wait_for_end(served)
    served.close()
    assert "Traceback" not in str(served.before)
    assert served.exitstatus == 0


def opened(folder: Path) -> str:
    """What the browser was asked to open."""
    until = time.monotonic() + PATIENCE
    while not (folder / "opened").exists() and time.monotonic() < until:
        time.sleep(0.05)
    return (folder / "opened").read_text().strip()


def test_it_opens_the_browser_at_its_address(tmp_path: Path) -> None:
    served = at_terminal(tmp_path, "serve", "--port", "0", DISPLAY=":9")
    served.expect(r"(http://localhost:\d+)\s")
    assert opened(tmp_path) == served.match.group(1)
    end(served)


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [([], {}), (["--no-browser"], {"DISPLAY": ":9"}), ([], {"DISPLAY": ":9", "CI": "true"})],
    ids=["no display", "not wanted", "nobody there"],
)
def test_it_opens_none_where_there_is_none(tmp_path: Path, arguments: list[str], environment: dict[str, str]) -> None:
    served = at_terminal(tmp_path, "serve", "--port", "0", *arguments, **environment)
    served.expect_exact("http://localhost:")
    time.sleep(LONG_ENOUGH)
    end(served)
    assert not (tmp_path / "opened").exists()


def test_the_network_is_told_of_with_a_picture_for_cameras(tmp_path: Path) -> None:
    for address in network_addresses()[:1]:
        served = at_terminal(tmp_path, "serve", "--port", "0", "--lan")
        served.expect_exact(f"http://{address}:")
        served.expect(re.compile("[▀▄█]{8}"))
        end(served)


def test_it_speaks_the_language_of_whoever_starts_it(tmp_path: Path) -> None:
    served = at_terminal(tmp_path, "serve", "--port", "0", "--lang", "fr")
    served.expect_exact("heure des sorcières a sonné")
    end(served)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--db", "mysql://x"], "mysql://x"),
        (["--db", "sqlite:////nowhere/at/all.db"], "/nowhere/at/all.db"),
        (["--port", "70000"], "70000"),
        (["--host", "203.0.113.77"], "203.0.113.77"),
        (["--host", "no such host"], "no such host"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(tmp_path: Path, arguments: list[str], told: str) -> None:
    done = witching(
        "serve",
        "--no-browser",
        *(["--port", "0"] if "--port" not in arguments else []),
        *arguments,
        WITCHING_DATA=str(tmp_path),
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_folder_that_cannot_be_made_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = witching("serve", "--port", "0", WITCHING_DATA=str(tmp_path / "file" / "data"))
    assert done.returncode == 2
    assert os.fspath(tmp_path / "file") in done.stderr


def test_a_second_start_tells_of_the_first(tmp_path: Path) -> None:
    first = at_terminal(tmp_path, "serve", "--no-browser")
    first.expect_exact("Ctrl-C")
    second = at_terminal(tmp_path, "serve", "--no-browser")
    second.expect_exact("perhaps this program is already running")
    end(second)
    stop(first)
