"""The independent checker of Glastonbury: the result (chapter 7)."""

import json
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

from records.glastonbury_names import COLOUR_OF, KINDS, Record, need
from records.glastonbury_playing import Game, Seat
from records.glastonbury_reading import a_list, an_object


def points_of_kind(count: int, total: int, own: bool) -> int:  # 7.1
    factor = 2 if own else 1
    if count == 1:
        return -factor * total
    if count == 3:
        return factor * total
    return factor * total + 5 if count >= 4 else 0


class Scoring:
    def __init__(self, game: Game) -> None:
        self.game, self.seats = game, game.seats
        self.joined: list[list[str]] = [[] for _ in self.seats]  # for every seat, the kinds its Immutos joined
        for distance in range(1, len(self.seats) + 1):  # the seat that ended the game settles last
            who = (game.ender + distance) % len(self.seats)
            if game.owners_settle():
                self.joined[who] = sorted((kind for kind in self.seats[who].said if kind != "-"), key=KINDS.index)
            else:
                self.settle(who)

    def settle(self, who: int) -> None:  # 7.2
        immutos = self.seats[who].immutos()
        best: tuple[int, list[str]] | None = None
        for joining in range(immutos + 1):
            held = [kind for kind, _ in self.seats[who].ingredients()]
            kinds = [kind for kind in KINDS if self.game.options["immuto_joins"] == "any" or kind in held]
            for choice in combinations_with_replacement(kinds, joining):
                self.joined[who] = list(choice)
                value = sum(line["points"] for line in self.kind_lines(who))
                if self.game.options["recipes"]:
                    value += self.recipe_a(who)["points"]
                if best is None or value > best[0]:
                    best = value, list(choice)
        assert best is not None
        self.joined[who] = best[1]

    def kind_lines(self, who: int) -> list[Record]:  # 7.3.1
        seat, lines = self.seats[who], list[Record]()
        values_of: dict[str, list[int]] = {}
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

    def cards_of_colour(self, who: int, colour: str) -> tuple[list[tuple[int, int]], int]:
        """The ingredients in order, and the number of Immutos joined to them."""
        cards = sorted(
            (KINDS.index(kind), value) for kind, value in self.seats[who].ingredients() if COLOUR_OF[kind] == colour
        )
        return cards, sum(COLOUR_OF[kind] == colour for kind in self.joined[who])

    def recipe_a(self, who: int) -> Record:  # 7.4
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

    def recipe_b(self, who: int) -> Record:
        recipe = self.seats[who].recipes[1]
        if recipe == "b5":
            won = who == self.game.ender
        else:
            counts: dict[str, Callable[[Seat], int]] = {
                "b1": lambda seat: len(seat.cauldron),
                "b2": lambda seat: sum(value == 4 for _, value in seat.ingredients()),
                "b3": self.spells,
                "b4": lambda seat: -sum(value == 1 for _, value in seat.ingredients()),
            }
            count = counts[recipe]
            others = [count(seat) for other, seat in enumerate(self.seats) if other != who]
            won = count(self.seats[who]) < min(others)
        return {"rule": f"G-RECIPE-{recipe.upper()}", "of": recipe, "cards": [], "points": 10 if won else 0}

    def spells(self, seat: Seat) -> int:
        if self.game.options["fewest_spells"] == "collected":
            return seat.spells
        return (seat.spent["accio"] + 1) // 2 + (seat.spent["declinatio"] + 2) // 3 + seat.happened

    def seat_result(self, who: int) -> Record:
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

    def result(self) -> Record:
        seats = [self.seat_result(who) for who in range(len(self.seats))]
        most = max(seat["points"] for seat in seats)
        return {
            "ended_by": self.game.ender,
            "how": self.game.how,
            "winners": [who for who, seat in enumerate(seats) if seat["points"] == most],
            "seats": seats,
        }


def compare(said: Any, right: Any, where: str) -> None:
    """Everything in the result is checked; True is not 1."""
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
