"""The protocol and HTTP as JSON Schema and as TypeScript types: both match the server's own types."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from processes import LIMIT
from server.serving import Server
from witching.cli.main import cli

ROOT = Path(__file__).resolve().parents[2]
SUBJECTS = ("protocol", "http")
SCHEMAS = {subject: ROOT / "docs" / f"{subject}.schema.json" for subject in SUBJECTS}
CI = os.environ.get("CI", "") not in ("", "0", "false")
NO_NPM = "Node.js with npm is not there: the types of the page are not made again"
NO_PACKAGES = "The packages of the page are not installed: `npm ci` in page/"
NPM_FILES = ("package.json", ".npmrc", "make_types.mjs")


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_published_schema_is_the_one_the_command_prints(subject: str) -> None:
    assert CliRunner().invoke(cli, ["schema", subject]).stdout == SCHEMAS[subject].read_text()


def test_what_a_server_answers_fits_the_schema_of_http(served: Server) -> None:
    schema = json.loads(SCHEMAS["http"].read_text())
    Draft202012Validator.check_schema(schema)
    guest = served.guest("Anna")
    served.open_table(guest, "glastonbury", bots=["greedy"])
    for address, part in (("/api/games", "Offer"), ("/api/me", "Me"), ("/api/tables/mine", "TableList")):
        validator = Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": schema["$defs"]})
        validator.validate(guest.get(address).json())
        assert not validator.is_valid({})


@pytest.mark.all
def test_the_types_of_the_page_are_made_from_the_published_schema(tmp_path: Path) -> None:
    page = tmp_path / "page"
    for target, names in ((page, [ROOT / "page" / name for name in NPM_FILES]), (tmp_path / "docs", SCHEMAS.values())):
        target.mkdir()
        for name in names:
            shutil.copy(name, target)
    (page / "node_modules").symlink_to(packages())
    subprocess.run([npm(), "run", "types", str(page)], cwd=page, check=True, capture_output=True, timeout=LIMIT)
    for subject in SUBJECTS:
        assert (page / f"{subject}.d.ts").read_text() == (ROOT / "page" / "src" / f"{subject}.d.ts").read_text()


def test_the_lock_of_the_page_names_no_registry() -> None:
    lock = (ROOT / "page" / "package-lock.json").read_text()
    assert '"integrity": "sha512-' in lock
    assert "resolved" not in lock


def packages() -> Path:
    """What the checks of the page have installed."""
    found = ROOT / "page" / "node_modules"
    if not found.is_dir():
        assert not CI, NO_PACKAGES
        pytest.skip(NO_PACKAGES)
    return found


def npm() -> str:
    """The program, or skip this test; not on the machine that tests everything."""
    found = shutil.which("npm")
    if found is None:
        assert not CI, NO_NPM
        pytest.skip(NO_NPM)
    return found
