"""Records of Incantibus that lie: the example on its page, changed, and the resulting message."""

from typing import Any

from records.lies import Change, Lies, action, deal, inserted, option, recommit, result, seat
from records.played import Json


def box(section: str, key: str, value: Any) -> Change:
    """Change a row in the box that the record carries."""
    return lambda record: record["options"]["box"][section].__setitem__(key, value)


def field(section: str, key: str, name: str, value: Any) -> Change:
    """Change a field in a row of the box."""
    return lambda record: record["options"]["box"][section][key].__setitem__(name, value)


def both(*changes: Change) -> Change:
    return lambda record: [change(record) for change in changes]


def reversed_rows(section: str) -> Change:
    """The same rows in another order, which numbers the kinds."""
    return lambda record: record["options"]["box"].update(
        {section: dict(reversed(record["options"]["box"][section].items()))}
    )


def swapped(step: int) -> Change:
    """Swap this action with the next one."""

    def change(record: Json) -> None:
        actions = record["actions"]
        actions[step - 1], actions[step] = actions[step], actions[step - 1]

    return change


LIES: Lies = {
    # the actions
    "a seat's second choice in one casting": (
        inserted(2, [0, "point visible 2"]),
        ["step 2:", "Seat 0", "turn of Seat 1"],
    ),
    "a casting not in seat order": (swapped(1), ["step 1:", "Seat 1", "turn of Seat 0"]),
    "a seat left out of a casting": (lambda r: r["actions"].pop(1), ["step 2:", "Seat 0", "turn of Seat 1"]),
    "a choice of a seat that owes none": (action(3, [1, "cast imperium"]), ["step 3:", "Seat 1", "turn of Seat 0"]),
    "a choice after the reveal": (
        inserted(3, [0, "point visible 2"]),
        ["step 3 ", "[I-SPELL]", "Allowed: cast fortuna"],
    ),
    "another seat's choice after the reveal": (inserted(3, [1, "point visible 2"]), ["step 3:", "turn of Seat 0"]),
    "a token that is gone": (
        action(6, [0, "point visible 1"]),
        ["step 6 ", "[I-CAST]", "place 1", "Allowed: point visible 2"],
    ),
    "a book that is gone": (action(12, [0, "point book 1"]), ["step 12 ", "[I-CAST]", "place 1", "point book 2"]),
    "a potion one cannot brew": (
        action(1, [0, "point potion 1"]),
        ["step 1 ", "[I-PAY]", "cannot pay", "Allowed: point visible 1"],
    ),
    "a book one cannot pay": (
        action(2, [1, "point book 1"]),
        ["step 2 ", "[I-PAY]", "cannot pay", "Allowed: point visible 1"],
    ),
    "a sorcerer before the final": (action(1, [0, "point sorcerer 1"]), ["step 1 ", "[I-FINAL]"]),
    "a room's token in the final": (action(56, [0, "point visible 1"]), ["step 56 ", "[I-FINAL]", "point sorcerer 4"]),
    "a payment out of box order": (swapped(61), ["step 62 ", "[I-PAY]", "box order", "Allowed: pay "]),
    "a payment that cannot be completed": (swapped(35), ["step 35 ", "[I-PAY]", "Allowed: pay ingredient-2"]),
    "a payment left out": (lambda r: r["actions"].pop(9), ["step 10:", "Seat 1", "turn of Seat 0"]),
    "a token twice in a payment": (inserted(10, [0, "pay three-gold"]), ["step 11:", "Seat 0", "turn of Seat 1"]),
    "a discard of a type within its slots": (
        action(69, [0, "discard weapon-1"]),
        ["step 69 ", "[I-CASE]", "Allowed: discard book-1"],
    ),
    "a discard of a token not held": (action(69, [0, "discard book-5"]), ["[I-CASE]", "holds no Book of Riches"]),
    "a purse discarded": (action(69, [0, "discard purse"]), ["step 69 ", "[I-PURSE]", "Allowed: discard book-1"]),
    "a spell card that is not open": (
        action(3, [0, "cast iskanto"]),
        ["step 3 ", "[I-SPELL]", "Iskanto", "Allowed: cast fortuna"],
    ),
    "a cast declined": (action(3, [0, "decline"]), ["step 3 ", "[I-CHAIN]", "Allowed: cast fortuna"]),
    "an Imperium at a place without a token": (
        action(4, [0, "take visible 6"]),
        ["step 4 ", "[I-SPELL-IMPERIUM]", "place 6"],
    ),
    "an Imperium at a monster out of reach": (
        action(4, [0, "take visible 4"]),
        ["step 4 ", "[I-SPELL-IMPERIUM]", "Allowed: take"],
    ),
    "an Oculus at an empty place": (
        action(55, [0, "look secret 2"]),
        ["step 55 ", "[I-SPELL-OCULUS]", "Allowed: look secret 1"],
    ),
    "an Iskanto for what is not there": (
        action(32, [0, "fetch monster-4"]),
        ["step 32 ", "[I-SPELL-ISKANTO]", "Allowed: fetch"],
    ),
    "an Alchemy for what nobody has": (
        action(23, [1, "steal 0 stone"]),
        ["step 23 ", "[I-SPELL-ALCHEMY]", "Allowed: steal 0"],
    ),
    "an Alchemy at oneself": (action(23, [1, "steal 1 gold-2"]), ["step 23 ", "[I-SPELL-ALCHEMY]"]),
    "no such action": (action(3, [0, "cast nothing"]), ["step 3 ", "cast nothing", "point visible 1"]),
    "an action in capitals": (action(1, [0, "Point visible 1"]), ["step 1 ", "point visible 1"]),
    "an action after the end": (lambda r: r["actions"].append([0, "keep"]), ["step 73", "over"]),
    # the result
    "points of a seat": (result("seats", 0, "points", to=40), ["result.seats[0].points is 40", "it is 39"]),
    "points of a line": (
        result("seats", 0, "lines", 1, "points", to=5),
        ["lines[1].points is 5", "it is 4", "[I-SCORE]"],
    ),
    "tokens of a line": (
        result("seats", 0, "lines", 1, "tokens", 0, to="vampire"),
        ['tokens[0] is "vampire"', '"ghost"', "[I-SCORE]"],
    ),
    "a line missing": (result("seats", 1, "lines", to=lambda x: x[1:]), ["lines has 5", "it has 6"]),
    "lines in another order": (result("seats", 1, "lines", to=lambda x: x[::-1]), ["result.seats[1].lines[0]"]),
    "the wand's points": (result("seats", 1, "lines", -1, "points", to=1), ["is 1", "it is 4", "[I-EXPERT]"]),
    "rule of a line": (result("seats", 1, "lines", -1, "rule", to="I-SCORE"), ["lines[5].rule", '"I-EXPERT"']),
    "a wand at the end": (result("seats", 0, "wand", to=4), ["result.seats[0].wand is 4", "it is 1"]),
    "another winner": (result("winners", 0, to=1), ["result.winners[0] is 1", "it is 0"]),
    "a second winner": (result("winners", to=[0, 1]), ["result.winners is [0, 1]", "it is [0]"]),
    "another ending": (result("how", to="cleared"), ['result.how is "cleared"', '"laid"']),
    "a wand not laid": (result("laid", to=[1]), ["result.laid is [1]", "it is [0, 1]"]),
    "a seat's result missing": (result("seats", to=lambda x: x[:1]), ["result.seats has 1", "has 2"]),
    # the deal, with a commitment that fits it
    "a token too many": (deal("visible", 0, "net"), ["deal.visible", "net", "4 times", "3", "[I-BOX]"]),
    "an unknown token": (deal("secret", 3, "newt"), ["deal.secret", "newt", "[I-BOX]"]),
    "a special token in a stack": (deal("visible", 0, "purse"), ["deal.visible", "purse", "[I-BOX]"]),
    "a token missing": (recommit(lambda r: r["deal"]["visible"].pop()), ["deal.visible has 37", "38", "[I-SETUP]"]),
    "a room for more seats": (deal("rooms", 1, "gallery"), ["deal.rooms", "gallery", "[I-BOX]"]),
    "the roof below": (recommit(lambda r: r["deal"]["rooms"].reverse()), ["deal.rooms", "roof", "[I-SETUP]"]),
    "a room missing": (recommit(lambda r: r["deal"]["rooms"].pop()), ["deal.rooms has 3", "4", "[I-SETUP]"]),
    "a potion twice": (deal("potions", 0, "green-1"), ["deal.potions", "green-1", "2 times", "[I-BOX]"]),
    "a book missing": (recommit(lambda r: r["deal"]["books"].pop()), ["deal.books has 8", "9", "[I-SETUP]"]),
    "a spell card too many": (deal("spells", 2, "oculus"), ["deal.spells", "oculus", "3 times", "[I-BOX]"]),
    "a sorcerer twice": (
        deal("sorcerers", 0, "count-dracula"),
        ["deal.sorcerers", "count-dracula", "2 times", "[I-BOX]"],
    ),
    "a sorcerer too few in the row": (
        recommit(lambda r: r["deal"]["sorcerers"].pop()),
        ["deal.sorcerers has 5", "6", "[I-SETUP]"],
    ),
    "a removed sorcerer missing": (
        recommit(lambda r: r["deal"]["removed"].pop()),
        ["deal.sorcerers has 11", "12", "[I-SETUP]"],
    ),
    "a wand twice": (seat(0, "wand", 1), ["seats", "1, 4", "[I-SETUP]"]),
    "a wand of another table": (seat(0, "wand", 3), ["seats", "1, 4", "[I-SETUP]"]),
    "other stacks, committed": (recommit(lambda r: r["deal"]["visible"].reverse()), ["step 3 ", "[I-CAST]"]),
    "a stack in another order": (lambda r: r["deal"]["secret"].reverse(), ["commitment"]),
    "a third seat": (lambda r: r["seats"].append(r["seats"][0]), ["seats", "1, 2, 4", "[I-SETUP]"]),
    # the options and the box
    "no expert": (option("expert", False), ["deal.books", "[I-BOX]"]),
    "one for true": (option("expert", 1), ["expert", "$.options"]),
    "an unknown edition": (option("edition", "de"), ["edition", "de", "only one edition, “ru”", "[I-BOX]"]),
    "an unknown value of a switch": (option("imperium", "all"), ["imperium", "all", "$.options"]),
    "no box": (lambda r: r["options"].pop("box"), ["`box`", "$.options"]),
    "a box that is a list": (option("box", []), ["box", "$.options"]),
    "points of a row of the box": (
        field("monsters", "ghost", "points", 5),
        ["result.seats[0].lines[1].points is 4", "it is 5", "[I-SCORE]"],
    ),
    "slots of the case": (box("case", "books", 3), ["step 69 ", "[I-CAST]", "Allowed: point"]),
    "a row of the box that breaks a total": (
        field("ingredients", "toad", "visible", 3),
        ["visible: 39", "1 more than the 38", "[I-BOX]"],
    ),
    "rows of the box that do not fit the deal": (
        both(field("ingredients", "toad", "visible", 3), field("ingredients", "feather", "visible", 1)),
        ["deal.visible", "feather", "2 times", "[I-BOX]"],
    ),
    "a price of the box": (
        field("books", "wonders", "price", {"spell": 1}),
        ["step 10 ", "[I-PAY]", "not part of the price", "Allowed: pay spell"],
    ),
    "a negative number in the box": (
        field("weapons", "net", "visible", -1),
        ["weapons.net.visible", "-1", "from 0 to 99", "[I-BOX]"],
    ),
    "rows of the box in another order": (reversed_rows("potions"), ["step 72 ", "[I-PAY]", "Allowed: pay potion-3"]),
    "a misspelt row of the box": (box("special", "stones", 1), ["special.stones", "stone", "[I-BOX]"]),
    "a section of the box missing": (lambda r: r["options"]["box"].pop("gold"), ["box.gold is missing", "[I-BOX]"]),
}
