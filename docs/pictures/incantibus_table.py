"""The picture of a table of Incantibus, from the view of a spectator: all targets of a casting have just been shown."""

from math import hypot

from incantibus_icons import ICONS, coins, flask

from witching.core.rng import Rng
from witching.core.viewers import Spectator
from witching.games.incantibus.box import PieceRow, parse_box, standard_text
from witching.games.incantibus.game import Incantibus
from witching.games.incantibus.view import IncantibusView, SeatView, SorcererView

WIDE, HIGH = 1000, 716
ROOM = (206, 244, 588, 240)  # x, y, width, height
SEATS_AT, SEAT_WIDE = 548, 232
LIGHTS = ("#ffb84d", "#5fd3c6", "#ff8fa3", "#b5e36a")
INKS = {"green": "#3f9b53", "red": "#c23b3b", "blue": "#3c6fc4"}
BOX = parse_box(standard_text())
Point = tuple[float, float]


def a_casting_just_revealed(seed: int, choices: int) -> IncantibusView:
    """The table of a random game after so many choices."""
    game = Incantibus()
    position = game.blank({"seats": 4, "expert": True})
    rng = Rng(seed)
    position.redeal(rng)
    for _ in range(choices):
        seat = position.to_act()[0]
        legal = position.legal(seat)
        position.apply_unchecked(seat, legal[rng.below(len(legal))])
    return game.view(position, Spectator())


# ---------------------------------------------------------------- small things


def icon_of(key: str) -> str:
    """The drawing of a token, potion or book."""
    if key in BOX.gold or key == "three-gold":
        return coins(BOX.gold[key].coins if key in BOX.gold else 3)
    if key in BOX.potions:
        return flask(INKS[BOX.potions[key].colour])
    return ICONS["book"] if key in BOX.books else ICONS[key]


def put(drawing: str, at: Point, scale: float) -> str:
    return f'<g transform="translate({at[0]:.1f},{at[1]:.1f}) scale({scale})">{drawing}</g>'


def say(text: str, at: Point, style: str) -> str:
    return f'<text x="{at[0]:.1f}" y="{at[1]:.1f}" class="{style}">{text}</text>'


def panel(x: float, y: float, width: float, height: float, fill: str, edge: str, thick: float = 1) -> str:
    size = f'x="{x}" y="{y}" width="{width}" height="{height}" rx="10"'
    return f'<rect {size} fill="{fill}" stroke="{edge}" stroke-width="{thick}"/>'


def seal(number: int, at: Point) -> str:
    """The points of a piece."""
    return f'<circle cx="{at[0]}" cy="{at[1]}" r="12" fill="#e2c14d"/>' + say(str(number), (at[0], at[1] + 5), "seal")


def words(key: str) -> str:
    return key.replace("-", " ")


def price_words(row: PieceRow) -> str:
    """A price in a word or two."""
    ((word, value),) = row.price.items()
    if word == "wand":
        return f"wand 1 to {value}"
    if word == "any":
        return f"any {value}"
    if word == "spell" and value != 1:
        return f"{value} spells"
    return f"{value} {words(word)}" if isinstance(value, int) else f"{value} potion" if word == "potion" else value


# ---------------------------------------------------------------- where things lie


def room_places(view: IncantibusView) -> dict[str, Point]:
    """Where the tokens of the room lie, by the targets that name them."""
    x, y, width, _ = ROOM
    rows = (("visible", len(view.visible), y + 74), ("secret", len(view.secret), y + 180))
    return {
        f"point {name} {i + 1}": (x + width * (i + 0.5) / size, row) for name, size, row in rows for i in range(size)
    }


def piece_places() -> dict[str, Point]:
    """Where the middles of the pictures of open potions and books are."""
    columns = (("potion", 54), ("book", 844))
    return {f"point {name} {i + 1}": (x, 280 + 84 * i) for name, x in columns for i in range(3)}


# ---------------------------------------------------------------- the parts of the table


def draw_sorcerer(sorcerer: SorcererView, x: float) -> str:
    """A place of the row: name, price and points, or its back; empty when the sorcerer is gone."""
    if sorcerer.fate in ("beaten", "escaped"):
        return panel(x, 44, 74, 104, "none", "#5a4d8a")
    if sorcerer.sorcerer is None:
        return panel(x, 44, 74, 104, "#3b3168", "#8d7cc4") + say("?", (x + 37, 110), "back")
    row = BOX.sorcerers[sorcerer.sorcerer]
    name = sorcerer.sorcerer.split("-")
    lines = [say(word.title(), (x + 37, 100 + 13 * i), "name") for i, word in enumerate(name)]
    card = panel(x, 44, 74, 104, "#f4ecd8", "#c9b98f") + put(ICONS["hat"], (x + 28, 68), 0.8)
    return card + seal(row.points, (x + 58, 60)) + "".join(lines) + say(price_words(row), (x + 37, 139), "price")


def draw_piece(key: str | None, at: Point, light: str | None) -> str:
    """An open potion or book: its picture, what it takes, its points."""
    x, y = at[0] - 32, at[1] - 36
    if key is None:
        return panel(x, y, 164, 74, "none", "#5a4d8a")
    card = panel(x, y, 164, 74, "#f4ecd8", light or "#c9b98f", 5 if light else 1)
    if key in BOX.potions:
        row, needs = BOX.potions[key], BOX.potions[key].ingredients
        takes = "".join(put(ICONS[need], (x + 78 + 26 * i, at[1]), 0.62) for i, need in enumerate(needs))
        return card + put(icon_of(key), at, 1.25) + takes + seal(row.points, (x + 148, y + 17))
    book = BOX.books[key]
    amount, _, rest = price_words(book).partition(" ")
    lines = [f"{amount} {rest}"] if len(rest) < 9 else [f"{amount} {rest.split()[0]}", *rest.split()[1:]]
    told = "".join(
        say(line, (x + 66, at[1] + 5 + 15 * i - 7.5 * (len(lines) - 1)), "takes") for i, line in enumerate(lines)
    )
    return card + put(icon_of(key), at, 1.25) + told + seal(book.points, (x + 148, y + 17))


def draw_token(key: str | None, at: Point) -> str:
    """A visible token, or the back of a secret one."""
    disc = '<circle cx="{:.1f}" cy="{:.1f}" r="35" fill="{}" stroke="{}" stroke-width="2.5"/>'
    if key is None:
        return disc.format(*at, "#4a3b7c", "#8d7cc4") + say("?", (at[0], at[1] + 14), "back")
    return (
        disc.format(*at, "#f8f1e0", "#b79f6c") + put(icon_of(key), at, 1.2)
        + say(words(key), (at[0], at[1] + 52), "token")
    )  # fmt: skip


def draw_room(view: IncantibusView) -> str:
    """The tokens of the room; an empty place is a faint ring."""
    places = room_places(view)
    parts = []
    for target, at in places.items():
        _, side, number = target.split()
        lying = view.visible[int(number) - 1] if side == "visible" else view.secret[int(number) - 1]
        if lying is None:
            parts.append(f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="35" fill="none" stroke="#6d6488"/>')
        else:
            parts.append(draw_token(lying if isinstance(lying, str) else None, at))
    return "".join(parts)


def draw_cards(view: IncantibusView) -> str:
    """The open spell cards, above the room."""
    parts = []
    for i, card in enumerate(view.cards):
        x = ROOM[0] + 36 + 178 * i
        parts.append(panel(x, 162, 160, 42, "#e9d9ae", "#9a8148") + put(ICONS["spell"], (x + 28, 183), 0.8))
        parts.append(say(words(card).title(), (x + 92, 189), "card"))
    return "".join(parts)


def draw_seat(number: int, seat: SeatView) -> str:
    """A case with what lies in it, equal things once with their number."""
    x, y = 18 + (SEAT_WIDE + 12) * number, SEATS_AT
    parts = [panel(x, y, SEAT_WIDE, HIGH - y - 16, "#241f42", LIGHTS[number])]
    parts.append(
        say(f"Seat {number}", (x + 14, y + 27), "seat") + say(f"wand {seat.wand}", (x + SEAT_WIDE - 14, y + 27), "wand")
    )
    for i, (key, count) in enumerate(seat.case.items()):
        at = (x + 28 + 44 * (i % 5), y + 66 + 46 * (i // 5))
        parts.append(f'<circle cx="{at[0]}" cy="{at[1]}" r="19" fill="#f8f1e0"/>' + put(icon_of(key), at, 0.68))
        if count > 1:
            parts.append(f'<circle cx="{at[0] + 15}" cy="{at[1] + 13}" r="9" fill="#e2c14d"/>')
            parts.append(say(str(count), (at[0] + 15, at[1] + 17), "count"))
    return "".join(parts)


def draw_wand(number: int, target: Point) -> tuple[str, str]:
    """A beam towards the target, and the wand that it comes from."""
    x, y = 18 + (SEAT_WIDE + 12) * number + SEAT_WIDE / 2, SEATS_AT + 6
    far = hypot(target[0] - x, target[1] - y)
    dx, dy = (target[0] - x) / far, (target[1] - y) / far
    tip, end = (x + 44 * dx, y + 44 * dy), (target[0] - 36 * dx, target[1] - 36 * dy)
    line = f'M{tip[0]:.1f},{tip[1]:.1f} L{end[0]:.1f},{end[1]:.1f}" stroke="{LIGHTS[number]}" stroke-linecap="round'
    beam = (
        f'<path d="{line}" stroke-width="11" opacity="0.28"/><path d="{line}" stroke-width="3" stroke-dasharray="1 8"/>'
    )
    stick = f'M{x:.1f},{y:.1f} L{tip[0]:.1f},{tip[1]:.1f}" stroke-linecap="round'
    wand = (
        f'<path d="{stick}" stroke="#8a5a34" stroke-width="7"/><path d="{stick}" stroke="#c98d55" stroke-width="2.5"/>'
        f'<circle cx="{tip[0]:.1f}" cy="{tip[1]:.1f}" r="7" fill="{LIGHTS[number]}" stroke="#fff"/>'
    )
    return beam, wand


def draw_rings(targets: list[str], places: dict[str, Point]) -> str:
    """A ring in each pointing seat's colour around the token it points at."""
    parts = []
    for number, target in enumerate(targets):
        if target.startswith(("point visible", "point secret")):
            x, y = places[target]
            radius = 39 + 5 * targets[:number].count(target)
            ink = LIGHTS[number]
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="none" stroke="{ink}" stroke-width="4"/>'
            )
    return "".join(parts)


STYLE = (
    "<style>text{font-family:Georgia,serif;text-anchor:middle}.title{fill:#efe6cf;font-size:17px;font-style:italic}"
    ".name{fill:#2d2447;font-size:11.5px;font-weight:bold}.price{fill:#6b5b3a;font-size:11px}"
    ".seal{fill:#3a2c05;font-size:14px;font-weight:bold}.takes{fill:#3b3050;font-size:13px;text-anchor:start}"
    ".token{fill:#f4ecd8;font-size:13px;stroke:#3a3558;stroke-width:4px;paint-order:stroke}.back{fill:#cdbff5;font-size:40px}.card{fill:#3a2c05;font-size:15px}"
    ".seat{fill:#f4ecd8;font-size:15px;text-anchor:start}.wand{fill:#f4ecd8;font-size:15px;text-anchor:end}"
    ".count{fill:#3a2c05;font-size:12px;font-weight:bold}</style>"
)
SKY = (
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#171331"/>'
    '<stop offset="1" stop-color="#32274f"/></linearGradient></defs>'
)


def draw_table(view: IncantibusView) -> str:
    """The row of sorcerers, the room between potions and books, the cards, and a wand and a case for each seat."""
    places = room_places(view) | piece_places()
    targets = [seat.target or "" for seat in view.seats]
    beams = [draw_wand(number, places[target]) for number, target in enumerate(targets)]
    pieces = {f"point potion {i + 1}": key for i, key in enumerate(view.potions)}
    pieces |= {f"point book {i + 1}": key for i, key in enumerate(view.books)}
    parts = [
        f'<rect width="{WIDE}" height="{HIGH}" rx="18" fill="url(#sky)" stroke="#4b4376"/>',
        panel(*ROOM, "#3a3558", "#6d6488"),
    ]
    parts += [say("The sorcerers in the crypt", (WIDE / 2, 31), "title"), say("Potions", (104, 234), "title")]
    parts += [say(f"The {view.room}", (WIDE / 2, 234), "title"), say("Books", (894, 234), "title")]
    parts += [draw_sorcerer(sorcerer, 22.5 + 80 * i) for i, sorcerer in enumerate(view.sorcerers)]
    parts += [draw_seat(number, seat) for number, seat in enumerate(view.seats)]
    parts += [beam for beam, _ in beams]
    lights = {target: LIGHTS[number] for number, target in enumerate(targets)}
    parts += [draw_piece(key, places[target], lights.get(target)) for target, key in pieces.items()]
    parts += [draw_rings(targets, places), draw_room(view), draw_cards(view), *(wand for _, wand in beams)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="A game of Incantibus">{STYLE}{SKY}' + "".join(parts) + "</svg>\n"
    )
