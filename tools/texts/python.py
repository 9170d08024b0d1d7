"""What the Python sources say: their strings, and those that are shown to a reader."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tools.texts.found import HOLE, Found

SENTENCE: Final = re.compile(r"[A-Za-z][,.:;!?]? [A-Za-z]")

SAYING_CALLS: Final = {
    "print",
    "echo",
    "secho",
    "confirm",
    "prompt",
    "input",
    "ClickException",
    "UsageError",
    "BadParameter",
}
SAYING_KEYWORDS: Final = {"help", "short_help", "epilog", "prompt"}
HELPFUL_DECORATORS: Final = {"command", "group"}

# Their words are for those who build the program.
NOT_FOR_READERS: Final = ("compilation", "_compiled")


def find_strings(folder: Path) -> Iterator[Found]:
    """Every string of the sources; an f-string has a HOLE for everything filled in."""
    for path in _modules(folder):
        for text, line in _strings(path.read_text(encoding="utf-8")):
            yield Found(text, f"{path.relative_to(folder.parent)}:{line}")


@cache
def _strings(source: str) -> list[tuple[str, int]]:
    """With their lines; a source is asked for its keys, and for the keys that it puts together."""
    return [(_spell(node), node.lineno) for node in _walk_strings(ast.parse(source))]


def find_shown(folder: Path) -> Iterator[Found]:
    """Every English sentence the sources show to a reader without asking the catalogue."""
    for path in _modules(folder):
        if path.relative_to(folder).parts[0] not in NOT_FOR_READERS:
            yield from _sentences(path, folder)


def _modules(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "_compiled" not in path.parts)


def _walk_strings(node: ast.AST) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The strings below a node. An f-string is one string; the strings inside its holes are others."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.JoinedStr) or (isinstance(child, ast.Constant) and isinstance(child.value, str)):
            yield child
        for each in _holes(child) if isinstance(child, ast.JoinedStr) else [child]:
            yield from _walk_strings(each)


def _holes(string: ast.JoinedStr) -> list[ast.FormattedValue]:
    return [piece for piece in string.values if isinstance(piece, ast.FormattedValue)]


def _spell(node: ast.Constant | ast.JoinedStr) -> str:
    """The string with a HOLE for everything filled in, also after a beginning such as `cli-help-`."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(piece.value) if isinstance(piece, ast.Constant) else HOLE for piece in node.values)
    text = str(node.value)
    return text + HOLE if text.endswith("-") else text


def _sentences(path: Path, folder: Path) -> Iterator[Found]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for said in _shown_to_readers(node):
            if SENTENCE.search(_spell(said)):
                yield Found(_spell(said), _place(path, folder, said))


def _shown_to_readers(node: ast.AST) -> Iterator[ast.Constant | ast.JoinedStr]:
    if isinstance(node, ast.Call):
        if _name(node) in SAYING_CALLS:
            yield from _walk_strings(node)
        for keyword in node.keywords:
            if keyword.arg in SAYING_KEYWORDS:
                yield from _walk_strings(keyword)
    if isinstance(node, ast.FunctionDef) and any(_shows_docstring(each) for each in node.decorator_list):
        yield from _docstring(node)


def _shows_docstring(decorator: ast.expr) -> bool:
    """click prints the docstring of a command that brings no help of its own."""
    if not isinstance(decorator, ast.Call):
        return _name(decorator) in HELPFUL_DECORATORS
    return _name(decorator) in HELPFUL_DECORATORS and all(keyword.arg != "help" for keyword in decorator.keywords)


def _docstring(function: ast.FunctionDef) -> Iterator[ast.Constant]:
    first = function.body[0]
    if ast.get_docstring(function) and isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        yield first.value


def _name(node: ast.expr) -> str:
    """The last word of what is called: `print` of `console.print(...)`."""
    match node:
        case ast.Call(func=called):
            return _name(called)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _place(path: Path, folder: Path, node: ast.expr) -> str:
    return f"{path.relative_to(folder.parent)}:{node.lineno}"
