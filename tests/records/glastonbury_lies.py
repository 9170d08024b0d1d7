"""Records of Glastonbury that lie: the example on its page, changed, and the resulting message."""

from records.lies import Lies, action, deal, option, recommit, result, seat
from records.played import Json


def swap(record: Json) -> None:
    grid, pile = record["deal"]["grid"], record["deal"]["pile"]
    grid[0], pile[-1] = pile[-1], grid[0]


LIES: Lies = {
    # the actions
    "a cell that is not faced": (action(1, [1, "take a2"]), ["step 1 ", "[G-TAKE]", "a2", "d1, d2, d3, d4, d5, d6"]),
    "a corner cell": (action(2, [0, "take a1"]), ["step 2 ", "[G-SETUP]", "a1"]),
    "Accio without a charge": (action(1, [1, "accio a2"]), ["step 1 ", "[G-ACCIO]"]),
    "pass before a line": (action(1, [1, "pass"]), ["step 1 ", "[G-TAKE]"]),
    "walk at a line": (action(1, [1, "walk"]), ["step 1 ", "[G-SPECIAL2]"]),
    "refusing too early": (action(1, [1, "take d6 refuse"]), ["step 1 ", "[G-REFUSE]", "d6"]),
    "Declinatio without a charge": (action(11, [1, "declinatio end"]), ["step 11 ", "[G-DECLINATIO]"]),
    "taking at a corner": (action(11, [1, "take b2"]), ["step 11 ", "[G-CORNER]"]),
    "no such action": (action(3, [1, "steal d5"]), ["step 3 ", "steal d5", "take c3"]),
    "an action in capitals": (action(1, [1, "Take d6"]), ["step 1 ", "take c3"]),
    "another spacing": (action(1, [1, "take  d6"]), ["step 1 ", "take c3"]),
    "a line break": (action(1, [1, "take d6\n"]), ["step 1 ", "take c3"]),
    "the other seat": (action(1, [0, "take d6"]), ["step 1:", "Seat 0", "Seat 1"]),
    "an action after the end": (lambda r: r["actions"].append([1, "pass"]), ["step 79", "over"]),
    "a step left out": (lambda r: r["actions"].pop(0), ["step 1:", "Seat 0", "Seat 1"]),
    # the result
    "points of a seat": (result("seats", 0, "points", to=99), ["result.seats[0].points is 99", "it is 10"]),
    "points of a line": (
        result("seats", 1, "lines", 2, "points", to=24),
        ["result.seats[1].lines[2].points is 24", "it is 25", "[G-OWN]"],
    ),
    "cards of a line": (
        result("seats", 0, "lines", 0, "cards", 1, to="toad-1"),
        ['result.seats[0].lines[0].cards[1] is "toad-1"', '"dragons-blood-4"', "[G-OWN]"],
    ),
    "rule of a line": (result("seats", 0, "lines", 5, "rule", to="G-OWN"), ["lines[5].rule", '"G-SCORE"']),
    "kind of a line": (result("seats", 0, "lines", 5, "of", to="toad"), ['lines[5].of is "toad"', "snake-powder"]),
    "a line missing": (result("seats", 0, "lines", to=lambda x: x[1:]), ["lines has 15", "it has 16"]),
    "lines in another order": (result("seats", 0, "lines", to=lambda x: x[::-1]), ["lines[0].points", "[G-OWN]"]),
    "a recipe's points": (result("seats", 1, "lines", -2, "points", to=0), ["is 0", "it is 4", "[G-RECIPE-A]"]),
    "an Immuto elsewhere": (
        result("seats", 1, "immutos", 0, to="toad"),
        ['result.seats[1].immutos[0] is "toad"', '"bat-wings"'],
    ),
    "an Immuto unjoined": (result("seats", 1, "immutos", 0, to=None), ["immutos[0] is null"]),
    "another winner": (result("winners", 0, to=0), ["result.winners[0] is 0", "it is 1"]),
    "a second winner": (result("winners", to=[0, 1]), ["result.winners is [0, 1]", "it is [1]"]),
    "another ender": (result("ended_by", to=1), ["result.ended_by is 1", "it is 0"]),
    "another ending": (result("how", to="kept"), ['result.how is "kept"', '"refused"']),
    "a seat's result missing": (result("seats", to=lambda x: x[:1]), ["result.seats has 1", "has 2"]),
    "true for one": (result("winners", 0, to=True), ["$.result.winners[", "int"]),
    # the commitment
    "cards swapped in the deal": (swap, ["commitment"]),
    "a changed recipe": (lambda r: r["seats"][0].update(recipes=["grey", "b2"]), ["commitment"]),
    "a changed corner": (lambda r: r["seats"][0].update(corner="ne"), ["commitment"]),
    "another first seat": (lambda r: r["deal"].update(first_seat=0), ["commitment"]),
    # the set-up, with a commitment that fits it
    "another first seat, committed": (recommit(lambda r: r["deal"].update(first_seat=0)), ["step 1:", "Seat 0"]),
    "first seat nobody has": (recommit(lambda r: r["deal"].update(first_seat=2)), ["[G-SETUP]", "first_seat", "0, 1"]),
    "a colour twice": (seat(0, "colour", "blue"), ["[G-SETUP]", "blue", "twice", "green"]),
    "a neutral colour": (seat(0, "colour", "purple"), ["[G-SETUP]", "purple", "red, blue, green, yellow"]),
    "a corner twice": (seat(0, "corner", "se"), ["[G-SETUP]", "se", "twice", "nw"]),
    "another corner, committed": (seat(0, "corner", "ne"), ["step 2 ", "[G-TAKE]", "a3, b3, c3"]),
    "the removed colour in play": (seat(0, "colour", "green"), ["[G-TWO]", "red, yellow"]),
    "no colour removed": (recommit(lambda r: r["deal"].update(removed=[])), ["[G-TWO]", "1 of", "green, yellow"]),
    "both colours removed": (recommit(lambda r: r["deal"].update(removed=["green", "yellow"])), ["[G-TWO]", "1 of"]),
    "the other colour removed": (recommit(lambda r: r["deal"].update(removed=["yellow"])), ["[G-BOX]", "has 0"]),
    "a card twice": (deal("grid", 0, "bones-1"), ["[G-BOX]", "bones-1", "2 times", "has 1"]),
    "a fifth Vanesco": (deal("pile", 0, "vanesco"), ["[G-BOX]", "vanesco", "5 times", "has 4"]),
    "a card of a removed colour": (deal("pile", 0, "toad-1"), ["[G-BOX]", "toad-1", "has 0"]),
    "an unknown card": (deal("pile", 3, "toad-5"), ["[G-BOX]", "toad-5", "has 0"]),
    "a card in capitals": (deal("pile", 3, "Bones-4"), ["[G-BOX]", "Bones-4"]),
    "a card missing in the pile": (recommit(lambda r: r["deal"]["pile"].pop()), ["[G-SETUP]", "75 cards", "76"]),
    "a card missing in the grid": (recommit(lambda r: r["deal"]["grid"].pop()), ["$.deal.grid", "32"]),
    "a number for a card": (recommit(lambda r: r["deal"]["pile"].__setitem__(0, 5)), ["$.deal.pile[", "str"]),
    "recipes in the other order": (seat(0, "recipes", ["b2", "brown"]), ["[G-RECIPES]", "seats[0].recipes"]),
    "one recipe": (seat(1, "recipes", ["purple"]), ["[G-RECIPES]", "seats[1].recipes"]),
    "a recipe twice": (seat(1, "recipes", ["brown", "b3"]), ["[G-RECIPES]", "seats[1].recipes"]),
    "an unknown recipe": (seat(1, "recipes", ["purple", "b6"]), ["[G-RECIPES]", "seats[1].recipes"]),
    "recipes in a game without": (option("recipes", False), ["[G-RECIPES]", "seats[0].recipes"]),
    "a third seat": (lambda r: r["seats"].append(r["seats"][0]), ["[G-SETUP]", "twice"]),
    # the options
    "an option missing": (lambda r: r["options"].pop("special2"), ["special2", "$.options"]),
    "an unknown edition": (option("edition", "de"), ["edition", "ru, ru-alchemist, it, ko"]),
    "an unknown value": (option("special2", "perhaps"), ["[D-SPECIAL2]", "perhaps", "may, must"]),
    "a number for a value": (option("fewest_spells", 1), ["[D-SPELLS]", "collected, used"]),
    "both colours to be removed": (option("two_player_removal", "both_colours"), ["[G-TWO]", "2 of"]),
    "assisted seats at a strict table": (option("assisted", [0]), ["[G-MEMORY]", "strict"]),
    # the frame
    "a float for an integer": (lambda r: r["deal"].update(first_seat=1.0), ["first_seat"]),
    "true for an integer": (lambda r: r["deal"].update(first_seat=True), ["first_seat"]),
    "one for true": (option("recipes", 1), ["recipes", "$.options"]),
    "a word for true": (option("recipes", "true"), ["recipes", "$.options"]),
}
