"""Seeds for deals and chance."""

from hypothesis import strategies as st

SEEDS = st.binary(min_size=8, max_size=8).map(lambda drawn: int.from_bytes(drawn, "big") >> 1)
"""Evenly drawn, as `integers` are not: those prefer small numbers, and so would every commit."""
