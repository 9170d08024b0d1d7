"""The protocol as JSON Schema and as types for TypeScript: both are what the server's own types say."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from witching.cli.main import cli

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
CI = os.environ.get("CI", "") not in ("", "0", "false")
NO_NPM = "npm is not installed: the types of the page are not made anew (Debian: apt-get install nodejs npm)"
NPM_FILES = ("package.json", "package-lock.json", ".npmrc", "make_types.mjs")


def test_the_published_schema_is_the_one_the_command_prints() -> None:
    assert CliRunner().invoke(cli, ["schema", "protocol"]).stdout == SCHEMA.read_text()


@pytest.mark.all
def test_the_types_of_the_page_are_made_from_the_published_schema(tmp_path: Path) -> None:
    page = tmp_path / "page"
    for target, names in ((page, [ROOT / "page" / name for name in NPM_FILES]), (tmp_path / "docs", [SCHEMA])):
        target.mkdir()
        for name in names:
            shutil.copy(name, target)
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "types", str(page / "made.d.ts")]):
        subprocess.run([npm(), *command], cwd=page, check=True, capture_output=True)
    assert (page / "made.d.ts").read_text() == (ROOT / "page" / "src" / "protocol.d.ts").read_text()


def test_the_lock_of_the_page_names_no_registry() -> None:
    lock = (ROOT / "page" / "package-lock.json").read_text()
    assert '"integrity": "sha512-' in lock
    assert "resolved" not in lock


def npm() -> str:
    """The program, or this test is left out; not where everything is to be tested."""
    found = shutil.which("npm")
    if found is None:
        assert not CI, NO_NPM
        pytest.skip(NO_NPM)
    return found
