"""What has happened at a table of Incantibus, reported as far as the moment allows.

Sealed choices are no event until they are revealed, so their order of arrival leaves no trace. Everything else happens
in front of everybody, except the monster that Oculus puts back: only the looker knows its kind, until the look is
closed.
"""

from witching.core.message import Message
from witching.core.story import Event, EventLog
from witching.core.viewers import Viewer, check_viewer
from witching.games.incantibus.casting_summary import say_casting
from witching.games.incantibus.choice_views import LYING
from witching.games.incantibus.components import (
    BEATEN,
    BUSY,
    CAST,
    DOWN,
    EMPTY,
    ENDINGS,
    ESCAPED,
    IMPERIUM,
    OCULUS,
    OPEN_PLACES,
    OVER,
    PAY,
    POTION,
    ROOM_PLACES,
    SORCERER,
    SPEND,
    UNIVERSALUS,
)
from witching.games.incantibus.event_rules import spell_rule
from witching.games.incantibus.logged_events import LoggedEvents
from witching.games.incantibus.names import say_kind, say_room
from witching.games.incantibus.notation import Choice, split
from witching.games.incantibus.rules import IncantibusPosition, decide, step
from witching.games.incantibus.targets import AREAS


class IncantibusEventLog(EventLog):
    """The position and everything that has happened: every choice and every step of the rules leaves its events."""

    def __init__(self, position: IncantibusPosition) -> None:
        self.position: IncantibusPosition = position.copy()
        self._logged = LoggedEvents(position.box)
        self._note = self._logged.note
        self._summed_up, self._brought = 0, dict[int, list[Message]]()
        self._note("begin", seats=position.seats)
        for seat in range(position.seats):
            self._note("wand", seat=seat, wand=position.wand_of(seat))
        for card in position.open_cards():
            self._note("card-up", "I-SETUP", card=card)
        for kind in [*map(position.potion_in, range(OPEN_PLACES)), *map(position.book_in, range(OPEN_PLACES))]:
            if kind != EMPTY:
                self._note("refill", "I-SETUP", kind=kind)
        self._tell_room("I-SETUP")

    def follow(self, seat: int, action: int) -> None:
        """Carry out a legal choice and log what happens."""
        before, self.position = self.position, self.position.copy()
        decide(self.position, seat, action)
        self._tell_choice(before, seat, split(action))
        while self.position.phase == BUSY:
            before, self.position = self.position, self.position.copy()
            step(self.position)
            self._tell_step(before)

    def count(self) -> int:
        """How many events there have been."""
        return len(self._logged)

    def told_to(self, viewer: Viewer, since: int = 0, end: int | None = None) -> list[Event]:
        """The events from `since` on, up to `end`, as this viewer may hear them now."""
        check_viewer(viewer, self.position)
        return self._logged.told_to(viewer, since, end)

    def mark(self, viewer: Viewer) -> Viewer:
        """What decides how events are reported to this viewer: who it is, and whether its look is closed."""
        return viewer

    def retold(self, viewer: Viewer, mark: Viewer) -> list[int]:
        """The numbers of the events that may be reported differently since that mark: looks."""
        return [] if viewer == mark else self._logged.looks()

    def brought(self, seat: int) -> list[Message]:
        """What the last casting, with everything that followed, brought to a seat, summed up once."""
        if self._summed_up != len(self._logged):
            self._summed_up, self._brought = len(self._logged), {}
        if seat not in self._brought:
            self._brought[seat] = [*say_casting(self._logged.casting(), seat)]
        return list(self._brought[seat])

    # ---- choices

    def _tell_choice(self, before: IncantibusPosition, seat: int, choice: Choice) -> None:
        if before.phase == CAST:
            if self.position.phase == BUSY:
                self._tell_reveal(before)
        elif before.phase == SPEND:
            self._tell_universalus(before, seat, choice.verb == "spend")
        elif choice.verb in ("look secret", "take visible"):
            self._tell_target(before, seat, choice)
        elif choice.verb == "steal":
            self._note("steal", seat=seat, victim=choice.seat, kind=choice.kind)
        elif choice.verb == "cast":
            self._tell_card(before, seat, choice.card)
        elif choice.verb == "decline":
            self._note("decline", seat=seat)
        else:
            self._note(choice.verb, seat=seat, kind=choice.kind)
            if before.phase == PAY and self.position.phase == BUSY:
                self._note("beat" if before.piece >= SORCERER else "gain", seat=seat, kind=before.piece)

    def _tell_reveal(self, before: IncantibusPosition) -> None:
        """I-CONTEST: what everybody points at, then the swaps, in seat order."""
        now = self.position
        self._logged.begin_casting()
        for seat in range(now.seats):
            self._tell_pointing(before, seat, split(now.choice_of(seat)))
        for seat in range(now.seats):
            if now.takers >> seat & 1 and now.wand_of(seat) != before.wand_of(seat):
                other = next(s for s in range(now.seats) if before.wand_of(s) == now.wand_of(seat))
                self._note("swap", seat=seat, other=other, wand=now.wand_of(seat), given=before.wand_of(seat))

    def _tell_pointing(self, before: IncantibusPosition, seat: int, choice: Choice) -> None:
        """What a wand points at, by name: a secret token has none, nor does a sorcerer that lies face down."""
        what, place = choice.verb.replace(" ", "-"), choice.place + 1
        parts: dict[str, int | str] = {"area": AREAS[choice.verb]}
        winner = self._winner_over(seat)
        if winner is not None:
            parts["lost_to"] = winner
        if choice.verb == "point sorcerer" and before.fate_of(choice.place) == DOWN:
            self._note(what, parts=parts, seat=seat, place=place, token=Message("incantibus-token-sorcerer"))
        else:
            kind = EMPTY if choice.verb == "point secret" else LYING[choice.verb](before, choice.place)
            self._note(what, parts=parts, seat=seat, place=place, kind=kind)

    def _winner_over(self, seat: int) -> int | None:
        """I-CONTEST: the other seat, if any, that takes what this one points at."""
        now = self.position
        takers = [each for each in range(now.seats) if now.takers >> each & 1]
        rivals = [each for each in takers if now.choice_of(each) == now.choice_of(seat)]
        return rivals[0] if rivals and seat not in rivals else None

    def _tell_universalus(self, before: IncantibusPosition, seat: int, spent: bool) -> None:
        """I-TAKE: Universalus for a monster, or not."""
        if not spent:
            after_look = bool(before.looked)
            self._note("keep-back" if after_look else "keep", seat=seat)
        else:
            kind = before.secret_at(before.looked - 1) if before.looked else before.pending
            self._note("spend", seat=seat, kind=kind)

    def _tell_card(self, before: IncantibusPosition, seat: int, card: int) -> None:
        """I-SPELL: a card that fetches a special token, asks for a target, or fizzles."""
        rule = spell_rule(card)
        self._note("cast", "I-SPELL", rule, seat=seat, card=card)
        specials = [kind for kind in range(1, POTION) if self.position.held_by(seat, kind) > before.held_by(seat, kind)]
        if specials:
            self._note("gain", rule, seat=seat, kind=specials[0])
        elif self.position.phase == BUSY:
            self._note("fizzle", "I-SPELL", rule, seat=seat, card=card)

    def _tell_target(self, before: IncantibusPosition, seat: int, choice: Choice) -> None:
        """I-SPELL-IMPERIUM, I-SPELL-OCULUS: a token taken from the room, or a monster that stays face down."""
        if choice.verb == "take visible":
            spent = self.position.held_by(seat, UNIVERSALUS) < before.held_by(seat, UNIVERSALUS)
            rule = spell_rule(IMPERIUM)
            self._note("spend" if spent else "take", rule, seat=seat, kind=before.visible_at(choice.place))
        elif self.position.secret_at(choice.place) == EMPTY:
            kind, rule = before.secret_at(choice.place), spell_rule(OCULUS)
            self._tell_turning(seat, choice.place, kind, rule)
            self._note("take", rule, seat=seat, kind=kind)
        else:
            self._logged.note_look(seat, choice.place + 1, before.secret_at(choice.place))

    def _tell_turning(self, seat: int, place: int, kind: int, *rules: str) -> None:
        """A secret token turns out to be of a kind."""
        self._note("turn-up", *rules, seat=seat, place=place + 1, kind=kind, parts={"turned": place + 1})

    # ---- steps

    def _tell_step(self, before: IncantibusPosition) -> None:
        now = self.position
        if before.spell_now and not now.spell_now:
            self._tell_new_card(before)
        elif before.takers != now.takers:
            self._tell_taking(before, now.mover)
        elif before.room_now != now.room_now:
            self._tell_next_room(before)
        elif now.phase == OVER:
            self._tell_end()

    def _tell_new_card(self, before: IncantibusPosition) -> None:
        """I-SPELL: the card that is turned up in place of the one that was cast."""
        if self.position.spell_next > before.spell_next:
            self._note("card-up", card=self.position.stacks()[4][before.spell_next])

    def _tell_taking(self, before: IncantibusPosition, seat: int) -> None:
        """I-TAKE, I-FINAL: what a seat does with what it has won."""
        choice = split(before.choice_of(seat))
        if choice.verb == "point visible":
            self._tell_token(before, seat, before.visible_at(choice.place))
        elif choice.verb == "point secret":
            kind = before.secret_at(choice.place)
            self._tell_turning(seat, choice.place, kind)
            self._tell_token(before, seat, kind)
        elif choice.verb == "point sorcerer":
            self._tell_fight(before, seat, choice.place)
        elif self.position.phase != PAY:
            bought = before.potion_in if choice.verb == "point potion" else before.book_in
            self._note("gain", seat=seat, kind=bought(choice.place))

    def _tell_token(self, before: IncantibusPosition, seat: int, kind: int) -> None:
        if self.position.held_by(seat, kind) > before.held_by(seat, kind):
            self._note("take", seat=seat, kind=kind)
        elif self.position.phase != SPEND:
            self._note("escape", seat=seat, kind=kind)

    def _tell_fight(self, before: IncantibusPosition, seat: int, place: int) -> None:
        kind, fate = before.sorcerer_in(place), self.position.fate_of(place)
        if before.fate_of(place) == DOWN:
            self._note("sorcerer-up", "I-FINAL", place=place + 1, kind=kind)
        if fate == ESCAPED:
            self._note("slip", seat=seat, kind=kind)
        elif fate == BEATEN + seat:
            self._note("beat", seat=seat, kind=kind)

    def _tell_next_room(self, before: IncantibusPosition) -> None:
        """I-NEXT: the leftover, the refill, the new room and its sorcerer; or the final."""
        for place in range(ROOM_PLACES):
            for kind in (before.visible_at(place), before.secret_at(place)):
                if kind != EMPTY:
                    self._note("leftover", kind=kind)
        for place in range(OPEN_PLACES):
            if before.potion_in(place) == EMPTY != self.position.potion_in(place):
                self._note("refill", kind=self.position.potion_in(place))
        for place in range(OPEN_PLACES):
            if before.book_in(place) == EMPTY != self.position.book_in(place):
                self._note("refill", kind=self.position.book_in(place))
        self._tell_room("I-NEXT")

    def _tell_room(self, rule: str) -> None:
        now = self.position
        if now.room_now == now.room_count:
            self._note("final")
            return
        room = now.room_in(now.room_now)
        visible, secret = now.box.room_size(room)
        tokens = [now.visible_at(place) for place in range(visible) if now.visible_at(place) != EMPTY]
        shown: list[Message] = [Message("incantibus-token", {"token": say_kind(now.box, kind)}) for kind in tokens]
        secret_left = sum(now.secret_at(place) != EMPTY for place in range(secret))
        self._note("room", rule, room=say_room(now.box, room), tokens=shown, secret=secret_left)
        self._note("sorcerer-up", rule, place=now.room_now + 1, kind=now.sorcerer_in(now.room_now))

    def _tell_end(self) -> None:
        """I-END: who lays down the wand, and how it ended."""
        for seat in range(self.position.seats):
            if self.position.laid >> seat & 1:
                self._note("lay", seat=seat)
        self._note(f"end-{ENDINGS[self.position.ended]}")
