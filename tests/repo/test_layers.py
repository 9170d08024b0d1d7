"""Imports go downwards only (docs/architecture.md)."""

import ast
from collections.abc import Mapping
from fnmatch import fnmatchcase
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "witching"

ALLOWED = {
    "core": {"core"},
    "games": {"core"},
    "bots": {"bots", "core"},
    "arena": {"arena", "bots", "core"},
    "server": {"bots", "core", "rulebook", "server"},
    "i18n": {"i18n", "packages"},
    "compilation": {"compilation"},
    "rulebook": {"packages", "rulebook"},
    "page": {"core", "i18n", "page", "server"},
    "nojs": {"bots", "core", "i18n", "nojs", "rulebook", "server", "terminal"},
    "terminal": {"bots", "core", "i18n", "rulebook", "terminal"},
    "testing": {"arena", "bots", "core", "i18n", "rulebook", "terminal", "testing"},
    "cli": {
        *("arena", "bots", "cli", "compilation", "core", "i18n", "interrupts", "nojs", "packages", "page", "rulebook"),
        *("server", "terminal"),
    },
}
STARTED_BY_NAME = (
    "witching.__main__",
    "witching.cli.*",  # a command is imported when it is called
    "witching.compilation.compile",
    "witching.games.*.game",
    "witching.terminal.renderers.*.renderer",
    "witching.server.storage.migrations.*",
)
MODULES = sorted(path for layer in ALLOWED for path in (SOURCE / layer).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The full names of the modules of this package that a module imports."""
    names = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name for name in names if name.startswith(("witching.", "tools.")) and name != "witching.__version__"}


def game_of(room: tuple[str, ...]) -> str:
    """The game that a module belongs to: its rules, or its renderer at the terminal."""
    if room[:2] == ("terminal", "renderers") and len(room) > 3:
        return room[2]
    return room[1] if room[0] == "games" else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_its_layer_may(path: Path) -> None:
    room = path.relative_to(SOURCE).parts
    for name in imported(path):
        layer, inner = name.split(".")[1:3]
        same_game = layer == "games" and inner == game_of(room)
        assert same_game or layer in ALLOWED[room[0]], f"{name} does not belong there"
        if layer == "terminal" and room[0] == "terminal" and inner == "renderers":
            assert name.split(".")[3] == game_of(room), f"{name} is the renderer of another game"


def test_the_program_holds_no_tool() -> None:
    """The program itself uses every module: what only a test or a developer runs belongs in `tools/`."""
    paths = [path for path in (*SOURCE.glob("*.py"), *MODULES) if path.relative_to(SOURCE).parts[0] != "testing"]
    used = {name for path in paths for name in imported(path)}
    used |= {name.rpartition(".")[0] for name in used}
    unused = {name_of(path) for path in paths if path.name != "__init__.py"} - used
    assert [each for each in sorted(unused) if not any(fnmatchcase(each, name) for name in STARTED_BY_NAME)] == []
    assert not any(name.split(".")[0] == "tools" for name in used)


def test_no_module_imports_one_that_imports_it() -> None:
    """Not indirectly either, nor for types alone."""
    modules = {name_of(path): path for path in MODULES}
    needed = {name: {module_of(each, modules) for each in imported(path)} for name, path in modules.items()}
    assert set(TopologicalSorter(needed).static_order()) >= set(modules)  # raises CycleError, which names the circle


def name_of(path: Path) -> str:
    """The name of a module, as it is imported."""
    return ".".join(("witching", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


def module_of(name: str, modules: Mapping[str, Path]) -> str:
    """The module that an imported name is in, or that it is."""
    return name if name in modules else name.rpartition(".")[0]


def test_every_layer_is_named() -> None:
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert folders == set(ALLOWED)


def test_the_parts_that_run_before_everything_import_no_library() -> None:
    for path in (
        SOURCE / "__init__.py",
        *(SOURCE / "compilation").glob("loader.py"),
        *(SOURCE / "compilation").glob("manifest.py"),
    ):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] not in ("msgspec", "click", "rich", "fluent")
