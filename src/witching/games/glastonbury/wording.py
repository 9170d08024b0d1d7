"""Wording of Glastonbury: its views in words; the modules beside this one do the work."""

from collections.abc import Sequence
from typing import Final

from witching.core.message import Message
from witching.core.wording import Said, WordingOf
from witching.games.glastonbury import score_words, sentences, view_secrets
from witching.games.glastonbury.choice_views import ChoiceView
from witching.games.glastonbury.names import say_name
from witching.games.glastonbury.notation import write_cell
from witching.games.glastonbury.view import GlastonburyView

MOST_LISTED: Final = 6
"""If there are more Accio choices than this, they are summed up together."""


class GlastonburyWording(WordingOf[GlastonburyView]):
    """Puts a `GlastonburyView` into words."""

    about = Message("glastonbury-about")

    def question(self, view: GlastonburyView, seat: int) -> Message:
        shown: GlastonburyView = view
        return shown.question

    def choices(self, view: GlastonburyView, seat: int) -> list[Said]:
        shown: GlastonburyView = view
        is_many = len(_accios(shown)) > MOST_LISTED
        return [_said(choice, listed=not (is_many and choice.verb == "accio")) for choice in shown.choices]

    def hint(self, view: GlastonburyView, seat: int) -> list[Message]:
        """How Accio is typed, with an example, when its choices are not listed."""
        fetched = _accios(view)
        if len(fetched) <= MOST_LISTED:
            return []
        charges = sum(spell.charges for spell in view.seats[seat].spells if spell.card == "accio")
        hints = [Message("glastonbury-hint-accio", {"charges": charges, "example": fetched[0].action})]
        refusing = [choice.action for choice in fetched if choice.refuses]
        return hints + [Message("glastonbury-hint-refuse", {"example": action}) for action in refusing[:1]]

    def table(self, view: GlastonburyView, seat: int) -> list[Message]:
        return list(sentences.tell_table(view, seat))

    def look(self, view: GlastonburyView, seat: int) -> list[Message]:
        """G-PERLUCEO: the whole cauldron, lowest card first."""
        if not view.looking:
            return []
        cards = view.seats[seat].cards or []
        return [say_look(seat, cards), *(_tell_card(number, name) for number, name in enumerate(cards, start=1))]

    def has_secret(self, view: GlastonburyView, seat: int) -> bool:
        return view_secrets.has_secret(view, seat)

    def sheet(self, view: GlastonburyView) -> list[Message]:
        assert view.result is not None, "there is a score sheet only after the end"
        return list(score_words.tell_sheet(view.result))

    def aid(self, view: GlastonburyView) -> list[Message]:
        """G-BOX: the scoring aid; with recipes for whoever holds some."""
        return list(score_words.tell_aid(with_recipes=any(seat.recipes for seat in view.seats)))


def _accios(view: GlastonburyView) -> Sequence[ChoiceView]:
    """The choices that cost a charge of Accio."""
    return [choice for choice in view.choices if choice.verb == "accio"]


def _said(choice: ChoiceView, *, listed: bool) -> Said:
    return Said(choice.action, choice.said, choice.said, tuple(choice.notes), _also(choice), listed, choice.usual)


def _also(choice: ChoiceView) -> tuple[str, ...]:
    """A cell alone is enough, but not for Accio: a typing slip must not spend a charge."""
    if choice.cell is not None and choice.verb != "accio":
        return (write_cell(choice.cell) + (" refuse" if choice.refuses else ""),)
    return ("end",) if choice.verb == "declinatio end" else ()


def say_look(seat: int, cards: Sequence[str]) -> Message:
    """Whose look it is, and at how many cards."""
    return Message("glastonbury-look", {"seat": seat, "count": len(cards)})


def _tell_card(number: int, name: str) -> Message:
    return Message("glastonbury-look-card", {"number": number, "card": say_name(name)})
