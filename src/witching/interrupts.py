"""Ctrl-C while modules are loaded: it ends the process at once and without a word.

Raised as KeyboardInterrupt in the middle of an import, it can come out as any other error: whoever loads a module of C
code may answer it with an ImportError, the compiler of Python with a SyntaxError. This is the first module that is
loaded, so it loads nothing that Python has not loaded itself: `signal` would bring four others.
"""

import sys
from _signal import SIG_DFL, SIGINT, default_int_handler, getsignal, signal  # type: ignore[import-not-found]
from itertools import pairwise

COMMAND = "witching"


def is_command() -> bool:
    """Whether this process was started as `witching` or `python -m witching`, and did not only load the package."""
    begun = sys.argv[0] if sys.argv else ""
    words = sys.orig_argv
    if begun == "-m":
        return (begun, COMMAND) in pairwise(words)
    return begun in words and begun.replace("\\", "/").rpartition("/")[2].removesuffix(".exe") == COMMAND


def hold() -> bool:
    """Let Ctrl-C end the process at once; False where it is ignored or somebody else's, or this is no main thread."""
    if getsignal(SIGINT) is not default_int_handler:
        return False
    try:
        signal(SIGINT, SIG_DFL)
    except ValueError:
        return False
    return True


def release() -> None:
    """Let Ctrl-C be a KeyboardInterrupt again, if it was held."""
    if getsignal(SIGINT) == SIG_DFL:
        signal(SIGINT, default_int_handler)


class EndingAtOnce:
    """Until the block ends, Ctrl-C ends the process at once, unless it is ignored or somebody else's."""

    def __enter__(self) -> None:
        self._held = hold()

    def __exit__(self, *_raised: object) -> None:
        if self._held:
            release()
