"""Files that are not records: one clear line, exit code 1, never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from processes import LIMIT
from records.played import TABLES, Json, judged, parsed, played, run_verify

MIB = 1 << 20


def with_result(text: str) -> bytes:
    """A record with this as its result."""
    record = parsed()
    record["result"] = "@"
    return json.dumps(record).replace('"@"', text).encode()


BROKEN: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "line 1, column 1"),
    "blank": (b" \n ", "not JSON"),
    "a list": (b"[]", "object"),
    "null": (b"null", "object"),
    "an empty object": (b"{}", "witching-record-1"),
    "not UTF-8": (played().replace(b"random 1", b"rand\xff\xfem"), "UTF-8"),
    "UTF-16": (played().decode().encode("utf-16"), "UTF-8"),
    "a byte order mark": (b"\xef\xbb\xbf" + played(), "line 1, column 1"),
    "a NUL": (played()[:50] + b"\0" + played()[50:], "not JSON"),
    "brackets": (b"[" * 100_000, "deep"),
    "objects": (b'{"a":' * 100_000, "deep"),
    "brackets inside": (with_result("[" * 100_000 + "]" * 100_000), "deep"),
    "brackets under the limit of Python": (with_result("[" * 400 + "]" * 400), "deep"),
    "NaN": (with_result("NaN"), "NaN"),
    "Infinity": (with_result("Infinity"), "Infinity"),
    "-Infinity": (with_result("-Infinity"), "-Infinity"),
    "1e999": (with_result("1e999"), "$.result"),
    "a number of 5000 digits": (with_result("9" * 5000), "number"),
    "a number of 4000 digits": (with_result("9" * 4000), "$.result"),
    "a comment": (b"// hello\n" + played(), "line 1, column 1"),
    "a comma too many": (played().replace(b"]\n}", b"],\n}").replace(b"}\n}\n", b"},\n}\n"), "not JSON"),
    "two records": (played() * 2, "not JSON"),
    "a key twice": (played().replace(b'"game"', b'"format": "witching-record-1", "game"'), "“format”"),
    "an inner key twice": (played().replace(b'"edition"', b'"memory": "open", "edition"'), "“memory”"),
    "one byte too large": (played() + b" " * (MIB + 1 - len(played())), "larger"),
    "ten MiB": (b" " * (10 * MIB), "larger"),
    "a huge string": (json.dumps(parsed() | {"engine": "x" * 900_000}).encode(), "$.engine"),
    "half a character": (json.dumps(parsed() | {"engine": "\udc80"}).encode(), "surrogate"),
    "terminal codes": (json.dumps(parsed() | {"format": "\x1b[31m\r\n"}).encode(), "\\x1b[31m\\r\\n"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_gets_one_clear_line(tmp_path: Path, name: str) -> None:
    content, told = BROKEN[name]
    code, line = judged(tmp_path, content)
    assert code == 1
    assert "WRONG" in line
    assert told in line
    assert len(line) < 600


def test_the_largest_file_is_still_read(tmp_path: Path) -> None:
    assert judged(tmp_path, played() + b" " * (MIB - len(played())))[0] == 0


def test_a_truncated_record_is_wrong_wherever_it_ends(tmp_path: Path) -> None:
    data = played()
    ends = [*range(0, 200), *range(200, len(data) - 50, 97), *range(len(data) - 50, len(data) - 2)]
    for end in ends:
        code, line = judged(tmp_path, data[:end])
        assert (code, "not JSON" in line) == (1, True), line


def test_folders_and_missing_files_are_told_by_name(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "missing.json", tmp_path / ("x" * 300)):
        result = run_verify(file)
        assert (result.exit_code, result.stdout.count("\n")) == (1, 1)
        assert str(file) in result.stdout
        assert "cannot be read" in result.stdout


def test_an_odd_file_name_is_printed_as_it_can_be(tmp_path: Path) -> None:
    file = os.path.join(os.fsencode(tmp_path), b"a\xff\n\x1b[31m.json")
    Path(os.fsdecode(file)).write_bytes(played())
    done = subprocess.run([sys.executable, "-m", "witching", "verify", file], capture_output=True, timeout=LIMIT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(b"\n") == 1
    assert b"\x1b" not in done.stdout
    assert b"Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("name", ["empty", "brackets", "not UTF-8", "half a character", "a number of 5000 digits"])
def test_a_broken_file_in_a_process_of_its_own(tmp_path: Path, name: str) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(BROKEN[name][0])
    command = [sys.executable, "-m", "witching", "verify", str(file)]
    for encoding in ("utf-8", "ascii"):
        env = os.environ | {"PYTHONIOENCODING": encoding}
        done = subprocess.run(command, capture_output=True, text=True, env=env, check=False, timeout=LIMIT)
        assert done.returncode == 1
        assert "Traceback" not in done.stderr + done.stdout
        assert done.stdout.count("\n") == 1


in_one_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=8)
    | st.sampled_from(
        ["", "toad-3", "immuto", "red", "b1", "take b2", "pass", "may", "point secret 1", "net", "__class__"]
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def places(value: Json, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every path in a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] * bool(path) + [place for key, item in inner for place in places(item, (*path, key))]


PLACES = {table: places(parsed(options, game=game)) for table, (game, options) in TABLES.items()}


@in_one_folder
@given(data=st.data())
def test_changed_json_never_falls_over(tmp_path: Path, data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(list(TABLES)))
    game, options = TABLES[table]
    record = parsed(options, game=game)
    *path, last = data.draw(st.sampled_from(PLACES[table]))
    place = record
    for key in path:
        place = place[key]
    if data.draw(st.booleans()) or isinstance(place, list):
        place[last] = data.draw(junk)
    else:
        place[data.draw(st.text(max_size=5))] = place.pop(last)
    code, line = judged(tmp_path, record)
    assert (code == 1) is ("WRONG" in line)


@in_one_folder
@given(data=st.data())
def test_changed_bytes_never_fall_over(tmp_path: Path, data: st.DataObject) -> None:
    game, options = TABLES[data.draw(st.sampled_from(list(TABLES)))]
    record = bytearray(played(options, game=game))
    for _ in range(data.draw(st.integers(1, 4))):
        first = data.draw(st.integers(0, len(record)))
        record[first : first + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    code, line = judged(tmp_path, bytes(record))
    assert (code == 1) is ("WRONG" in line)


@in_one_folder
@given(content=st.binary() | junk.map(lambda value: json.dumps(value).encode()))
def test_anything_at_all_gets_one_clear_line(tmp_path: Path, content: bytes) -> None:
    assert judged(tmp_path, content)[0] == 1
