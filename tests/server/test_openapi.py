"""OpenAPI: the document is valid, describes what is served, and the server keeps to it whatever is asked."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from processes import LIMIT
from server.serving import cookie_of, serving
from witching.server import messages as m
from witching.server.web.app import ROWS
from witching.server.web.openapi import describe

REJECTED = [400, 403, 404, 405, 409, 413, 415, 422, 426, 429, "5xx"]
"""The answers to a request that breaks the document; 426: one that names another version of the protocol."""
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
    "negative_data_rejection,unsupported_method"
)


def test_the_document_is_valid() -> None:
    OpenAPIV31SpecValidator(json.loads(m.encode(describe(ROWS)))).validate()


def test_every_row_says_what_it_is_for_under_a_name_of_its_own() -> None:
    assert all(row.handler.__doc__ for row in ROWS)
    names = [row.handler.__name__ for row in ROWS]
    assert len(set(names)) == len(names)


@pytest.mark.slow
def test_the_server_keeps_to_its_document(tmp_path: Path, seed: int) -> None:
    fuzz(tmp_path, 10, seed, "examples,fuzzing")


@pytest.mark.parametrize(
    "examples", [pytest.param(60, marks=pytest.mark.all), pytest.param(300, marks=pytest.mark.exhaustive)]
)
def test_the_server_keeps_to_its_document_for_long(tmp_path: Path, seed: int, examples: int) -> None:
    fuzz(tmp_path, examples, seed, "examples,coverage,fuzzing")


def fuzz(folder: Path, examples: int, seed: int, phases: str) -> None:
    """Ask for everything that the document allows and much that it forbids, as a guest who sits at a table."""
    with serving(folder, WITCHING_LIMITS="100000") as server:
        guest = server.guest("Anna")
        table = server.open_table(guest, "glastonbury", bots=["greedy"], privacy="listed")
        rejected = f"[checks.negative_data_rejection]\nexpected-statuses = {REJECTED}\n"
        (folder / "schemathesis.toml").write_text(f'parameters = {{ "path.table" = "{table}" }}\n{rejected}')
        command = [
            sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json", "--checks", CHECKS,
            "--max-examples", str(examples), "--seed", str(seed), "--exclude-path-regex", "/(stream|network)$",
            "--header", f"Cookie: {cookie_of(guest)}", "--request-timeout", "20",
            "--phases", phases, "--no-color",
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=LIMIT)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        assert guest.get("/api/me").status_code == 200
        assert server.stop() == 0
