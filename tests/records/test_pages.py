"""Every game has a page about its records; the examples on the pages are right."""

import hashlib
import json
import re
from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner

from records.played import judged, page_record, unfinished
from witching.cli.games import ALL_GAMES
from witching.cli.main import cli

DOCS = Path(__file__).resolve().parents[2] / "docs"
SEALED = re.compile(r"These (\d+) bytes, on one line,\s+```\n(.*)\n```\s+have the SHA-256 `([0-9a-f]{64})`")


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_published_schema_is_the_one_the_command_prints(game: str) -> None:
    result = CliRunner().invoke(cli, ["schema", game])
    assert result.stdout == (DOCS / f"record-{game}.schema.json").read_text()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_record_of_the_page_is_right(tmp_path: Path, game: str) -> None:
    code, line = judged(tmp_path, page_record(game))
    assert (code, line.endswith("finished\n")) == (0, True), line
    jsonschema.validate(page_record(game), json.loads((DOCS / f"record-{game}.schema.json").read_text()))


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_beginning_of_the_record_of_the_page_is_right(tmp_path: Path, game: str) -> None:
    for actions in range(len(page_record(game)["actions"])):
        assert judged(tmp_path, unfinished(page_record(game), actions))[0] == 0


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_sealed_example_of_the_page_has_its_hash(game: str) -> None:
    found = SEALED.search((DOCS / f"record-{game}.md").read_text())
    assert found is not None
    size, sealed, written = found.groups()
    assert len(sealed.encode()) == int(size)
    assert hashlib.sha256(sealed.encode()).hexdigest() == written


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_general_page_leads_to_the_page_of_the_game(game: str) -> None:
    assert f"(record-{game}.md)" in (DOCS / "record.md").read_text()
