"""The files in deploy/ fit the program: its options exist, and systemd understands the unit."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from processes import LIMIT
from witching.cli.serve import command
from witching.server.web.addresses import HERE

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "witching.service"


def _started(text: str) -> list[str]:
    """The options that a unit gives to `witching serve`."""
    line = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)
    assert line
    words = shlex.split(line.group(1))
    assert words[1] == "serve"
    return words[2:]


def test_the_unit_starts_the_server_with_options_that_there_are() -> None:
    given = command.make_context("serve", _started(UNIT.read_text())).params
    assert given["no_browser"]
    assert given["public_url"]
    assert given["host"] in HERE


def test_the_container_starts_the_server_with_options_that_there_are() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    words = json.loads(re.search(r"^ENTRYPOINT (.*)$", text, re.MULTILINE).group(1))  # type: ignore[union-attr]
    assert words[1] == "serve"
    given = command.make_context("serve", words[2:]).params
    assert f"EXPOSE {given['port']}" in text
    assert f":{given['port']}/readyz" in text
    assert re.search(r"^USER \d+$", text, re.MULTILINE)


@pytest.mark.slow
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd is not installed: the unit is not checked")
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/witching/bin/witching", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=LIMIT)
    assert (done.returncode, done.stderr) == (0, "")
