"""What a viewer may see on the table now: an allow-list, built field by field (I-HIDDEN)."""

from collections.abc import Callable
from functools import lru_cache, partial

from msgspec import Struct
from msgspec.structs import replace

from witching.core.message import Message
from witching.core.viewers import Viewer, check_viewer, seat_of
from witching.games.incantibus import secret_tokens, spells
from witching.games.incantibus.belongings import CaseView, SeatView, by_part, lay_case, seat_view
from witching.games.incantibus.box_contents import PrintedBox
from witching.games.incantibus.box_loader import keys_by_kind, room_keys
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.choice_views import ChoiceView, offers
from witching.games.incantibus.choice_words import in_words
from witching.games.incantibus.components import (
    BEATEN,
    BOOKS,
    CAST,
    DOWN,
    EMPTY,
    ESCAPED,
    OPEN_PLACES,
    OVER,
    PHASES,
    POTIONS,
    PURSE,
    SECRET_TOKENS,
    SPECIAL_KINDS,
    SPELL_CARDS,
    SPELLS,
    UP,
    VISIBLE_TOKENS,
)
from witching.games.incantibus.names import key_or_none
from witching.games.incantibus.options import EDITIONS
from witching.games.incantibus.price_words import worded_box
from witching.games.incantibus.questions import Asked, say_question, say_waiting
from witching.games.incantibus.rules import IncantibusPosition
from witching.games.incantibus.score_words import ResultView, result_in_words
from witching.games.incantibus.secret_tokens import SecretView
from witching.games.incantibus.sheet import result
from witching.games.incantibus.targets import TARGETS, Target


class SorcererView(Struct, frozen=True):
    """A place in the row; `fate` is down, up, beaten or escaped, `sorcerer` is None while it is down."""

    sorcerer: str | None
    fate: str


class IncantibusView(Struct, frozen=True):
    """The table, in the keys of the box.

    `room` is None in the final. `pending` is a monster that waits for Universalus; `looked` the place Oculus looks at;
    `paying` the piece that is being paid for, with `to_pay` tokens or coins still due. `exhausted` are the open cards
    whose special token is gone from the supply; `ready` the seats that have pointed, as yet in secret. `sealed` is
    where the viewer's own wand points, while that can still be changed, `case` the viewer's case slot by slot; both
    None for viewers who have none. `question` is what the viewer is asked; for those who are not asked, who decides
    what. `box` is what is printed on everything, the same for everybody throughout the game.
    """

    edition: str
    expert: bool
    room: str | None
    rooms_below: int
    visible: list[str | None]
    secret: list[SecretView | None]
    visible_stack: int
    secret_stack: int
    potions: list[str | None]
    potion_stack: int
    books: list[str | None]
    book_stack: int
    cards: list[str]
    exhausted: list[str]
    card_stack: int
    used_cards: list[str]
    card_in_play: str | None
    sorcerers: list[SorcererView]
    moat: dict[str, int]
    supply: dict[str, int]
    phase: str
    to_act: list[int]
    ready: list[int]
    pending: str | None
    looked: int | None
    paying: str | None
    to_pay: int
    seats: list[SeatView]
    sealed: Target | None
    case: CaseView | None
    question: Message
    choices: list[ChoiceView]
    result: ResultView | None
    box: PrintedBox


def views(position: IncantibusPosition) -> Callable[[Viewer], IncantibusView]:
    """What each viewer sees, until the position changes; what is open to all is gathered once. The open book is refused
    while the game goes on."""
    return partial(_view, position, _lies_open(position))


def _view(position: IncantibusPosition, lies_open: IncantibusView, viewer: Viewer) -> IncantibusView:
    """What is open to all, with what is the viewer's own."""
    check_viewer(viewer, position)
    seen, seat = secret_tokens.seen_places(position, len(lies_open.secret), viewer), seat_of(viewer)
    secret = secret_tokens.seen_secrets(position, lies_open.secret, seen)
    if seat < 0:
        return replace(lies_open, secret=secret) if seen else lies_open
    choices = [in_words(position.box, offer) for offer in offers(position, seat, seen)]
    sealed = TARGETS.get(position.choice_of(seat)) if position.phase == CAST else None
    return replace(
        lies_open,
        secret=secret,
        sealed=sealed,
        case=lay_case(position.box, lies_open.seats[seat], expert=lies_open.expert),
        question=say_question(position, Asked(seat, choices, sealed, secret)) if choices else lies_open.question,
        choices=choices,
    )


def _lies_open(position: IncantibusPosition) -> IncantibusView:
    """The table for a viewer with nothing private to see and nothing to choose."""
    box, in_room, expert = position.box, position.room_now < position.room_count, bool(position.expert)
    keys, all_printed = keys_by_kind(box), worded_box(box, expert)
    room = position.room_in(position.room_now) if in_room else 0
    visible, secret = box.room_size(room) if in_room else (0, 0)
    due = position.to_act()
    return IncantibusView(
        edition=EDITIONS[0],
        expert=expert,
        room=room_keys(box)[room] if in_room else None,
        rooms_below=max(0, position.room_count - position.room_now - 1),
        visible=[keys.get(position.visible_at(place)) for place in range(visible)],
        secret=secret_tokens.open_secrets(position, secret),
        visible_stack=VISIBLE_TOKENS - position.visible_next,
        secret_stack=SECRET_TOKENS - position.secret_next,
        potions=[keys.get(position.potion_in(place)) for place in range(OPEN_PLACES)],
        potion_stack=POTIONS - position.potion_next,
        books=[keys.get(position.book_in(place)) for place in range(OPEN_PLACES)] if expert else [],
        book_stack=BOOKS - position.book_next,
        cards=[SPELLS[card] for card in position.open_cards()],
        exhausted=_exhausted(position),
        card_stack=SPELL_CARDS - position.spell_next,
        used_cards=[SPELLS[card] for card in position.used_cards()],
        card_in_play=SPELLS[position.spell_now - 1] if position.spell_now else None,
        sorcerers=[_sorcerer(position, place) for place in range(3 * position.seats)],
        moat=_moat(position),
        supply=_supply(box, tuple(map(position.in_supply, range(SPECIAL_KINDS)))),
        phase=PHASES[position.phase],
        to_act=list(due),
        ready=[seat for seat in range(position.seats) if seat not in due] if position.phase == CAST else [],
        pending=key_or_none(box, position.pending),
        looked=position.looked or None,
        paying=key_or_none(box, position.piece),
        to_pay=position.pay_left,
        seats=[seat_view(position, seat) for seat in range(position.seats)],
        sealed=None,
        case=None,
        question=say_waiting(position),
        choices=[],
        result=result_in_words(all_printed, result(position)) if position.phase == OVER else None,
        box=all_printed,
    )


def _exhausted(position: IncantibusPosition) -> list[str]:
    """R-SPELL-1: the open cards that can no longer bring anything, equal ones once."""
    return [SPELLS[card] for card in dict.fromkeys(position.open_cards()) if spells.is_exhausted(position, card)]


def _sorcerer(position: IncantibusPosition, place: int) -> SorcererView:
    fate = position.fate_of(place)
    return _sorcerer_view(position.box, EMPTY if fate == DOWN else position.sorcerer_in(place), fate)


@lru_cache(maxsize=1024)
def _sorcerer_view(tables: BoxTables, kind: int, fate: int) -> SorcererView:
    return SorcererView(key_or_none(tables, kind), _fate_word(fate))


def _fate_word(fate: int) -> str:
    """What became of a sorcerer, in one word."""
    return "beaten" if BEATEN <= fate < ESCAPED else {DOWN: "down", UP: "up"}.get(fate, "escaped")


def _moat(position: IncantibusPosition) -> dict[str, int]:
    """What lies in the moat, in the order of a case."""
    return by_part(position.box, position.moat_tokens())


@lru_cache(maxsize=1024)
def _supply(tables: BoxTables, left: tuple[int, ...]) -> dict[str, int]:
    """The special tokens that are left, in the order of a case; those that are gone count 0."""
    return by_part(tables, {PURSE + special: count for special, count in enumerate(left)})
