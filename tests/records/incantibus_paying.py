"""The independent checker of Incantibus, payments (6.6): all of them, by plain search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from records.incantibus_reading import SORTS, Box, Offer, Price


def offers(box: Box, price: Price, case: Counter[str]) -> tuple[int, list[Offer]]:
    """What a price needs, and the collections of the case it may be paid from.

    A payment is a part of ONE of the offers that counts at least the need, and less without any one of its things.
    """
    word, value = price
    held = [kind for kind in box.kinds if case[kind] > 0]
    of = {name: [kind for kind in held if box.section[kind] == name] for name in (*SORTS, "spell", "special")}
    if word == "recipe":
        recipe = [(kind, min(case[kind], value.count(kind)), 1) for kind in of["ingredients"] if kind in value]
        return len(value), [recipe + [(kind, case[kind], 1) for kind in held if kind == "stone"]]
    if word == "gold":
        coins = {kind: 3 if kind == "three-gold" else box.row[kind].get("coins", 0) for kind in held}
        return value, [[(kind, case[kind], coins[kind]) for kind in held if coins[kind] > 0]]
    wild = [(kind, case[kind], 1) for kind in held if kind in box.arms and word.endswith("weapons")]
    if word.startswith("equal-"):
        return value, [[(kind, case[kind], 1), *wild] for kind in of[word.removeprefix("equal-")]] + [wild]
    if word.startswith("different-"):
        return value, [[(kind, 1, 1) for kind in of[word.removeprefix("different-")]] + wild]
    if word == "monster":
        return 1, [
            [(kind, case[kind], 1) for kind in of["monsters"] if value in (box.key[kind], box.row[kind].get("kind"))]
        ]
    if word == "potion":
        return 1, [[(kind, case[kind], 1) for kind in of["potions"] if box.row[kind]["colour"] == value]]
    fitting = held if word == "any" else of[word]  # any, spell, special, weapons
    return value, [[(kind, case[kind], 1) for kind in fitting] + wild]


def spellings(offer: Offer, need: int, begun: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every payment from one offer, spelled in box order, whose spelling begins with `begun`."""
    counts = {kind: weight for kind, _, weight in offer}
    most = {kind: limit for kind, limit, _ in offer}
    if any(begun.count(kind) > most.get(kind, 0) for kind in begun):
        return  # not in this offer
    if list(begun) != sorted(begun, key=list(most).index):
        return  # not in box order
    total = sum(counts[kind] for kind in begun)
    if total >= need:
        if all(total - counts[kind] < need for kind in begun):  # none could be left out
            yield begun
        return
    first = list(most).index(begun[-1]) if begun else 0  # never before the last one
    for place in range(first, len(offer)):
        if total + sum(w * (n - begun.count(kind)) for kind, n, w in offer[place:]) < need:
            return  # not even all the rest would be enough
        yield from spellings(offer, need, (*begun, offer[place][0]))


def payments(box: Box, price: Price, case: Counter[str], begun: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every payment in the case for a price whose spelling begins with `begun`. Not for a wand."""
    need, choices = offers(box, price, case)
    for offer in choices:
        yield from spellings(offer, need, begun)
