"""The private look of Perluceo (G-PERLUCEO): the whole cauldron, lowest card first."""

from rich.columns import Columns
from rich.console import Group
from rich.constrain import Constrain
from rich.text import Text

from witching.games.glastonbury.names import say_kind
from witching.games.glastonbury.view import GlastonburyView
from witching.games.glastonbury.wording import say_look
from witching.terminal.renderers.glastonbury.board import WIDTH
from witching.terminal.renderers.glastonbury.cards import chip
from witching.terminal.translator import Translator


def draw_look(view: GlastonburyView, seat: int, translator: Translator) -> Constrain | None:
    """The cards of the seat's cauldron in columns; None when the seat has no look open."""
    if not view.looking:
        return None
    cards = view.seats[seat].cards or []
    shown = [_card(number, name, translator) for number, name in enumerate(cards, start=1)]
    columns = Columns(shown, padding=(0, 3), equal=True, column_first=True)
    return Constrain(Group(Text(translator.say(say_look(seat, cards)), "bold"), Text(), columns), WIDTH)


def _card(number: int, name: str, translator: Translator) -> Text:
    return Text.assemble(f"{number:>2} ", chip(name, translator), " ", translator.say(say_kind(name)))
