"""LocalGame: one game in play at this terminal. The only place here that holds the truth."""

import secrets
from collections.abc import Mapping, Sequence

from witching.bots.bot import Brain
from witching.bots.bot_choice import ask_or_draw
from witching.bots.external.custom_bot import LIMIT, BotFailed
from witching.bots.external.loader import is_file, label
from witching.bots.leveled import LeveledBot
from witching.bots.lineup import check_bot_name, close_bots, lineup, load_bots
from witching.bots.roster import BOTS, Roster
from witching.core.game import Game
from witching.core.match import Match
from witching.core.position import Position
from witching.core.record import PERSON, Player, Record, salt_of_seed
from witching.core.refusal import refused
from witching.core.rng import Rng, derive
from witching.core.secure_rng import SecureRng
from witching.core.verify import require_right


class LocalGame(Match):
    """The players and the game they play.

    Seats that owe a choice at once choose in the order of the seats, so the choices made are at every moment those of a
    record, also those that are still sealed.
    """

    def __init__(
        self, game: Game, start: Position, players: Sequence[Player], salt: str, bots: Mapping[int, Brain]
    ) -> None:
        """`bots` are those of the players, by seat; `kinds` has the folders of their files, the record has none."""
        super().__init__(game, start, salt)
        self._bots = bots
        self.kinds = [player.kind for player in players]
        self.players = [Player(player.name, label(player.kind)) for player in players]

    @property
    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON]

    @property
    def is_hurried(self) -> bool:
        """Whether a level plays here by the clock."""
        return any(isinstance(bot, LeveledBot) and bot.seconds is not None for bot in self._bots.values())

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.players[seat].kind == PERSON

    def choice_of_bot(self, seat: int) -> tuple[int, BotFailed | None]:
        """What the bot of a seat chooses: always the same at the same moment of the same game.

        For a custom bot that fails a choice is drawn, and how it failed is told.
        """
        rng = Rng(derive(self.seed_of(seat), self.steps))
        return ask_or_draw(self._bots[seat], self, seat, chance=rng, own=rng)

    def close(self) -> None:
        """Nobody plays here any more."""
        close_bots(self._bots.values())

    def last_choice_of(self, seat: int) -> int | None:
        """How many choices had been made before the last one of this seat; None when it has made none."""
        return next((step for step in reversed(range(self.steps)) if self.log[step][0] == seat), None)

    def action_at(self, step: int) -> int:
        """The choice that was made at a step, counted from 0."""
        return self.log[step][1]

    def record(self) -> Record:
        """The record of the game so far."""
        return self.record_of(self.players)

    def _recorded(self) -> list[tuple[int, int]]:
        return self.log


def check_players(players: Sequence[Player]) -> None:
    """Refuse a bot that there is not, and a table without a person."""
    for player in players:
        if player.kind != PERSON:
            check_bot_name(player.kind)
    if all(player.kind != PERSON for player in players):
        raise refused("terminal-refusal-nobody")


def find_bots(players: Sequence[Player], limit: float, bots: Roster) -> dict[int, Brain]:
    """The bots of these players, by seat; built-in ones are from `bots`. Raises Refused."""
    kinds = {seat: player.kind for seat, player in enumerate(players) if player.kind != PERSON}
    brains = lineup(list(kinds.values()), len(kinds), limit=limit, bots=bots)
    load_bots(brains)
    return dict(zip(kinds, brains, strict=True))


def deal_local_game(
    game: Game, options: Mapping[str, object], players: Sequence[Player], seed: int | None, *, limit: float = LIMIT,
    bots: Roster = BOTS,
) -> LocalGame:  # fmt: skip
    """A new game; without a seed its deal is one that nobody can repeat. Raises Refused."""
    check_players(players)
    people = [seat for seat, player in enumerate(players) if player.kind == PERSON]
    start = game.blank({**game.for_people(options, people), "seats": len(players)})
    start.redeal(SecureRng() if seed is None else Rng(seed))
    salt = secrets.token_hex(16) if seed is None else salt_of_seed(seed)
    return LocalGame(game, start, players, salt, find_bots(players, limit, bots))


def restore_local_game(
    game: Game, record: Record, kinds: Sequence[str] = (), *, limit: float = LIMIT, bots: Roster = BOTS
) -> LocalGame:
    """The game of a record, to go on with. Raises Refused, saying what is wrong with the record.

    `kinds` names the players once more: a record has no path of a bot's file, and could come from anybody.
    """
    actions = require_right(game, record)
    start = game.read_setup(record.setup)
    players = _players_again(record, kinds)
    check_players(players)
    table = LocalGame(game, start, players, record.commitment.salt, find_bots(players, limit, bots))
    for seat, action in actions:
        table.choose(seat, action)
    table.undone += record.undone
    return table


def _players_again(record: Record, kinds: Sequence[str]) -> list[Player]:
    """The players of a record, with the kinds that were named for them. Raises Refused where these are others."""
    kept = [str(seat["kind"]) for seat in record.seats]
    named = list(kinds) or kept
    if [label(kind) for kind in named] != kept or (not kinds and any(map(is_file, kept))):
        raise refused("terminal-refusal-players", players=", ".join(kept))
    return [Player(str(seat["name"]), kind) for seat, kind in zip(record.seats, named, strict=True)]
