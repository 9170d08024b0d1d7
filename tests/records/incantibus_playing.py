"""The independent checker of Incantibus, the game (6) and its result (7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from records.incantibus_paying import payments
from records.incantibus_reading import BROUGHT, CARDS, SORTS, SWITCHES, Box, Line, Price


class Game:
    """The state (6.1) and its match."""

    def __init__(self, record: dict[str, Any]) -> None:
        """Lay out the table (6.1)."""
        deal, options = record["deal"], record["options"]
        self.switch: dict[str, str] = {key: options.get(key, values[0]) for key, values in SWITCHES.items()}
        self.box = Box(options["box"], ["universalus"] if self.switch["universalus_pays"] == "weapon" else [])
        self.expert, self.seats = options["expert"], range(len(record["seats"]))
        self.slots = options["box"]["case"] | (options["box"].get("expert-case", {}) if self.expert else {})
        self.rooms: list[str] = deal["rooms"]
        self.row: list[str] = deal["sorcerers"]
        self.status: list[str | int] = ["hidden"] * len(self.row)  # hidden, open, escaped, or the seat that beat it
        self.stack = {field: [self.box.token[key] for key in deal[field]] for field in ("visible", "secret")}
        self.stack["potion"] = [self.box.by_key("potions")[key] for key in deal["potions"]]
        self.stack["book"] = [self.box.by_key("books")[key] for key in deal["books"]]
        self.spells: list[str] = deal["spells"][3:]
        self.open_cards = Counter(deal["spells"][:3])
        self.places: dict[str, list[str | None]] = {"potion": [None] * 3, "book": [None] * 3}
        self.supply, self.moat = Counter(options["box"]["special"]), Counter[str]()
        self.wand: list[int] = [seat["wand"] for seat in record["seats"]]
        self.case: list[Counter[str]] = [Counter() for _ in self.seats]
        self.room, self.mover, self.moment = 1, -1, "CAST"
        self.chosen: list[str] = []  # the choices of this casting, in seat order
        self.pointed_with: list[int] = []
        self.takers: set[int] = set()
        self.casters: set[int] = set()
        self.card: str | None = None
        self.extra: str | None = None  # None, due or free (6.8)
        self.at: tuple[str, int] = ("", 0)  # what a SPEND or PAY is about: a row of places and an index
        self.paid: tuple[str, ...] = ()
        self.before: Counter[str] = Counter()  # the case before the first token of a payment
        self.laid: list[int] = []
        self.refill()
        self.open_room()

    # ---- what is owed and legal

    def owes(self) -> int | None:
        """The seat that must choose next, None when the game is over (6.1, R6)."""
        if self.moment == "OVER":
            return None
        return len(self.chosen) if self.moment == "CAST" else self.mover

    def legal(self, seat: int) -> list[str]:
        """All legal actions of the seat that owes a choice."""
        case = self.case[seat]
        if self.moment == "CAST":
            return self.legal_points(seat)
        if self.moment == "SPEND":
            return ["spend", "keep"]
        if self.moment == "PAY":
            price = self.price_at(*self.at)
            return [f"pay {kind}" for kind in self.box.kinds
                    if any(True for _ in payments(self.box, price, self.before, (*self.paid, kind)))]  # fmt: skip
        if self.moment == "DISCARD":
            full = self.overflow(seat)
            return [f"discard {kind}" for kind in self.box.kinds
                    if case[kind] > 0 and full.get(str(self.box.sort(kind)), 0) > 0]  # fmt: skip
        if self.moment == "CARD":
            declines = ["decline"] if self.extra == "free" else []
            return [f"cast {card}" for card in CARDS if self.open_cards[card] > 0] + declines
        return self.legal_targets()

    def legal_points(self, seat: int) -> list[str]:
        """(6.3), with the wand the seat holds."""
        found = [(row, i) for row in ("visible", "secret") for i, kind in enumerate(self.places[row]) if kind]
        found += [(row, i) for row in ("potion", "book") for i, kind in enumerate(self.places[row])
                  if kind and self.can_pay(seat, row, i, self.wand[seat])]  # fmt: skip
        if self.is_final():
            found += [("sorcerer", i) for i, status in enumerate(self.status) if status == "hidden"
                      or (status == "open" and self.can_pay(seat, "sorcerer", i, self.wand[seat]))]  # fmt: skip
        return [f"point {row} {i + 1}" for row, i in found]

    def legal_targets(self) -> list[str]:
        """(6.8)."""
        me = self.case[self.mover]
        if self.card == "imperium":
            return [f"take visible {i + 1}" for i, kind in enumerate(self.places["visible"])
                    if kind and (self.seizes(kind) or me["universalus"] > 0)]  # fmt: skip
        if self.card == "oculus":
            return [f"look secret {i + 1}" for i, kind in enumerate(self.places["secret"]) if kind]
        if self.card == "alchemy":
            stolen = [kind for kind in self.box.kinds if self.box.sort(kind) in ("ingredients", "weapons", "gold")]
            return [f"steal {seat} {kind}" for seat in self.seats if seat != self.mover
                    for kind in stolen if self.case[seat][kind] > 0]  # fmt: skip
        return [f"fetch {kind}" for kind in self.box.kinds if self.moat[kind] > 0]

    def price_at(self, row: str, index: int) -> Price:
        """The price of the piece at a place."""
        if row == "sorcerer":
            price: Price = next(iter(self.box.box["sorcerers"][self.row[index]]["price"].items()))
            return price
        return self.box.price(str(self.places[row][index]))

    def can_pay(self, seat: int, row: str, index: int, wand: int) -> bool:
        """Whether the seat can pay for the piece, with this wand (6.6)."""
        price = self.price_at(row, index)
        if price[0] == "wand":
            return bool(wand <= price[1])
        return any(True for _ in payments(self.box, price, self.case[seat]))

    def catches(self, kind: str) -> bool:
        """The kind is not a monster, or the mover has the weapon (6.4)."""
        weapon = self.box.row[kind].get("weapon")  # only the row of a monster has one
        return weapon is None or self.case[self.mover][self.box.token[weapon]] > 0

    def seizes(self, kind: str) -> bool:
        """Imperium takes the kind without a `universalus` (6.8)."""
        return self.switch["imperium"] == "any" or self.catches(kind)

    def overflow(self, seat: int) -> dict[str, int]:
        """What the seat holds beyond its slots, by sort (6.7)."""
        held = Counter(dict.fromkeys(SORTS, 0))
        for kind, number in self.case[seat].items():
            if sort := self.box.sort(kind):
                held[sort] += number
        return {sort: max(0, held[sort] - self.slots[sort]) for sort in SORTS}

    def in_order(self, seat: int) -> bool:
        """(6.7)."""
        over, purses = sum(self.overflow(seat).values()), self.case[seat]["purse"]
        return over == 0 or over <= 1 + 2 * min(purses, 2) - purses

    def is_final(self) -> bool:
        """All rooms are behind us (6.1)."""
        return self.room > len(self.rooms)

    # ---- carrying out

    def play(self, action: str) -> None:
        """Carry out an action that is legal for the seat that owes it (5)."""
        word, *rest = action.split(" ")
        if word == "point":
            return self.point(action)
        self.moment = "GOING"  # what is carried out below may set another one
        if word in ("spend", "keep"):
            self.spend(word == "spend")
        elif word == "pay":
            self.pay(rest[0])
        elif word == "discard":
            self.to_moat(rest[0])
        elif word == "cast":
            self.cast(rest[0])
        elif word == "decline":
            self.extra = None
        elif word == "take":
            self.take_visible(int(rest[1]) - 1)
        elif word == "look":
            self.look_secret(int(rest[1]) - 1)
        elif word == "steal":
            self.case[int(rest[0])][rest[1]] -= 1
            self.case[self.mover][rest[1]] += 1
        elif word == "fetch":
            self.moat[rest[0]] -= 1
            self.bring(rest[0], "free")
        self.go_on()

    def point(self, action: str) -> None:
        """One choice of a casting; with the last one, contests and swaps (6.3)."""
        self.chosen.append(action)
        if len(self.chosen) < len(self.seats):
            return
        self.pointed_with = list(self.wand)
        for choice in set(self.chosen):
            group = sorted((s for s in self.seats if self.chosen[s] == choice), key=lambda s: self.pointed_with[s])
            weakest, strongest = group[0], group[-1]
            self.takers.add(strongest)
            self.wand[weakest], self.wand[strongest] = self.pointed_with[strongest], self.pointed_with[weakest]
        self.moment = "GOING"
        self.go_on()

    def go_on(self) -> None:
        """Do what applies until somebody owes a choice or the game is over (6.2)."""
        while self.moment == "GOING":
            if self.mover >= 0 and not self.in_order(self.mover):
                self.moment = "DISCARD"
            elif self.card is not None:
                self.end_spell()
            elif self.takers:
                self.mover = max(self.takers, key=lambda s: self.pointed_with[s])
                self.takers.remove(self.mover)
                self.taking()
            elif self.casters:
                wands = {"now": self.wand, "pointing": self.pointed_with}[self.switch["caster_wand"]]
                self.mover = max(self.casters, key=lambda s: wands[s])
                self.casters.remove(self.mover)
                self.moment = "CARD" if self.open_cards.total() > 0 else "GOING"
            elif not self.is_final() and sum(k is not None for k in self.in_room()) < 2:
                self.leave_room()
            elif self.is_final() and self.finished():
                self.moment = "OVER"
            else:
                self.moment, self.chosen = "CAST", []

    def in_room(self) -> list[str | None]:
        """All places of the room."""
        return self.places["visible"] + self.places["secret"]

    def to_moat(self, kind: str) -> None:
        """One of a kind goes from the mover's case to the moat."""
        self.case[self.mover][kind] -= 1
        self.moat[kind] += 1

    def taking(self) -> None:
        """The mover takes what it points at (6.5)."""
        _, row, place = self.chosen[self.mover].split(" ")
        self.at = row, int(place) - 1
        if row in ("visible", "secret"):
            return self.take_token(row, int(place) - 1)
        if row == "sorcerer":
            self.status[self.at[1]] = "open"
            if not self.can_pay(self.mover, *self.at, self.pointed_with[self.mover]):
                self.status[self.at[1]] = "escaped"
                return
        if self.price_at(*self.at)[0] == "wand":
            return self.get_piece()
        self.moment, self.paid, self.before = "PAY", (), Counter(self.case[self.mover])

    def take_token(self, row: str, index: int) -> None:
        """A token of the room is taken in a casting (6.5). Its place stays filled until SPEND is answered."""
        kind = str(self.places[row][index])
        if not self.catches(kind) and self.case[self.mover]["universalus"] > 0:
            self.moment = "SPEND"
            return
        self.places[row][index] = None
        if self.catches(kind):
            self.case[self.mover][kind] += 1
            if kind == "spell":
                self.casters.add(self.mover)
        else:
            self.moat[kind] += 1

    def spend(self, spends: bool) -> None:
        """SPEND in a casting (6.5) or after Oculus (6.8)."""
        row, index = self.at
        kind = str(self.places[row][index])
        if spends:
            self.to_moat("universalus")
            self.case[self.mover][kind] += 1
        elif self.card is None:
            self.moat[kind] += 1
        if spends or self.card is None:
            self.places[row][index] = None

    def pay(self, kind: str) -> None:
        """The next token of a payment (6.6)."""
        self.to_moat(kind)
        self.paid = (*self.paid, kind)
        if self.paid in payments(self.box, self.price_at(*self.at), self.before, self.paid):
            self.get_piece()
        else:
            self.moment = "PAY"

    def get_piece(self) -> None:
        """The piece that was paid for is the mover's (6.5)."""
        row, index = self.at
        if row == "sorcerer":
            self.status[index] = self.mover
        else:
            self.case[self.mover][str(self.places[row][index])] += 1
            self.places[row][index] = None

    # ---- spells (6.8)

    def cast(self, card: str) -> None:
        """Bring a card into play."""
        self.extra, self.card = None, card
        self.open_cards[card] -= 1
        if card in BROUGHT:
            if self.supply[BROUGHT[card]] > 0:
                self.supply[BROUGHT[card]] -= 1
                self.case[self.mover][BROUGHT[card]] += 1
        elif self.legal_targets():
            self.moment = "TARGET"

    def bring(self, kind: str, extra: str) -> None:
        """A spell brings a token into the mover's case; a spell token gives an extra cast."""
        self.case[self.mover][kind] += 1
        if kind == "spell":
            self.extra = extra

    def take_visible(self, index: int) -> None:
        """Imperium."""
        kind = str(self.places["visible"][index])
        self.places["visible"][index] = None
        if not self.seizes(kind):
            self.to_moat("universalus")
        self.bring(kind, "due")

    def look_secret(self, index: int) -> None:
        """Oculus."""
        kind = str(self.places["secret"][index])
        if self.catches(kind):
            self.places["secret"][index] = None
            self.bring(kind, "due")
        elif self.case[self.mover]["universalus"] > 0:
            self.moment, self.at = "SPEND", ("secret", index)

    def end_spell(self) -> None:
        """The card leaves the game, another one opens, an extra cast may follow."""
        self.card = None
        if self.spells:
            self.open_cards[self.spells[0]] += 1
            self.spells = self.spells[1:]
        if self.extra and self.open_cards.total() > 0:
            self.moment = "CARD"
        else:
            self.extra = None

    # ---- rooms and the end (6.9, 6.10)

    def draw(self, stack: str) -> str | None:
        """The front of a stack, None when it is empty."""
        return self.stack[stack].pop(0) if self.stack[stack] else None

    def refill(self) -> None:
        """Fill the empty places for potions and books."""
        for row in ("potion", "book"):
            self.places[row] = [kind or self.draw(row) for kind in self.places[row]]

    def open_room(self) -> None:
        """Lay out room r and open the r-th sorcerer, or, in the final, lay out nothing."""
        size = {"visible": 0, "secret": 0}
        if not self.is_final():
            size = self.box.box["rooms"][self.rooms[self.room - 1]]
            self.status[self.room - 1] = "open"
        for row in ("visible", "secret"):
            self.places[row] = [self.draw(row) for _ in range(size[row])]

    def leave_room(self) -> None:
        """What is left goes to the moat; on to the next room or the final."""
        self.moat.update(kind for kind in self.in_room() if kind)
        self.refill()
        self.room += 1
        self.open_room()

    def finished(self) -> bool:
        """Whether the game is finished in the final; sets who has laid the wand (6.10)."""
        if "hidden" in self.status:
            return False
        if "open" not in self.status:
            return True
        self.laid = [seat for seat in self.seats if not self.legal_points(seat)]
        return self.laid != []

    # ---- the result (7)

    def result(self) -> dict[str, Any]:
        """The result of a game that is over."""
        seats = []
        for seat in self.seats:
            lines = self.lines(seat)
            seats.append({"points": sum(line["points"] for line in lines), "wand": self.wand[seat], "lines": lines})
        best = max(self.seats, key=lambda seat: (seats[seat]["points"], self.wand[seat]))
        return {"how": "laid" if self.laid else "cleared", "laid": self.laid, "winners": [best], "seats": seats}

    def lines(self, seat: int) -> list[Line]:
        """The score sheet of a seat."""
        sorcerers = [key for key, status in zip(self.row, self.status, strict=True) if status == seat]
        points = self.box.box["sorcerers"]
        parts = [(of, self.scored(seat, of)) for of in ("gold", "monsters", "potions", "spell-tokens", "books")]
        parts.append(("sorcerers", [(key, points[key]["points"]) for key in sorcerers]))
        found: list[Line] = [
            {"rule": "I-SCORE", "of": of, "tokens": [key for key, _ in part], "points": sum(n for _, n in part)}
            for of, part in parts if part
        ]  # fmt: skip
        if self.expert:
            found.append({"rule": "I-EXPERT", "of": "wand", "tokens": [], "points": self.wand[seat]})
        return found

    def scored(self, seat: int, of: str) -> list[tuple[str, int]]:
        """The key and the points of every token of the case that a line counts, in box order."""
        found = []
        for kind in self.box.kinds:
            line = {"three-gold": "gold", "spell": "spell-tokens"}.get(kind, self.box.section[kind])
            if line == of:
                row = {"three-gold": {"coins": 3}, "spell": {"points": 1}}.get(kind, self.box.row[kind])
                found += [(self.box.key[kind], row["coins" if of == "gold" else "points"])] * self.case[seat][kind]
        return found
