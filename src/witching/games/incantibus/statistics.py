"""What a game of Incantibus counts about itself: wands, everything that is taken, spells, castings."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from witching.core.message import Message
from witching.core.statistics import HELP_SHARE, LENGTH, Chapter, Measure, Tally, tally_table
from witching.games.incantibus.box_loader import keys_by_kind
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.components import (
    BOOK,
    CARD_KINDS,
    CAST,
    CAST_SPELL,
    DECLINE,
    FETCH_KIND,
    GOLD,
    INGREDIENT,
    LOOK_SECRET,
    MONSTER,
    PAY,
    PAY_KIND,
    POTION,
    SORCERER,
    SPELL,
    SPELLS,
    STEAL_KIND,
    TAKE_VISIBLE,
    UNIVERSALUS,
    UNKNOWN,
    WANDS,
    WEAPON,
)
from witching.games.incantibus.names import say_kind
from witching.games.incantibus.notation import say_card
from witching.games.incantibus.rules import IncantibusPosition

STARTING_WANDS = Chapter("wands", "incantibus-balance-wands", Measure.LOTS)
SPELLS_CAST = Chapter("spell-cards", "incantibus-balance-spell-cards", Measure.THINGS)
TAKEN = (
    (Chapter("ingredients", "incantibus-balance-ingredients", Measure.THINGS), INGREDIENT, WEAPON),
    (Chapter("weapons", "incantibus-balance-weapons", Measure.THINGS), WEAPON, MONSTER),
    (Chapter("monsters", "incantibus-balance-monsters", Measure.THINGS), MONSTER, GOLD),
    (Chapter("gold", "incantibus-balance-gold", Measure.THINGS), GOLD, SPELL),
    (Chapter("other-tokens", "incantibus-balance-other-tokens", Measure.THINGS), SPELL, POTION),
    (Chapter("potions", "incantibus-balance-potions", Measure.THINGS), POTION, BOOK),
    (Chapter("books", "incantibus-balance-books", Measure.THINGS), BOOK, SORCERER),
    (Chapter("sorcerers", "incantibus-balance-sorcerers", Measure.THINGS), SORCERER, UNKNOWN),
)


def statistics(start: IncantibusPosition, actions: Sequence[tuple[int, int]]) -> list[Tally]:
    """The tallies of a whole game."""
    ledger = Ledger(start)
    for seat, action in actions:
        ledger.follow(seat, action)
    return [*_wands(ledger.position), *_taken(ledger), *_cards(ledger), _castings(ledger)]


class Ledger:
    """A game in progress, and what every seat has taken, been helped by and cast."""

    def __init__(self, start: IncantibusPosition) -> None:
        self.position = start.copy()
        self.castings = 0
        self.taken: list[Counter[int]] = [Counter() for _ in range(start.seats)]
        self.helped: list[Counter[int]] = [Counter() for _ in range(start.seats)]
        self.cast: list[Counter[int]] = [Counter() for _ in range(start.seats)]
        self._cases = self._all_cases()
        self._paid: list[int] = []

    def follow(self, seat: int, action: int) -> None:
        """Carry out a choice and note what it brought to whom."""
        position = self.position
        phase, piece, owing = position.phase, position.piece, position.owing()
        position.apply_unchecked(seat, action)
        if phase == CAST:
            if owing != 1 << seat:
                return  # sealed: others still owe their choices
            self.castings += 1
        elif phase == PAY:
            self._note_payment(seat, action - PAY_KIND, piece)
        elif CAST_SPELL <= action < DECLINE:
            self.cast[seat][action - CAST_SPELL] += 1
        self._note_gains(caught=not self._is_unfought(action))

    def _note_payment(self, seat: int, kind: int, piece: int) -> None:
        """I-PAY: once the price is met, every token paid is credited with its share of the piece."""
        self._paid.append(kind)
        if self.position.phase == PAY and self.position.piece == piece:
            return
        for paid in self._paid:
            self.helped[seat][paid] += HELP_SHARE * self.position.box.points_of(piece) // len(self._paid)
        self._paid.clear()

    def _is_unfought(self, action: int) -> bool:
        """I-SPELL-ISKANTO, and I-SPELL-IMPERIUM where it takes any: whether a choice brings monsters unfought."""
        taken = bool(self.position.imperium_any) and TAKE_VISIBLE <= action < LOOK_SECRET
        return taken or FETCH_KIND < action < STEAL_KIND

    def _note_gains(self, *, caught: bool) -> None:
        """What is new in the cases; no single choice makes a seat both gain and lose a token of the same kind."""
        cases = self._all_cases()
        for seat, (before, now) in enumerate(zip(self._cases, cases, strict=True)):
            if before == now:
                continue
            for kind, held in now.items():
                more = held - before.get(kind, 0)
                if more > 0:
                    self.taken[seat][kind] += more
                    if MONSTER <= kind < GOLD and caught:
                        self._note_catch(seat, kind, before.get(UNIVERSALUS, 0) > now.get(UNIVERSALUS, 0))
        self._cases = cases

    def _note_catch(self, seat: int, monster: int, spent: bool) -> None:
        """I-TAKE: credit the weapon, or the Universalus spent, with the monster."""
        box = self.position.box
        self.helped[seat][UNIVERSALUS if spent else box.weapon_of(monster)] += HELP_SHARE * box.points_of(monster)

    def _all_cases(self) -> list[dict[int, int]]:
        return [self.position.case_of(seat) for seat in range(self.position.seats)]


def _wands(position: IncantibusPosition) -> Iterator[Tally]:
    seats = range(position.seats)
    for wand in WANDS[position.seats]:
        times = tuple(int(position.first_wand_of(seat) == wand) for seat in seats)
        points = tuple(had * position.points(seat) for seat, had in enumerate(times))
        name = Message("incantibus-wand", {"wand": wand})
        yield Tally(STARTING_WANDS, str(wand), name, times, points, (0,) * len(seats))


@lru_cache(maxsize=64)
def things_of(box: BoxTables, expert: int) -> list[tuple[Chapter, int, str, Message | str]]:
    """Everything in a box that can be taken, in box order: chapter, kind, key, name; I-EXPERT: books too."""
    keys = keys_by_kind(box)
    return [
        (chapter, kind, keys[kind], say_kind(box, kind))
        for chapter, first, end in TAKEN
        for kind in range(first, end)
        if kind in keys and (expert or first != BOOK)
    ]


def _taken(ledger: Ledger) -> Iterator[Tally]:
    """I-SCORE: everything that was taken, with the points of what was kept to the end."""
    position = ledger.position
    seats = range(position.seats)
    beaten = [Counter(position.beaten_by(seat)) for seat in seats]
    taken = [beaten[seat] + ledger.taken[seat] for seat in seats]
    kept = [beaten[seat] + Counter(position.case_of(seat)) for seat in seats]
    for chapter, kind, key, name in things_of(position.box, position.expert):
        worth = position.box.points_of(kind)
        times = tuple([own[kind] for own in taken])
        points = tuple([own[kind] * worth for own in kept])
        yield Tally(chapter, key, name, times, points, tuple([own[kind] for own in ledger.helped]))


def _cards(ledger: Ledger) -> Iterator[Tally]:
    """I-SPELL: how often each card was cast."""
    none = (0,) * ledger.position.seats
    for card in range(CARD_KINDS):
        yield Tally(SPELLS_CAST, SPELLS[card], say_card(card), tuple(cast[card] for cast in ledger.cast), none, none)


def _castings(ledger: Ledger) -> Tally:
    return tally_table(LENGTH, "castings", Message("incantibus-balance-castings"), ledger.castings)
