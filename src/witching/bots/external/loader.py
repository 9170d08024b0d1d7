"""Custom bots: found by the path of a file or by an entry point, and loaded (docs/guide/bot.md)."""

import hashlib
import importlib.util
import inspect
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import TypeGuard

from witching.bots.bot import Bot
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.refusal import quote, refused
from witching.core.rng import Rng

GROUP = "witching.bots"
FUNCTION = "choose"
MOST_LABEL = 36
MOST_DETAIL = 200
FILE = re.compile(r"(?P<path>.*\.py)(:(?P<name>\w+))?", re.DOTALL)

Choose = Callable[[Game, Knowledge, Sequence[int], Rng], int]


class FunctionBot(Bot):
    """A function that chooses, as a bot."""

    def __init__(self, function: Choose) -> None:
        self._function = function

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        return self._function(game, knowledge, choices, rng)


# ---------------------------------------------------------------- names


def is_file(name: str) -> bool:
    """Whether this names a file with a bot."""
    return FILE.fullmatch(name) is not None


def installed_bots() -> dict[str, EntryPoint]:
    """The bots that installed packages provide."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.value)}


def label(name: str) -> str:
    """A bot's name as records and tables show it: for a file, without its folders."""
    found = FILE.fullmatch(name)
    if found is None:
        return name[:MOST_LABEL]
    return (Path(found["path"]).name + (f":{found['name']}" if found["name"] else ""))[-MOST_LABEL:]


def fingerprint(name: str) -> str:
    """What tells this bot from another with the same name: a fingerprint of its file or package. Raises Refused."""
    found = FILE.fullmatch(name)
    if found is not None:
        return "sha256:" + hashlib.sha256(_read(found["path"])).hexdigest()
    package = installed_bots()[name].dist
    return f"{package.name} {package.version}" if package is not None else ""


# ---------------------------------------------------------------- loading


def load_bot(name: str) -> Bot:
    """The bot with this name; runs its code in this process. Raises Refused, saying what is wrong and where."""
    found = FILE.fullmatch(name)
    return _load_file(found["path"], found["name"]) if found else _make(_load_installed(name), name)


def _load_installed(name: str) -> object:
    try:
        return installed_bots()[name].load()
    except BaseException as error:
        raise refused("bots-refusal-broken", bot=label(name), what=describe(error, "")) from None


def _load_file(path: str, name: str | None) -> Bot:
    module = _run(path)
    if name is not None and not hasattr(module, name):
        raise refused("bots-refusal-no-name", bot=label(path), name=quote(name))
    return _make(getattr(module, name) if name is not None else _find(module, path), path)


def _run(path: str) -> ModuleType:
    """The module in a file; it can import the modules beside it."""
    _read(path)
    spec = importlib.util.spec_from_file_location(f"custom_bot_{Path(path).stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    sys.path.insert(0, str(Path(path).resolve().parent))
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        raise refused("bots-refusal-broken", bot=label(path), what=describe(error, path)) from None
    return module


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise refused("bots-refusal-file", path=quote(path), why=why) from None


def _find(module: ModuleType, path: str) -> object:
    """A module's function `choose`, or its only bot class."""
    if callable(getattr(module, FUNCTION, None)):
        return getattr(module, FUNCTION)
    own = [each for each in vars(module).values() if _is_bot(each) and each.__module__ == module.__name__]
    if len(own) > 1:
        names = ", ".join(f"{label(path)}:{each.__name__}" for each in own)
        raise refused("bots-refusal-several", bot=label(path), names=names)
    if not own:
        raise refused("bots-refusal-no-bot", bot=label(path))
    return own[0]


def _is_bot(found: object) -> TypeGuard[type[Bot]]:
    return inspect.isclass(found) and issubclass(found, Bot)


def _make(found: object, name: str) -> Bot:
    """A bot from a bot class or a function."""
    if _is_bot(found):
        try:
            return found()
        except BaseException as error:
            raise refused("bots-refusal-broken", bot=label(name), what=describe(error, name)) from None
    if inspect.isclass(found) or not callable(found):
        raise refused("bots-refusal-no-bot", bot=label(name))
    return FunctionBot(found)


def describe(error: BaseException, path: str) -> str:
    """An exception on one line, with the last line of the bot's file in its traceback."""
    places = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        places.append((error.filename or "", error.lineno))
    own = [line for file, line in places if path and Path(file).name == Path(path).name]
    said = " ".join(f"{type(error).__name__}: {_say(error)}".split())[:MOST_DETAIL]
    return f"{Path(path).name}:{own[-1]}: {said}" if own else said


def _say(error: BaseException) -> str:
    if isinstance(error, SyntaxError):
        return error.msg
    try:
        return str(error)
    except Exception:  # whatever a custom class says
        return ""
