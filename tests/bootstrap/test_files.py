"""What must hold for the files themselves, without starting anything."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from types import ModuleType

import pytest

from bootstrap.conftest import CHECKOUT

LOCKS = sorted(path.name for path in CHECKOUT.glob("requirements*.lock"))


def pins(lock: str) -> set[str]:
    return set(re.findall(r"^([\w.-]+==\S+)", (CHECKOUT / lock).read_text(), re.MULTILINE))


def test_run_py_parses_on_python_3_8() -> None:
    ast.parse((CHECKOUT / "run.py").read_text(), feature_version=(3, 8))


def test_run_py_uses_the_standard_library_only() -> None:
    tree = ast.parse((CHECKOUT / "run.py").read_text())
    imported = {node.names[0].name for node in tree.body if isinstance(node, ast.Import)}
    imported |= {node.module or "" for node in tree.body if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in imported} <= __import__("sys").stdlib_module_names


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_address_and_hashes_every_file(lock: str) -> None:
    text = (CHECKOUT / lock).read_text()
    assert "://" not in text
    assert "index-url" not in text
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in entry, entry


def test_the_smaller_locks_agree_with_the_whole_one() -> None:
    assert pins("requirements-play.lock") < pins("requirements.lock")


def test_there_are_no_more_locks_than_the_decision_explains() -> None:
    decision = (CHECKOUT / "docs" / "decisions" / "0008-three-locks.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^\| `(\S+\.lock)`", decision, re.MULTILINE)) == LOCKS


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(CHECKOUT))
    import run

    yield run
    sys.modules.pop("run", None)


@pytest.mark.parametrize("group", ["build", "node"])
def test_a_part_of_the_lock_is_what_its_group_declares(run: ModuleType, group: str) -> None:
    declared = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["dependency-groups"][group]
    wanted = [re.split(r"[<>=]", entry)[0] for entry in declared]
    assert re.findall(r"^([\w.-]+)==", run.locked(group), re.MULTILINE) == wanted


def test_the_parts_of_the_lock_hold_every_package_whole(run: ModuleType) -> None:
    whole = (CHECKOUT / "requirements.lock").read_text()
    assert sorted((run.locked("test") + run.locked("node")).splitlines()) == sorted(whole.splitlines())
    for part in ("test", "build", "node", "play"):
        assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=\S)", run.locked(part).strip())), part


def test_every_runtime_dependency_is_locked() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["project"]
    wanted = {re.split(r"[<>=]", entry)[0].replace(".", "-") for entry in project["dependencies"]}
    assert wanted <= {pin.split("==")[0] for pin in pins("requirements-play.lock")}
