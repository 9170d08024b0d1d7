"""I-BOX: any box within the limits, drawn by Hypothesis."""

from typing import Any

from hypothesis import strategies as st

from witching.games.incantibus.box import convert_box
from witching.games.incantibus.box_check import COUNTED_PRICES, find_faults

Draw = st.DrawFn


def spread(draw: Draw, total: int, kinds: int) -> list[int]:
    """A total split at random."""
    cuts = sorted(draw(st.lists(st.integers(0, total), min_size=kinds - 1, max_size=kinds - 1)))
    return [high - low for low, high in zip([0, *cuts], [*cuts, total], strict=True)]


def tokens(draw: Draw, counts: dict[str, tuple[int, int]], section: str, **more: Any) -> dict[str, Any]:
    kinds = draw(st.integers(1, 8))
    rows = zip(spread(draw, counts[section][0], kinds), spread(draw, counts[section][1], kinds), strict=True)
    return {
        f"{section}-{i}": {"visible": visible, "secret": secret, **{key: make() for key, make in more.items()}}
        for i, (visible, secret) in enumerate(rows)
    }


def price(draw: Draw, monsters: list[str]) -> dict[str, Any]:
    word = draw(st.sampled_from([*COUNTED_PRICES, "monster", "potion"]))
    names = {"monster": monsters, "potion": ["red", "green", "blue"]}
    return {word: draw(st.sampled_from(names[word]) if word in names else st.integers(1, 6))}


def relate(draw: Draw, monsters: dict[str, dict[str, Any]]) -> None:
    """Some monsters are of the kind of the first one, with their own points."""
    first = next(iter(monsters))
    for key in monsters:
        if key != first and draw(st.booleans()):
            monsters[key] |= {"kind": first, "weapon": monsters[first]["weapon"]}


@st.composite
def boxes(draw: Draw) -> dict[str, Any]:
    """A box of random rows with the right totals; some prices may be more than it can pay."""
    visible_monsters = draw(st.integers(0, 14))
    visible, secret = spread(draw, 37 - visible_monsters, 4), spread(draw, 12 + visible_monsters, 4)
    visible[0] += 1  # at least one ingredient, or no potion could be brewed
    names = ("ingredients", "weapons", "gold", "spell-tokens")
    counts = {name: (visible[i], secret[i]) for i, name in enumerate(names)}
    counts["monsters"] = (visible_monsters, 14 - visible_monsters)
    value = st.integers(0, 99)
    box: dict[str, Any] = {name: tokens(draw, counts, name) for name in ("ingredients", "weapons")}
    weapon = st.sampled_from(list(box["weapons"]))
    box["monsters"] = tokens(draw, counts, "monsters", points=lambda: draw(value), weapon=lambda: draw(weapon))
    relate(draw, box["monsters"])
    box["gold"] = tokens(draw, counts, "gold", coins=lambda: draw(st.integers(0, 9) | value))
    box["spell-tokens"] = {"visible": counts["spell-tokens"][0], "secret": counts["spell-tokens"][1]}
    box["special"] = dict(zip(("purse", "three-gold", "universalus", "stone"), spread(draw, 6, 4), strict=True))
    cards = ("expandius", "fortuna", "imperium", "oculus", "universalus", "philosophio", "alchemy", "iskanto")
    box["spell-cards"] = dict(zip(cards, spread(draw, 12, 8), strict=True))
    box["rooms"] = {"roof": {"back": "roof", "visible": 7, "secret": 0}}
    box["rooms"]["bedroom"] = {"back": "2+", "visible": 4, "secret": 3}
    for i, back in enumerate(("2+", "2+", "3+", "3+", "4", "4")):
        size = {"visible": draw(st.integers(0, 4)), "secret": draw(st.integers(0, 3))}
        box["rooms"][f"room-{i}"] = {"back": back, **size}
    herbs = st.lists(st.sampled_from(list(box["ingredients"])), min_size=1, max_size=4)
    colours = ["red", "green", "blue"] * 3
    box["potions"] = {
        f"potion-{i}": {"colour": colour, "ingredients": draw(herbs), "points": draw(value)}
        for i, colour in enumerate(colours)
    }
    monsters = [key for key, row in box["monsters"].items() if "kind" not in row]
    for section, pieces in (("books", 9), ("sorcerers", 12)):
        box[section] = {f"piece-{i}": {"price": price(draw, monsters), "points": draw(value)} for i in range(pieces)}
    slots = ("ingredients", "weapons", "monsters", "gold", "potions", "books")
    box["case"] = {name: draw(st.integers(0, 6) | value) for name in slots}
    if draw(st.booleans()):
        box["expert-case"] = draw(st.dictionaries(st.sampled_from(slots), st.integers(0, 6), max_size=6))
    return cheapened(box)


def cheapened(box: dict[str, Any]) -> dict[str, Any]:
    """Make what the box cannot pay cheaper until it can, or ask for any two tokens."""
    for _ in range(30):
        faults = list(find_faults(convert_box(box)))
        if not faults:
            return box
        for fault in faults:
            section, key = str(fault.args["row"]).split(".")[:2]
            row = box[section][key]
            row |= {"price": {"any": 2}} if "price" in row else {"ingredients": [richest(box)]}
    raise AssertionError("no such box")


def richest(box: dict[str, Any]) -> str:
    ingredients: dict[str, dict[str, int]] = box["ingredients"]
    return max(ingredients, key=lambda key: ingredients[key]["visible"] + ingredients[key]["secret"])
