"""The room: its visible tokens, and those that lie face down with what is known of them."""

from rich.console import RenderableType
from rich.text import Text

from witching.games.incantibus.secret_tokens import SecretView
from witching.terminal.renderers.incantibus import symbols
from witching.terminal.renderers.incantibus.cases import draw_tokens
from witching.terminal.renderers.incantibus.columns import heading, short, spread, titled
from witching.terminal.renderers.incantibus.pen import Pen

COLUMNS = 4


def draw_room(pen: Pen) -> list[RenderableType]:
    """The title with the supply, and the tokens of the room; in the final only the title."""
    tokens = len(pen.view.visible) + len(pen.view.secret)
    return [heading(_title(pen), _supply(pen)), *([spread(lambda most: _cells(pen, most), COLUMNS)] if tokens else [])]


def _title(pen: Pen) -> Text:
    view = pen.view
    if view.room is None:
        return titled(pen.say("incantibus-face-crypt"))
    below = pen.say("incantibus-face-rooms-below", count=view.rooms_below)
    return titled(pen.say("incantibus-face-room", room=view.box.rooms[view.room]), below)


def _supply(pen: Pen) -> Text:
    """The special tokens that nobody has fetched yet."""
    left = {key: count for key, count in pen.view.supply.items() if count}
    tokens = draw_tokens(pen, left) if left else Text(symbols.TAKEN)
    return Text.assemble((pen.say("incantibus-face-supply"), symbols.QUIET), " ", tokens)


def _cells(pen: Pen, most: int) -> list[Text]:
    visible = [_visible(pen, place, key, most) for place, key in enumerate(pen.view.visible, start=1)]
    return visible + [_secret(pen, place, secret, most) for place, secret in enumerate(pen.view.secret, start=1)]


def _visible(pen: Pen, place: int, key: str | None, most: int) -> Text:
    label = pen.label("visible", place)
    return _gone(label) if key is None else Text.assemble(label, " ", _token(pen, key, most))


def _token(pen: Pen, key: str, most: int) -> Text:
    """A token by symbol and name; a monster with its points and its weapon."""
    token = pen.view.box.tokens[key]
    drawn = Text.assemble(pen.symbol(token), " ", short(pen.name(token), most))
    if token.weapon is not None:
        drawn.append(" ").append_text(pen.points(token.points))
        drawn.append_text(pen.mark(token.weapon)).append_text(pen.at_hand(token.weapon))
    return drawn


def _secret(pen: Pen, place: int, secret: SecretView | None, most: int) -> Text:
    label = pen.label("secret", place)
    if secret is None:
        return _gone(label)
    if secret.token is not None:
        return Text.assemble(label, " ", _token(pen, secret.token, most), symbols.LOOKED)
    if not secret.suspects:
        return Text.assemble(label, " ", symbols.HIDDEN, " ", short(_face_down(pen), most))
    suspects = Text.assemble(("/", symbols.QUIET)).join([pen.mark(key) for key in secret.suspects])
    who = ",".join(pen.translator.name(seat) for seat in secret.lookers)
    return Text.assemble(label, f" {symbols.HIDDEN}", suspects, symbols.LOOKED, short(Text(who), most))


def _face_down(pen: Pen) -> Text:
    return Text(pen.say("incantibus-face-face-down"), symbols.QUIET)


def _gone(label: Text) -> Text:
    return Text.assemble(label, f" {symbols.TAKEN}", style=symbols.QUIET)
