"""Every test: how many examples Hypothesis tries (`HYPOTHESIS_PROFILE`, which `.ci/checks.py` sets), and Ctrl-C."""

import os
import signal

from hypothesis import HealthCheck, settings

# In CI the examples are the same at every run, so that a change is judged by what it changed; at home they are new.
CI = os.environ.get("CI", "") not in ("", "0", "false")

# `pure` is for the uncompiled engine, which is many times slower.
EXAMPLES = {"quick": 5, "default": 25, "all": 100, "pure": 3}

for profile, examples in EXAMPLES.items():
    settings.register_profile(
        profile,
        max_examples=examples,
        stateful_step_count=20 if profile in ("quick", "pure") else 50,
        deadline=None,
        derandomize=CI,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

# What a shell runs in the background ignores SIGINT, and so does all that it starts: here programs are to hear Ctrl-C.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
