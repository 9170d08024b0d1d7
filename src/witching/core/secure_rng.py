"""Randomness for games with people: the operating system's secure generator."""

import secrets

from witching.core.rng import Rng


class SecureRng(Rng):
    """Draws that nobody can predict or repeat: for deals that people play."""

    def __init__(self) -> None:
        super().__init__(0)
        self.overridden = True

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return secrets.randbelow(n)
