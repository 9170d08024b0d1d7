"""The checks of the page, which need Node.js."""

import sys

import pytest

from bootstrap.conftest import CHECKOUT


@pytest.fixture
def page_check(monkeypatch):
    monkeypatch.syspath_prepend(str(CHECKOUT))
    monkeypatch.syspath_prepend(str(CHECKOUT / ".ci"))
    import page_check

    yield page_check
    for name in ("page_check", "run"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize(("ci", "verdict"), [(False, "skipped"), (True, "failed")])
def test_without_node_the_page_is_not_checked_and_that_is_said(page_check, monkeypatch, capsys, ci, verdict):
    monkeypatch.setattr(page_check.run, "prepare_node", lambda: False)
    monkeypatch.setattr(page_check.run, "CI", ci)
    assert page_check.install(sys.stderr) == verdict
    assert "the page is not checked" in capsys.readouterr().err


@pytest.mark.parametrize(("said", "is_enough"), [("v20.19.1", True), ("v18.20.4", False), ("", False)])
def test_node_must_be_new_enough(page_check, monkeypatch, tmp_path, said, is_enough):
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert page_check.run.has_node() == is_enough
