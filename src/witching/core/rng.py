"""The seeded generator: the same numbers in plain Python, compiled, and in C (docs/decisions/0002-generator.md)."""

M32 = 0xFFFFFFFF
MULTIPLIER = 2135586645
GOLDEN = 0x9E3779B9
MIX_1 = 0x21F0AAAD
MIX_2 = 0x735A2D97
SEED_LIMIT = 1 << 63


def mix(z: int) -> int:
    """Mix 32 bits into 32 bits, one to one."""
    z = ((z ^ (z >> 16)) * MIX_1) & M32
    z = ((z ^ (z >> 15)) * MIX_2) & M32
    return z ^ (z >> 15)


def derive(seed: int, index: int) -> int:
    """The seed of the index-th game (or seat, or bot) of a series: different for every index below 2**32."""
    low = mix((seed & M32) ^ mix((index + GOLDEN) & M32))
    high = mix(((seed >> 32) ^ low ^ (index >> 32)) & M32)
    return ((high >> 1) << 32) | low


class Rng:
    """A multiply-with-carry generator of period about 2**62; `seed` is from 0 to 2**63 - 1.

    A class that overrides `below` sets `overridden`, or the compiled loops would not call it.
    """

    def __init__(self, seed: int) -> None:
        self.state = 0
        self.overridden = False
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start again, as if just made from this seed."""
        low = mix(((seed & M32) + GOLDEN) & M32)
        high = mix(((seed >> 32) ^ low) & M32)
        self.state = ((((high * (MULTIPLIER - 2)) >> 32) + 1) << 32) | low

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is from 1 to 2**31 - 1."""
        x = self.state
        self.state = (x & M32) * MULTIPLIER + (x >> 32)
        return (((x ^ (x >> 32)) & M32) * n) >> 32
