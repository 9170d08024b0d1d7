"""Mutants of a module: one small change each, made at its exact place in the source text.

What is never changed, by rule: docstrings and other texts, type annotations, and the size in `[0] * 72`.
"""

import ast
import re
import runpy
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

COMPARED = {
    ast.Lt: ("<", "<=", ">="), ast.LtE: ("<=", "<", ">"), ast.Gt: (">", ">=", "<="), ast.GtE: (">=", ">", "<"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"),
}  # fmt: skip
COMPUTED = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "//"), ast.FloorDiv: ("//", "%"), ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.BitXor: ("^", "&"), ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}  # fmt: skip
NEGATED = {ast.Not: "not", ast.Invert: "~", ast.USub: "-"}
COMPONENTS = "components"

Change = tuple[int, int, str]
"""From, to (places in the source text), and what is put there instead."""
Neighbours = dict[str, list[str]]


@dataclass(frozen=True)
class Mutant:
    """One change of a module; `old` and `new` are the changed lines, stripped.

    The key stays the same as long as the module's code does: docstrings, comments and lines that move are none.
    """

    module: str
    line: int
    function: str
    old: str
    new: str
    source: str = field(repr=False)
    key: str = ""

    @property
    def place(self) -> str:
        return f"{self.module}:{self.line}"


def make_mutants(module: str, source: str, neighbours: Neighbours | None = None) -> list[Mutant]:
    """Every mutant of a module, in the order of the source; two ways to the same text are one mutant."""
    found: dict[str, Mutant] = {}
    code = hash_code(source)
    for function, change in sorted(_Maker(source, neighbours or {}).changes(), key=lambda made: made[1]):
        start, end, text = change
        changed = source[:start] + text + source[end:]
        if changed in found:
            continue
        first, last = source.rfind("\n", 0, start) + 1, source.find("\n", end)
        old, new = _one_line(source[first:last]), _one_line(source[first:start] + text + source[end:last])
        key = sha256("\0".join([module, code, str(len(found)), function, old, new]).encode()).hexdigest()[:20]
        found[changed] = Mutant(module, source.count("\n", 0, start) + 1, function, old, new, changed, key)
    return list(found.values())


def hash_code(source: str) -> str:
    """Of what a module does: its tree without docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            del node.body[0]
    return sha256(ast.dump(tree).encode()).hexdigest()


def find_neighbours(components: Path) -> Neighbours:
    """The int constants of a module by name: each with those before and after it in its block, if their value differs.

    A block is a run of assignments on lines that follow each other.
    """
    values = runpy.run_path(str(components))
    constants = [
        (node.lineno, node.targets[0].id)
        for node in ast.parse(components.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    ]
    numbers = [(line, name) for line, name in constants if type(values[name]) is int]
    found: Neighbours = {name: [] for _, name in numbers}
    for (line, name), (next_line, following) in pairwise(numbers):
        if next_line == line + 1 and values[name] != values[following]:
            found[name].append(following)
            found[following].append(name)
    return found


def _one_line(text: str) -> str:
    return " ".join(text.split())


class _Maker:
    """Walks a module; every `_of_<node>` yields the changes of one node."""

    def __init__(self, source: str, neighbours: Neighbours) -> None:
        self.source = source
        self.neighbours = neighbours
        self.tree = ast.parse(source)
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = source.splitlines()
        self.aliases = {
            alias.asname or alias.name
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
            if alias.name == COMPONENTS
        }

    def changes(self) -> Iterator[tuple[str, Change]]:
        return self._visit(self.tree, "", "")

    def _visit(self, node: ast.AST, function: str, returns: str) -> Iterator[tuple[str, Change]]:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            function = f"{function}.{node.name}".lstrip(".")
        if isinstance(node, ast.FunctionDef):
            returns = ast.unparse(node.returns) if node.returns else ""
        made = self._of_return(node, returns) if isinstance(node, ast.Return) else self._of(node)
        yield from ((function, change) for change in made)
        for child in self._inner(node):
            yield from self._visit(child, function, returns)

    @staticmethod
    def _inner(node: ast.AST) -> Iterator[ast.AST]:
        """The nodes inside, without annotations and sizes."""
        skipped: list[ast.AST | None] = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
            skipped += [node.right] * isinstance(node.left, ast.List) + [node.left] * isinstance(node.right, ast.List)
        return (child for child in ast.iter_child_nodes(node) if child not in skipped)

    def _of(self, node: ast.AST) -> Iterator[Change]:
        make = getattr(self, f"_of_{type(node).__name__.lower()}", None)
        return make(node) if make else iter(())

    # ---- the places

    def _at(self, line: int, column: int) -> int:
        """The place in the text; the parser counts columns in bytes."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _between(self, start: int, end: int, operator: str, others: tuple[str, ...]) -> Iterator[Change]:
        """Replace an operator between two operands; around it are only spaces and parentheses."""
        found = re.search(re.escape(operator).replace(r"\ ", r"\s+"), self.source[start:end])
        assert found is not None, self.source[start:end]
        for other in others:
            yield start + found.start(), start + found.end(), other

    # ---- the changes

    def _of_compare(self, node: ast.Compare) -> Iterator[Change]:
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            old, *new = COMPARED[type(operator)]
            yield from self._between(self._span(left)[1], self._span(right)[0], old, tuple(new))

    def _of_binop(self, node: ast.BinOp) -> Iterator[Change]:
        if type(node.op) in COMPUTED and not isinstance(node.left, ast.List) and not isinstance(node.right, ast.List):
            old, new = COMPUTED[type(node.op)]
            yield from self._between(self._span(node.left)[1], self._span(node.right)[0], old, (new,))

    def _of_augassign(self, node: ast.AugAssign) -> Iterator[Change]:
        if type(node.op) in COMPUTED:
            old, new = COMPUTED[type(node.op)]
            yield from self._between(self._span(node.target)[1], self._span(node.value)[0], old, (new,))

    def _of_boolop(self, node: ast.BoolOp) -> Iterator[Change]:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            yield from self._between(self._span(left)[1], self._span(right)[0], old, (new,))

    def _of_unaryop(self, node: ast.UnaryOp) -> Iterator[Change]:
        if type(node.op) in NEGATED:
            start = self._span(node)[0]
            yield start, self._span(node.operand)[0], "(" * self.source[start : self._span(node.operand)[0]].count("(")

    def _of_constant(self, node: ast.Constant) -> Iterator[Change]:
        if isinstance(node.value, bool):
            yield (*self._span(node), str(not node.value))
        elif isinstance(node.value, int):
            yield (*self._span(node), str(node.value + 1))
            if node.value > 0:
                yield (*self._span(node), str(node.value - 1))

    def _of_attribute(self, node: ast.Attribute) -> Iterator[Change]:
        if isinstance(node.value, ast.Name) and node.value.id in self.aliases:
            for other in self.neighbours.get(node.attr, []):
                yield (*self._span(node), f"{node.value.id}.{other}")

    def _of_expr(self, node: ast.Expr) -> Iterator[Change]:
        if isinstance(node.value, ast.Call):
            yield (*self._span(node), "pass")

    def _of_return(self, node: ast.Return, returns: str) -> Iterator[Change]:
        if node.value is None or isinstance(node.value, ast.Constant):
            return
        start, end = self._span(node.value)
        value = self.source[start:end]
        if returns == "int":
            yield start, end, f"({value}) + 1"
            yield start, end, f"({value}) - 1"
        elif returns == "bool":
            yield start, end, f"not ({value})"
