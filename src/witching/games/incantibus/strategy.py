"""What search may ask: how good a choice looks at first sight by what is open, and what a case may become."""

from witching.core.position import Position
from witching.core.strategy import Strategy
from witching.games.incantibus import cases, payments, spells
from witching.games.incantibus import components as parts
from witching.games.incantibus.position import IncantibusState

# in points, found by matches
NOISE = 1.5
INGREDIENT_HOPE = 0.8
STEP_HOPE = 0.9  # added for each open potion that lacks it; twice if it is the last one
WEAPON_HOPE = 1.0
PREY_HOPE = 0.5  # added for each point of a visible monster that it catches
SPARE_HOPE = 0.3  # a second one of what is held
CAST_HOPE = 2.0
PURSE_HOPE = 0.8
UNIVERSALUS_HOPE = 2.2
STONE_HOPE = 1.8
SECRET_HOPE = 1.7
HIDDEN_HOPE = 2.5  # a hidden sorcerer
SORCERER_HOPE = 0.4  # how much of what a sorcerer brings counts for the last token of its price
RISK = 0.25  # that a stronger wand wants the same
PAYS = 0.35  # what a token is still good for in the final

PLACE_OF = parts.place_table()


class IncantibusStrategy(Strategy):
    """Looks at what is open, and at secret tokens only where the choosing seat has looked."""

    def __init__(self) -> None:
        self.scores = [0.0] * 72
        self.noise = NOISE
        self.ahead = 0.0

    def prior(self, position: Position, seat: int, count: int) -> None:
        """Each choice by the token, piece or card it is about."""
        table = as_state(position)
        self.ahead = (table.room_count - table.room_now) / (1.0 * table.room_count)
        for index in range(count):
            self.scores[index] = self.choice_worth(table, seat, table.choices[index])

    def choice_worth(self, table: IncantibusState, seat: int, action: int) -> float:
        """How a choice looks to the seat."""
        if table.phase == parts.CAST:
            return self.target_worth(table, seat, action) * self.luck(table, seat)
        if table.phase == parts.PAY:
            return -self.keeping(table, seat, action - parts.PAY_KIND)
        if table.phase == parts.DISCARD:
            return -self.keeping(table, seat, action - parts.DISCARD_KIND)
        if table.phase == parts.SPEND:
            return self.spending(table, seat) if action == parts.SPEND_IT else 0.0
        if table.phase == parts.SPELL_CARD:
            return 0.0 if action == parts.DECLINE else self.card_worth(table, seat, action - parts.CAST_SPELL)
        return self.spell_worth(table, seat, action)

    # ---------------------------------------------------------------- pointing

    def luck(self, table: IncantibusState, seat: int) -> float:
        """How likely no stronger wand wants the same."""
        luck = 1.0
        for other in range(table.seats):
            if table.wand[other] > table.wand[seat]:
                luck *= 1.0 - RISK
        return luck

    def target_worth(self, table: IncantibusState, seat: int, action: int) -> float:
        """What a target brings the seat that gets it."""
        if action < parts.POINT_SECRET:
            return self.taking(table, seat, table.visible[action])
        if action < parts.POINT_POTION:
            return self.secret_worth(table, seat, action - parts.POINT_SECRET)
        if action < parts.POINT_BOOK:
            return self.piece_worth(table, seat, table.potion_at[action - parts.POINT_POTION])
        if action < parts.POINT_SORCERER:
            return self.piece_worth(table, seat, table.book_at[action - parts.POINT_BOOK])
        if table.fate[action - parts.POINT_SORCERER] == parts.DOWN:
            return HIDDEN_HOPE
        return self.piece_worth(table, seat, table.deck[parts.ROW + action - parts.POINT_SORCERER])

    def secret_worth(self, table: IncantibusState, seat: int, place: int) -> float:
        """What the seat saw there, or what such tokens bring on average; little, if everybody knows it is a monster."""
        if table.seen_by[place] >> seat & 1:
            return self.taking(table, seat, table.secret[place])
        return 0.5 * SECRET_HOPE if table.suspects[place] else SECRET_HOPE

    def taking(self, table: IncantibusState, seat: int, kind: int) -> float:
        """A token in the room: nothing if it is a monster that would escape."""
        if kind < parts.MONSTER or kind >= parts.GOLD:
            return self.gaining(table, seat, kind)
        catcher = cases.catcher(table, seat, kind)
        if catcher == parts.EMPTY:
            return 0.0
        return self.gaining(table, seat, kind) - (UNIVERSALUS_HOPE if catcher == parts.UNIVERSALUS else 0.0)

    def drawing(self, table: IncantibusState, seat: int, kind: int) -> float:
        """A visible token for Imperium, which may take any."""
        return self.gaining(table, seat, kind) if table.imperium_any else self.taking(table, seat, kind)

    # ---------------------------------------------------------------- tokens

    def gaining(self, table: IncantibusState, seat: int, kind: int) -> float:
        """What one more token is worth; less if the case has no room for it."""
        worth = self.having(table, seat, kind)
        place = PLACE_OF[kind]
        if place >= parts.LIMITED or table.places[parts.PLACES * seat + place] < table.slots[place]:
            return worth
        return worth if cases.overflow(table, seat) < cases.purse_slots(table, seat) else 0.5 * worth - 0.5

    def having(self, table: IncantibusState, seat: int, kind: int) -> float:
        """What one more token is worth in a case that has room for it."""
        if kind < parts.WEAPON:
            return self.ahead * (INGREDIENT_HOPE + self.brewing(table, seat, kind))
        if kind < parts.MONSTER:
            return self.arming(table, seat, kind)
        if kind == parts.SPELL:
            return 1.0 + CAST_HOPE * self.ahead + self.paying(table, seat, kind)
        if kind == parts.PURSE:
            return PURSE_HOPE * self.ahead
        if kind == parts.UNIVERSALUS:
            return UNIVERSALUS_HOPE * self.ahead + (self.paying(table, seat, kind) if table.universalus_arms else 0.0)
        if kind == parts.STONE:
            return STONE_HOPE * self.ahead
        return table.box.points[kind] + self.paying(table, seat, kind)

    def brewing(self, table: IncantibusState, seat: int, kind: int) -> float:
        """An ingredient by the open potions that the seat lacks it for."""
        hope = 0.0
        for place in range(parts.OPEN_PLACES):
            potion = table.potion_at[place]
            if potion != parts.EMPTY:
                piece = potion - parts.POTION
                asked = table.box.recipe[parts.MOST_KINDS * piece + kind - parts.INGREDIENT]
                if asked > table.held[parts.KINDS * seat + kind]:
                    hope += STEP_HOPE
                    if payments.shortage(table, seat, piece) == 1:
                        hope += STEP_HOPE
        return hope

    def arming(self, table: IncantibusState, seat: int, kind: int) -> float:
        """A weapon by the monsters that are there and that may come; a second one of a kind is worth little."""
        if table.held[parts.KINDS * seat + kind]:
            return SPARE_HOPE
        hope = WEAPON_HOPE * self.ahead
        for place in range(parts.ROOM_PLACES):
            other = table.visible[place]
            if parts.MONSTER <= other < parts.GOLD and table.box.weapon_for[other - parts.MONSTER] == kind:
                hope += PREY_HOPE * table.box.points[other]
        return hope

    def paying(self, table: IncantibusState, seat: int, kind: int) -> float:
        """What a token may be worth as the price of an open sorcerer that the seat cannot pay yet."""
        hope = 0.0
        for place in range(parts.SORCERERS):
            if table.fate[place] == parts.UP:
                sorcerer = table.deck[parts.ROW + place]
                piece = sorcerer - parts.POTION
                if table.box.mode[piece] != parts.ANY and payments.may_pay(table, piece, kind):
                    hope += self.price_hope(table, seat, sorcerer)
        return hope

    def price_hope(self, table: IncantibusState, seat: int, sorcerer: int) -> float:
        """A part of what a sorcerer brings, for a seat that cannot pay yet."""
        piece = sorcerer - parts.POTION
        if payments.can_pay(table, seat, sorcerer, table.wand[seat]):
            return 0.0
        return SORCERER_HOPE * table.box.points[sorcerer] / (1.0 + table.box.amount[piece])

    def keeping(self, table: IncantibusState, seat: int, kind: int) -> float:
        """What a held token is worth: its points, or what it may still be used for."""
        held = table.held[parts.KINDS * seat + kind]
        if kind < parts.MONSTER:
            use = self.ahead * (INGREDIENT_HOPE if kind < parts.WEAPON else WEAPON_HOPE) + PAYS
            return 0.5 * use if held > 1 else use
        if kind == parts.SPELL:
            return 1.0
        if kind == parts.PURSE:
            return PURSE_HOPE
        if kind == parts.UNIVERSALUS:
            return UNIVERSALUS_HOPE * self.ahead + PAYS
        if kind == parts.STONE:
            return STONE_HOPE * self.ahead + PAYS
        return table.box.points[kind]

    # ---------------------------------------------------------------- pieces and cards

    def piece_worth(self, table: IncantibusState, seat: int, kind: int) -> float:
        """The points of a potion, book or sorcerer, minus what is paid for it."""
        piece = kind - parts.POTION
        points = table.box.points[kind] + (self.paying(table, seat, kind) if kind < parts.BOOK else 0.0)
        if table.box.mode[piece] == parts.BARE_WAND:
            return points
        return points - self.cost(table, seat, piece)

    def cost(self, table: IncantibusState, seat: int, piece: int) -> float:
        """The cheapest tokens that fit a price, roughly: the cheapest one times the number due."""
        if table.box.mode[piece] == parts.SUM:
            return table.box.amount[piece]
        cheapest = 5.0
        for kind in range(table.box.fit_first[piece], table.box.fit_end[piece]):
            if table.held[parts.KINDS * seat + kind] and table.box.fits[parts.KINDS * piece + kind]:
                kept = self.keeping(table, seat, kind)
                if kept < cheapest:
                    cheapest = kept
        if payments.jokers(table, seat, piece):
            kept = self.keeping(table, seat, parts.UNIVERSALUS)
            if kept < cheapest:
                cheapest = kept
        return cheapest * table.box.amount[piece]

    def card_worth(self, table: IncantibusState, seat: int, card: int) -> float:
        """What a spell card promises."""
        if card == parts.IMPERIUM:
            return self.best_visible(table, seat)
        if card == parts.OCULUS:
            return SECRET_HOPE if self.has_secret(table) else 0.0
        if card == parts.ISKANTO:
            return self.best_in_moat(table, seat)
        if card == parts.ALCHEMY:
            return 2.5
        special = spells.fetched(card)
        return self.gaining(table, seat, parts.PURSE + special) if table.supply[special] else 0.0

    def best_visible(self, table: IncantibusState, seat: int) -> float:
        """The best of the visible tokens."""
        most = 0.0
        for place in range(parts.ROOM_PLACES):
            if table.visible[place] != parts.EMPTY:
                worth = self.drawing(table, seat, table.visible[place])
                if worth > most:
                    most = worth
        return most

    def has_secret(self, table: IncantibusState) -> bool:
        """Whether a secret token is left in the room."""
        found = False
        for place in range(parts.ROOM_PLACES):
            found = found or table.secret[place] != parts.EMPTY
        return found

    def best_in_moat(self, table: IncantibusState, seat: int) -> float:
        """The best token in the moat."""
        most = 0.0
        for kind in range(1, parts.KINDS):
            if table.moat[kind]:
                worth = self.gaining(table, seat, kind)
                if worth > most:
                    most = worth
        return most

    def spell_worth(self, table: IncantibusState, seat: int, action: int) -> float:
        """What a spell brings when it is cast at this."""
        if action < parts.LOOK_SECRET:
            return self.drawing(table, seat, table.visible[action - parts.TAKE_VISIBLE])
        if action <= parts.FETCH_KIND:
            return self.secret_worth(table, seat, action - parts.LOOK_SECRET)
        if action < parts.STEAL_KIND:
            return self.gaining(table, seat, action - parts.FETCH_KIND)
        other = (action - parts.STEAL_KIND) // parts.STEAL_KINDS
        kind = action - parts.STEAL_KIND - parts.STEAL_KINDS * other + 1
        return self.gaining(table, seat, kind) + 0.5 * self.keeping(table, other, kind)

    def spending(self, table: IncantibusState, seat: int) -> float:
        """Universalus for the monster at hand, which the mover sees."""
        kind = table.secret[table.looked - 1] if table.looked else table.pending
        return self.gaining(table, seat, kind) - UNIVERSALUS_HOPE * self.ahead

    # ---------------------------------------------------------------- where a position leads

    def value(self, position: Position, seat: int) -> float:
        """The points at the end; before that, points and uses of what is held."""
        table = as_state(position)
        if table.phase == parts.OVER:
            return table.score[seat]
        self.ahead = (table.room_count - table.room_now) / (1.0 * table.room_count)
        points = 0.0
        for kind in range(1, parts.KINDS):
            if table.held[parts.KINDS * seat + kind]:
                points += table.held[parts.KINDS * seat + kind] * self.keeping(table, seat, kind)
        for place in range(parts.SORCERERS):
            if table.fate[place] == parts.BEATEN + seat:
                points += table.box.points[table.deck[parts.ROW + place]]
            elif table.fate[place] == parts.UP:
                points += self.beating(table, seat, table.deck[parts.ROW + place])
        return points

    def beating(self, table: IncantibusState, seat: int, sorcerer: int) -> float:
        """What an open sorcerer promises to a seat that can pay."""
        if not payments.can_pay(table, seat, sorcerer, table.wand[seat]):
            return 0.0
        return SORCERER_HOPE * self.piece_worth(table, seat, sorcerer)

    def action_key(self, position: Position, action: int) -> int:
        """Tells apart the visible tokens and open sorcerers that lie in the same place of different worlds."""
        table = as_state(position)
        if table.phase != parts.CAST:
            return action
        if action < parts.POINT_SECRET:
            return 512 * table.visible[action] + action
        if parts.POINT_SORCERER <= action < parts.SPEND_IT and table.fate[action - parts.POINT_SORCERER] == parts.UP:
            return 512 * table.deck[parts.ROW + action - parts.POINT_SORCERER] + action
        return action


def as_state(position: Position) -> IncantibusState:
    """The table of this game."""
    assert isinstance(position, IncantibusState)
    return position
