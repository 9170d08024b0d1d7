"""No screen shows what it may not: covered cards, other people's recipes, sealed choices."""

import re
from pathlib import Path
from typing import Any

import pytest

from terminal.tables import random_choice
from terminal.typist import play_scripted
from witching.cli.shelf import SHELF
from witching.core.record import Player
from witching.core.rng import Rng
from witching.core.viewers import Seated, Spectator
from witching.games.glastonbury.components import KINDS
from witching.i18n import Catalogue
from witching.terminal.table import Table, deal_table
from witching.terminal.voice import Voice

TWO = [Player("Anna", "person"), Player("Ben", "person")]
PROMPT = "> "
ENGLISH = Voice(Catalogue("en"))


class Reader:
    """Chooses at random for everybody and reads what stands on the screen."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.rng = table, Rng(seed)
        self.lately: dict[int, set[str]] = {seat: self.open_cards() for seat in table.persons}
        self.pages = 0

    def open_cards(self) -> set[str]:
        """The ingredients that lie open to all."""
        view = self.table.view(Spectator())
        tops = [seat.top for seat in view.seats]
        return {card for card in (*view.grid, *tops) if card and card[-1].isdecimal()}

    def __call__(self, prompt: str, readable: str) -> str:
        self.pages += 1
        for lately in self.lately.values():
            lately |= self.open_cards()
        if prompt != PROMPT:
            return ""
        seat = self.table.due[0]
        named = cards_named(readable)
        assert named <= self.lately[seat], named - self.lately[seat]
        self.lately[seat] = self.open_cards()
        return self.table.game.write(random_choice(self.table, self.rng))


def cards_named(text: str) -> set[str]:
    """The ingredient cards that a text names, as the view writes them."""
    said = {ENGLISH.text(f"glastonbury-kind-{kind}"): kind for kind in KINDS}
    every = [(name, value) for name in said for value in "1234"]
    return {f"{said[name]}-{value}" for name, value in every if re.search(rf"{name} {value}(?! card)", text)}


@pytest.mark.parametrize("seed", range(2))
def test_G_MEMORY_no_card_is_named_once_it_is_covered(tmp_path: Path, seed: int) -> None:
    """Strict: a screen names only what lies open or has lain open since this person last looked."""
    players = [TWO[0], Player("Merlin", "greedy"), TWO[1]]
    table = deal_table(SHELF["glastonbury"], {}, players, seed)
    reader = Reader(table, seed)
    play_scripted(table, reader, tmp_path / "game.json")
    assert table.is_over
    assert reader.pages > 40


@pytest.mark.parametrize("seed", range(2))
def test_G_RECIPES_are_shown_to_their_owner_alone(tmp_path: Path, seed: int) -> None:
    table = deal_table(SHELF["glastonbury"], {"recipes": True}, TWO, seed)
    rng, handed = Rng(seed), []

    def answer(prompt: str, readable: str) -> str:
        if prompt != PROMPT:
            handed.append(prompt)
            return ""
        seat = table.due[0]
        mine, theirs = (recipes_of(table, each) for each in (seat, 1 - seat))
        assert "press Enter when only you" in handed[-1] or "to go on" in handed[-1]
        assert theirs - mine == {name for name in theirs - mine if name not in readable}
        return table.game.write(random_choice(table, rng))

    play_scripted(table, answer, tmp_path / "game.json")
    assert table.is_over
    assert any("Ben" in prompt for prompt in handed)


def recipes_of(table: Table, seat: int) -> set[str]:
    """The sentences in which the recipes of a seat are told to it."""
    recipes = table.view(Seated(seat)).seats[seat].recipes or []
    return {f"Recipe {name.upper()}" for name in recipes if re.fullmatch(r"b\d", name)}


@pytest.mark.parametrize("seed", range(2))
def test_I_HIDDEN_what_one_person_pointed_at_is_gone_when_the_next_one_looks(tmp_path: Path, seed: int) -> None:
    table = deal_table(SHELF["incantibus"], {}, TWO, seed)
    rng = Rng(seed)
    typed: list[str] = []

    def answer(prompt: str, readable: str) -> str:
        if prompt != PROMPT:
            return ""
        view: Any = table.view(table.viewer(table.due[0]))
        if view.phase == "cast":
            assert not view.sealed
            assert not any(f"> {choice}" in readable for choice in typed)
            assert "Ben" in readable
            assert "Anna" in readable
        typed.append(table.game.write(random_choice(table, rng)))
        return typed[-1]

    play_scripted(table, answer, tmp_path / "game.json")
    assert table.is_over


def test_before_every_sealed_choice_the_screen_is_handed_over(tmp_path: Path) -> None:
    """I-CAST: with several people at one screen."""
    table = deal_table(SHELF["incantibus"], {}, TWO, 1)
    asked: list[str] = []

    def answer(prompt: str, readable: str) -> str:
        asked.append(prompt)
        if prompt == PROMPT and len(table.due) > 1:
            assert table.players[table.due[0]].name in asked[-2] or "to go on" in asked[-2]
        return table.game.write(random_choice(table, Rng(len(asked)))) if prompt == PROMPT else ""

    play_scripted(table, answer, tmp_path / "game.json")
    assert table.is_over
