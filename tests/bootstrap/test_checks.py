"""The checks: what they report when something is missing."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from bootstrap.conftest import CHECKOUT


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(CHECKOUT))
    monkeypatch.syspath_prepend(str(CHECKOUT / ".ci"))
    import checks

    yield checks
    for name in ("checks", "page_check", "run"):
        sys.modules.pop(name, None)


@pytest.fixture
def page_check(checks: ModuleType) -> ModuleType:
    page: ModuleType = checks.page_check
    return page


@pytest.mark.parametrize(("ci", "verdict"), [(False, "skipped"), (True, "failed")])
def test_where_no_test_is_found_nothing_has_passed(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ci: bool, verdict: str
) -> None:
    monkeypatch.setattr(checks.run, "CI", ci)
    with (tmp_path / "out").open("w") as out:
        assert checks.module(out, "pytest", "-n0", "-p", "no:cacheprovider", "-q", str(tmp_path)) == verdict


@pytest.mark.parametrize(("ci", "verdict"), [(False, "skipped"), (True, "failed")])
def test_without_node_the_page_is_not_checked_and_that_is_said(
    page_check: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: bool, verdict: str
) -> None:
    monkeypatch.setattr(page_check.run, "prepare_node", lambda: False)
    monkeypatch.setattr(page_check.run, "CI", ci)
    assert page_check.install(sys.stderr) == verdict
    assert "the page is not checked" in capsys.readouterr().err


@pytest.mark.parametrize(("said", "is_enough"), [("v20.19.1", True), ("v18.20.4", False), ("", False)])
def test_node_must_be_new_enough(
    page_check: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, is_enough: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert page_check.run.has_node() == is_enough
