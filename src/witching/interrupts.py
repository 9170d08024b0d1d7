"""Ctrl-C while modules are loading: it ends the process at once and silently.

A KeyboardInterrupt in the middle of an import can surface as any other error: code that loads a C extension may turn it
into an ImportError, Python's compiler into a SyntaxError. This module is loaded first, so it imports nothing that
Python has not loaded itself: `signal` would load four others.
"""

import sys
from _signal import SIG_DFL, SIGINT, default_int_handler, getsignal, signal  # type: ignore[import-not-found]
from itertools import pairwise

COMMAND = "witching"


def is_command() -> bool:
    """Whether this process was started as `witching` or `python -m witching`, and did not just import the package."""
    begun = sys.argv[0] if sys.argv else ""
    words = sys.orig_argv
    if begun == "-m":
        return (begun, COMMAND) in pairwise(words)
    return begun in words and begun.replace("\\", "/").rpartition("/")[2].removesuffix(".exe") == COMMAND


def hold() -> bool:
    """Let Ctrl-C end the process at once; False if it is ignored or has another handler, or outside the main thread."""
    if getsignal(SIGINT) is not default_int_handler:
        return False
    try:
        signal(SIGINT, SIG_DFL)
    except ValueError:
        return False
    return True


def release() -> None:
    """Let Ctrl-C raise KeyboardInterrupt again, if it was held."""
    if getsignal(SIGINT) == SIG_DFL:
        signal(SIGINT, default_int_handler)


class EndingAtOnce:
    """Within the block, Ctrl-C ends the process at once, unless it is ignored or has another handler."""

    def __enter__(self) -> None:
        self._held = hold()

    def __exit__(self, *_raised: object) -> None:
        if self._held:
            release()
