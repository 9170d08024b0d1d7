"""The gate is membership: only the modules behind it carry out a choice without looking it up in the list."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "witching"
CARRY_OUT = ("apply_unchecked", "follow")
"""`Position.apply_unchecked` and `EventLog.follow` assume that every choice is legal."""

BEHIND = {
    "core/game.py": {"apply", "go_on"},  # the gate itself
    "core/match.py": {"_follow", "is_free_to_take_back", "told_choice", "_event_log_after"},  # what `choose` let in
    "core/record.py": {"settle"},  # a log that a Match or a Match let in
    "core/replay.py": {"event_log", "scenes", "_find_moments"},  # what `require_right` let in
    "core/undo.py": {"reveals_nothing", "_foretold"},  # the log of a Match; in other worlds after `allows`
    "core/strategy.py": {"rollout"},  # from the list that the position has just written
    "bots/search.py": {"choose"},  # the same, in imagined worlds
}


def carried_out(path: Path) -> Iterator[str]:
    """The functions of a module that carry out a choice without asking whether it is legal."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
            if any(isinstance(called, ast.Attribute) and called.attr in CARRY_OUT for called in calls):
                yield function.name


def test_nothing_from_outside_is_carried_out_but_through_the_gate() -> None:
    """Games are the rules themselves, and `testing` plays their tests; everything before the gate goes through
    `Game.apply`, `Game.go_on` or `Match.choose`."""
    outside = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] not in ("games", "testing")]
    found = {path.relative_to(SOURCE).as_posix(): set(carried_out(path)) for path in outside}
    assert {module: names for module, names in found.items() if names} == BEHIND
