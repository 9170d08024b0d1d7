"""Spells (I-SPELL): the open cards, what each may be cast at, and what it does."""

from witching.games.incantibus import cases
from witching.games.incantibus import components as parts
from witching.games.incantibus.position import IncantibusState

STEALABLE = parts.stealable_table()

# the special token that a card fetches, counted from the purse; 9 for the cards that are cast at something
FETCHES = [0, 1, 9, 9, 2, 3, 9, 9]


# ---------------------------------------------------------------- the cards


def next_caster(table: IncantibusState) -> None:
    """I-SPELL: the caster with the strongest wand, as held now or while pointing, chooses a card, if there is one."""
    seat = 0
    strongest = 0
    for other in range(table.seats):
        wand = table.pointed[other] if table.cast_as_pointed else table.wand[other]
        if table.casters >> other & 1 and wand > strongest:
            seat = other
            strongest = wand
    table.casters &= ~(1 << seat)
    table.mover = seat
    ask_card(table)


def ask_card(table: IncantibusState) -> None:
    """Ask the mover to choose an open card; with none left the token only scores."""
    for card in range(parts.CARD_KINDS):
        if table.spell_open[card]:
            table.phase = parts.SPELL_CARD
            return
    table.extra = parts.NO_EXTRA


def find_cards(table: IncantibusState) -> int:
    """I-SPELL: the open cards, equal ones once; I-CHAIN: after Iskanto fetched a spell token, or none."""
    n = 0
    for card in range(parts.CARD_KINDS):
        table.choices[n] = parts.CAST_SPELL + card
        n += table.spell_open[card] > 0
    table.choices[n] = parts.DECLINE
    return n + (table.extra == parts.MAY_CAST)


def choose_card(table: IncantibusState, card: int) -> None:
    """The mover casts this card; one that cannot work fizzles."""
    table.extra = parts.NO_EXTRA
    table.spell_open[card] -= 1
    table.spell_now = card + 1
    table.phase = parts.BUSY
    if is_exhausted(table, card) or is_aimless(table, card):
        return
    if FETCHES[card] < 9:
        fetch_special(table, FETCHES[card])
    else:
        table.phase = parts.TARGET


def fetched(card: int) -> int:
    """The special token that a card fetches, numbered as in FETCHES."""
    return FETCHES[card]


def token_of(card: int) -> int:
    """The special token that a card fetches; EMPTY for one that is cast at something."""
    return parts.PURSE + FETCHES[card] if FETCHES[card] < 9 else parts.EMPTY


def is_exhausted(table: IncantibusState, card: int) -> bool:
    """R-SPELL-1: whether the supply has none of the special tokens that this card fetches."""
    return FETCHES[card] < 9 and table.supply[FETCHES[card]] == 0


def is_aimless(table: IncantibusState, card: int) -> bool:
    """I-SPELL: whether the mover has nothing to cast this card at."""
    return FETCHES[card] == 9 and find_targets(table, card) == 0


def decline(table: IncantibusState) -> None:
    """I-CHAIN: the mover declines the extra cast after Iskanto."""
    table.extra = parts.NO_EXTRA
    table.phase = parts.BUSY


def finish_spell(table: IncantibusState) -> None:
    """I-SPELL: the card leaves the game, a new one is turned up, and I-CHAIN: a spell token gained casts once more."""
    table.spell_out[table.spell_now - 1] += 1
    table.spell_now = 0
    if table.spell_next < parts.SPELL_CARDS:
        table.spell_open[table.deck[parts.SPELL_STACK + table.spell_next]] += 1
        table.spell_next += 1
    if table.extra != parts.NO_EXTRA:
        ask_card(table)


# ---------------------------------------------------------------- targets


def find_targets(table: IncantibusState, card: int) -> int:
    """What the mover may cast this card at; if there is nothing, it fizzles."""
    if card == parts.IMPERIUM:
        return find_visible(table)
    if card == parts.OCULUS:
        return find_secret(table)
    return find_loot(table) if card == parts.ALCHEMY else find_in_moat(table)


def find_visible(table: IncantibusState) -> int:
    """I-SPELL-IMPERIUM: a visible token; a monster must be caught, unless the switch lets any be taken."""
    n = 0
    for place in range(parts.ROOM_PLACES):
        kind = table.visible[place]
        table.choices[n] = parts.TAKE_VISIBLE + place
        is_open = kind != parts.EMPTY
        if is_open and not table.imperium_any and is_monster(kind):
            is_open = can_catch(table, kind)
        n += is_open
    return n


def is_monster(kind: int) -> bool:
    """Whether a kind must be caught."""
    return parts.MONSTER <= kind < parts.GOLD


def costs_universalus(table: IncantibusState, kind: int) -> bool:
    """R-SPELL-IMPERIUM-1: whether the mover can take this with Imperium only by using Universalus up."""
    is_free = table.imperium_any or not is_monster(kind)
    return not is_free and cases.catcher(table, table.mover, kind) == parts.UNIVERSALUS


def can_catch(table: IncantibusState, monster: int) -> bool:
    """I-TAKE: whether the mover holds the monster's weapon, or Universalus."""
    return cases.catcher(table, table.mover, monster) != parts.EMPTY


def find_secret(table: IncantibusState) -> int:
    """I-SPELL-OCULUS: a secret token."""
    n = 0
    for place in range(parts.ROOM_PLACES):
        table.choices[n] = parts.LOOK_SECRET + place
        n += table.secret[place] != parts.EMPTY
    return n


def find_loot(table: IncantibusState) -> int:
    """I-SPELL-ALCHEMY: an ingredient, weapon or gold from another case, including special ones."""
    n = 0
    for seat in range(table.seats):
        if seat != table.mover:
            for kind in range(1, parts.STEAL_KINDS + 1):
                if table.held[parts.KINDS * seat + kind] and STEALABLE[kind]:
                    table.choices[n] = parts.STEAL_KIND + parts.STEAL_KINDS * seat + kind - 1
                    n += 1
    return n


def find_in_moat(table: IncantibusState) -> int:
    """I-SPELL-ISKANTO: any token in the moat."""
    n = 0
    for kind in range(1, parts.KINDS):
        if table.moat[kind]:
            table.choices[n] = parts.FETCH_KIND + kind
            n += 1
    return n


# ---------------------------------------------------------------- effects


def fetch_special(table: IncantibusState, special: int) -> None:
    """I-SPELL-EXPANDIUS, -FORTUNA, -UNIVERSALUS, -PHILOSOPHIO: a token from the supply."""
    table.supply[special] -= 1
    cases.gain(table, table.mover, parts.PURSE + special)


def hit(table: IncantibusState, action: int) -> None:
    """Cast the spell in play at its target."""
    table.phase = parts.BUSY
    if action < parts.LOOK_SECRET:
        imperium(table, action - parts.TAKE_VISIBLE)
    elif action <= parts.FETCH_KIND:
        oculus(table, action - parts.LOOK_SECRET)
    elif action < parts.STEAL_KIND:
        iskanto(table, action - parts.FETCH_KIND)
    else:
        alchemy(table, action - parts.STEAL_KIND)


def imperium(table: IncantibusState, place: int) -> None:
    """I-SPELL-IMPERIUM: take it; a monster without its weapon may cost Universalus."""
    kind = table.visible[place]
    table.visible[place] = parts.EMPTY
    table.left -= 1
    if costs_universalus(table, kind):
        cases.discard(table, table.mover, parts.UNIVERSALUS)
    gain_by_spell(table, kind, parts.MUST_CAST)


def oculus(table: IncantibusState, place: int) -> None:
    """I-SPELL-OCULUS: look; take it, unless it is a monster without its weapon."""
    kind = table.secret[place]
    if is_monster(kind) and not cases.has_weapon(table, table.mover, kind):
        suspect(table, place)
        if can_catch(table, kind):
            table.looked = place + 1
            table.phase = parts.SPEND
        return
    take_from_secret(table, place)
    gain_by_spell(table, kind, parts.MUST_CAST)


def suspect(table: IncantibusState, place: int) -> None:
    """I-SPELL-OCULUS: the caster knows the monster; all know that it is one whose weapon the caster does not hold."""
    lacking = 0
    for i in range(parts.MOST_KINDS):
        if not cases.has_weapon(table, table.mover, parts.MONSTER + i):
            lacking |= 1 << i
    table.seen_by[place] |= 1 << table.mover
    table.suspects[place] = (table.suspects[place] or parts.ALL_MONSTERS) & lacking


def take_from_secret(table: IncantibusState, place: int) -> None:
    """A secret token leaves its place, turned up."""
    table.secret[place] = parts.EMPTY
    table.seen_by[place] = 0
    table.suspects[place] = 0
    table.left -= 1


def iskanto(table: IncantibusState, kind: int) -> None:
    """I-SPELL-ISKANTO: any token: monsters without a weapon, potions and books already paid for."""
    table.moat[kind] -= 1
    gain_by_spell(table, kind, parts.MAY_CAST)


def alchemy(table: IncantibusState, loot: int) -> None:
    """I-SPELL-ALCHEMY: steal it."""
    seat = loot // parts.STEAL_KINDS
    kind = loot - parts.STEAL_KINDS * seat + 1
    cases.lose(table, seat, kind)
    cases.gain(table, table.mover, kind)


def gain_by_spell(table: IncantibusState, kind: int, extra: int) -> None:
    """Into the case; I-CHAIN: a spell token casts once more."""
    cases.gain(table, table.mover, kind)
    if kind == parts.SPELL:
        table.extra = extra
