"""Every test: how many examples Hypothesis tries (`HYPOTHESIS_PROFILE`, which `.ci/checks.py` sets), and Ctrl-C."""

import gc
import os
import signal

from hypothesis import HealthCheck, settings

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

# What a shell runs in the background ignores SIGINT, and so does all that it starts: here programs are to hear Ctrl-C.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# What is collected stays to the end: the collector of garbage need not look through it again and again.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    gc.enable()
