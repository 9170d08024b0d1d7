"""What is in the catalogue files, as facts the checker can compare."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast


class Entry(NamedTuple):
    """A message, or a term (its name begins with a dash), as a file has it."""

    name: str
    place: str
    attributes: frozenset[str]
    variables: frozenset[str]
    references: frozenset[str]
    functions: frozenset[str]
    selects: tuple[ast.SelectExpression, ...]
    text: str

    @property
    def is_term(self) -> bool:
        """A term is private to the catalogues: only other texts may name it."""
        return self.name.startswith("-")


class File(NamedTuple):
    """One catalogue file of one language; `junk` holds the places that do not parse."""

    language: str
    name: str
    entries: tuple[Entry, ...]
    junk: tuple[tuple[str, str], ...]


def survey(*folders: Path) -> list[File]:
    """Every catalogue file under some locale folders."""
    return [_read(path) for folder in folders for path in sorted(folder.glob("*/*.ftl"))]


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and everything inside it."""
    yield node
    for child in vars(node).values():
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, ast.BaseNode):
                yield from walk(each)


def _read(path: Path) -> File:
    source = path.read_text(encoding="utf-8")
    language = path.parent.name
    entries, junk = [], []
    for node in FluentParser().parse(source).body:
        place = f"{language}/{path.name}:{_line(source, node)}"
        if isinstance(node, ast.Junk):
            junk.append((place, "; ".join(str(note.message) for note in node.annotations)))
        elif isinstance(node, ast.Message | ast.Term):
            entries.append(_describe(node, place))
    return File(language, path.stem, tuple(entries), tuple(junk))


def _line(source: str, node: ast.SyntaxNode) -> int:
    start = node.id.span if isinstance(node, ast.Message | ast.Term) else node.span
    return source.count("\n", 0, start.start if start else 0) + 1


def _describe(node: ast.Message | ast.Term, place: str) -> Entry:
    inside = list(walk(node))
    return Entry(
        name=f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name,
        place=place,
        attributes=frozenset(attribute.id.name for attribute in node.attributes),
        variables=frozenset(each.id.name for each in inside if isinstance(each, ast.VariableReference)),
        references=frozenset(
            _spell(each) for each in inside if isinstance(each, ast.MessageReference | ast.TermReference)
        ),
        functions=frozenset(each.id.name for each in inside if isinstance(each, ast.FunctionReference)),
        selects=tuple(each for each in inside if isinstance(each, ast.SelectExpression)),
        text=" ".join(each.value for each in inside if isinstance(each, ast.TextElement)),
    )


def _spell(reference: ast.MessageReference | ast.TermReference) -> str:
    """The reference as a translator writes it: `core-title`, `core-title.short`, `-core-brand`."""
    dash = "-" if isinstance(reference, ast.TermReference) else ""
    attribute = f".{reference.attribute.name}" if reference.attribute else ""
    return dash + reference.id.name + attribute
