"""A box as the engine looks it up: flat tables, filled once from the box file and shared by all its positions."""

from witching.games.incantibus import components as parts


class BoxTables:
    """The numbers of one box; nothing changes them once they are filled. Pieces are counted from POTION.

    `document` is the box as a record holds it, in JSON: it names the box in bytes and restores it.
    """

    def __init__(self, document: bytes) -> None:
        self.document = document
        self.visible_pack = [0] * 38
        self.secret_pack = [0] * 26
        self.spell_pack = [0] * 12
        self.supply = [0] * 4
        self.slots = [0] * 6
        self.weapon_for = [0] * 8
        self.room_visible = [0] * 8
        self.room_secret = [0] * 8
        self.room_seats = [0] * 8
        self.points = [0] * 68
        self.coins = [0] * 56
        self.mode = [0] * 30
        self.amount = [0] * 30
        self.fits = [0] * 1680
        self.fit_first = [0] * 30
        self.fit_end = [0] * 30
        self.recipe = [0] * 72

    def fill_packs(self, visible: list[int], secret: list[int], cards: list[int], supply: list[int]) -> None:
        """The kinds of all visible and secret tokens and spell cards, in box order; the special tokens by kind."""
        for i in range(38):
            self.visible_pack[i] = visible[i]
        for i in range(26):
            self.secret_pack[i] = secret[i]
        for i in range(12):
            self.spell_pack[i] = cards[i]
        for i in range(4):
            self.supply[i] = supply[i]

    def fill_rooms(self, visible: list[int], secret: list[int], seats: list[int]) -> None:
        """For every room how many tokens lie in it, and with how many seats it is used at least; the roof first."""
        for i in range(8):
            self.room_visible[i] = visible[i]
            self.room_secret[i] = secret[i]
            self.room_seats[i] = seats[i]

    def fill_kinds(self, points: list[int], coins: list[int], weapons: list[int], slots: list[int]) -> None:
        """By kind the points and the coins; for every monster its weapon; the slots of a case."""
        for i in range(68):
            self.points[i] = points[i]
        for i in range(56):
            self.coins[i] = coins[i]
        for i in range(8):
            self.weapon_for[i] = weapons[i]
        for i in range(6):
            self.slots[i] = slots[i]

    def fill_price(self, piece: int, mode: int, amount: int, fitting: list[int]) -> None:
        """How a piece is paid: so many (or such a sum) of the kinds that fit."""
        self.mode[piece] = mode
        self.amount[piece] = amount
        self.fit_first[piece] = min(fitting, default=0)
        self.fit_end[piece] = max(fitting, default=-1) + 1
        for kind in fitting:
            self.fits[parts.KINDS * piece + kind] = 1

    def fill_recipe(self, piece: int, ingredients: list[int]) -> None:
        """What a potion is brewed from: how many of each of the eight places for ingredients."""
        for i in range(8):
            self.recipe[8 * piece + i] = ingredients[i]

    # ---- for those who look things up from Python

    def room_size(self, room: int) -> tuple[int, int]:
        """How many visible and secret tokens lie in a room when it is opened."""
        return self.room_visible[room], self.room_secret[room]

    def rooms_for(self, seats: int) -> list[int]:
        """The rooms that are used with so many seats, the roof first (I-SETUP)."""
        return [room for room in range(8) if self.room_seats[room] <= seats]

    def points_of(self, kind: int) -> int:
        """What a token or piece scores."""
        return self.points[kind]

    def price_of(self, piece: int) -> tuple[int, int]:
        """The way in which a piece is paid, and how much of it."""
        return self.mode[piece], self.amount[piece]

    def fitting(self, piece: int) -> list[int]:
        """The kinds that a piece may be paid with; of a potion, without the stone."""
        return [kind for kind in range(parts.KINDS) if self.fits[parts.KINDS * piece + kind]]

    def recipe_of(self, piece: int) -> list[int]:
        """The kinds a potion is brewed from, one entry a token."""
        return [parts.INGREDIENT + i for i in range(8) for _ in range(self.recipe[8 * piece + i])]

    def weapon_of(self, monster: int) -> int:
        """The weapon that catches a kind of monster."""
        return self.weapon_for[monster - parts.MONSTER]

    def coins_of(self, kind: int) -> int:
        """What a token counts for where coins are asked for."""
        return self.coins[kind]

    def slots_of(self, place: int) -> int:
        """The slots of a case for one of the places that have some."""
        return self.slots[place]

    def packs(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """All visible tokens, all secret tokens, all spell cards, and the number of each special token."""
        visible = [self.visible_pack[i] for i in range(38)]
        secret = [self.secret_pack[i] for i in range(26)]
        cards = [self.spell_pack[i] for i in range(12)]
        return visible, secret, cards, [self.supply[i] for i in range(4)]
