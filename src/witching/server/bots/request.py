"""Bot requests: what a bot is asked, and the interface of a pool that answers."""

import hashlib
from abc import ABC, abstractmethod

import msgspec
from msgspec import Struct

from witching.bots.bot import memory_of
from witching.bots.roster import BOTS, Roster
from witching.core.advice import Advice
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.match import Match

ADVICE = "advice"
"""Used in place of a bot's name to ask for advice instead of a choice."""


class BotRequest(Struct, frozen=True):
    """Everything a bot gets: the names of the game and the bot, its seat's knowledge, the legal choices, a seed."""

    game: str
    bot: str
    knowledge: bytes
    choices: list[int]
    seed: int


class BotPool(ABC):
    """Answers requests outside the event loop."""

    @abstractmethod
    async def choose(self, request: BotRequest) -> int:
        """One of the choices."""

    @abstractmethod
    async def advise(self, request: BotRequest) -> list[Advice]:
        """The best choices, best first; empty if there was no answer."""


def choice_request(match: Match, seat: int, bot: str, bots: Roster = BOTS) -> BotRequest:
    """What a seat's bot is asked now: always the same at the same moment of the same game.

    It leaves out what the bot has forgotten, so the process that thinks never sees it.
    """
    known = match.left_to(seat, memory_of(bots[bot](), match.game))
    return BotRequest(match.game.name, bot, known.to_bytes(), match.legal(seat), _seed(match, seat))


def stand_in_request(match: Match, seat: int, bot: str) -> BotRequest:
    """What the bot of a person who is late or absent is asked now: where the game preselects a choice, only that."""
    request = choice_request(match, seat, bot)
    action = match.game.preselection(match.game.restore_knowledge(request.knowledge))
    return request if action is None else msgspec.structs.replace(request, choices=[action])


def hint_request(match: Match, seat: int) -> BotRequest:
    """The request for a hint, based only on what is open now if the seat has to rely on its own memory."""
    return advice_request(match.game, match.hint_knowledge(seat), match.legal(seat))


def advice_request(game: Game, knowledge: Knowledge, choices: list[int]) -> BotRequest:
    """The request for advice on which of these choices are best, and why."""
    return BotRequest(game.name, ADVICE, knowledge.to_bytes(), choices, 0)


def _seed(match: Match, seat: int) -> int:
    """Derived from the salt, which stays secret until the end, so nobody can predict a bot's choices."""
    text = f"witching bot {match.commitment.salt} {seat} {match.moment} {len(match.undone)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
