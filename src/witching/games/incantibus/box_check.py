"""What the rows of a box must add up to (I-BOX): every fault names its row and how far it is off."""

from collections import Counter
from collections.abc import Iterator

from witching.core.message import Message
from witching.core.refusal import refused
from witching.games.incantibus import components
from witching.games.incantibus.box import Box, PieceRow

MOST_FAULTS = 12
WEAPON_PRICES = ("weapons", "equal-weapons", "different-weapons")
INGREDIENT_PRICES = ("equal-ingredients", "different-ingredients")
COUNTED_PRICES = ("any", "spell", "special", "gold", *WEAPON_PRICES, *INGREDIENT_PRICES, "wand")
NAMED_PRICES = ("monster", "potion")
ROOMS_BY_BACK = {"roof": 1, "2+": 3, "3+": 2, "4": 2}
STATED_ROOMS = {"roof": (7, 0), "bedroom": (4, 3)}


def check_box(box: Box) -> Box:
    """The same box, if it can be played with. Raises Refused with everything that is off."""
    faults = list(find_faults(box))
    if faults:
        told, rest = faults[:MOST_FAULTS], len(faults) - MOST_FAULTS
        told += [Message("incantibus-box-rest", {"count": rest})] if rest > 0 else []
        raise refused("incantibus-box-faults", "I-BOX", faults=told, count=len(faults))
    return box


def find_faults(box: Box) -> Iterator[Message]:
    """Everything that is off, in file order."""
    yield from _totals(box)
    yield from _one_spelling(box)
    yield from _monsters(box)
    yield from _rooms(box)
    yield from _room_sums(box)
    yield from _potions(box)
    for section, rows in (("books", box.books), ("sorcerers", box.sorcerers)):
        for key, row in rows.items():
            yield from _price(box, f"{section}.{key}", row)


def _fault(key: str, row: str, **args: int | str) -> Message:
    return Message(key, {"row": row, **args})


def _total(row: str, found: int, wanted: int) -> Iterator[Message]:
    if found > wanted:
        yield _fault("incantibus-box-too-many", row, found=found, wanted=wanted, by=found - wanted)
    elif found < wanted:
        yield _fault("incantibus-box-too-few", row, found=found, wanted=wanted, by=wanted - found)


def _totals(box: Box) -> Iterator[Message]:
    """The totals that the rule book states."""
    rows = [*box.ingredients.values(), *box.weapons.values(), *box.monsters.values(), *box.gold.values()]
    visible = sum(row.visible for row in rows) + box.spell_tokens.visible
    secret = sum(row.secret for row in rows) + box.spell_tokens.secret
    yield from _total("visible", visible, components.VISIBLE_TOKENS)
    yield from _total("secret", secret, components.SECRET_TOKENS)
    yield from _fourteen(box)
    yield from _total("special", sum(box.special.values()), components.SPECIAL_TOKENS)
    yield from _total("spell-cards", sum(box.spell_cards.values()), components.SPELL_CARDS)
    yield from _total("rooms", len(box.rooms), components.ROOMS)
    yield from _total("potions", len(box.potions), components.POTIONS)
    yield from _total("books", len(box.books), components.BOOKS)
    yield from _total("sorcerers", len(box.sorcerers), components.SORCERERS)


def _fourteen(box: Box) -> Iterator[Message]:
    """R-BOX-1: the rule book counts 14 monsters, or it counts 14 weapons."""
    weapons = sum(row.visible + row.secret for row in box.weapons.values())
    monsters = sum(row.visible + row.secret for row in box.monsters.values())
    if components.MONSTERS not in (monsters, weapons):
        by, wanted = abs(components.MONSTERS - monsters), components.MONSTERS
        yield _fault("incantibus-box-fourteen", "monsters", found=monsters, weapons=weapons, by=by, wanted=wanted)


def _one_spelling(box: Box) -> Iterator[Message]:
    """No two kinds that may lie in a case have the same key."""
    tokens = [*box.ingredients, *box.weapons, *box.monsters, *box.gold, "spell", *components.SPECIALS]
    keys = Counter([*tokens, *box.potions, *box.books])
    for key, found in keys.items():
        if found > 1:
            yield _fault("incantibus-box-twice", key)


def _monsters(box: Box) -> Iterator[Message]:
    """Every monster's weapon is in the box, and its kind, which is caught with one weapon."""
    for key, row in box.monsters.items():
        if row.weapon not in box.weapons:
            yield _fault(
                "incantibus-box-no-such", f"monsters.{key}.weapon", given=row.weapon, allowed=", ".join(box.weapons)
            )
        if row.kind is not None:
            yield from _kind(box, key, row.kind)


def _kind(box: Box, key: str, kind: str) -> Iterator[Message]:
    """The kind is the key of a row that has none itself, and both rows have the same weapon."""
    kinds = monster_kinds(box)
    if kind not in kinds:
        yield _fault("incantibus-box-no-such", f"monsters.{key}.kind", given=kind, allowed=", ".join(kinds))
    elif box.monsters[key].weapon != box.monsters[kind].weapon:
        given, wanted = box.monsters[key].weapon, box.monsters[kind].weapon
        yield _fault("incantibus-box-kind-weapon", f"monsters.{key}.weapon", given=given, kind=kind, wanted=wanted)


def monster_kinds(box: Box) -> dict[str, int]:
    """The kinds of monster, and how many tokens there are of each, whatever their points."""
    kinds = {key: 0 for key, row in box.monsters.items() if row.kind is None}
    for key, row in box.monsters.items():
        if (row.kind or key) in kinds:
            kinds[row.kind or key] += row.visible + row.secret
    return kinds


def _rooms(box: Box) -> Iterator[Message]:
    """Roof, three "2+", two "3+", two "4"; roof 7+0 and bedroom 4+3; no room larger than the table has places."""
    backs = Counter(row.back for row in box.rooms.values())
    for back, wanted in ROOMS_BY_BACK.items():
        yield from _total(f'[rooms] back = "{back}"', backs[back], wanted)
    for key, row in box.rooms.items():
        if row.back not in ROOMS_BY_BACK:
            yield _fault(
                "incantibus-box-no-such", f"rooms.{key}.back", given=row.back, allowed=", ".join(ROOMS_BY_BACK)
            )
        if row.visible + row.secret > components.ROOM_PLACES:
            yield _fault(
                "incantibus-box-room-large", f"rooms.{key}", found=row.visible + row.secret, most=components.ROOM_PLACES
            )
    for key, (visible, secret) in STATED_ROOMS.items():
        if key not in box.rooms:
            yield _fault("incantibus-box-missing", f"rooms.{key}")
        elif (box.rooms[key].visible, box.rooms[key].secret) != (visible, secret):
            yield _fault("incantibus-box-stated-room", f"rooms.{key}", visible=visible, secret=secret)
    if "roof" in box.rooms and box.rooms["roof"].back != "roof":
        yield _fault("incantibus-box-no-such", "rooms.roof.back", given=box.rooms["roof"].back, allowed="roof")


def _room_sums(box: Box) -> Iterator[Message]:
    """All rooms together need no more tokens than there are."""
    visible = sum(row.visible for row in box.rooms.values())
    secret = sum(row.secret for row in box.rooms.values())
    if visible > components.VISIBLE_TOKENS:
        yield _fault("incantibus-box-rooms-need", "rooms.visible", found=visible, most=components.VISIBLE_TOKENS)
    if secret > components.SECRET_TOKENS:
        yield _fault("incantibus-box-rooms-need", "rooms.secret", found=secret, most=components.SECRET_TOKENS)


def _potions(box: Box) -> Iterator[Message]:
    """Every potion can be brewed from the box, with the help of stones."""
    for key, row in box.potions.items():
        missing = [name for name in row.ingredients if name not in box.ingredients]
        for name in missing:
            yield _fault(
                "incantibus-box-no-such", f"potions.{key}.ingredients", given=name, allowed=", ".join(box.ingredients)
            )
        counts = Counter(name for name in row.ingredients if name not in missing)
        short = sum(max(0, wanted - _tokens(box, name)) for name, wanted in counts.items())
        if short > box.special["stone"]:
            yield _fault(
                "incantibus-box-unpayable",
                f"potions.{key}",
                wanted=len(row.ingredients),
                found=len(row.ingredients) - short,
            )


def _tokens(box: Box, ingredient: str) -> int:
    return box.ingredients[ingredient].visible + box.ingredients[ingredient].secret


def _price(box: Box, place: str, row: PieceRow) -> Iterator[Message]:
    """One known kind of price, which can be paid from the box."""
    if len(row.price) != 1:
        yield _fault("incantibus-box-one-price", f"{place}.price", found=len(row.price))
        return
    ((word, value),) = row.price.items()
    if word in NAMED_PRICES and isinstance(value, str):
        kinds = monster_kinds(box)
        names = list(kinds) if word == "monster" else sorted({potion.colour for potion in box.potions.values()})
        if value not in names:
            yield _fault("incantibus-box-no-such", f"{place}.price.{word}", given=value, allowed=", ".join(names))
        elif word == "monster" and not kinds[value]:
            yield _fault("incantibus-box-unpayable", f"{place}.price.monster", wanted=1, found=0)
    elif word in COUNTED_PRICES and isinstance(value, int):
        most = _most(box, word)
        if not 1 <= value <= most:
            yield _fault("incantibus-box-unpayable", f"{place}.price.{word}", wanted=value, found=most)
    else:
        yield _fault(
            "incantibus-box-no-such",
            f"{place}.price",
            given=word[:40],
            allowed=", ".join((*COUNTED_PRICES, *NAMED_PRICES)),
        )


def _most(box: Box, word: str) -> int:
    """The most that all tokens of the box together can give towards a price."""
    counts = {
        "weapons": [row.visible + row.secret for row in box.weapons.values()],
        "ingredients": [row.visible + row.secret for row in box.ingredients.values()],
    }
    kind, _, what = word.rpartition("-")
    if what in counts:
        return {"": sum(counts[what]), "equal": max(counts[what]), "different": sum(map(bool, counts[what]))}[kind]
    coins = sum(row.coins * (row.visible + row.secret) for row in box.gold.values()) + 3 * box.special["three-gold"]
    spells = box.spell_tokens.visible + box.spell_tokens.secret
    return {"spell": spells, "special": sum(box.special.values()), "gold": coins, "wand": 4, "any": 64}[word]
