"""A box for the engine: flat lookup tables, filled once from the box file and shared by all its positions."""

from witching.games.incantibus import components as parts
from witching.games.incantibus.state import BoxNumbers


class BoxTables(BoxNumbers):
    """The numbers of one box, which never change once filled. Pieces are counted from POTION.

    `document` is the box as a record stores it, in JSON: it identifies the box in bytes and restores it.
    """

    def __init__(self, document: bytes) -> None:
        super().__init__()
        self.document = document

    def fill_packs(self, visible: list[int], secret: list[int], cards: list[int], supply: list[int]) -> None:
        """The kinds of all visible and secret tokens and spell cards, in box order; the special tokens by kind."""
        for i in range(parts.VISIBLE_TOKENS):
            self.visible_pack[i] = visible[i]
        for i in range(parts.SECRET_TOKENS):
            self.secret_pack[i] = secret[i]
        for i in range(parts.SPELL_CARDS):
            self.spell_pack[i] = cards[i]
        for i in range(parts.SPECIAL_KINDS):
            self.supply[i] = supply[i]

    def fill_rooms(self, visible: list[int], secret: list[int], seats: list[int]) -> None:
        """For every room, how many tokens lie in it, and the fewest seats it is used with; the roof first."""
        for i in range(parts.ROOMS):
            self.room_visible[i] = visible[i]
            self.room_secret[i] = secret[i]
            self.room_seats[i] = seats[i]

    def fill_kinds(self, points: list[int], coins: list[int], weapons: list[int], slots: list[int]) -> None:
        """By kind, the points and the coins; for every monster its weapon; the slots of a case, then of its expert
        side."""
        for i in range(parts.UNKNOWN):
            self.points[i] = points[i]
        for i in range(parts.KINDS):
            self.coins[i] = coins[i]
        for i in range(parts.MOST_KINDS):
            self.weapon_for[i] = weapons[i]
        for i in range(parts.SIDES * parts.LIMITED):
            self.slots[i] = slots[i]

    def fill_price(self, piece: int, mode: int, amount: int, fitting: list[int]) -> None:
        """How a piece is paid for: the amount, in tokens or coins, of the kinds that fit."""
        self.mode[piece] = mode
        self.amount[piece] = amount
        self.fit_first[piece] = min(fitting, default=0)
        self.fit_end[piece] = max(fitting, default=-1) + 1
        for kind in fitting:
            self.fits[parts.KINDS * piece + kind] = 1

    def ask_weapons(self, piece: int) -> None:
        """A piece is paid for with weapons (I-PAY)."""
        self.asks_weapons[piece] = 1

    def fill_recipe(self, piece: int, ingredients: list[int]) -> None:
        """What a potion is brewed from: how many of each of the eight possible ingredients."""
        for i in range(parts.MOST_KINDS):
            self.recipe[parts.MOST_KINDS * piece + i] = ingredients[i]

    # ---- lookups from Python

    def room_size(self, room: int) -> tuple[int, int]:
        """How many visible and secret tokens lie in a room when it is opened."""
        return self.room_visible[room], self.room_secret[room]

    def rooms_for(self, seats: int) -> list[int]:
        """The rooms used with this number of seats, the roof first (I-SETUP)."""
        return [room for room in range(parts.ROOMS) if self.room_seats[room] <= seats]

    def points_of(self, kind: int) -> int:
        """What a token or piece scores."""
        return self.points[kind]

    def price_of(self, piece: int) -> tuple[int, int]:
        """How a piece is paid for, and the amount."""
        return self.mode[piece], self.amount[piece]

    def fitting(self, piece: int) -> list[int]:
        """The kinds that a piece may be paid with, but for the stone in a potion and Universalus as a weapon."""
        return [kind for kind in range(parts.KINDS) if self.fits[parts.KINDS * piece + kind]]

    def is_for_weapons(self, piece: int) -> bool:
        """Whether a piece is paid for with weapons."""
        return self.asks_weapons[piece] == 1

    def recipe_of(self, piece: int) -> list[int]:
        """The kinds a potion is brewed from, one entry per token."""
        first = parts.MOST_KINDS * piece
        return [parts.INGREDIENT + i for i in range(parts.MOST_KINDS) for _ in range(self.recipe[first + i])]

    def weapon_of(self, monster: int) -> int:
        """The weapon that catches a kind of monster."""
        return self.weapon_for[monster - parts.MONSTER]

    def coins_of(self, kind: int) -> int:
        """What a token counts for in coins."""
        return self.coins[kind]

    def slots_of(self, place: int, expert: int) -> int:
        """The number of slots at one of the places that have slots, on this side of the case."""
        return self.slots[parts.LIMITED * expert + place]

    def packs(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """All visible tokens, all secret tokens, all spell cards, and the number of each special token."""
        visible = [self.visible_pack[i] for i in range(parts.VISIBLE_TOKENS)]
        secret = [self.secret_pack[i] for i in range(parts.SECRET_TOKENS)]
        cards = [self.spell_pack[i] for i in range(parts.SPELL_CARDS)]
        return visible, secret, cards, [self.supply[i] for i in range(parts.SPECIAL_KINDS)]
