"""Examples in the documents are executed; what they link to exists."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from processes import LIMIT

ROOT = Path(__file__).parents[2]
BENCH = [path for path in (ROOT / "bench").rglob("*.md") if not path.is_relative_to(ROOT / "bench" / "out")]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *BENCH])
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]
PROGRAMS = [
    (name, program)
    for name, path in zip(NAMES, DOCUMENTS, strict=True)
    for program in re.findall(r"^```python\n(.*?)^```", path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
]


def test_there_are_programs_to_run() -> None:
    assert {"README.md", "docs/languages.md", "docs/rules.md"} <= {name for name, _ in PROGRAMS}


@pytest.mark.parametrize(("name", "program"), PROGRAMS, ids=[name for name, _ in PROGRAMS])
def test_a_program_shown_in_a_document_runs(name: str, program: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", DOCUMENTS, ids=NAMES)
def test_every_link_leads_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8")):
        assert "://" in link or link.startswith("figure:") or (path.parent / link).exists(), link


NAMED_FILE = re.compile(r"`([\w./<>]+/[\w.<>]+\.(?:py|pyx|pxd|ts|svelte|html|js|json|md|toml))`")
BELOW = ("", "src/witching", "src/witching/server", "src/witching/games/glastonbury", "page", "page/src", "docs")
MAPS = ("walkthrough", "glossary", "architecture", "server", "page", "games", "nojs")


@pytest.mark.parametrize("name", MAPS)
def test_every_file_that_a_document_names_is_there(name: str) -> None:
    text = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    named = {path.replace("<game>", "glastonbury").replace("<language>", "en") for path in NAMED_FILE.findall(text)}
    assert named
    assert [path for path in sorted(named) if not any((ROOT / folder / path).exists() for folder in BELOW)] == []


def test_no_document_names_a_registry_or_a_machine() -> None:
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(pypi\.org|files\.pythonhosted|registry\.npmjs)", text), path
        assert str(ROOT) not in text, path
        assert str(Path.home()) not in text, path
