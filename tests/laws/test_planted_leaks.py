"""The laws find what they are for: planted leaks, each within the examples that the checks try.

Some show only at one moment or to one viewer, some only with options that hardly anybody chooses: neither the list of
option sets alone nor the drawn options alone find all of them.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import Phase
from msgspec.structs import replace

from laws.cases import ANY, BOOKS
from witching.core.viewers import Seated, Spectator, Viewer, seat_of
from witching.games.glastonbury import story as glastonbury_story
from witching.games.glastonbury import view as glastonbury_view
from witching.games.glastonbury.components import CORNERS, OPEN, RECIPES_B
from witching.games.glastonbury.components import OVER as GLASTONBURY_OVER
from witching.games.glastonbury.game import Glastonbury
from witching.games.glastonbury.rules import number_on
from witching.games.incantibus import secret_tokens
from witching.games.incantibus.components import OVER, VISIBLE_TOKENS
from witching.games.incantibus.game import Incantibus
from witching.testing.book import Book
from witching.testing.laws.secrecy import LEAKED, SECRECY, check_two_worlds
from witching.testing.trying import examples_for, try_law

Patch = pytest.MonkeyPatch
GLASTONBURY, _, INCANTIBUS = BOOKS


# ---- Glastonbury


def shown_cauldrons(patch: Patch, shows: Callable[[Any, int, Viewer], bool]) -> None:
    """Where this says so, cauldrons are also visible; in the view and in the story, which asks the view."""
    sees = glastonbury_view.sees_cauldron

    def leaky(position: Any, seat: int, viewer: Viewer) -> bool:
        return sees(position, seat, viewer) or shows(position, seat, viewer)

    patch.setattr(glastonbury_view, "sees_cauldron", leaky)
    patch.setattr(glastonbury_story, "sees_cauldron", leaky)


def recipes_of_the_last_seat(patch: Patch) -> None:
    sees = glastonbury_view.sees_recipes
    patch.setattr(
        glastonbury_view, "sees_recipes", lambda at, seat, viewer: sees(at, seat, viewer) or seat == at.seats - 1
    )


def a_recipe_in_three_editions(patch: Patch) -> None:
    """In a field that nobody would look at, with one memory setting only."""
    number = number_on

    def telling(position: Any, seat: int) -> int:
        told = position.recipes and position.memory == OPEN and position.edition
        return number(position, seat) + len(RECIPES_B) * (position.recipes_of(seat)[1] if told else 0)

    patch.setattr(glastonbury_view, "number_on", telling)


def cauldrons_to_spectators(patch: Patch) -> None:
    shown_cauldrons(patch, lambda at, seat, viewer: isinstance(viewer, Spectator) and at.seats == 4)


def looks_without_end(patch: Patch) -> None:
    """A look is open although it was closed."""
    shown_cauldrons(patch, lambda at, seat, viewer: seat_of(viewer) == seat and bool(at.looks >> seat & 1))


def help_for_all(patch: Patch) -> None:
    """Where one seat need not remember, nobody has to."""
    shown_cauldrons(patch, lambda at, seat, viewer: seat_of(viewer) == seat and at.assisted > 0)


def both_colours_out(patch: Patch) -> None:
    """A house rule for two opens cauldrons."""
    shown_cauldrons(patch, lambda at, seat, viewer: bool(at.both_removed))


def another_corner(patch: Patch) -> None:
    """Only where the first seat begins at another corner than usual."""
    shown_cauldrons(patch, lambda at, seat, viewer: at.corner_of(0) != CORNERS["nw"])


def names_after_the_second_spell(patch: Patch) -> None:
    """The story names covered cards once two cards are out of the game."""
    opened = glastonbury_story.GlastonburyEventLog._open_cards

    def telling(self: Any, cauldrons: tuple[bool, ...]) -> frozenset[int]:
        position = self.position
        if position.out_size > 1 and position.phase != GLASTONBURY_OVER:
            return frozenset(range(min(position.pile_first, position.unseen_end)))
        return opened(self, cauldrons)

    patch.setattr(glastonbury_story.GlastonburyEventLog, "_open_cards", telling)


def refusals_that_know(patch: Patch) -> None:
    refusal = Glastonbury.refusal

    def telling(self: Glastonbury, position: Any, seat: int, action: int) -> Any:
        found = refusal(self, position, seat, action)
        return found and replace(found, rule=str(position.pile_card(position.pile_first)))

    patch.setattr(Glastonbury, "refusal", telling)


# ---- Incantibus


def told_to_all(patch: Patch, change: Callable[[Any, Any, Viewer], Any]) -> None:
    """Views changed by this while the game goes on."""
    views = Incantibus.views

    def leaky(self: Incantibus, position: Any) -> Any:
        seen = views(self, position)
        return lambda viewer: seen(viewer) if position.phase == OVER else change(position, seen(viewer), viewer)

    patch.setattr(Incantibus, "views", leaky)


def sealed_choices_of_the_first(patch: Patch) -> None:
    told_to_all(patch, lambda at, view, viewer: replace(view, looked=max(0, at.choice_of(0))))


def looks_that_do_not_close(patch: Patch) -> None:
    seen = secret_tokens.seen_places

    def leaky(position: Any, places: int, viewer: Viewer) -> Sequence[int]:
        return seen(position, places, Seated(viewer.seat) if isinstance(viewer, Seated) else viewer)

    patch.setattr(secret_tokens, "seen_places", leaky)


def secrets_to_four_experts(patch: Patch) -> None:
    seen = secret_tokens.seen_places

    def leaky(position: Any, places: int, viewer: Viewer) -> Sequence[int]:
        return range(places) if position.seats == 4 and position.expert else seen(position, places, viewer)

    patch.setattr(secret_tokens, "seen_places", leaky)


def the_next_token(patch: Patch) -> None:
    """In the only field that is a number, when the stack is low."""

    def change(position: Any, view: Any, viewer: Viewer) -> Any:
        left = VISIBLE_TOKENS - position.visible_next
        return replace(view, to_pay=position.stacks()[0][position.visible_next]) if 0 < left < 12 else view

    told_to_all(patch, change)


PLANTED: list[tuple[Book, Callable[[Patch], None]]] = [
    (GLASTONBURY, recipes_of_the_last_seat),
    (GLASTONBURY, a_recipe_in_three_editions),
    (GLASTONBURY, cauldrons_to_spectators),
    (GLASTONBURY, looks_without_end),
    (GLASTONBURY, help_for_all),
    (GLASTONBURY, both_colours_out),
    (GLASTONBURY, another_corner),
    (GLASTONBURY, names_after_the_second_spell),
    (GLASTONBURY, refusals_that_know),
    (INCANTIBUS, sealed_choices_of_the_first),
    (INCANTIBUS, looks_that_do_not_close),
    (INCANTIBUS, secrets_to_four_experts),
    (INCANTIBUS, the_next_token),
]


@pytest.mark.all
@pytest.mark.parametrize(("book", "plant"), PLANTED, ids=[plant.__name__ for _, plant in PLANTED])
def test_a_planted_leak_is_found(book: Book, plant: Callable[[Patch], None], monkeypatch: Patch) -> None:
    plant(monkeypatch)
    [cases] = (each for each in ANY if each.book is book)
    with pytest.raises(AssertionError, match=LEAKED):
        try_law(
            check_two_worlds, cases, examples_for(book, SECRECY, "all"), phases=[Phase.generate], database=None,
            report_multiple_bugs=False,
        )  # fmt: skip
