"""The first reading of a type: msgspec learns it before two threads can read it (docs/upstream/msgspec-race.md)."""

import ast
import json
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import pytest
from msgspec import defstruct

import witching
from laws.cases import BOOKS
from server import first_reader
from server.sessions import file_of
from server.tables import begun
from witching.cli.games import ALL_GAMES
from witching.core.converter import Converter
from witching.core.rng import Rng
from witching.server.storage.store import Append, Store, Summary

PATIENCE = 120
SOURCE = Path(witching.__file__).parent
UNDER_OTHER_NAMES = {"convert", "decode", "Decoder", "json", "msgpack", "toml", "yaml"}
READING = re.compile(r"msgspec(\.\w+)*\.(convert|decode|Decoder)")

ALONE = """
import resource
import threading
import msgspec

resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

half_way = threading.Event()

def pause():
    half_way.set()
    threading.Event().wait()

class Leaf(msgspec.Struct):
    word: "pause()"

class Tree(msgspec.Struct):
    leaf: Leaf

threading.Thread(target=msgspec.convert, args=({"leaf": {"word": "a"}}, Tree), daemon=True).start()
half_way.wait()
msgspec.convert({"leaf": {"word": "a"}}, Tree)
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A fresh Python."""
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)


# ---------------------------------------------------------------- what msgspec does, and what the converter does


def test_msgspec_alone_still_needs_help() -> None:
    """When this fails, msgspec has become safe, and the converter's lock may go."""
    assert run("-c", ALONE).returncode == -signal.SIGSEGV


def test_a_type_is_learnt_by_one_thread_while_the_others_wait() -> None:
    half_way, go_on = threading.Event(), threading.Event()

    def pause() -> type:
        half_way.set()
        assert go_on.wait(PATIENCE)
        return str

    leaf = defstruct("Leaf", [("word", "pause()")], namespace={"pause": staticmethod(pause)})
    tree = defstruct("Tree", [("leaf", leaf)])

    def read() -> Any:
        return Converter[Any](tree).convert({"leaf": {"word": "a"}})

    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(read)
        assert half_way.wait(PATIENCE)
        second = threads.submit(read)
        assert not wait([first, second], timeout=0.2).done
        go_on.set()
        assert first.result(PATIENCE) == second.result(PATIENCE) == tree(leaf("a"))


# ---------------------------------------------------------------- a server that starts


@pytest.fixture
def filled(sqlite_store: Store) -> str:
    """The URL of a database with a whole game of every kind."""
    for book in BOOKS:
        if book.game.name in ALL_GAMES:
            played = begun(book)
            played.play_on(Rng(1), sys.maxsize)
            rows = played.table.log
            sqlite_store.append([Append(book.game.name, rows, Summary("over", False, book.game.name, []))])
    assert {row.game for row in sqlite_store.tables()} == set(ALL_GAMES)
    return f"sqlite:///{file_of(sqlite_store)}"


def test_a_server_reads_nothing_that_it_had_not_learnt_when_it_was_loaded(filled: str) -> None:
    done = run(first_reader.__file__, "late", filled)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []


@pytest.mark.slow
def test_threads_that_read_first_and_at_once_live(filled: str) -> None:
    done = run(first_reader.__file__, "forks", filled)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == 0, done.stderr


# ---------------------------------------------------------------- no type gets past the door


def past_the_door(tree: ast.AST) -> Iterator[str]:
    """Everything by which msgspec reads a type; not a `decode` with one argument, which gives plain JSON values."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    typeless = {id(call.func) for call in calls if len(call.args) == 1 and not call.keywords}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and READING.fullmatch(ast.unparse(node)):
            if not (node.attr == "decode" and id(node) in typeless):
                yield ast.unparse(node)
        elif isinstance(node, ast.ImportFrom) and re.match(r"msgspec\b", node.module or ""):
            yield from (each.name for each in node.names if each.name in UNDER_OTHER_NAMES)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name.startswith("msgspec") and each.asname)


def made_late(tree: ast.AST) -> Iterator[int]:
    """The lines on which a function makes a converter."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for node in (inner for function in functions for inner in ast.walk(function)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split("[")[0] == "Converter":
            yield node.lineno


def modules(word: str) -> dict[str, ast.AST]:
    """The modules that contain a word, by their paths in the package; tests that are shipped run in no thread."""
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if not {"_compiled", "testing"} & {*path.parts}]
    texts = {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    return {place: ast.parse(text) for place, text in texts.items() if word in text}


def test_types_are_read_by_converters_alone() -> None:
    found = {place: sorted(set(past_the_door(tree))) for place, tree in modules("msgspec").items()}
    door = ["msgspec.convert", "msgspec.json.Decoder", "msgspec.msgpack.Decoder"]
    assert {place: reading for place, reading in found.items() if reading} == {"core/converter.py": door}


def test_converters_are_made_while_modules_are_loaded() -> None:
    late = {place for place, tree in modules("Converter").items() if list(made_late(tree))}
    assert late == {"core/game.py"}, "only where a game is defined"
