"""The independent checker of Glastonbury: the game (chapter 6)."""

from collections import Counter, deque

from records.glastonbury_names import (
    CELLS,
    CHARGES,
    CORNERS,
    FACES,
    INGREDIENTS,
    INNER,
    INSTANTS,
    KINDS,
    LATER,
    LINES,
    OTHERS,
    Record,
    need,
)


class Seat:
    def __init__(self, seat: Record) -> None:
        self.colour, self.recipes = seat["colour"], seat["recipes"]
        self.stop = CORNERS[seat["corner"]]
        self.cauldron: list[str] = []  # the top is the last
        self.charges, self.spent = Counter[str](), Counter[str]()
        self.spells = 0  # spell cards held by the seat
        self.happened = 0  # instants that happened to it
        self.said: list[str] = []  # what its Immutos join, as the seat said (6.5)

    def number(self) -> int:
        if not self.cauldron:
            return 2
        return 0 if self.cauldron[-1] == "immuto" else INGREDIENTS[self.cauldron[-1]][1]

    def ingredients(self) -> list[tuple[str, int]]:  # as (kind, value), from the bottom
        return [INGREDIENTS[card] for card in self.cauldron if card != "immuto"]

    def immutos(self) -> int:
        return self.cauldron.count("immuto")


class Game:
    def __init__(self, record: Record) -> None:
        self.options = {key: names[0] for key, names in LATER.items()} | record["options"]
        self.grid = dict(zip(CELLS, record["deal"]["grid"], strict=False))  # None: empty
        self.pile = deque(record["deal"]["pile"])
        self.seats = [Seat(seat) for seat in record["seats"]]
        self.mover = record["deal"]["first_seat"]
        self.how: str | None = None
        self.ender = -1
        self.begin_turn()

    def walk(self, steps: int) -> None:
        seat = self.seats[self.mover]
        seat.stop = (seat.stop + steps) % 20
        self.moment = "LINE" if FACES[seat.stop] else "CORNER"

    def begin_turn(self) -> None:  # 6.2
        seat = self.seats[self.mover]
        if FACES[seat.stop] is None and seat.number() == 0:
            self.moment = "SPECIAL"
        else:
            self.walk(seat.number())

    def end_turn(self) -> None:
        self.mover = (self.mover + 1) % len(self.seats)
        self.begin_turn()

    def ends_game(self, cell: str) -> bool:  # 6.3
        counting = INNER if self.options["end_lines"] == "inner" else LINES
        return not self.pile and any(
            [other for other in LINES[name] if self.grid[other]] == [cell] for name in cell if name in counting
        )

    def legal(self) -> set[str]:  # 6.3
        seat = self.seats[self.mover]
        if self.moment == "SPECIAL":
            return {"walk", "stay"} if self.options["special2"] == "may" else {"walk"}
        if self.moment == "OVER":
            return set()
        if self.moment == "SETTLE":
            held = [kind for kind, _ in seat.ingredients()]
            kinds = KINDS if self.options["immuto_joins"] == "any" else held
            return {f"join {kind}" for kind in [*kinds, "-"]}
        filled = [cell for cell in CELLS if self.grid[cell]]
        no_instant = [cell for cell in filled if self.grid[cell] not in INSTANTS]
        plain, with_cell = set[str](), list[tuple[str, str]]()
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

    def do(self, action: str) -> None:  # 6.4, the action being legal
        seat = self.seats[self.mover]
        verb, *rest = action.split(" ")
        if verb == "join":
            seat.said.append(rest[0])
            self.settle_on()
        elif verb in ("pass", "stay"):
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
                self.end("stranded")
            else:
                self.take(rest[0], refused=rest[1:] == ["refuse"])

    def take(self, cell: str, refused: bool) -> None:
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
            self.end("refused" if refused else "kept")
        else:
            if self.pile:
                self.grid[cell] = self.pile.popleft()
            self.end_turn()

    def end(self, how: str) -> None:  # 6.4
        self.ender, self.how = self.mover, how
        self.settle_on()

    def owners_settle(self) -> bool:
        return bool(self.options["recipes"]) and self.options["immuto_by"] == "owner"

    def settle_on(self) -> None:  # 6.5
        self.moment = "OVER"
        for distance in range(len(self.seats), 0, -1):
            who = (self.ender + distance) % len(self.seats)
            if self.owners_settle() and len(self.seats[who].said) < self.seats[who].immutos():
                self.moment, self.mover = "SETTLE", who


def replay(record: Record) -> Game:
    """Plays all actions; its message about a wrong step reveals no card (6)."""
    game = Game(record)
    for step, (seat, action) in enumerate(record["actions"], 1):
        need(game.moment != "OVER", f"step {step}: the game is already over (6.1)")
        need(seat == game.mover, f"step {step}: it is not the turn of seat {seat} (6.1)")
        need(action in game.legal(), f"step {step}: {action!a} of seat {seat} is not legal (6.3)")
        game.do(action)
    return game
