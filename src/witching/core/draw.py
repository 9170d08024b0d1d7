"""`Rng.below` for the hot loops: this form in plain Python, the inline form of draw.pxd in the compiled build."""

from witching.core.rng import Rng


def below(rng: Rng, n: int) -> int:
    """The next number from 0 to n - 1 of this generator."""
    return rng.below(n)
