"""The page renders every message of every language as the program does, whatever its arguments."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from i18n.text_files import PLACES, files_in
from processes import LIMIT
from tools.texts.survey import Entry, survey
from witching.i18n import LANGUAGES, Catalogue, Key, Value

pytestmark = pytest.mark.slow
PAGE = Path(__file__).parents[2] / "page"
HERE = Path(__file__).parent
CI = os.environ.get("CI", "") not in ("", "0", "false")

CARD = Key("glastonbury-card-ingredient", kind=Key("glastonbury-kind-toad"), value=3)
MANY: tuple[Value, ...] = ([CARD, Key("glastonbury-kind-raven-feathers"), 7], [])
SAMPLES: tuple[Value, ...] = (
    *(0, 1, 2, 5, 11, 21, 1000, 1234567),
    *("Anna", "수진", "Ivan 3", ""),
    *(Key("core-hidden"), Key("core-player", name="Anna"), Key("core-seat", number=2), CARD),
    *MANY,
)


def values_of(entry: Entry) -> list[Value]:
    """Possible arguments of a message: the samples, and every value that one of its selectors names."""
    asked = [variant.key for select in entry.selects for variant in select.variants]
    words = [key.name for key in asked if isinstance(key, ast.Identifier)]
    return [*SAMPLES, *words, *(Key(word) for word in words if "-" in word)]


def vectors() -> Iterator[tuple[str, str, dict[str, Value]]]:
    """Every message of every language, with each sample for all its arguments and with a mixture of them."""
    for file in survey(*PLACES):
        for entry in file.entries:
            if not entry.is_term:
                for args in _arguments(entry):
                    yield from ((file.language, name, args) for name in _names(entry))


def _names(entry: Entry) -> Iterator[str]:
    yield entry.name
    yield from (f"{entry.name}.{attribute}" for attribute in sorted(entry.attributes))


def _arguments(entry: Entry) -> Iterator[dict[str, Value]]:
    values, names = values_of(entry), sorted(entry.variables)
    if not names:
        yield {}
        return
    for place, value in enumerate(values):
        yield dict.fromkeys(names, value)
        if names[1:]:
            yield {name: values[(place + 3 * each) % len(values)] for each, name in enumerate(names)}


def write(value: Value) -> Any:
    """A value as JSON; `page_words.mjs` reads it."""
    if isinstance(value, Key):
        return {"key": value.name, "args": {name: write(each) for name, each in value.args}}
    return [write(each) for each in value] if isinstance(value, list) else value


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's Fluent as one file that Node can load."""
    rolldown = PAGE / "node_modules" / ".bin" / "rolldown"
    if shutil.which("node") is None or not rolldown.exists():
        assert not CI, "CI needs Node and `npm ci` in page/"
        pytest.skip("needs Node and `npm ci` in page/")
    out = tmp_path_factory.mktemp("words") / "fluent.mjs"
    command = [str(rolldown), "src/i18n/fluent.ts", "--format", "esm", "--file", str(out)]
    subprocess.run(command, cwd=PAGE, check=True, capture_output=True, timeout=LIMIT)
    return out


def say_as_page(bundle: Path, asked: list[tuple[str, str, dict[str, Value]]]) -> dict[str, Any]:
    """The page's renderings, in the same order."""
    file, out = bundle.with_name("asked.json"), bundle.with_name("said.json")
    texts = {code: "\n".join(path.read_text(encoding="utf-8") for path in files_in(code)) for code in LANGUAGES}
    wanted = [(code, key, {name: write(value) for name, value in args.items()}) for code, key, args in asked]
    file.write_text(json.dumps({"texts": texts, "asked": wanted}), encoding="utf-8")
    subprocess.run(["node", str(HERE / "page_words.mjs"), str(bundle), str(file), str(out)], check=True, timeout=LIMIT)
    said: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return said


def test_the_page_says_what_the_program_says(bundle: Path) -> None:
    asked = list(vectors())
    answer = say_as_page(bundle, asked)
    catalogues = {code: Catalogue(code) for code in LANGUAGES}
    differing = [
        f"{code} {key} {args}: {theirs!r}, on the page {ours!r}"
        for (code, key, args), ours in zip(asked, answer["said"], strict=True)
        if (theirs := catalogues[code].say(key, **args)) != ours
    ]
    assert differing[:20] == []
    assert len(asked) > 20_000
