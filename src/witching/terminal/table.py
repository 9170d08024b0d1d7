"""Table: one game in play at this terminal. The only place here that holds the truth."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from witching.bots.asking import ask_bot
from witching.bots.roster import brains
from witching.core.chance import SecureRng
from witching.core.game import Game
from witching.core.position import Position
from witching.core.record import Player, Record, Undone, make_record, salt_of_seed
from witching.core.refusal import Refusal, Refused, refused
from witching.core.rng import Rng, derive
from witching.core.story import Event
from witching.core.verify import require_right
from witching.core.viewers import Seated, Viewer

PERSON = "person"


class Table:
    """The players, the story so far, and everything that was chosen and taken back.

    What leaves it are views, events as they may be told now, and the record. Seats that owe a choice at once choose in
    the order of the seats, so the choices made are at every moment those of a record.
    """

    def __init__(self, game: Game, start: Position, players: Sequence[Player], salt: str) -> None:
        self.game = game
        self.players = list(players)
        self.undone: list[Undone] = []
        self._start = start.copy()
        self._salt = salt
        self._actions: list[tuple[int, int]] = []
        self._chronicle = game.chronicle(start)
        self._closed: set[int] = set()

    # ---- who and where

    @property
    def options(self) -> dict[str, Any]:
        """What was agreed, as a record has it."""
        return self.game.write_setup(self._start).options

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._chronicle.position.is_over()

    @property
    def steps(self) -> int:
        """How many choices were made."""
        return len(self._actions)

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that owe a choice now."""
        return self._chronicle.position.to_act()

    @property
    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON]

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.players[seat].kind == PERSON

    # ---- what may be seen

    def viewer(self, seat: int) -> Seated:
        """Who sits there, with the look closed or not."""
        return Seated(seat, seat in self._closed)

    def view(self, viewer: Viewer) -> Any:
        """What this viewer may see now."""
        return self.game.view(self._chronicle.position, viewer)

    def told_to(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What happened from event number `since` on, as far as it may be told now."""
        return self._chronicle.told_to(viewer, since)

    @property
    def events(self) -> int:
        """How many events there have been."""
        return self._chronicle.count()

    def close_look(self, seat: int) -> None:
        """The seat has seen enough of what only it may look at."""
        self._closed.add(seat)

    # ---- choosing

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not choose this now; None when it may."""
        return self.game.refusal(self._chronicle.position, seat, action)

    def choose(self, seat: int, action: int) -> None:
        """Carry out a choice. Raises Refused, and nothing has changed, when it is not legal."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self._follow(seat, action)

    def choice_of_bot(self, seat: int) -> int:
        """What the bot of a seat chooses: always the same at the same moment of the same game."""
        [bot] = brains([self.players[seat].kind], 1)
        rng = Rng(derive(derive(int(self._salt, 16) >> 66, seat), self.steps))
        return ask_bot(bot, self.game, self._chronicle.position, seat, chance=rng, own=rng)

    def last_choice_of(self, seat: int) -> int | None:
        """How many choices had been made before the last one of this seat; None when it has made none."""
        return next((step for step in reversed(range(self.steps)) if self._actions[step][0] == seat), None)

    def action_at(self, step: int) -> int:
        """The choice that was made at a step, counted from 0."""
        return self._actions[step][1]

    def take_back(self, seat: int, step: int) -> None:
        """Go back to the moment when this seat made the choice of a step, and note that."""
        self.undone.append((seat, self.steps, step))
        kept, self._actions = self._actions[:step], []
        self._chronicle = self.game.chronicle(self._start)
        self._closed.clear()
        for each, action in kept:
            self._follow(each, action)

    def _follow(self, seat: int, action: int) -> None:
        self._chronicle.follow(seat, action)
        self._actions.append((seat, action))
        self._closed.discard(seat)

    # ---- the record

    def record(self) -> Record:
        """The game so far."""
        position = self._chronicle.position
        return make_record(self.game, position, self.players, self._actions, self._salt, self.undone)


def check_players(players: Sequence[Player]) -> None:
    """Refuse a bot that there is not, and a table without a person."""
    for player in players:
        if player.kind != PERSON:
            brains([player.kind], 1)
    if all(player.kind != PERSON for player in players):
        raise refused("terminal-refusal-nobody")


def deal_table(game: Game, options: Mapping[str, object], players: Sequence[Player], seed: int | None) -> Table:
    """A new game; without a seed its deal is one that nobody can repeat. Raises Refused."""
    check_players(players)
    start = game.blank({**options, "seats": len(players)})
    start.redeal(SecureRng() if seed is None else Rng(seed))
    return Table(game, start, players, secrets.token_hex(16) if seed is None else salt_of_seed(seed))


def restore_table(game: Game, record: Record) -> Table:
    """The game of a record, to go on with. Raises Refused, saying what is wrong with the record."""
    require_right(game, record)
    start = game.read_setup(record.setup)
    players = [Player(str(seat["name"]), str(seat["kind"])) for seat in record.seats]
    check_players(players)
    table = Table(game, start, players, record.commitment.salt)
    for seat, text in record.actions:
        table.choose(seat, game.parse(text))
    table.undone += record.undone
    return table
