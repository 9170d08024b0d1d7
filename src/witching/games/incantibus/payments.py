"""Payments (I-PAY): what a seat can pay for, and the next token of a payment.

A payment is any set of the seat's tokens that meets the price and from which no token could be left out. It is made
token by token, kinds ascending in box order, each still leading to such a set: so every set has exactly one spelling.
"""

from witching.games.incantibus import cases
from witching.games.incantibus import components as parts
from witching.games.incantibus.position import IncantibusState

REACH = [0] * 200  # which sums of coins can be made: scratch paper of `reaches`


def can_pay(table: IncantibusState, seat: int, kind: int, wand: int) -> bool:
    """Whether the seat, with a wand of this strength, can pay for a potion, book or sorcerer."""
    piece = kind - parts.POTION
    mode = table.box.mode[piece]
    if mode == parts.RECIPE:
        enough = table.places[parts.PLACES * seat + parts.IN_INGREDIENTS] >= table.box.amount[piece]
        return enough and shortage(table, seat, piece) <= table.held[parts.KINDS * seat + parts.STONE]
    if mode == parts.BARE_WAND:
        return wand <= table.box.amount[piece]
    if mode == parts.ANY:
        return cases.tokens(table, seat) >= table.box.amount[piece]
    found = means(table, seat, piece, mode)
    if found < table.box.amount[piece] and table.universalus_arms:
        found += jokers(table, seat, piece)
    return found >= table.box.amount[piece]


def jokers(table: IncantibusState, seat: int, piece: int) -> int:
    """R-PAY-3: how many Universalus the seat could pay for this piece as weapons, each of whichever kind is needed."""
    if table.universalus_arms and table.box.asks_weapons[piece]:
        return table.held[parts.KINDS * seat + parts.UNIVERSALUS]
    return 0


def may_pay(table: IncantibusState, piece: int, kind: int) -> bool:
    """Whether a token of this kind may be part of a payment for a piece; in a potion, the stone is not considered."""
    if kind == parts.UNIVERSALUS and table.universalus_arms and table.box.asks_weapons[piece]:
        return True
    return table.box.fits[parts.KINDS * piece + kind] == 1


def shortage(table: IncantibusState, seat: int, piece: int) -> int:
    """How many ingredients of a potion the seat does not hold."""
    missing = 0
    for kind in range(table.box.fit_first[piece], table.box.fit_end[piece]):
        asked = table.box.recipe[parts.MOST_KINDS * piece + kind - parts.INGREDIENT]
        more = asked - table.held[parts.KINDS * seat + kind]
        missing += more if more > 0 else 0
    return missing


def means(table: IncantibusState, seat: int, piece: int, mode: int) -> int:
    """The most that the seat could put towards a price of tokens or coins."""
    total = 0
    for kind in range(table.box.fit_first[piece], table.box.fit_end[piece]):
        held = table.held[parts.KINDS * seat + kind] * table.box.fits[parts.KINDS * piece + kind]
        if mode == parts.COUNT:
            total += held
        elif mode == parts.DIFFERENT:
            total += held > 0
        elif mode == parts.SUM:
            total += held * table.box.coins[kind]
        elif held > total:
            total = held
    return total


def begin_payment(table: IncantibusState, kind: int) -> None:
    """Make the mover pay for this piece."""
    piece = kind - parts.POTION
    table.piece = kind
    table.pay_left = table.box.amount[piece]
    table.pay_least = parts.NOTHING_PAID
    table.pay_last = 0
    if table.box.mode[piece] == parts.RECIPE:
        for i in range(parts.MOST_KINDS):
            table.need[i] = table.box.recipe[parts.MOST_KINDS * piece + i]


def find_payments(table: IncantibusState) -> int:
    """The kinds that may be paid next, ascending."""
    mode = table.box.mode[table.piece - parts.POTION]
    if mode == parts.RECIPE:
        return find_ingredients(table)
    if mode == parts.COUNT or mode == parts.ANY:
        return find_counted(table)
    if mode == parts.EQUAL:
        return find_equal(table)
    return find_different(table) if mode == parts.DIFFERENT else find_coins(table)


def fitting(table: IncantibusState, kind: int) -> int:
    """How many tokens of a kind the mover holds that fit the price."""
    piece = table.piece - parts.POTION
    return table.held[parts.KINDS * table.mover + kind] * table.box.fits[parts.KINDS * piece + kind]


def find_ingredients(table: IncantibusState) -> int:
    """I-TAKE: the potion's ingredients; stones, which come last, must make up for what is passed over."""
    n = 0
    stones = table.held[parts.KINDS * table.mover + parts.STONE]
    passed = 0
    missing = 0
    for i in range(parts.MOST_KINDS):
        more = table.need[i] - table.held[parts.KINDS * table.mover + parts.INGREDIENT + i]
        missing += more if more > 0 else 0
    for i in range(parts.MOST_KINDS):
        held = table.held[parts.KINDS * table.mover + parts.INGREDIENT + i]
        table.choices[n] = parts.PAY_KIND + parts.INGREDIENT + i
        may = table.need[i] > 0 and held > 0 and parts.INGREDIENT + i >= table.pay_last and passed + missing <= stones
        n += 1 if may else 0
        more = table.need[i] - held
        missing -= more if more > 0 else 0
        passed += table.need[i]
    table.choices[n] = parts.PAY_KIND + parts.STONE
    return n + 1 if 0 < table.pay_left <= stones else n


def find_counted(table: IncantibusState) -> int:
    """A number of tokens that fit: enough of them must be left from this kind on."""
    n = 0
    wild = jokers(table, table.mover, table.piece - parts.POTION)
    end = table.box.fit_end[table.piece - parts.POTION]
    first = table.pay_last if table.pay_last > 0 else table.box.fit_first[table.piece - parts.POTION]
    total = wild
    for kind in range(first, end):
        total += fitting(table, kind)
    for kind in range(first, end):
        held = fitting(table, kind)
        if held and total >= table.pay_left:
            table.choices[n] = parts.PAY_KIND + kind
            n += 1
        total -= held
    return find_joker(table, wild, n)


def find_joker(table: IncantibusState, wild: int, n: int) -> int:
    """R-PAY-3: Universalus as a weapon, which comes after all weapons: only more of it can follow."""
    table.choices[n] = parts.PAY_KIND + parts.UNIVERSALUS
    return n + 1 if wild > 0 and wild >= table.pay_left else n


def find_equal(table: IncantibusState) -> int:
    """A number of one kind: the first token decides which."""
    n = 0
    piece = table.piece - parts.POTION
    wild = jokers(table, table.mover, piece)
    for kind in range(table.box.fit_first[piece], table.box.fit_end[piece]):
        held = fitting(table, kind)
        if held and held + wild >= table.pay_left and (table.pay_last == 0 or table.pay_last == kind):
            table.choices[n] = parts.PAY_KIND + kind
            n += 1
    return find_joker(table, wild, n)


def find_different(table: IncantibusState) -> int:
    """A number of different kinds: enough of them must follow this one."""
    n = 0
    wild = jokers(table, table.mover, table.piece - parts.POTION)
    end = table.box.fit_end[table.piece - parts.POTION]
    first = table.pay_last + 1 if table.pay_last > 0 else table.box.fit_first[table.piece - parts.POTION]
    total = wild
    for kind in range(first, end):
        total += fitting(table, kind) > 0
    for kind in range(first, end):
        if fitting(table, kind):
            if total >= table.pay_left:
                table.choices[n] = parts.PAY_KIND + kind
                n += 1
            total -= 1
    return find_joker(table, wild, n)


def find_coins(table: IncantibusState) -> int:
    """A sum of coins, no change (I-PAY): no token may turn out to have been unnecessary."""
    n = 0
    for kind in range(table.pay_last if table.pay_last > 0 else 1, parts.POTION):
        if fitting(table, kind) and coin_leads_on(table, kind):
            table.choices[n] = parts.PAY_KIND + kind
            n += 1
    return n


def coin_leads_on(table: IncantibusState, kind: int) -> bool:
    """Whether paying this gold token leads to a payment without an unnecessary token."""
    coins = table.box.coins[kind]
    least = coins if coins < table.pay_least else table.pay_least
    if coins == 0:
        return False
    if coins >= table.pay_left:
        return coins - table.pay_left < least
    place = parts.KINDS * table.mover + kind
    table.held[place] -= 1
    leads = can_finish(table, kind, table.pay_left - coins, least)
    table.held[place] += 1
    return leads


def can_finish(table: IncantibusState, first: int, wanting: int, least: int) -> bool:
    """Whether tokens from this kind on can make up the missing coins, with no token paid being unnecessary.

    A sum is right when it exceeds the price by less than the least token paid, whichever that turns out to be.
    """
    if reaches(table, first, wanting, least):
        return True
    for kind in range(first, parts.POTION):
        coins = table.box.coins[kind]
        if 0 < coins < least and fitting(table, kind) and reaches(table, first, wanting, coins):
            return True
    return False


def reaches(table: IncantibusState, first: int, wanting: int, least: int) -> bool:
    """Whether tokens of at least `least` coins, from this kind on, make `wanting`, or less than `least` more."""
    top = wanting + least - 1
    REACH[0] = 1
    for total in range(1, top + 1):
        REACH[total] = 0
    for kind in range(first, parts.POTION):
        coins = table.box.coins[kind]
        if coins >= least:
            for _ in range(fitting(table, kind)):
                for total in range(top, coins - 1, -1):
                    REACH[total] |= REACH[total - coins]
    found = False
    for total in range(wanting, top + 1):
        found = found or REACH[total] == 1
    return found


def pay(table: IncantibusState, kind: int) -> bool:
    """Pay a token of the mover to the moat; return whether it was the last one."""
    cases.discard(table, table.mover, kind)
    paid = 1
    if table.box.mode[table.piece - parts.POTION] == parts.SUM:
        paid = table.box.coins[kind]
        if paid < table.pay_least:
            table.pay_least = paid
    elif kind < parts.INGREDIENT + parts.MOST_KINDS and table.need[kind - parts.INGREDIENT] > 0:
        table.need[kind - parts.INGREDIENT] -= 1
    table.pay_last = kind
    table.pay_left = table.pay_left - paid if table.pay_left > paid else 0
    return table.pay_left == 0


def end_payment(table: IncantibusState) -> int:
    """End the payment and return the piece that was paid for."""
    kind = table.piece
    table.piece = 0
    table.pay_least = 0
    table.pay_last = 0
    for i in range(parts.MOST_KINDS):
        table.need[i] = 0
    return kind
