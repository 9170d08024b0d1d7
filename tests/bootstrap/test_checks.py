"""The checks of the page where a machine has no Node.js."""

import sys

import pytest

from bootstrap.conftest import CHECKOUT


@pytest.fixture
def page_check(monkeypatch):
    monkeypatch.syspath_prepend(str(CHECKOUT))
    monkeypatch.syspath_prepend(str(CHECKOUT / ".ci"))
    import page_check

    monkeypatch.setattr(page_check.run, "prepare_node", lambda: False)
    yield page_check
    for name in ("page_check", "run"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize(("ci", "verdict"), [(False, "skipped"), (True, "failed")])
def test_without_node_the_page_is_not_checked_and_that_is_said(page_check, monkeypatch, capsys, ci, verdict):
    monkeypatch.setattr(page_check.run, "CI", ci)
    assert page_check.check() == verdict
    assert "the page is not checked" in capsys.readouterr().err
