"""Ctrl-C while modules are loaded."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Until the block ends, Ctrl-C ends the process at once and without a word.

    Raised as KeyboardInterrupt in the middle of an import, it can come out as any other error: whoever loads a module
    of C code may answer it with an ImportError, the compiler of Python with a SyntaxError.
    """
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler or current_thread() is not main_thread():
        yield  # it is ignored, or somebody else's
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
