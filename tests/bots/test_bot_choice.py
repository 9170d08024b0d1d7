"""Asking a bot: one that forgets gets what it still remembers, and always forgets the same things."""

import pytest

from bots.forgetters import Elephant, Forgetter, Goldfish
from bots.test_search import GAMES
from witching.arena.bot_match import play_match
from witching.bots.baseline import GreedyBot
from witching.bots.bot import Bot
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.match import Match
from witching.core.memory import MEMORIES
from witching.core.rng import Rng
from witching.games.glastonbury.components import UNKNOWN
from witching.games.glastonbury.game import Glastonbury
from witching.games.glastonbury.knowledge import GlastonburyKnowledge

SEED = 5
SALT = "5a" * 16

Actions = list[tuple[int, int]]


def played(game: Game, *bots: Bot) -> Actions:
    return play_match(game, game.blank({"seats": len(bots)}), bots, SEED)


def new_match(game: Game, salt: str = SALT) -> Match:
    start = game.blank({"seats": 2})
    start.redeal(Rng(SEED))
    return Match(game, start, salt)


def cauldrons(known: Knowledge) -> list[list[int]]:
    assert isinstance(known, GlastonburyKnowledge)
    return [known.table.cauldron_of(seat) for seat in range(known.table.seats)]


def blanks(data: bytes) -> int:
    """How many cards in the cauldrons are forgotten."""
    known = cauldrons(Glastonbury().restore_knowledge(data))
    return sum(card >= UNKNOWN for cauldron in known for card in cauldron)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_game_is_forgotten_the_same_way(game: Game) -> None:
    first, again = Forgetter(), Forgetter()
    assert played(game, GreedyBot(), first) == played(game, GreedyBot(), again)
    assert first.given == again.given


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_bot_that_forgets_is_given_less_and_one_that_does_not_all(game: Game) -> None:
    """Also beside one that forgets."""
    forgetting, perfect = Goldfish(), Elephant()
    match = new_match(game)
    known: tuple[list[bytes], list[bytes]] = ([], [])
    for seat, action in played(game, forgetting, perfect):
        if len(match.legal(seat)) > 1:
            known[seat].append(match.knowledge(seat).to_bytes())
        match.choose(seat, action)
    assert perfect.given == known[1]
    assert len(forgetting.given) == len(known[0])
    assert forgetting.given != known[0]


def test_what_was_forgotten_is_blank() -> None:
    forgetting, perfect = Goldfish(), Elephant()
    played(Glastonbury(), forgetting, perfect)
    assert sum(map(blanks, perfect.given)) == 0
    assert blanks(forgetting.given[-1]) > 10


def test_G_MEMORY_a_bot_that_forgets_does_so_also_where_its_seat_may_look() -> None:
    given = {}
    for memory in ("strict", "assisted", "open"):
        bot = Goldfish()
        play_match(Glastonbury(), Glastonbury().blank({"seats": 2, "memory": memory}), [bot, Elephant()], SEED)
        given[memory] = list(map(blanks, bot.given))
    assert given["assisted"] == given["strict"]
    assert sum(given["assisted"]) > 10
    assert sum(given["open"]) == 0


def test_every_game_is_forgotten_in_a_way_of_its_own() -> None:
    """Even with the same deal and the same choices."""
    game = Glastonbury()
    courses = [new_match(game), new_match(game, "a5" * 16)]
    for seat, action in played(game, GreedyBot(), GreedyBot())[:30]:
        for match in courses:
            match.choose(seat, action)
    left = [match.left_to(seat, MEMORIES["fair"]).to_bytes() for match in courses for seat in range(2)]
    assert blanks(left[0]) > 0
    assert left[0] != left[2]
    assert left[1] != left[3]


def test_where_nobody_forgets_no_story_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Glastonbury()
    monkeypatch.setattr(Glastonbury, "event_log", None)
    assert played(game, GreedyBot(), Elephant())


def test_what_was_forgotten_stays_forgotten_until_it_is_seen_again() -> None:
    """From choice to choice, for covered cards of a cauldron that nobody looks into."""
    game, memory = Glastonbury(), MEMORIES["fair"]
    match = new_match(game)
    before: list[int] = []
    forgotten = 0
    for seat, action in played(game, GreedyBot(), GreedyBot()):
        now = cauldrons(match.left_to(0, memory))[1]
        covered = list(zip(before[:-1], now[:-1], strict=False))
        assert all(then < UNKNOWN or here >= UNKNOWN for then, here in covered)
        forgotten += sum(then >= UNKNOWN for then, _ in covered)
        before = now
        match.choose(seat, action)
    assert forgotten > 10


def test_a_choice_taken_back_and_made_again_changes_nothing_that_is_left() -> None:
    game, memory = Glastonbury(), MEMORIES["fleeting"]
    match = new_match(game)
    for seat, action in played(game, GreedyBot(), GreedyBot())[:40]:
        match.choose(seat, action)
    before, again = match.left_to(0, memory).to_bytes(), match.log[30:]
    match.take_back(0, 30)
    for seat, action in again:
        match.choose(seat, action)
    assert blanks(before) > 0
    assert match.left_to(0, memory).to_bytes() == before
