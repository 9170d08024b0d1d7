"""Which tests a system can run: those that use what only Linux or only Unix has are skipped elsewhere, with the reason.

The tests need no marks. A test needs what its source and the sources of its fixtures name, and what the test functions
and classes used by these name. A module that names such a thing while it is loaded is skipped whole. On Linux nothing
is looked for.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SYSTEM = sys.platform
"""Where the tests run; a test may change it."""
LINUX = re.compile(r"/proc\b|\bprlimit\b|\bSOCK_SEQPACKET\b|\bnetns\b|/usr/lib/postgresql|\bsystemd-analyze\b")
UNIX = re.compile(
    r"\b(?:fcntl|resource|termios|pwd|pexpect)\.\w+|\bimport (?:fcntl|resource|termios|pwd)\b"
    r"|\bos\.(?:fork|kill|killpg|geteuid|getppid|setsid|waitpid|mkfifo)\b|\bsocket\.(?:AF_UNIX|send_fds|recv_fds)\b"
    r"|\bsignal\.(?:SIG(?!_|nals)\w+|pthread_sigmask|setitimer)\b|\b(?:preexec_fn|pass_fds|start_new_session)="
    r"|#!/bin/sh|\"sh\", |\bchmod\(|\bsymlink(?:_to\(|s=True)|\bbin/python\b"
)
NAMED_EVERYWHERE = {"signal.SIGINT", "signal.SIGTERM"}
"""Sent on Unix only, but no module fails to load because of them."""

Place = tuple[Path, str]
"""A function, class or value of the tests: its file and its name."""


def lacks(system: str) -> list[re.Pattern[str]]:
    """What sources that run on this system may not name; `system` is a `sys.platform`."""
    return {"linux": [], "win32": [LINUX, UNIX]}.get(system, [LINUX])


def why_not_loaded(path: Path, system: str = "") -> str:
    """What this system lacks that a test module, or one that it imports, names while it is loaded; otherwise empty."""
    system = system or SYSTEM
    for each in sorted(_loaded_with(path)) if lacks(system) else ():
        if found := _first(_said_at_load(each), system):
            return f"{found} ({each.relative_to(TESTS).as_posix()}) does not work on {system}"
    return ""


def why_not_run(starts: list[Place], system: str = "") -> str:
    """What this system lacks that a test or fixture at these places uses, directly or not; otherwise empty."""
    system = system or SYSTEM
    for path, name in sorted(_reached(starts)) if lacks(system) else ():
        if found := _first(_text(path, _defined(path)[name]), system):
            return f"{found} ({path.relative_to(TESTS).as_posix()}) does not work on {system}"
    return ""


def _first(text: str, system: str) -> str:
    found = (pattern.search(text) for pattern in lacks(system))
    return next((match[0] for match in found if match), "")


# ── Reading sources


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def _text(path: Path, node: ast.stmt) -> str:
    """The source of a statement, with its decorators."""
    first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])
    return "\n".join(_lines(path)[first - 1 : node.end_lineno])


@cache
def _defined(path: Path) -> dict[str, ast.stmt]:
    """The statements that define a module's names."""
    found: dict[str, ast.stmt] = {}
    for node in _tree(path).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {name.id: node for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
    return found


@cache
def _imported(path: Path) -> dict[str, Place]:
    """The names that a module takes from other test modules; for a whole module the name is empty."""
    found: dict[str, Place] = {}
    for node in ast.walk(_tree(path)):
        for alias in node.names if isinstance(node, ast.Import | ast.ImportFrom) else ():
            module = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
            whole, part = _file(module + alias.name), _file(module[:-1])
            if whole is not None:
                found[alias.asname or alias.name] = (whole, "")
            elif part is not None:
                found[alias.asname or alias.name] = (part, alias.name)
    return found


def _file(module: str) -> Path | None:
    path = TESTS.joinpath(*module.split(".")).with_suffix(".py") if module else None
    return path if path is not None and path.is_file() else None


@cache
def _loaded_with(path: Path) -> frozenset[Path]:
    """A module and the test modules it imports, directly or not."""
    found, ahead = set(), [path]
    while ahead:
        each = ahead.pop()
        if each not in found:
            found.add(each)
            ahead += [module for module, _ in _imported(each).values()]
    return frozenset(found)


def _reached(starts: list[Place]) -> set[Place]:
    """These places, and all that they use, directly or not."""
    found: set[Place] = set()
    ahead = list(starts)
    while ahead:
        path, name = ahead.pop()
        if not name:
            ahead += [(path, each) for each in _defined(path)]
        elif name in _imported(path):
            ahead.append(_imported(path)[name])
        elif (path, name) not in found and name in _defined(path):
            found.add((path, name))
            ahead += [(path, each.id) for each in ast.walk(_defined(path)[name]) if isinstance(each, ast.Name)]
    return found


def _said_at_load(path: Path) -> str:
    """What is looked up while a module is loaded, excluding programs that it holds as strings."""
    looked_up = (ast.Attribute, ast.Import, ast.ImportFrom)
    nodes = (each for part in _parts_at_load(_tree(path).body) for each in ast.walk(part))
    return "\n".join({ast.unparse(each) for each in nodes if isinstance(each, looked_up)} - NAMED_EVERYWHERE)


def _parts_at_load(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """What is executed while a module is loaded: of a function, everything but its body. A `try` may fail."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (*node.decorator_list, node.args, *filter(None, [node.returns]))
        elif isinstance(node, ast.ClassDef):
            yield from (*node.decorator_list, *node.bases)
            yield from _parts_at_load(node.body)
        elif not isinstance(node, ast.Try):
            yield node


# ── At the tests


class Skipped(pytest.Module):
    """A module that cannot be loaded here."""

    def collect(self) -> list[pytest.Item]:
        return pytest.skip(why_not_loaded(self.path), allow_module_level=True)


def skip_what_cannot_run(items: list[pytest.Item]) -> None:
    """Skip the tests that use what this system lacks."""
    for item in items if lacks(SYSTEM) else ():
        if isinstance(item, pytest.Function) and (why := why_not_run(list(places_of(item)))):
            item.add_marker(pytest.mark.skip(reason=why))


def places_of(item: pytest.Function) -> Iterator[Place]:
    """Where a test and its fixtures are defined."""
    yield item.path, (item.getparent(pytest.Class) or item).name.partition("[")[0]
    for definitions in item._fixtureinfo.name2fixturedefs.values():
        for each in definitions:
            path = Path(each.func.__code__.co_filename) if hasattr(each.func, "__code__") else TESTS
            if path.is_relative_to(TESTS) and path.is_file():
                yield path, each.func.__name__
