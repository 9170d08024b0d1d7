"""A version is written once, described in the changelog, and published as what it is."""

import re
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path
from urllib.parse import urlsplit

import trove_classifiers

from processes import LIMIT
from witching import __version__

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
RESERVED = re.compile(r"(^|\.)(example(\.\w+)?|invalid|test|localhost)$")


def sections() -> dict[str, str]:
    """The text under each version heading."""
    _, *parts = re.split(r"^## (.+)$", CHANGELOG, flags=re.MULTILINE)
    assert len(set(parts[::2])) == len(parts[::2])
    return dict(zip(parts[::2], parts[1::2], strict=True))


def versions() -> list[tuple[tuple[int, ...], date]]:
    """The numbers and dates of the versions, in order."""
    named = [heading.split(" - ") for heading in sections() if heading != "Unreleased"]
    return [(tuple(map(int, number.split("."))), date.fromisoformat(day)) for number, day in named]


def test_the_newest_version_of_the_changelog_is_ours() -> None:
    assert ".".join(map(str, versions()[0][0])) == __version__


def test_versions_follow_each_other() -> None:
    numbers, days = zip(*versions(), strict=True)
    assert list(numbers) == sorted(set(numbers), reverse=True)
    assert list(days) == sorted(days, reverse=True)
    assert "Unreleased" not in list(sections())[1:]


def test_a_section_tells_what_changed_by_its_kind() -> None:
    for heading, text in sections().items():
        _, *parts = re.split(r"^### (.+)$", text, flags=re.MULTILINE)
        kinds = parts[::2]
        assert kinds, heading
        assert set(kinds) <= KINDS, heading
        assert len(set(kinds)) == len(kinds), heading
        assert all(re.search(r"^- \w|^- `", told, re.MULTILINE) for told in parts[1::2]), heading


def test_the_command_says_the_version() -> None:
    command = [sys.executable, "-m", "witching", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT).stdout
    assert said.startswith(f"witching {__version__} (")


def test_the_version_is_written_in_one_place() -> None:
    assert "version" not in PROJECT["project"]
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/witching/__init__.py"
    sources = (path for path in (ROOT / "src").rglob("*.py") if "_compiled" not in path.parts)
    stating = [path.name for path in sources if f'"{__version__}"' in path.read_text(encoding="utf-8")]
    assert stating == ["__init__.py"]


def test_classifiers_are_those_that_there_are() -> None:
    given = PROJECT["project"]["classifiers"]
    assert set(given) <= trove_classifiers.classifiers
    assert given == sorted(set(given))


def test_no_address_is_made_up() -> None:
    """As long as there is none, the page about releases says what to write."""
    given = PROJECT["project"].get("urls", {})
    assert given or "[project.urls]" in (ROOT / "docs" / "release.md").read_text(encoding="utf-8")
    for name, address in given.items():
        parts = urlsplit(address)
        assert parts.scheme == "https", name
        assert parts.hostname, name
        assert not RESERVED.search(parts.hostname), name
