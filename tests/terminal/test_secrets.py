"""No screen shows what it may not: covered cards, other people's recipes, sealed choices."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from terminal.scripted_screen import play_scripted
from terminal.tables import random_choice
from witching.cli.games import ALL_GAMES
from witching.core.message import Message
from witching.core.position import Position
from witching.core.record import Player
from witching.core.rng import Rng
from witching.core.story import Event
from witching.core.viewers import Seated, Spectator, Viewer
from witching.games.glastonbury.components import KINDS
from witching.games.glastonbury.game import Glastonbury
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.glastonbury.story import GlastonburyEventLog
from witching.games.glastonbury.view import GlastonburyView
from witching.games.incantibus.view import IncantibusView
from witching.i18n import Catalogue
from witching.terminal.local_game import LocalGame, deal_local_game, restore_local_game
from witching.terminal.screen import Left
from witching.terminal.translator import Translator

pytestmark = pytest.mark.slow

TWO = [Player("Anna", "person"), Player("Ben", "person")]
PROMPT = "> "
ENGLISH = Translator(Catalogue("en"))


class Reader:
    """Chooses at random for everybody and reads the screen."""

    def __init__(self, table: LocalGame, seed: int) -> None:
        self.table, self.rng = table, Rng(seed)
        self.lately: dict[int, set[str]] = {seat: self.open_cards() for seat in table.persons}
        self.pages = 0

    def open_cards(self) -> set[str]:
        """The ingredients that lie open to all."""
        view = cauldrons(self.table, Spectator())
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


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_G_MEMORY_no_card_is_named_once_it_is_covered(tmp_path: Path, seed: int) -> None:
    """Strict: a screen names only what lies open or has lain open since this person last looked."""
    players = [TWO[0], Player("Merlin", "greedy"), TWO[1]]
    table = deal_local_game(ALL_GAMES["glastonbury"], {}, players, seed)
    reader = Reader(table, seed)
    play_scripted(table, reader, tmp_path / "game.json")
    assert table.is_over
    assert reader.pages > 40


class Watcher:
    """Chooses at random for two people, records the prompts, and checks every screen."""

    def __init__(self, table: LocalGame, seed: int, check: Callable[[int, str], None]) -> None:
        self.table, self.rng, self.check = table, Rng(seed), check
        self.asked: list[str] = []
        self.turns = 0

    def __call__(self, prompt: str, readable: str) -> str:
        if prompt == PROMPT:
            self.turns += 1
            self.check(self.table.due[0], readable)
        self.asked.append(prompt)
        return self.table.game.write(random_choice(self.table, self.rng)) if prompt == PROMPT else ""

    @property
    def handed_to(self) -> str:
        """The last prompt other than to turn a page."""
        turning = ENGLISH.text("terminal-go-on")
        return next((prompt for prompt in reversed(self.asked) if prompt not in (turning, PROMPT)), "")


def cauldrons(table: LocalGame, viewer: Viewer) -> GlastonburyView:
    view = table.view(viewer)
    assert isinstance(view, GlastonburyView)
    return view


def tower(table: LocalGame, viewer: Viewer) -> IncantibusView:
    view = table.view(viewer)
    assert isinstance(view, IncantibusView)
    return view


def recipe_b(table: LocalGame, seat: int) -> str:
    """The board's text for a seat's second recipe."""
    recipes = cauldrons(table, Seated(seat)).seats[seat].recipes
    assert recipes is not None
    return ENGLISH.text(f"glastonbury-recipe-{recipes[1]}")


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_G_RECIPES_are_shown_to_their_owner_alone(tmp_path: Path, seed: int) -> None:
    table = deal_local_game(ALL_GAMES["glastonbury"], {"recipes": True}, TWO, seed)
    words = [recipe_b(table, seat) for seat in (0, 1)]

    def check(seat: int, readable: str) -> None:
        assert words[seat] in readable
        assert words[1 - seat] not in readable
        assert TWO[seat].name in watcher.handed_to

    watcher = Watcher(table, seed, check)
    play_scripted(table, watcher, tmp_path / "game.json")
    assert table.is_over
    assert watcher.turns > 20


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_I_HIDDEN_what_one_person_pointed_at_is_gone_when_the_next_one_looks(tmp_path: Path, seed: int) -> None:
    """I-CAST: the screen is handed over before every sealed choice, and earlier input cannot be read."""
    table = deal_local_game(ALL_GAMES["incantibus"], {}, TWO, seed)

    def check(seat: int, readable: str) -> None:
        if len(table.due) > 1 or tower(table, Seated(seat)).phase == "cast":
            assert TWO[seat].name in watcher.handed_to
            assert f"{PROMPT}point" not in readable

    watcher = Watcher(table, seed, check)
    play_scripted(table, watcher, tmp_path / "game.json")
    assert table.is_over
    assert watcher.turns > 20


def answers(*given: str) -> Callable[[str, str], str]:
    """Answer the prompts of a choice with these; then leave."""
    left = list(given)

    def answer(prompt: str, readable: str) -> str:
        seen.append((prompt, readable))
        if prompt == ENGLISH.text("terminal-undo-prompt"):
            return left.pop(0)
        if prompt != PROMPT:
            return ""
        if not left:
            raise Left
        return left.pop(0)

    seen: list[tuple[str, str]] = []
    answer.seen = seen  # type: ignore[attr-defined]
    return answer


@pytest.mark.parametrize("agreed", ["yes", "no"])
def test_taking_back_with_others_shows_them_no_secret(tmp_path: Path, agreed: str) -> None:
    """The question comes on a cleared screen, and the screen is handed over again after either answer."""
    table = deal_local_game(ALL_GAMES["glastonbury"], {"recipes": True}, TWO, 3)
    script = answers("1", "1", "1", "undo", agreed)
    play_scripted(table, script, tmp_path / "game.json")
    seen: list[tuple[str, str]] = script.seen  # type: ignore[attr-defined]
    place = next(i for i, (prompt, _) in enumerate(seen) if prompt == ENGLISH.text("terminal-undo-prompt"))
    assert not any(recipe_b(table, seat) in seen[place][1] for seat in (0, 1))
    assert "press Enter when only you" in seen[place + 1][0]
    assert len(table.undone) == (agreed == "yes")


def open_look(table: LocalGame) -> int:
    """Play until a person looks through their cauldron; return who it is."""
    rng = Rng(1)
    while not table.is_over:
        seat = table.due[0]
        look = next((c.action for c in cauldrons(table, Seated(seat)).choices if takes_perluceo(table, c.action)), None)
        full = cauldrons(table, Seated(seat)).seats[seat].size > 2
        table.choose(seat, table.game.parse(look) if look and full else random_choice(table, rng))
        if look and full:
            return seat
    raise AssertionError("no Perluceo")


def takes_perluceo(table: LocalGame, action: str) -> bool:
    verb, _, cell = action.partition(" ")
    grid = cauldrons(table, Spectator()).grid
    return verb == "take" and len(cell) == 2 and grid["abcdef".index(cell[0]) + 6 * int(cell[1]) - 6] == "perluceo"


def test_R_PERLUCEO_2_a_look_that_was_not_closed_comes_back_after_a_resume(tmp_path: Path) -> None:
    """And it is shown to the looker alone."""
    table = deal_local_game(ALL_GAMES["glastonbury"], {}, TWO, 2)
    seat = open_look(table)
    again = restore_local_game(ALL_GAMES["glastonbury"], table.record())
    prompts: list[str] = []

    def answer(prompt: str, readable: str) -> str:
        prompts.append(prompt)
        if prompt == PROMPT:
            raise Left
        return ""

    play_scripted(again, answer, tmp_path / "game.json")
    assert TWO[seat].name in prompts[0]
    assert prompts[1] == ENGLISH.text("terminal-look-close")


def test_I_SPELL_OCULUS_the_looker_sees_the_monster_at_once_and_alone(tmp_path: Path) -> None:
    """And the reveal of a casting is for all: everybody is called back to the screen."""
    table = deal_local_game(ALL_GAMES["incantibus"], {}, TWO, 20)
    rng = Rng(0)
    shown: list[tuple[str, str]] = []

    def answer(prompt: str, readable: str) -> str:
        shown.append((prompt, readable))
        return table.game.write(eager_choice(table, rng)) if prompt == PROMPT else ""

    play_scripted(table, answer, tmp_path / "game.json")
    looks = [place for place, (prompt, _) in enumerate(shown) if prompt == ENGLISH.text("terminal-look-close")]
    assert looks
    for place in looks:
        assert "and sees: " in shown[place][1]
        assert "press Enter when only you" in shown[place - 1][0]
    assert any(ENGLISH.text("terminal-gather") in readable for _, readable in shown)


def eager_choice(table: LocalGame, rng: Rng) -> int:
    """Choices that lead to a look: spell tokens, Oculus, secret tokens; otherwise anything."""
    choices = tower(table, Seated(table.due[0])).choices
    liked = [c.action for c in choices if c.token == "spell" or c.card == "oculus" or c.verb == "look"]
    found = liked or [choice.action for choice in choices]
    return table.game.parse(found[rng.below(len(found))])


def test_everybody_hears_everything_once(tmp_path: Path) -> None:
    """Three people and a bot that may begin: no line is on a screen twice, none is missing."""
    players = [Player(name, "person") for name in ("Anna", "Ben", "Cleo")] + [Player("Merlin", "greedy")]
    table, rng = deal_local_game(ALL_GAMES["glastonbury"], {"first_seat": 3}, players, 4), Rng(4)
    pages: list[str] = []

    def answer(prompt: str, readable: str) -> str:
        pages.append(readable)
        if len(pages) > 60:
            raise Left
        return table.game.write(random_choice(table, rng)) if prompt == PROMPT else ""

    play_scripted(table, answer, tmp_path / "game.json")
    told = [[line for line in page.split("\n") if line.startswith("· ")] for page in pages]
    assert any(told)
    assert all(len(lines) == len(set(lines)) for lines in told)


class Whispers(GlastonburyEventLog):
    """The story of a game in which only Ben hears something about everything that happens after the deal."""

    def told_to(self, viewer: Viewer, since: int = 0, end: int | None = None) -> list[Event]:
        told = super().told_to(viewer, since, end)
        if viewer != Seated(1):
            return told
        return [Event(each.number, whisper(each.number)) if each.number >= FIRST else each for each in told]


FIRST = 10


def whisper(number: int) -> Message:
    return Message("core-player", {"name": f"whisper {number}."})


class Whispering(Glastonbury):
    def event_log(self, position: Position) -> GlastonburyEventLog:
        assert isinstance(position, GlastonburyPosition)
        return Whispers(position)


def test_what_one_person_alone_hears_of_the_choices_of_others_is_told_once_and_to_them_alone(tmp_path: Path) -> None:
    table, rng = deal_local_game(Whispering(), {}, TWO, 4), Rng(4)
    shown: list[tuple[str, str]] = []

    def answer(prompt: str, readable: str) -> str:
        shown.append((prompt, readable))
        if table.steps > 12:
            raise Left
        return table.game.write(random_choice(table, rng)) if prompt == PROMPT else ""

    play_scripted(table, answer, tmp_path / "game.json")
    told = [(place, number) for place, (_, page) in enumerate(shown) for number in re.findall(r"whisper (\d+)\.", page)]
    assert [int(number) for _, number in told] == list(range(FIRST, FIRST + len(told)))
    assert {seat for seat, _ in table.log} == {0, 1}
    assert len(told) > len(TWO)
    for place, _ in told:
        assert shown[place][0] == ENGLISH.text("terminal-look-close")
        assert "Ben: press Enter when only you" in shown[place - 1][0]
