"""For every test: how many examples Hypothesis tries (`HYPOTHESIS_PROFILE`, set by `.ci/checks.py`), Ctrl-C, and what
systems other than Linux cannot run."""

import gc
import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import platforms

# `pure` is for the uncompiled engine, which is many times slower.
EXAMPLES = {"quick": 5, "default": 25, "all": 50, "exhaustive": 200, "pure": 3}

for profile, examples in EXAMPLES.items():
    settings.register_profile(
        profile,
        max_examples=examples,
        stateful_step_count=20 if profile in ("quick", "pure") else 50,
        deadline=None,
        derandomize=False,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

# Background processes of a shell ignore SIGINT, and so do their children: programs started here must notice Ctrl-C.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    is_ours = module_path.is_relative_to(platforms.TESTS)
    if is_ours and platforms.why_not_loaded(module_path):
        return platforms.Skipped.from_parent(parent, path=module_path)
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    platforms.skip_what_cannot_run(items)


# Collected tests stay until the end: the garbage collector need not look through them again and again.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    gc.enable()
