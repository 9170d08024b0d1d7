"""No test waits for a process without a limit: checked in the sources of all tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RUNS = {"run", "call", "check_call", "check_output"}


def unlimited(source: str) -> list[int]:
    """The lines that wait for a process without a limit."""
    tree = ast.parse(source)
    awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Await)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and id(node) not in awaited]
    return sorted({*(call.lineno for call in calls if _has_no_limit(call)), *_blocks(tree)})


def _has_no_limit(call: ast.Call) -> bool:
    if any(keyword.arg == "timeout" for keyword in call.keywords):
        return False
    if any(_is_run(each) for each in (call.func, *call.args)):
        return True
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    return name == "communicate" or (name == "wait" and not call.args and not call.keywords)


def _is_run(node: ast.expr) -> bool:
    """Whether this is `subprocess.run` or one of its kind, called here or passed on to be called."""
    return isinstance(node, ast.Attribute) and node.attr in RUNS and ast.unparse(node.value) == "subprocess"


def _blocks(tree: ast.Module) -> Iterator[int]:
    """`with subprocess.Popen(…)` waits at its end without a limit."""
    for node in ast.walk(tree):
        if isinstance(node, ast.With):
            opened = [item.context_expr for item in node.items]
            if any(isinstance(each, ast.Call) and ast.unparse(each.func) == "subprocess.Popen" for each in opened):
                yield node.lineno


def test_every_process_is_waited_for_with_a_limit() -> None:
    files = sorted(TESTS.rglob("*.py"))
    assert Path(__file__) in files
    found = {str(file.relative_to(TESTS)): unlimited(file.read_text(encoding="utf-8")) for file in files}
    assert not {file: lines for file, lines in found.items() if lines}


@pytest.mark.parametrize(
    "line",
    [
        "subprocess.run(['ls'])", "subprocess.check_output(['ls'], text=True)", "ends.callback(subprocess.run, ['ls'])",
        "process.communicate()", "process.communicate('y')", "self.process.wait()",
        "with subprocess.Popen(['ls']) as process: pass",
    ],
)  # fmt: skip
def test_a_missing_limit_is_found(line: str) -> None:
    assert unlimited(f"import subprocess\n{line}\n") == [2]


@pytest.mark.parametrize(
    "line",
    [
        "subprocess.run(['ls'], timeout=LIMIT)", "process.communicate(timeout=3)", "process.wait(LIMIT)",
        "async def main(): await event.wait()", "subprocess.Popen(['ls'])",
    ],
)  # fmt: skip
def test_a_limit_is_seen(line: str) -> None:
    assert not unlimited(line)
