"""Bot requests: what a bot is asked, and who answers."""

import hashlib
from abc import ABC, abstractmethod

from msgspec import Struct

from witching.bots.bot import memory_of
from witching.bots.roster import BOTS, Roster
from witching.core.advice import Advice
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.match import Match

ADVICE = "advice"
"""In place of a bot's name: not a choice is wanted, but advice."""


class BotRequest(Struct, frozen=True):
    """All that a bot gets: the names of the game and the bot, its seat's knowledge, the legal choices, a seed."""

    game: str
    bot: str
    knowledge: bytes
    choices: list[int]
    seed: int


class BotPool(ABC):
    """Answers requests, away from the event loop."""

    @abstractmethod
    async def choose(self, request: BotRequest) -> int:
        """One of the choices."""

    @abstractmethod
    async def advise(self, request: BotRequest) -> list[Advice]:
        """The best of the choices, best first; none where nobody could say."""


def choice_request(match: Match, seat: int, bot: str, bots: Roster = BOTS) -> BotRequest:
    """What the bot of a seat is asked now: always the same at the same moment of the same game.

    What the bot has forgotten is gone from it, so that the process that thinks never gets it.
    """
    known = match.left_to(seat, memory_of(bots[bot](), match.game))
    return BotRequest(match.game.name, bot, known.to_bytes(), match.legal(seat), _seed(match, seat))


def hint_request(match: Match, seat: int) -> BotRequest:
    """What a bot is asked that gives a hint: where the seat is to remember by itself, by what is open now."""
    return advice_request(match.game, match.hint_knowledge(seat), match.legal(seat))


def advice_request(game: Game, knowledge: Knowledge, choices: list[int]) -> BotRequest:
    """What a bot is asked that says which of these choices are best, and why."""
    return BotRequest(game.name, ADVICE, knowledge.to_bytes(), choices, 0)


def _seed(match: Match, seat: int) -> int:
    """From the salt, which nobody knows before the end, so that nobody can compute what a bot will choose."""
    text = f"witching bot {match.commitment.salt} {seat} {match.moment} {len(match.undone)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
