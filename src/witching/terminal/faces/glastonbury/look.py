"""The private look of Perluceo (G-PERLUCEO): the whole cauldron, lowest card first."""

from rich.columns import Columns
from rich.console import Group
from rich.constrain import Constrain
from rich.text import Text

from witching.core.message import Message
from witching.games.glastonbury.view import GlastonburyView
from witching.terminal.faces.glastonbury.board import WIDTH
from witching.terminal.faces.glastonbury.cards import chip, say_kind, say_name
from witching.terminal.voice import Voice


def draw_look(view: GlastonburyView, seat: int, voice: Voice) -> Constrain | None:
    """The cards of the seat's cauldron in columns; None when the seat has no look open."""
    if not view.looking:
        return None
    cards = view.seats[seat].cards or []
    shown = [_card(number, name, voice) for number, name in enumerate(cards, start=1)]
    columns = Columns(shown, padding=(0, 3), equal=True, column_first=True)
    return Constrain(Group(Text(voice.say(_title(seat, cards)), "bold"), Text(), columns), WIDTH)


def tell_look(view: GlastonburyView, seat: int) -> list[Message]:
    """The same, one sentence for each card."""
    if not view.looking:
        return []
    cards = view.seats[seat].cards or []
    return [_title(seat, cards), *(_tell_card(number, name) for number, name in enumerate(cards, start=1))]


def _tell_card(number: int, name: str) -> Message:
    return Message("glastonbury-face-look-card", {"number": number, "card": say_name(name)})


def _title(seat: int, cards: list[str]) -> Message:
    return Message("glastonbury-face-look", {"seat": seat, "count": len(cards)})


def _card(number: int, name: str, voice: Voice) -> Text:
    return Text.assemble(f"{number:>2} ", chip(name, voice), " ", voice.say(say_kind(name)))
