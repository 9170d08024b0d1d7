"""Every listed field is in the bytes, comes back from them and is copied with a position; in both builds."""

from importlib import import_module
from itertools import cycle, islice

import pytest

from witching.cli.games import ALL_GAMES
from witching.core.fields import Layout
from witching.core.position import Position

GAMES = sorted(ALL_GAMES)


def layout_of(game: str, name: str) -> Layout:
    found: Layout = getattr(import_module(f"witching.games.{game}.fields"), name)
    return found


def filled(game: str) -> tuple[Position, bytes]:
    """A position in whose bytes hardly any number equals its neighbours; its game goes on, so nothing is scored."""
    state, position = layout_of(game, "STATE"), ALL_GAMES[game].blank({})
    data = bytearray(islice(cycle(range(1, 252)), state.size()))
    data[state.places()["ended"]] = 0
    written = bytes(data) + position.to_bytes()[state.size() :]
    position.restore(written)
    return position, written


@pytest.mark.parametrize("game", GAMES)
def test_what_is_restored_is_written_again_to_the_last_byte(game: str) -> None:
    position, written = filled(game)
    assert position.to_bytes() == written
    assert position.copy().to_bytes() == written


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_its_place_and_goes_with_a_copy(game: str) -> None:
    position, _ = filled(game)
    state = layout_of(game, "STATE")
    for field in state.numbers:
        setattr(position, field.name, 253)
        assert getattr(position.copy(), field.name) == 253
        if field.written:
            assert position.to_bytes()[state.places()[field.name]] == 253
            assert position.to_bytes().count(253) == 1
        setattr(position, field.name, 0)


@pytest.mark.parametrize("game", GAMES)
def test_too_few_bytes_are_no_position_and_no_knowledge(game: str) -> None:
    position, written = filled(game)
    with pytest.raises(ValueError, match=str(layout_of(game, "STATE").size() - 1)):
        position.restore(written[: layout_of(game, "STATE").size() - 1])
    knowledge = ALL_GAMES[game].knowledge(position, 0)
    with pytest.raises(ValueError, match="1"):
        knowledge.restore(knowledge.to_bytes()[:1])
