"""The generators: the seeded one gives the same draws everywhere, and every loop asks the secure one."""

import pytest

from witching.core.rng import SEED_LIMIT, Rng, derive
from witching.core.secure_rng import SecureRng
from witching.games.glastonbury.game import Glastonbury

MULTIPLIER = 2135586645
SEEDS = (0, 1, 7, 2**31, 2**32 - 1, 2**32, 2**62 + 12345, SEED_LIMIT - 1)


def by_the_page(seed: int, count: int) -> list[int]:
    """The first draws of `below(1000)` as docs/decisions/0002-generator.md defines them, in unbounded integers."""
    mask = 2**32 - 1

    def mix(z: int) -> int:
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & mask
        z = ((z ^ (z >> 15)) * 0x735A2D97) & mask
        return z ^ (z >> 15)

    low = mix(((seed & mask) + 0x9E3779B9) & mask)
    high = mix(((seed >> 32) ^ low) & mask)
    state = ((((high * (MULTIPLIER - 2)) >> 32) + 1) << 32) | low
    drawn = []
    for _ in range(count):
        drawn.append((((state ^ (state >> 32)) & mask) * 1000) >> 32)
        state = (state & mask) * MULTIPLIER + (state >> 32)
    return drawn


@pytest.mark.parametrize("seed", SEEDS)
def test_the_generator_is_the_one_of_its_page(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.below(1000) for _ in range(500)] == by_the_page(seed, 500)


def test_reseeding_begins_anew() -> None:
    rng = Rng(5)
    first = [rng.below(100) for _ in range(20)]
    rng.reseed(5)
    assert [rng.below(100) for _ in range(20)] == first


def test_the_period_is_that_of_a_safe_prime() -> None:
    """`A * 2**32 - 1` and half of it are prime, so the generator runs through half of all its states."""
    modulus = MULTIPLIER * 2**32 - 1
    for number in (modulus, (modulus - 1) // 2):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13, 17, 19, 23))


def test_series_of_neighbouring_seeds_share_no_game() -> None:
    games = [derive(seed, index) for seed in range(20) for index in range(500)]
    assert len(set(games)) == len(games)
    assert all(0 <= seed < SEED_LIMIT for seed in games)


def test_draws_are_even() -> None:
    """Chi-square over 60 sides for each of 20 neighbouring seeds: 59 degrees of freedom, 99.99 % are below 110."""
    for seed in range(20):
        rng = Rng(seed)
        counts = [0] * 60
        for _ in range(12_000):
            counts[rng.below(60)] += 1
        assert sum((count - 200) ** 2 / 200 for count in counts) < 110


def secure_games(count: int) -> set[bytes]:
    position = Glastonbury().blank({"seats": 2})
    ends = set()
    for _ in range(count):
        position.redeal(Rng(1))
        position.playout(SecureRng())
        ends.add(position.to_bytes())
    return ends


def test_every_loop_asks_a_secure_generator() -> None:
    """From one deal, compiled or not, no two playouts are alike."""
    assert len(secure_games(20)) == 20


def test_secure_deals_differ_and_are_deals() -> None:
    game = Glastonbury()
    position = game.blank({"seats": 4, "recipes": True})
    deals = set()
    for _ in range(20):
        position.redeal(SecureRng())
        game.read_setup(game.write_setup(position))
        deals.add(position.to_bytes())
    assert len(deals) == 20
