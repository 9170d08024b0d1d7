"""Why a choice is not legal: slow, plain, with the rule id; written from the rule book, not from the legal list."""

from witching.core.message import Argument, Message
from witching.core.refusal import Refusal
from witching.games.glastonbury.components import (
    ACTIONS,
    CORNER,
    CORNER_CELLS,
    EMPTY,
    KINDS,
    LINES,
    OVER,
    PERLUCEO,
    SETTLE,
    SIDE,
    SPECIAL2,
    TAKE,
    VANESCO,
    is_ingredient,
    kind_of,
)
from witching.games.glastonbury.notation import JOIN, NONE, Choice, say_card, split, write_cell
from witching.games.glastonbury.rules import GlastonburyPosition, number_on, stop_after

INSTANTS = (VANESCO, PERLUCEO)


def refusal(position: GlastonburyPosition, seat: int, action: int) -> Refusal | None:
    """Why this seat may not choose this now; None exactly when it may."""
    if position.phase == OVER:
        return _no("glastonbury-refusal-over", "G-END")
    if seat != position.mover:
        return _no("glastonbury-refusal-not-your-turn", "G-TURN", seat=position.mover)
    if not 0 <= action < ACTIONS:
        return _no("glastonbury-refusal-no-such-action", action=action, most=ACTIONS - 1)
    choice = split(action)
    if choice.verb == JOIN or position.phase == SETTLE:
        return _join(position, choice)
    if choice.verb in ("walk", "stay") or position.phase == SPECIAL2:
        return _special2(position, choice)
    if choice.cell in CORNER_CELLS:
        return _no("glastonbury-refusal-corner-cell", "G-SETUP", cell=write_cell(choice.cell))
    if choice.verb in ("take", "accio"):
        return _from_a_line(position, choice)
    return _at_a_corner(position, choice)


def _no(key: str, rule: str = "", **args: Argument) -> Refusal:
    return Refusal(Message(key, args), rule)


def _join(position: GlastonburyPosition, choice: Choice) -> Refusal | None:
    """G-IMMUTO: after the last card, and nothing else then; D-JOIN: perhaps only a kind that the seat has a card of."""
    if position.phase != SETTLE:
        return _no("glastonbury-refusal-no-settle", "G-IMMUTO")
    if choice.verb != JOIN:
        return _no("glastonbury-refusal-settle", "G-IMMUTO")
    if choice.kind == NONE or not position.immuto_collected:
        return None
    kinds = [KINDS[kind_of(card)] for card in position.cauldron_of(position.mover) if is_ingredient(card)]
    if choice.kind in kinds:
        return None
    return _no("glastonbury-refusal-not-collected", "D-JOIN", kind=Message(f"glastonbury-kind-{choice.kind}"))


def _special2(position: GlastonburyPosition, choice: Choice) -> Refusal | None:
    """G-SPECIAL2: walk or stay only in that situation, and stay only where the edition says "may"."""
    if position.phase != SPECIAL2:
        return _no("glastonbury-refusal-no-special2", "G-SPECIAL2")
    if choice.verb == "stay" and position.special2_must:
        return _no("glastonbury-refusal-must-walk", "D-SPECIAL2")
    return None if choice.verb in ("walk", "stay") else _no("glastonbury-refusal-walk-first", "G-SPECIAL2")


def _from_a_line(position: GlastonburyPosition, choice: Choice) -> Refusal | None:
    """G-TAKE and G-ACCIO: only when facing a line."""
    if position.phase == CORNER:
        return _no("glastonbury-refusal-at-corner", "G-ACCIO" if choice.verb == "accio" else "G-CORNER")
    faced = choice.cell in LINES[position.pawn_of(position.mover)]
    if choice.verb == "take" and not faced:
        cell, allowed = write_cell(choice.cell), _cells(position, TAKE)
        return _no("glastonbury-refusal-not-faced", "G-TAKE", cell=cell, allowed=allowed)
    if choice.verb == "accio":
        if not position.charges_of(position.mover)[0]:
            return _no("glastonbury-refusal-no-accio", "G-ACCIO")
        if faced:
            return _no("glastonbury-refusal-accio-faced", "R-ACCIO-1", cell=write_cell(choice.cell))
    return _card(position, choice)


def _at_a_corner(position: GlastonburyPosition, choice: Choice) -> Refusal | None:
    """G-CORNER and G-DECLINATIO: pass or, with a charge, walk on and take."""
    if position.phase != CORNER:
        rule = "G-TAKE" if choice.verb == "pass" else "G-DECLINATIO"
        return _no("glastonbury-refusal-not-at-corner", rule, allowed=_cells(position, TAKE))
    if choice.verb == "pass":
        return None
    if not position.charges_of(position.mover)[1]:
        return _no("glastonbury-refusal-no-declinatio", "G-DECLINATIO")
    if choice.verb == "declinatio end":
        allowed = _cells(position, CORNER)
        return _no("glastonbury-refusal-not-stranded", "G-SPECIAL1", allowed=allowed) if allowed else None
    if choice.cell not in LINES[_second_stop(position)]:
        cell, allowed = write_cell(choice.cell), _cells(position, CORNER)
        return _no("glastonbury-refusal-not-reached", "G-DECLINATIO", cell=cell, allowed=allowed)
    return _card(position, choice)


def _card(position: GlastonburyPosition, choice: Choice) -> Refusal | None:
    """G-ONESPELL and G-REFUSE: what may be done with the card there."""
    card = position.card_at(choice.cell)
    cell = write_cell(choice.cell)
    if card == EMPTY:
        return _no("glastonbury-refusal-empty-cell", "G-REFILL", cell=cell)
    if choice.verb != "take" and card in INSTANTS:
        return _no("glastonbury-refusal-two-spells", "G-ONESPELL", cell=cell, card=say_card(card))
    if choice.refuse and not _empties_a_line(position, choice.cell):
        return _no("glastonbury-refusal-cannot-refuse", "G-REFUSE", cell=cell)
    return None


def _empties_a_line(position: GlastonburyPosition, cell: int) -> bool:
    """G-END: whether this is the last card of a line that counts (R-END-1), with nothing to refill it."""
    if position.pile_first < position.pile_end:
        return False
    row, column = divmod(cell, SIDE)
    lines = [[SIDE * row + i for i in range(SIDE)]] if 0 < row < 5 or position.outer_lines else []
    lines += [[SIDE * i + column for i in range(SIDE)]] if 0 < column < 5 or position.outer_lines else []
    return any(all(position.card_at(other) == EMPTY for other in line if other != cell) for line in lines)


def _second_stop(position: GlastonburyPosition) -> int:
    """G-DECLINATIO: where a second walk by the same number leads."""
    return stop_after(position.pawn_of(position.mover), number_on(position, position.mover))


def _cells(position: GlastonburyPosition, phase: int) -> str:
    """The cells that may be taken from in the faced line, or in the one that Declinatio reaches."""
    stop = position.pawn_of(position.mover) if phase == TAKE else _second_stop(position)
    barred = (EMPTY,) if phase == TAKE else (EMPTY, *INSTANTS)
    return ", ".join(write_cell(cell) for cell in LINES[stop] if position.card_at(cell) not in barred)
