"""A build exists as a whole or not at all, whatever interrupts it."""

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from compilation.conftest import Tiny
from processes import LIMIT
from witching.compilation import loader

pytestmark = pytest.mark.slow

PATIENCE = 120.0


def status(tiny: Tiny) -> str:
    return loader.examine(str(tiny.root), {})[0]


def compile_now(tiny: Tiny, *options: str) -> "subprocess.CompletedProcess[str]":
    return tiny.run(*tiny.compile_command(*options)[1:])


def compile_aside(tiny: Tiny, *options: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        tiny.compile_command(*options),
        env=tiny.environment(),
        start_new_session=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def wait_for(found: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


def test_nothing_is_built_when_the_build_fits(tiny: Tiny) -> None:
    before = tiny.builds()
    done = compile_now(tiny)
    assert (done.returncode, done.stdout, tiny.builds()) == (0, "", before)


def test_an_edit_is_built_and_the_build_before_it_stays(tiny: Tiny) -> None:
    (tiny.root / "core" / "rng.py").write_text("def twice(number: int) -> int:\n    return number + number\n")
    (first,) = tiny.builds()
    assert compile_now(tiny).returncode == 0
    assert status(tiny) == "compiled"
    assert first in tiny.builds()
    assert len(tiny.builds()) == 2
    assert compile_now(tiny, "--force").returncode == 0
    assert first not in tiny.builds()


def test_a_refused_source_leaves_the_earlier_build(tiny: Tiny) -> None:
    before = tiny.builds()
    (tiny.root / "core" / "rng.pxd").write_text("cpdef int twice(int number, nonsense here) noexcept\n")
    done = compile_now(tiny)
    assert done.returncode == 1
    assert "core/rng" in done.stderr
    assert tiny.builds() == before
    assert tiny.report()[:2] == ["stale", "source"]


def test_a_missing_compiler_is_named(tiny: Tiny) -> None:
    done = tiny.run(*tiny.compile_command("--force")[1:], CC="no-such-compiler")
    assert done.returncode == 1
    assert "no-such-compiler" in done.stderr
    assert status(tiny) == "compiled"


def test_a_killed_build_leaves_the_old_one_in_use(tiny: Tiny) -> None:
    before = tiny.builds()
    running = compile_aside(tiny, "--force")
    wait_for(lambda: any((tiny.out / name / "c").is_dir() for name in tiny.builds() - before))
    os.killpg(running.pid, signal.SIGKILL)
    running.communicate(timeout=LIMIT)
    left_over = tiny.builds() - before
    assert tiny.report() == ["compiled", "compiled", "compiled", "source"]
    assert compile_now(tiny, "--force").returncode == 0
    assert left_over
    assert not left_over & tiny.builds()


def test_an_edit_during_the_build_is_noticed(tiny: Tiny) -> None:
    before = tiny.builds()
    running = compile_aside(tiny, "--force")
    wait_for(lambda: any((tiny.out / name / "c").is_dir() for name in tiny.builds() - before))
    with open(tiny.root / "core" / "rng.py", "a") as source:
        source.write("# edited\n")
    running.communicate(timeout=LIMIT)
    assert running.returncode == 0
    assert status(tiny) == "stale"


def test_two_builds_at_once_both_succeed(tiny: Tiny) -> None:
    (tiny.out / "manifest.json").unlink()
    running = [compile_aside(tiny), compile_aside(tiny)]
    words = [process.communicate(timeout=LIMIT)[1] for process in running]
    assert [process.returncode for process in running] == [0, 0]
    assert sum("up to date" in text for text in words) == 1
    assert status(tiny) == "compiled"


def test_the_generated_c_is_kept_on_request(tiny: Tiny) -> None:
    assert not list(tiny.out.rglob("*.c"))
    assert compile_now(tiny, "--keep-c").returncode == 0
    assert {path.name for path in tiny.out.rglob("*.c")} == {"rng.c", "position.c"}


def test_the_sanitizer_stops_an_index_out_of_bounds(tiny: Tiny, tmp_path: Path) -> None:
    out = str(tmp_path / "sanitized")
    assert compile_now(tiny, "--sanitize", "--out", out).returncode == 0
    assert tiny.report(WITCHING_COMPILED=out)[:2] == ["compiled", "compiled"]
    look = "import sys; from witching.compilation import loader; loader.activate(sys.argv[1])\n"
    look += "from tiny.core.position import Row; print(Row().cell(int(sys.argv[2])))"
    assert tiny.run("-c", look, str(tiny.root), "3", WITCHING_COMPILED=out).stdout == "4\n"
    beyond = tiny.run("-c", look, str(tiny.root), "4", WITCHING_COMPILED=out)
    assert beyond.returncode != 0
    assert "out of bounds" in beyond.stderr
