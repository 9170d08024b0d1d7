"""What a viewer may see on the table now: an allow-list, built field by field (I-HIDDEN)."""

from collections.abc import Callable
from functools import partial
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from witching.core.message import Message
from witching.core.viewers import Hindsight, Seated, Spectator, Viewer, check_viewer, seat_of
from witching.games.incantibus import cases, spells
from witching.games.incantibus.box_tables import room_keys
from witching.games.incantibus.components import (
    BEATEN,
    BOOKS,
    CAST,
    DOWN,
    EMPTY,
    ESCAPED,
    GOLD,
    KINDS,
    MONSTER,
    OPEN_PLACES,
    OVER,
    PHASES,
    POTIONS,
    SECRET_TOKENS,
    SPECIALS,
    SPELL_CARDS,
    SPELLS,
    UNIVERSALUS,
    UP,
    VISIBLE_TOKENS,
)
from witching.games.incantibus.names import key_of, key_or_none, own_names
from witching.games.incantibus.notation import CHOICES, Choice, split, write
from witching.games.incantibus.options import EDITIONS
from witching.games.incantibus.prices import worded_box
from witching.games.incantibus.printed import PrintedBox
from witching.games.incantibus.rules import IncantibusPosition
from witching.games.incantibus.scores import ResultView, result_in_words
from witching.games.incantibus.sheet import result

Area = Literal["visible", "secret", "potion", "book", "sorcerer"]

UNSAID = Message("")
"""Where words will stand: `wording` says them once the rest of the view is there."""


class AimView(Struct, frozen=True):
    """A place that wands point at; places of an area are counted from 1."""

    area: Area
    place: int


class SecretView(Struct, frozen=True):
    """A secret token. After an Oculus: who looked, the monsters it may be, and to the looker the monster it is.

    `said` is what the viewer knows of it; None where that is nothing.
    """

    token: str | None
    lookers: list[int]
    suspects: list[str]
    said: Message | None


class SorcererView(Struct, frozen=True):
    """A place of the row; `fate` is down, up, beaten or escaped, `sorcerer` is None while it is down."""

    sorcerer: str | None
    fate: str


class SeatView(Struct, frozen=True):
    """A seat. `target`: where it points, once revealed; the own sealed choice is in `sealed` of the whole view.

    `loose` tokens found no slot of their own and lie in the `purse_slots`, which hold anything (I-CASE).
    """

    wand: int
    first_wand: int
    case: dict[str, int]
    sorcerers: list[str]
    ready: bool
    target: AimView | None
    laid: bool
    loose: int
    purse_slots: int


Outcome = Literal["weapon", "universalus", "escapes", "stays", "exhausted", "aimless"]


class ChoiceView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal choice: `action` in the notation, its parts, what it is called and what is worth knowing about it.

    `token` is the token or piece that it is about, as far as the viewer knows it; `card` the spell card that is cast;
    `seat` whoever is stolen from. `briefly` is enough where more is shown beside it.

    `outcome` of a monster that is known: the viewer has its `weapon`, or `universalus` alone (I-TAKE), or it `escapes`
    (I-ESCAPE), or `stays` where it lies (I-SPELL-OCULUS). `outcome` of a spell card that would fizzle (I-SPELL): its
    token is `exhausted`, or it is `aimless`. Otherwise None.
    """

    action: str
    verb: str
    area: Area | None = None
    place: int | None = None
    token: str | None = None
    card: str | None = None
    seat: int | None = None
    outcome: Outcome | None = None
    said: Message
    briefly: Message
    notes: list[Message]


class IncantibusView(Struct, frozen=True):
    """The table, all by the keys of the box; `names` are those that the box gives to rows itself.

    `room` is None in the final. `pending` is a monster that waits for Universalus; `looked` the place Oculus looks at;
    `paying` the piece that is being paid for, of which `to_pay` tokens or coins are still due. `exhausted` are the open
    cards whose special token is gone from the supply. `question` is what the viewer is asked; for those who are not
    asked, who decides what. `box` is what is printed on everything there is, so the same for everybody all game long.
    """

    edition: str
    expert: bool
    names: dict[str, str]
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
    pending: str | None
    looked: int | None
    paying: str | None
    to_pay: int
    seats: list[SeatView]
    sealed: AimView | None
    question: Message
    choices: list[ChoiceView]
    result: ResultView | None
    box: PrintedBox


def views(position: IncantibusPosition) -> Callable[[Viewer], IncantibusView]:
    """What each viewer sees now, while the position stays as it is; what lies open to all is gathered once. The open
    book is refused while the game goes on."""
    return partial(_view, position, _lies_open(position))


def _view(position: IncantibusPosition, lies_open: IncantibusView, viewer: Viewer) -> IncantibusView:
    check_viewer(viewer, position)
    return replace(
        lies_open,
        secret=[_secret_view(position, place, viewer) for place in range(len(lies_open.secret))],
        sealed=_sealed(position, seat_of(viewer)),
        choices=choices(position, viewer),
    )


def _lies_open(position: IncantibusPosition) -> IncantibusView:
    """The table for those who may look at nothing of their own and choose nothing."""
    box, in_room = position.box, position.room_now < position.room_count
    all_printed = worded_box(box, bool(position.expert))
    room = position.room_in(position.room_now) if in_room else 0
    visible, secret = box.room_size(room) if in_room else (0, 0)
    return IncantibusView(
        edition=EDITIONS[0],
        expert=bool(position.expert),
        names=own_names(box),
        room=room_keys(box)[room] if in_room else None,
        rooms_below=max(0, position.room_count - position.room_now - 1),
        visible=[key_or_none(box, position.visible_at(place)) for place in range(visible)],
        secret=[_secret_view(position, place, Spectator()) for place in range(secret)],
        visible_stack=VISIBLE_TOKENS - position.visible_next,
        secret_stack=SECRET_TOKENS - position.secret_next,
        potions=[key_or_none(box, position.potion_in(place)) for place in range(OPEN_PLACES)],
        potion_stack=POTIONS - position.potion_next,
        books=[key_or_none(box, position.book_in(place)) for place in range(OPEN_PLACES) if position.expert],
        book_stack=BOOKS - position.book_next,
        cards=[SPELLS[card] for card in position.open_cards()],
        exhausted=_exhausted(position),
        card_stack=SPELL_CARDS - position.spell_next,
        used_cards=[SPELLS[card] for card in position.used_cards()],
        card_in_play=SPELLS[position.spell_now - 1] if position.spell_now else None,
        sorcerers=[_sorcerer_view(position, place) for place in range(3 * position.seats)],
        moat={key_of(box, kind): position.in_moat(kind) for kind in range(1, KINDS) if position.in_moat(kind)},
        supply={name: position.in_supply(i) for i, name in enumerate(SPECIALS)},
        phase=PHASES[position.phase],
        to_act=list(position.to_act()),
        pending=key_or_none(box, position.pending),
        looked=position.looked or None,
        paying=key_or_none(box, position.piece),
        to_pay=position.pay_left,
        seats=[_seat_view(position, seat) for seat in range(position.seats)],
        sealed=None,
        question=UNSAID,
        choices=[],
        result=result_in_words(all_printed, result(position)) if position.phase == OVER else None,
        box=all_printed,
    )


def sees_secret(position: IncantibusPosition, place: int, viewer: Viewer) -> bool:
    """I-SPELL-OCULUS: whether the viewer has looked at this token, and not closed the look."""
    if isinstance(viewer, Hindsight):
        return True
    if not isinstance(viewer, Seated) or viewer.look_closed:
        return False
    return bool(position.lookers_at(place) >> viewer.seat & 1)


def suspects(position: IncantibusPosition, place: int) -> list[str]:
    """The monsters of the box that a secret token may be, by what all have learnt; empty when nothing is known."""
    mask = position.suspects_at(place)
    monsters = [kind for kind in range(MONSTER, GOLD) if mask >> (kind - MONSTER) & 1 and position.box.weapon_of(kind)]
    return [key_of(position.box, kind) for kind in monsters]


def _secret_view(position: IncantibusPosition, place: int, viewer: Viewer) -> SecretView | None:
    kind = position.secret_at(place)
    if kind == EMPTY:
        return None
    token = key_of(position.box, kind) if sees_secret(position, place, viewer) else None
    lookers = [seat for seat in range(position.seats) if position.lookers_at(place) >> seat & 1]
    return SecretView(token, lookers, suspects(position, place), None)


def _exhausted(position: IncantibusPosition) -> list[str]:
    """R-SPELL-1: the open cards that can bring nothing any more, equal ones once."""
    return [SPELLS[card] for card in dict.fromkeys(position.open_cards()) if spells.is_exhausted(position, card)]


def _sorcerer_view(position: IncantibusPosition, place: int) -> SorcererView:
    fate = position.fate_of(place)
    return SorcererView(None if fate == DOWN else key_of(position.box, position.sorcerer_in(place)), fate_word(fate))


def _seat_view(position: IncantibusPosition, seat: int) -> SeatView:
    pointing = position.phase == CAST
    target = position.choice_of(seat)
    return SeatView(
        wand=position.wand_of(seat),
        first_wand=position.first_wand_of(seat),
        case={key_of(position.box, kind): count for kind, count in position.case_of(seat).items()},
        sorcerers=[key_of(position.box, kind) for kind in position.beaten_by(seat)],
        ready=pointing and target >= 0,
        target=_aim(target) if not pointing else None,
        laid=bool(position.laid >> seat & 1),
        loose=cases.overflow(position, seat),
        purse_slots=cases.purse_slots(position, seat),
    )


def _sealed(position: IncantibusPosition, seat: int) -> AimView | None:
    """The viewer's own choice of this casting, while it can still be changed."""
    if position.phase != CAST or not 0 <= seat < position.seats:
        return None
    return _aim(position.choice_of(seat))


def _aim(action: int) -> AimView | None:
    """Where a wand points that was pointed so; None if it was not pointed yet."""
    return AIMS.get(action)


AREAS: Final[dict[str, Area]] = {
    "point visible": "visible",
    "take visible": "visible",
    "point secret": "secret",
    "look secret": "secret",
    "point potion": "potion",
    "point book": "book",
    "point sorcerer": "sorcerer",
}
AIMS: Final = {
    action: AimView(AREAS[choice.verb], choice.place + 1) for action, choice in CHOICES.items() if choice.place >= 0
}
"""By action, the place that it names."""


def choices(position: IncantibusPosition, viewer: Viewer) -> list[ChoiceView]:
    """The legal choices of a viewer, in their order."""
    return [_choice(position, action, viewer) for action in position.legal(seat_of(viewer))]


def _choice(position: IncantibusPosition, action: int, viewer: Viewer) -> ChoiceView:
    choice, kind, aim = split(action), EMPTY, AIMS.get(action)
    if choice.card >= 0:
        outcome = _outcome_of_card(position, choice.card)
    else:
        kind = _kind(position, choice, viewer)
        outcome = _outcome_of_kind(position, choice, kind, seat_of(viewer))
    return ChoiceView(
        action=write(action),
        verb=choice.verb.partition(" ")[0],
        area=aim.area if aim else None,
        place=aim.place if aim else None,
        token=key_or_none(position.box, kind),
        card=SPELLS[choice.card] if choice.card >= 0 else None,
        seat=choice.seat if choice.seat >= 0 else None,
        outcome=outcome,
        said=UNSAID,
        briefly=UNSAID,
        notes=[],
    )


def _kind(position: IncantibusPosition, choice: Choice, viewer: Viewer) -> int:
    """What a choice is about; EMPTY if it lies face down before this viewer."""
    if choice.verb in ("point visible", "take visible"):
        return position.visible_at(choice.place)
    if choice.verb in ("point secret", "look secret"):
        return position.secret_at(choice.place) if sees_secret(position, choice.place, viewer) else EMPTY
    if choice.verb == "point potion":
        return position.potion_in(choice.place)
    if choice.verb == "point book":
        return position.book_in(choice.place)
    if choice.verb == "point sorcerer":
        return position.sorcerer_in(choice.place) if position.fate_of(choice.place) == UP else EMPTY
    return choice.kind if choice.kind >= 0 else EMPTY


def _outcome_of_card(position: IncantibusPosition, card: int) -> Outcome | None:
    """I-SPELL: why a card that may be cast would fizzle."""
    if spells.is_exhausted(position, card):
        return "exhausted"
    return "aimless" if spells.is_aimless(position, card) else None


def _outcome_of_kind(position: IncantibusPosition, choice: Choice, kind: int, seat: int) -> Outcome | None:
    """I-TAKE: by what a monster of the room would be caught; from the moat one comes without (I-SPELL-ISKANTO)."""
    if choice.place < 0 or not MONSTER <= kind < GOLD:
        return None
    caught = cases.catcher(position, seat, kind)
    if caught == EMPTY:
        return "stays" if choice.verb == "look secret" else "escapes"
    return "universalus" if caught == UNIVERSALUS else "weapon"


def fate_word(fate: int) -> str:
    """What became of a sorcerer, in one word."""
    return "beaten" if BEATEN <= fate < ESCAPED else {DOWN: "down", UP: "up"}.get(fate, "escaped")
