"""Draws the pictures of the README from real games: `python docs/pictures/make_pictures.py`."""

from pathlib import Path

import incantibus_table
import terminal_screens

from witching.core.rng import Rng
from witching.core.viewers import Spectator
from witching.games.glastonbury.components import KINDS, LINES
from witching.games.glastonbury.game import Glastonbury
from witching.games.glastonbury.view import GlastonburyView, SeatView

HERE = Path(__file__).parent
CELL = 74
EDGE = 78
SIDE = 6 * CELL + 2 * EDGE
INKS = ("#b3362b", "#2f5fa8", "#3b7d3a", "#c79a1e", "#cf6a1f", "#7a4a9c", "#2a8c8c", "#7d5a3c", "#7c7f86")
PAWNS = {"red": INKS[0], "blue": INKS[1], "green": INKS[2], "yellow": INKS[3]}
SPELL_INK = "#26324a"


def a_game_in_the_middle(seed: int, choices: int) -> GlastonburyView:
    """The table of a random game after so many choices, as a spectator sees it."""
    game = Glastonbury()
    position = game.blank({"seats": 4})
    rng = Rng(seed)
    position.redeal(rng)
    for _ in range(choices):
        legal = position.legal(position.mover)
        position.apply_unchecked(position.mover, legal[rng.below(len(legal))])
    return game.view(position, Spectator())


def draw_card(card: str, x: float, y: float) -> str:
    """A card: colour, name and number, so that no meaning hangs on colour alone."""
    kind, _, value = card.rpartition("-") if card[-1].isdigit() else (card, "", "")
    ink = INKS[KINDS.index(kind) // 2] if kind in KINDS else SPELL_INK
    words = [part.replace("-", " ") for part in kind.rpartition("-") if part not in ("", "-")]
    lines = [
        f'<text x="{x + CELL / 2}" y="{y + 52 + 11 * i - 5.5 * (len(words) - 1)}" class="name">{word}</text>'
        for i, word in enumerate(words)
    ]
    number = value or ("0" if card == "immuto" else "✦")
    return (
        f'<rect x="{x + 3}" y="{y + 3}" width="{CELL - 6}" height="{CELL - 6}" rx="8" fill="#fbf6ea" stroke="{ink}"/>'
        f'<circle cx="{x + CELL / 2}" cy="{y + 23}" r="14" fill="{ink}"/>'
        f'<text x="{x + CELL / 2}" y="{y + 29}" class="number">{number}</text>' + "".join(lines)
    )


def place_of_stop(stop: int, nth: int) -> tuple[float, float]:
    """Where a pawn stands; several at a stop stand side by side."""
    side, along = divmod(stop, 5)
    far, near = SIDE - EDGE / 2, EDGE / 2
    step = EDGE + (along + 0.5) * CELL if along else near
    shift = 15 * nth
    return {
        0: (step + shift, near),
        1: (far, step + shift if along else near + shift),
        2: (SIDE - step - shift, far),
        3: (near, SIDE - step - shift),
    }[side]


def draw_pawns(seats: list[SeatView]) -> list[str]:
    pawns = []
    for i, seat in enumerate(seats):
        x, y = place_of_stop(seat.stop, sum(other.stop == seat.stop for other in seats[:i]))
        pawns.append(f'<circle cx="{x}" cy="{y - 9}" r="7" fill="{PAWNS[seat.colour]}" stroke="#fff"/>')
        cone = f"M{x - 10},{y + 15} L{x},{y - 7} L{x + 10},{y + 15} Z"
        pawns.append(f'<path d="{cone}" fill="{PAWNS[seat.colour]}" stroke="#fff"/>')
    return pawns


def draw_table(view: GlastonburyView) -> str:
    """The grid with its letters and numbers, the faced line lit, and the pawns around it."""
    faced = LINES[view.seats[view.to_act[0]].stop] if view.phase == "take" else []
    parts = [f'<rect width="{SIDE}" height="{SIDE}" rx="16" fill="#2c3a31"/>']
    for cell, card in enumerate(view.grid):
        x, y = EDGE + cell % 6 * CELL, EDGE + cell // 6 * CELL
        if cell in faced:
            parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="#e9c46a" opacity="0.85"/>')
        if card is not None:
            parts.append(draw_card(card, x, y))
    for i in range(6):
        middle = EDGE + (i + 0.5) * CELL
        parts.append(f'<text x="{middle}" y="{EDGE - 8}" class="edge">{"abcdef"[i]}</text>')
        parts.append(f'<text x="{EDGE - 12}" y="{middle + 5}" class="edge">{i + 1}</text>')
    style = (
        "<style>text{font-family:Georgia,serif;text-anchor:middle}.number{fill:#fff;font-size:18px;font-weight:bold}"
        ".name{fill:#333;font-size:10.5px}.edge{fill:#d8d2c0;font-size:14px}</style>"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" role="img" '
        f'aria-label="A game of Glastonbury">{style}' + "".join(parts + draw_pawns(view.seats)) + "</svg>\n"
    )


def pictures() -> dict[str, str]:
    """Every picture by its file name."""
    casting = incantibus_table.a_casting_just_revealed(seed=565, choices=77)
    return {
        "glastonbury.svg": draw_table(a_game_in_the_middle(seed=11, choices=30)),
        "incantibus.svg": incantibus_table.draw_table(casting),
        "terminal-glastonbury.svg": terminal_screens.draw_turn("glastonbury", seed=8, choices=7),
        "terminal-incantibus.svg": terminal_screens.draw_turn("incantibus", seed=3, choices=9, expert=True),
    }


def main() -> None:
    for name, picture in pictures().items():
        (HERE / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
