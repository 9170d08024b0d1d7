"""For those who write a game: what its tests must be told (`book`), and the laws that every game keeps (`laws`).

Needs pytest and Hypothesis, and is imported by tests alone.
"""

import pytest

pytest.register_assert_rewrite("witching.testing.laws")
