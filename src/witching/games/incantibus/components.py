"""The engine's numbers for what is in the box (I-BOX); `box.toml` says how many of each there are.

A kind of token is a small int in a range fixed by its type, so that every box fits: up to eight kinds of ingredient,
weapon, monster and gold, then the tokens that have only one kind, then the pieces that are bought: each potion, book
and sorcerer is a separate kind. UNKNOWN exists in Knowledge alone.
"""

from witching.core import position

MOST_SEATS = position.MOST_SEATS

EMPTY = 0
INGREDIENT = 1
WEAPON = 9
MONSTER = 17
GOLD = 25
SPELL = 33
PURSE = 34
THREE_GOLD = 35
UNIVERSALUS = 36
STONE = 37
POTION = 38
BOOK = 47
SORCERER = 56
UNKNOWN = 68

KINDS = SORCERER  # kinds of token that a case may hold and a price may ask for, EMPTY included
MOST_KINDS = 8  # of a type
POTIONS = BOOK - POTION
BOOKS = SORCERER - BOOK
SORCERERS = UNKNOWN - SORCERER
PIECES = UNKNOWN - POTION

FIRST_KIND = {"ingredient": INGREDIENT, "weapon": WEAPON, "monster": MONSTER, "gold": GOLD}
SPECIALS = ("purse", "three-gold", "universalus", "stone")
SPECIAL_KINDS = len(SPECIALS)

# places of a case (I-CASE): the stone is held like an ingredient, Universalus like a weapon, "3 gold" like gold
IN_INGREDIENTS = 0
IN_WEAPONS = 1
IN_MONSTERS = 2
IN_GOLD = 3
IN_POTIONS = 4
IN_BOOKS = 5
IN_SPELLS = 6
IN_PURSES = 7
LIMITED = 6  # places before this one have slots
PLACES = 8
SIDES = 2  # of a case: for apprentices, for experts
SLOTS = ("ingredients", "weapons", "monsters", "gold", "potions", "books")
PURSE_SLOTS = 1
PURSE_PLACES = 2

# spell cards
EXPANDIUS = 0
FORTUNA = 1
IMPERIUM = 2
OCULUS = 3
UNIVERSALUS_CARD = 4
PHILOSOPHIO = 5
ALCHEMY = 6
ISKANTO = 7
SPELLS = ("expandius", "fortuna", "imperium", "oculus", "universalus", "philosophio", "alchemy", "iskanto")
CARD_KINDS = len(SPELLS)

# the ways to meet a price (I-PAY)
RECIPE = 0  # these ingredients, a stone instead of any
COUNT = 1  # this number of tokens that fit
EQUAL = 2  # this number that fit, all of one kind
DIFFERENT = 3  # this number that fit, no two of a kind
SUM = 4  # coins
BARE_WAND = 5  # no token, a wand of at most this strength
ANY = 6  # this number of tokens of any kind

# totals stated by the rule book (I-BOX)
VISIBLE_TOKENS = 38
SECRET_TOKENS = 26
MONSTERS = 14
SPECIAL_TOKENS = 6
SPELL_CARDS = 12
ROOMS = 8
ROOM_PLACES = 12
OPEN_PLACES = 3  # of potions, of books, of spell cards
WANDS = {2: (1, 4), 3: (1, 2, 4), 4: (1, 2, 3, 4)}
LEAST_SEATS = {"roof": 2, "2+": 2, "3+": 3, "4": 4}

# ---- the deal: all stacks are in one deck, each in draw order; then the rooms of the tower and the row of sorcerers
VISIBLE_STACK = 0
SECRET_STACK = VISIBLE_STACK + VISIBLE_TOKENS
POTION_STACK = SECRET_STACK + SECRET_TOKENS
BOOK_STACK = POTION_STACK + POTIONS
SPELL_STACK = BOOK_STACK + BOOKS
TOWER = SPELL_STACK + SPELL_CARDS
ROW = TOWER + ROOMS
DECK = ROW + SORCERERS

# ---- the moment

# phases: what is decided next
OVER = 0
CAST = 1  # everybody points in secret
SPEND = 2  # Universalus for a monster, or not
PAY = 3  # the next token of a payment
DISCARD = 4  # a token that does not fit
SPELL_CARD = 5  # which of the open spell cards
TARGET = 6  # what the spell is cast at
BUSY = 7  # nothing: the rules carry on; never visible to callers
PHASES = ("over", "cast", "spend", "pay", "discard", "spell", "target")

# the fate of a sorcerer
DOWN = 0
UP = 1
BEATEN = 2  # + seat
ESCAPED = 6
REMOVED = 7

# an extra cast (I-CHAIN)
NO_EXTRA = 0
MUST_CAST = 1
MAY_CAST = 2

# endings
CLEARED = 1  # no sorcerer is left
LAID = 2  # somebody laid the wand down
ENDINGS = ("going-on", "cleared", "laid")

MOST_CASTINGS = 94
NOTHING_PAID = 255  # instead of the least token paid so far
ALL_MONSTERS = 255  # as a mask of kinds

# ---- actions
POINT_VISIBLE = 0
POINT_SECRET = POINT_VISIBLE + ROOM_PLACES
POINT_POTION = POINT_SECRET + ROOM_PLACES
POINT_BOOK = POINT_POTION + OPEN_PLACES
POINT_SORCERER = POINT_BOOK + OPEN_PLACES
SPEND_IT = POINT_SORCERER + SORCERERS
KEEP_IT = SPEND_IT + 1
PAY_KIND = KEEP_IT  # + kind, from 1
DISCARD_KIND = PAY_KIND + KINDS - 1  # + kind, from 1
CAST_SPELL = DISCARD_KIND + KINDS
DECLINE = CAST_SPELL + len(SPELLS)
TAKE_VISIBLE = DECLINE + 1
LOOK_SECRET = TAKE_VISIBLE + ROOM_PLACES
FETCH_KIND = LOOK_SECRET + ROOM_PLACES - 1  # + kind, from 1
STEAL_KIND = FETCH_KIND + KINDS  # + 37 * seat + kind - 1
STEAL_KINDS = POTION - 1
ACTIONS = STEAL_KIND + MOST_SEATS * STEAL_KINDS


def place_table() -> list[int]:
    """By kind, the place in a case where its tokens lie."""
    places = [IN_SPELLS] * KINDS
    for first, size, place in (
        (INGREDIENT, MOST_KINDS, IN_INGREDIENTS), (WEAPON, MOST_KINDS, IN_WEAPONS), (MONSTER, MOST_KINDS, IN_MONSTERS),
        (GOLD, MOST_KINDS, IN_GOLD), (PURSE, 1, IN_PURSES), (THREE_GOLD, 1, IN_GOLD), (UNIVERSALUS, 1, IN_WEAPONS),
        (STONE, 1, IN_INGREDIENTS), (POTION, POTIONS, IN_POTIONS), (BOOK, BOOKS, IN_BOOKS),
    ):  # fmt: skip
        places[first : first + size] = [place] * size
    return places


def stealable_table() -> list[int]:
    """By kind, 1 for what Alchemy may steal: ingredients, weapons and gold, including special ones."""
    loot = (IN_INGREDIENTS, IN_WEAPONS, IN_GOLD)
    return [int(kind > EMPTY and place in loot) for kind, place in enumerate(place_table())]
