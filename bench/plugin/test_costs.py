"""A plug-in of pytest for `bench/checks.py`: what each test costs in seconds and CPU seconds, processes included.

A process counts where it is waited for, and what a fixture of a whole session costs counts for its first test.
"""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = Path(os.environ.get("WITCHING_TEST_COSTS", "."))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    began, spent = time.monotonic(), sum(os.times()[:4])
    try:
        return (yield)
    finally:
        seconds, cpu = time.monotonic() - began, sum(os.times()[:4]) - spent
        with open(FOLDER / f"{os.getpid()}.tsv", "a", encoding="utf-8") as costs:
            costs.write(f"{item.nodeid}\t{seconds:.3f}\t{cpu:.3f}\n")
