"""CI workflows run our own commands, by pinned actions, with no more rights than they need."""

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FORGE = ROOT / ".github"
WORKFLOWS = {path.stem: path for path in sorted((FORGE / "workflows").glob("*.yml"))}
PINNED = re.compile(r"^[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$")


def read(path: Path) -> Any:
    """A YAML file; every scalar stays a string, so `on` is not a boolean."""
    return yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)


def jobs() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every job, with its workflow."""
    for name, path in WORKFLOWS.items():
        for job, told in read(path)["jobs"].items():
            yield name, job, told


def commands() -> Iterator[list[str]]:
    """The words of every command that a job runs."""
    for _, _, job in jobs():
        yield from (shlex.split(step["run"]) for step in job["steps"] if "run" in step)


def test_the_checks_are_our_own_commands() -> None:
    given = list(commands())
    assert ["python3", "run.py", "test", "--quick"] in given
    assert [".ci/run"] in given
    assert any(words[:4] == ["python3", "run.py", "test", "--exhaustive"] for words in given)


def test_their_options_are_those_of_run_py(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    import run

    try:
        for words in commands():
            if words[:3] == ["python3", "run.py", "test"]:
                run.read_tests([word.replace("$GITHUB_RUN_NUMBER", "7") for word in words[3:]])
    finally:
        sys.modules.pop("run", None)


def test_quick_checks_run_on_three_systems() -> None:
    quick = read(WORKFLOWS["checks"])["jobs"]["quick"]
    assert quick["strategy"]["matrix"]["system"] == ["ubuntu-latest", "macos-latest", "windows-latest"]


def test_every_action_is_pinned_to_one_commit() -> None:
    used = [line for path in WORKFLOWS.values() for line in re.findall(r"uses: (.+)$", path.read_text(), re.MULTILINE)]
    assert used
    assert [line for line in used if not PINNED.match(line)] == []
    assert len({line.partition("@")[0] for line in used}) == len(set(used))


def test_no_job_runs_for_ever() -> None:
    for workflow, job, told in jobs():
        assert 0 < int(told["timeout-minutes"]) < 360, (workflow, job)


def test_only_what_publishes_may_do_more_than_read() -> None:
    for name, path in WORKFLOWS.items():
        assert read(path)["permissions"] == {"contents": "read"}, name
        assert read(path)["concurrency"]["group"], name
    more = {(workflow, job): told["permissions"] for workflow, job, told in jobs() if "permissions" in told}
    assert more == {("release", "publish"): {"id-token": "write"}}


def test_no_password_and_no_address_is_kept() -> None:
    for path in (*FORGE.rglob("*.yml"), *FORGE.rglob("*.md"), ROOT / ".pre-commit-config.yaml"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text, path
        assert "secrets." not in text, path
        assert "pypi.org" not in text, path


FORMS = sorted(path for path in (FORGE / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_for_something(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    assert all(field["attributes"]["label"] for field in form["body"])
    assert len({field["id"] for field in form["body"]}) == len(form["body"]) > 0


def test_whoever_has_no_form_may_write_freely() -> None:
    assert FORMS
    assert read(FORGE / "ISSUE_TEMPLATE" / "config.yml")["blank_issues_enabled"] == "true"


def test_hooks_before_a_commit_use_the_locked_tools() -> None:
    """They name no version: they run what the checks run."""
    hooks = [hook for repo in read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    assert [repo["repo"] for repo in read(ROOT / ".pre-commit-config.yaml")["repos"]] == ["local"]
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for hook in hooks:
        words = hook["entry"].split()
        assert words[:4] == ["python3", "run.py", "python", "-m"], hook["id"]
        assert re.search(rf"^{words[4]}==", lock, re.MULTILINE), hook["id"]
        assert hook["language"] == "system"
