"""An independent checker for records of Glastonbury, written without a look at our code,
from docs/record.md and docs/record-glastonbury.md alone.

    check(data: bytes) -> str | None      None: right; else one line saying what is wrong
    python glastonbury_checker.py FILE...             one line per file, exit code 1 if any is wrong

Numbers in brackets, such as (6.3), are sections of these pages. Steps are counted from 1, as in their chapter 8.
"""

import hashlib
import json
import re
import sys
from collections import Counter, deque
from itertools import combinations_with_replacement

# ---- Names (2.4) --------------------------------------------------------------------------------------------------

MAX_BYTES = 1_048_576
KINDS_OF = {
    "red": ("dragons-blood", "toadstool"),
    "blue": ("jar-of-eyes", "raven-feathers"),
    "green": ("herb-bundle", "toad"),
    "yellow": ("wax-doll", "cat-whiskers"),
    "orange": ("pumpkin", "snake-powder"),
    "purple": ("bat-wings", "love-philtre"),
    "turquoise": ("moonstone", "scarab"),
    "brown": ("mandrake-root", "bones"),
    "grey": ("cobweb", "candle-stub"),
}
COLOURS = list(KINDS_OF)  # box order
PLAYER_COLOURS, NEUTRAL_COLOURS = COLOURS[:4], COLOURS[4:]
KINDS = [kind for pair in KINDS_OF.values() for kind in pair]
COLOUR_OF = {kind: colour for colour, pair in KINDS_OF.items() for kind in pair}
INGREDIENTS = {f"{kind}-{value}": (kind, value) for kind in KINDS for value in (1, 2, 3, 4)}
OTHERS = {"immuto": 2, "vanesco": 4, "perluceo": 2, "accio": 2, "declinatio": 2}  # how many are in the box (3.6)
INSTANTS = ("vanesco", "perluceo")
CARDS = [*INGREDIENTS, *OTHERS]
CHARGES = {"accio": 2, "declinatio": 3}  # charges that one card gives (6.4)
RECIPES_B = ["b1", "b2", "b3", "b4", "b5"]

CELLS = [col + row for row in "123456" for col in "abcdef" if not (col in "af" and row in "16")]
LINES = {name: [cell for cell in CELLS if name in cell] for name in "bcde2345"}  # the eight inner lines
FACES = [None, *"bcde", None, *"2345", None, *"edcb", None, *"5432"]  # line faced by each stop
CORNERS = {"nw": 0, "ne": 5, "se": 10, "sw": 15}

OPTIONS = {
    "edition": ["ru", "ru-alchemist", "it", "ko"],
    "special2": ["may", "must"],
    "fewest_spells": ["collected", "used"],
    "immuto_in_recipe": ["as_scored", "free"],
    "two_player_removal": ["one_colour", "both_colours"],
    "memory": ["strict", "assisted", "open"],
}


class Wrong(Exception):
    """The record is wrong; the text says why."""


def need(condition, text):
    if not condition:
        raise Wrong(text)


# ---- The file (chapter 1) -----------------------------------------------------------------------------------------


def parse(data):
    need(len(data) <= MAX_BYTES, f"the file has more than {MAX_BYTES} bytes (1.1)")
    need(not data.startswith(b"\xef\xbb\xbf"), "the file begins with a byte order mark (1.1)")

    def pairs(items):
        need(len(dict(items)) == len(items), "a key stands twice in an object (1.3)")
        return dict(items)

    def refuse(number):
        raise Wrong(f"{number[:20]} is not an integer without fraction and exponent (1.2, 1.4)")

    try:
        return json.loads(data.decode("utf-8"), object_pairs_hook=pairs, parse_float=refuse, parse_constant=refuse)
    except UnicodeDecodeError:
        raise Wrong("the file is not UTF-8 (1.1)") from None
    except json.JSONDecodeError as error:
        raise Wrong(f"not JSON: line {error.lineno}, column {error.colno} (1.2)") from None
    except RecursionError:
        raise Wrong("nested too deeply to be a record (1.3)") from None
    except ValueError:  # Python's limit on the digits of an integer
        raise Wrong("a number is too long to be one of a record (1.4)") from None


# ---- Keys and types (chapter 2) -----------------------------------------------------------------------------------


def an_object(value, keys, where):
    need(type(value) is dict, f"{where} is not an object (2)")
    for key in keys:
        need(key in value, f"{where} has no key {key} (1.3)")
    for key in value:
        need(key in keys, f"{where} has an unknown key {ascii(key)[:60]} (1.3)")


def a_list(value, where):
    need(type(value) is list, f"{where} is not a list (2)")
    return value


def a_string(value, where, longest=None):
    need(type(value) is str, f"{where} is not a string (2)")
    need(not any("\ud800" <= char <= "\udfff" for char in value), f"{where} has a lone surrogate (1.5)")
    need(longest is None or len(value) <= longest, f"{where} has more than {longest} characters (2)")


def one_of(value, names, where):
    a_string(value, where)
    need(value in names, f"{where} is none of the names this page gives (2)")


def a_seat_number(value, count, where):
    need(type(value) is int, f"{where} is not an integer (1.4)")  # type(True) is bool, not int
    need(0 <= value < count, f"{where} is not the number of a seat (3.2)")


def check_keys(record):
    need(type(record) is dict, "the record is not an object (1.2)")
    an_object(
        record,
        ["format", "engine", "game", "options", "seats", "deal", "commitment", "actions", "result"]
        + ["undone"] * ("undone" in record),
        "the record",
    )
    one_of(record["format"], ["witching-record-1"], "format")
    a_string(record["engine"], "engine", 40)
    one_of(record["game"], ["glastonbury"], "game")

    options = record["options"]
    an_object(options, [*OPTIONS, "assisted", "recipes"], "options")
    for key, names in OPTIONS.items():
        one_of(options[key], names, f"options.{key}")
    need(type(options["recipes"]) is bool, "options.recipes is not a boolean (2.1)")

    seats = a_list(record["seats"], "seats")
    need(2 <= len(seats) <= 4, "there are not 2 to 4 seats (3.1)")
    for number, seat in enumerate(seats):
        where = f"seats[{number}]"
        an_object(seat, ["name", "kind", "colour", "corner", "recipes"], where)
        a_string(seat["name"], f"{where}.name", 40)
        a_string(seat["kind"], f"{where}.kind", 40)
        one_of(seat["colour"], PLAYER_COLOURS, f"{where}.colour")
        one_of(seat["corner"], CORNERS, f"{where}.corner")
        for recipe in a_list(seat["recipes"], f"{where}.recipes"):
            one_of(recipe, NEUTRAL_COLOURS + RECIPES_B, f"a recipe of {where}")
    for seat in a_list(options["assisted"], "options.assisted"):
        a_seat_number(seat, len(seats), "an entry of options.assisted")

    deal = record["deal"]
    an_object(deal, ["first_seat", "removed", "grid", "pile"], "deal")
    a_seat_number(deal["first_seat"], len(seats), "deal.first_seat")
    for colour in a_list(deal["removed"], "deal.removed"):
        one_of(colour, PLAYER_COLOURS, "an entry of deal.removed")
    for key in ("grid", "pile"):
        for place, card in enumerate(a_list(deal[key], f"deal.{key}")):
            one_of(card, CARDS, f"deal.{key}[{place}]")
    need(len(deal["grid"]) == 32, "deal.grid has not 32 cards (2.3)")
    need(len(deal["pile"]) <= 52, "deal.pile has more than 52 cards (2.3)")

    an_object(record["commitment"], ["sha256", "salt"], "commitment")
    for key, digits in (("salt", 32), ("sha256", 64)):
        a_string(record["commitment"][key], f"commitment.{key}")
        need(
            re.fullmatch(f"[0-9a-f]{{{digits}}}", record["commitment"][key]),
            f"commitment.{key} is not {digits} lower-case hexadecimal digits (4.1)",
        )

    for step, entry in enumerate(a_list(record["actions"], "actions"), 1):
        need(type(entry) is list and len(entry) == 2, f"step {step} is not [seat, action] (2)")
        a_seat_number(entry[0], len(seats), f"step {step}: the seat")
        a_string(entry[1], f"step {step}: the action", 40)

    need(record["result"] is None or type(record["result"]) is dict, "result is neither an object nor null (2)")
    check_undone(a_list(record.get("undone", []), "undone"), len(seats), len(record["actions"]))


def check_undone(undone, seats, actions):
    """What was taken back (chapter 6)."""
    left = 0
    for entry in undone:
        need(type(entry) is list and len(entry) == 3, "an entry of undone is not [seat, before, after] (2)")
        need(all(type(number) is int and number >= 0 for number in entry), "undone holds no such number (6)")
        seat, before, after = entry
        need(seat < seats and after < before and before >= left, "undone says what cannot have happened (6)")
        left = after
    need(left <= actions, "undone leaves more actions than there are (6)")


# ---- Set-up and commitment (chapters 3 and 4) ---------------------------------------------------------------------


def check_setup(record):
    options, seats, deal = record["options"], record["seats"], record["deal"]
    for key in ("colour", "corner"):
        need(len({seat[key] for seat in seats}) == len(seats), f"two seats have the same {key} (3.1)")

    held = [recipe for seat in seats for recipe in seat["recipes"]]
    for number, seat in enumerate(seats):
        recipes = seat["recipes"]
        if options["recipes"]:
            need(
                len(recipes) == 2 and recipes[0] in NEUTRAL_COLOURS and recipes[1] in RECIPES_B,
                f"seats[{number}].recipes is not a recipe A and then a recipe B (3.3)",
            )
        else:
            need(not recipes, f"seats[{number}] has recipes in a game without them (3.3)")
    need(len(set(held)) == len(held), "a recipe is held by two seats (3.3)")

    assisted = options["assisted"]
    need(assisted == sorted(set(assisted)), "options.assisted is not ascending (3.4)")
    need(not assisted or options["memory"] == "assisted", "options.assisted is not empty (3.4)")

    removed = deal["removed"]
    free = [colour for colour in PLAYER_COLOURS if colour not in [seat["colour"] for seat in seats]]
    if len(seats) > 2:
        need(removed == [], "deal.removed is not empty, with more than 2 seats (3.5)")
    elif options["two_player_removal"] == "one_colour":
        need(len(removed) == 1 and removed[0] in free, "deal.removed is not one colour that no seat has (3.5)")
    else:
        need(removed == free, "deal.removed is not the two colours that no seat has, in box order (3.5)")

    pack = Counter(OTHERS)
    pack.update(card for card, (kind, _) in INGREDIENTS.items() if COLOUR_OF[kind] not in removed)
    need(Counter(deal["grid"] + deal["pile"]) == pack, "grid and pile together are not the pack (3.6)")


def check_commitment(record):
    bound = {
        "deal": record["deal"],
        "salt": record["commitment"]["salt"],
        "seats": [{key: seat[key] for key in ("colour", "corner", "recipes")} for seat in record["seats"]],
    }
    text = json.dumps(bound, sort_keys=True, separators=(",", ":"))
    need(
        hashlib.sha256(text.encode()).hexdigest() == record["commitment"]["sha256"],
        "commitment.sha256 is not the hash of deal, salt and seats (4.4)",
    )


# ---- The game (chapter 6) -----------------------------------------------------------------------------------------


class Seat:
    def __init__(self, seat):
        self.colour, self.recipes = seat["colour"], seat["recipes"]
        self.stop = CORNERS[seat["corner"]]
        self.cauldron = []  # the top is the last
        self.charges, self.spent = Counter(), Counter()
        self.spells = 0  # spell cards lying with the seat
        self.happened = 0  # instants that happened to it

    def number(self):
        if not self.cauldron:
            return 2
        return 0 if self.cauldron[-1] == "immuto" else INGREDIENTS[self.cauldron[-1]][1]

    def ingredients(self):  # as (kind, value), from the bottom
        return [INGREDIENTS[card] for card in self.cauldron if card != "immuto"]

    def immutos(self):
        return self.cauldron.count("immuto")


class Game:
    def __init__(self, record):
        self.options = record["options"]
        self.grid = dict(zip(CELLS, record["deal"]["grid"], strict=False))  # None: empty
        self.pile = deque(record["deal"]["pile"])
        self.seats = [Seat(seat) for seat in record["seats"]]
        self.mover = record["deal"]["first_seat"]
        self.how = None
        self.begin_turn()

    def walk(self, steps):
        seat = self.seats[self.mover]
        seat.stop = (seat.stop + steps) % 20
        self.moment = "LINE" if FACES[seat.stop] else "CORNER"

    def begin_turn(self):  # 6.2
        seat = self.seats[self.mover]
        if FACES[seat.stop] is None and seat.number() == 0:
            self.moment = "SPECIAL"
        else:
            self.walk(seat.number())

    def end_turn(self):
        self.mover = (self.mover + 1) % len(self.seats)
        self.begin_turn()

    def ends_game(self, cell):  # 6.3
        return not self.pile and any(
            [other for other in LINES[name] if self.grid[other]] == [cell] for name in cell if name in LINES
        )

    def legal(self):  # 6.3
        seat = self.seats[self.mover]
        if self.moment == "SPECIAL":
            return {"walk", "stay"} if self.options["special2"] == "may" else {"walk"}
        if self.moment == "OVER":
            return set()
        filled = [cell for cell in CELLS if self.grid[cell]]
        no_instant = [cell for cell in filled if self.grid[cell] not in INSTANTS]
        plain, with_cell = set(), []
        if self.moment == "LINE":
            line = LINES[FACES[seat.stop]]
            with_cell += [("take", cell) for cell in filled if cell in line]
            if seat.charges["accio"]:
                with_cell += [("accio", cell) for cell in no_instant if cell not in line]
        else:
            plain.add("pass")
            if seat.charges["declinatio"]:
                line = LINES[FACES[(seat.stop + seat.number()) % 20]]
                targets = [cell for cell in no_instant if cell in line]
                with_cell += [("declinatio", cell) for cell in targets]
                if not targets:
                    plain.add("declinatio end")
        plain.update(f"{verb} {cell}" for verb, cell in with_cell)
        plain.update(f"{verb} {cell} refuse" for verb, cell in with_cell if self.ends_game(cell))
        return plain

    def do(self, action):  # 6.4, the action being legal
        seat = self.seats[self.mover]
        verb, *rest = action.split(" ")
        if verb in ("pass", "stay"):
            self.end_turn()
        elif verb == "walk":
            below = seat.ingredients()
            self.walk(below[-1][1] if below else 2)
        else:
            if verb in CHARGES:
                seat.charges[verb] -= 1
                seat.spent[verb] += 1
            if verb == "declinatio":
                self.walk(seat.number())
            if rest == ["end"]:
                self.moment, self.how = "OVER", "stranded"
            else:
                self.take(rest[0], refused=rest[1:] == ["refuse"])

    def take(self, cell, refused):
        seat = self.seats[self.mover]
        ends, card = self.ends_game(cell), self.grid[cell]
        self.grid[cell] = None
        if not refused and card in OTHERS and card != "immuto":
            seat.spells += 1
            seat.charges[card] += CHARGES.get(card, 0)
        elif not refused:
            seat.cauldron.append(card)
        if card == "vanesco":
            seat.happened += 1
            pile_had_cards = bool(self.pile)
            for distance in range(1, len(self.seats)):
                other = self.seats[(self.mover + distance) % len(self.seats)]
                if other.cauldron:
                    top = other.cauldron.pop()
                    if pile_had_cards:
                        self.pile.append(top)
        if card == "perluceo" and not ends:
            seat.happened += 1
        if ends:
            self.moment, self.how = "OVER", "refused" if refused else "kept"
        else:
            if self.pile:
                self.grid[cell] = self.pile.popleft()
            self.end_turn()


def replay(record):
    """Plays all actions; what it says of a wrong step betrays no card (6)."""
    game = Game(record)
    for step, (seat, action) in enumerate(record["actions"], 1):
        need(game.moment != "OVER", f"step {step}: the game is already over (6.1)")
        need(seat == game.mover, f"step {step}: it is not the turn of seat {seat} (6.1)")
        need(action in game.legal(), f"step {step}: {action!a} of seat {seat} is not legal (6.3)")
        game.do(action)
    return game


# ---- The result (chapter 7) ---------------------------------------------------------------------------------------


def points_of_kind(count, total, own):  # 7.1
    factor = 2 if own else 1
    if count == 1:
        return -factor * total
    if count == 3:
        return factor * total
    return factor * total + 5 if count >= 4 else 0


class Scoring:
    def __init__(self, game):
        self.game, self.seats = game, game.seats
        self.joined = [[] for _ in self.seats]  # for every seat the kinds its Immutos joined
        for distance in range(1, len(self.seats) + 1):  # the seat that ended the game settles last
            self.settle((game.mover + distance) % len(self.seats))

    def settle(self, who):  # 7.2
        immutos, best = self.seats[who].immutos(), None
        for joining in range(immutos + 1):
            for choice in combinations_with_replacement(KINDS, joining):
                self.joined[who] = list(choice)
                value = sum(line["points"] for line in self.kind_lines(who))
                if self.game.options["recipes"]:
                    value += self.recipe_a(who)["points"]
                if best is None or value > best[0]:
                    best = value, list(choice)
        self.joined[who] = best[1]

    def kind_lines(self, who):  # 7.3.1
        seat, lines = self.seats[who], []
        values_of = {}
        for kind, value in seat.ingredients():
            values_of.setdefault(kind, []).append(value)
        for kind in KINDS:
            values, immutos = sorted(values_of.get(kind, [])), self.joined[who].count(kind)
            if values or immutos:
                own = COLOUR_OF[kind] == seat.colour
                lines.append(
                    {
                        "rule": "G-OWN" if own else "G-SCORE",
                        "of": kind,
                        "cards": [f"{kind}-{value}" for value in values] + ["immuto"] * immutos,
                        "points": points_of_kind(len(values) + immutos, sum(values), own),
                    }
                )
        return lines

    def cards_of_colour(self, who, colour):
        """The ingredients in order, and the number of Immutos joined to them."""
        cards = sorted(
            (KINDS.index(kind), value) for kind, value in self.seats[who].ingredients() if COLOUR_OF[kind] == colour
        )
        return cards, sum(COLOUR_OF[kind] == colour for kind in self.joined[who])

    def recipe_a(self, who):  # 7.4
        seat, colour = self.seats[who], self.seats[who].recipes[0]
        cards, immutos = self.cards_of_colour(who, colour)
        if self.game.options["immuto_in_recipe"] == "free":
            immutos = seat.immutos()
        own = len(cards) + immutos
        others = [self.cards_of_colour(other, colour) for other in range(len(self.seats)) if other != who]
        most = all(own > len(its_cards) + its_immutos for its_cards, its_immutos in others)
        return {
            "rule": "G-RECIPE-A",
            "of": colour,
            "cards": [f"{KINDS[kind]}-{value}" for kind, value in cards] + ["immuto"] * immutos,
            "points": own * (2 if len(self.seats) == 4 else 1) if most else 0,
        }

    def recipe_b(self, who):
        recipe = self.seats[who].recipes[1]
        if recipe == "b5":
            won = who == self.game.mover
        else:
            count = {
                "b1": lambda seat: len(seat.cauldron),
                "b2": lambda seat: sum(value == 4 for _, value in seat.ingredients()),
                "b3": self.spells,
                "b4": lambda seat: -sum(value == 1 for _, value in seat.ingredients()),
            }[recipe]
            others = [count(seat) for other, seat in enumerate(self.seats) if other != who]
            won = count(self.seats[who]) < min(others)
        return {"rule": f"G-RECIPE-{recipe.upper()}", "of": recipe, "cards": [], "points": 10 if won else 0}

    def spells(self, seat):
        if self.game.options["fewest_spells"] == "collected":
            return seat.spells
        return (seat.spent["accio"] + 1) // 2 + (seat.spent["declinatio"] + 2) // 3 + seat.happened

    def seat_result(self, who):
        unjoined = self.seats[who].immutos() - len(self.joined[who])
        lines = self.kind_lines(who)
        lines += [{"rule": "G-IMMUTO", "of": "", "cards": ["immuto"], "points": 0} for _ in range(unjoined)]
        if self.game.options["recipes"]:
            lines += [self.recipe_a(who), self.recipe_b(who)]
        return {
            "points": sum(line["points"] for line in lines),
            "lines": lines,
            "immutos": self.joined[who] + [None] * unjoined,
        }

    def result(self):
        seats = [self.seat_result(who) for who in range(len(self.seats))]
        most = max(seat["points"] for seat in seats)
        return {
            "ended_by": self.game.mover,
            "how": self.game.how,
            "winners": [who for who, seat in enumerate(seats) if seat["points"] == most],
            "seats": seats,
        }


def compare(said, right, where):
    """Everything in the result is judged; True is not 1."""
    if type(right) is dict:
        an_object(said, list(right), where)
        if "rule" in right:
            where += f" ({right['rule']} {right['of']})"
        for key in right:
            compare(said[key], right[key], f"{where}.{key}")
    elif type(right) is list:
        a_list(said, where)
        for place, (one, other) in enumerate(zip(said, right, strict=False)):
            compare(one, other, f"{where}[{place}]")
        need(len(said) == len(right), f"{where} has {len(said)} entries, not {len(right)} (7)")
    else:
        need(type(said) is type(right) and said == right, f"{where} is not {json.dumps(right)} (7)")


# ---- The whole ----------------------------------------------------------------------------------------------------


def judge(data):
    record = parse(data)
    check_keys(record)
    check_setup(record)
    check_commitment(record)
    game, result = replay(record), record["result"]
    if game.moment == "OVER":
        need(result is not None, f"the game is over after step {len(record['actions'])}, but result is null (6)")
        compare(result, Scoring(game).result(), "result")
    else:
        need(result is None, f"the game is not over after step {len(record['actions'])}, but there is a result (6)")


def check(data: bytes) -> str | None:
    try:
        judge(data)
    except Wrong as wrong:
        return str(wrong)
    except Exception as error:  # should not happen; a checker must not fall over
        return f"the checker failed: {type(error).__name__}"
    return None


def main(paths):
    sys.stdout.reconfigure(errors="backslashreplace")
    all_right = True
    for path in paths:
        try:
            with open(path, "rb") as file:
                wrong = check(file.read(MAX_BYTES + 1))
        except (OSError, ValueError) as error:
            wrong = f"cannot be read: {type(error).__name__}"
        print(f"{path}: right" if wrong is None else f"{path}: WRONG: {wrong}")
        all_right = all_right and wrong is None
    return 0 if all_right else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
