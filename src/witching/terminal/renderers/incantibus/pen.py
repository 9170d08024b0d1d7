"""The pen: draws the small things of the board, each a text of one line."""

from collections import Counter

from rich.text import Text

from witching.core.message import Argument, Message
from witching.games.incantibus.box_contents import Price, Printed
from witching.games.incantibus.targets import LETTERS, Area
from witching.games.incantibus.view import IncantibusView
from witching.terminal.renderers.incantibus import symbols
from witching.terminal.renderers.incantibus.symbols import POTION_STYLES, STYLES, SYMBOLS
from witching.terminal.translator import Translator


class Pen:
    """Draws one view for one seat (-1 for somebody who has none) by one translator."""

    def __init__(self, view: IncantibusView, seat: int, translator: Translator) -> None:
        self.view = view
        self.seat = seat
        self.translator = translator
        self.case = view.seats[seat].case if 0 <= seat < len(view.seats) else {}
        self._legal = {(choice.area, choice.place) for choice in view.choices}

    def say(self, key: str, **args: Argument) -> str:
        """A text of the renderer by its key."""
        return self.translator.say(Message(key, args))

    def name(self, thing: Printed) -> Text:
        """A thing by name, in its colour."""
        return Text(self.translator.say(thing.name), style_of(thing))

    def token_name(self, key: str) -> Text:
        """A token by name."""
        return self.name(self.view.box.tokens[key])

    def symbol(self, thing: Printed) -> Text:
        """The symbol of a thing's type."""
        return Text(SYMBOLS[thing.place], style_of(thing))

    def mark(self, key: str) -> Text:
        """A token by its mark."""
        token = self.view.box.tokens[key]
        return Text(mark_of(key, token, self.translator), style_of(token))

    def points(self, points: int) -> Text:
        """So many points."""
        return Text(f"{points}{symbols.POINTS}", symbols.SCORE)

    def label(self, area: Area, place: int) -> Text:
        """The name of a place; one that may be chosen now is pointed at."""
        legal = (area, place) in self._legal
        shown = f"{symbols.OPEN if legal else ' '}{LETTERS[area]}{place}"
        return Text(shown, symbols.LEGAL if legal else symbols.QUIET)

    def at_hand(self, key: str) -> Text:
        """A tick after what the viewer holds."""
        return Text(symbols.READY if key in self.case else "", "bold green")

    def price(self, thing: Printed) -> Text:
        """What a thing costs, in symbols and marks."""
        return Text() if thing.price is None else self._price(thing.price)

    def full_price(self, thing: Printed) -> Text:
        """The same; ingredients by their names."""
        if thing.price is None or thing.price.way != "ingredients":
            return self.price(thing)
        names = [self.token_name(key) for key in thing.price.what]
        return Text.assemble((" + ", symbols.QUIET)).join(self._tick(thing.price.what, names))

    def _price(self, price: Price) -> Text:
        if price.way in ("ingredients", "monster"):
            symbol = SYMBOLS["monsters"] if price.way == "monster" else ""
            marks = self._tick(price.what, [self.mark(key) for key in price.what])
            return Text.assemble((symbol, STYLES["monsters"]), Text.assemble(("+", symbols.QUIET)).join(marks))
        if price.way == "potion":
            colour = price.what[0]
            return Text(SYMBOLS["potions"] + self.colour(colour), POTION_STYLES.get(colour, STYLES["potions"]))
        if price.way == "wand":
            return Text(f"{symbols.WAND}≤{price.count}")
        return _counted(price)

    def _tick(self, keys: list[str], drawn: list[Text]) -> list[Text]:
        """What a price asks for, with a tick after each that is at hand."""
        left: Counter[str] = Counter()
        for key, count in self.case.items():
            left[self.view.box.tokens[key].kind or key] += count
        for key, text in zip(keys, drawn, strict=True):
            text.append(symbols.READY if left[key] > 0 else "", "bold green")
            left[key] -= 1
        return drawn

    def colour(self, colour: str) -> str:
        """The mark of a potion's colour."""
        own = colour not in POTION_STYLES
        return colour[:3] if own else self.translator.text(f"incantibus-mark-colour-{colour}")


def mark_of(key: str, thing: Printed, translator: Translator) -> str:
    """The name of a few letters of the thing with this key."""
    return (
        translator.text(f"incantibus-mark-{thing.section}-{key}") if thing.mark is None else translator.say(thing.mark)
    )


def style_of(thing: Printed) -> str:
    """The colour of a thing: of its type, or the potion's own."""
    return POTION_STYLES.get(thing.colour or "", STYLES[thing.place])


def _counted(price: Price) -> Text:
    """So many tokens: 2=† are two equal weapons, 2≠♣ two different ingredients, 4◇ any four."""
    relation, _, what = price.way.rpartition("-")
    sign = {"": "", "equal": "=", "different": "≠"}[relation]
    place = {"spell": "spells"}.get(what, what)
    symbol = {"any": symbols.ANY, "special": symbols.SPECIAL}.get(what) or SYMBOLS[place]
    return Text(f"{price.count}{sign}{symbol}", STYLES.get(place, ""))
