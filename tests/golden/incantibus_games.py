"""Goldens of Incantibus: whole games as everybody sees them, the greedy bot's choices, the bytes of records."""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from witching.arena.bot_match import play_match
from witching.bots.baseline import GreedyBot
from witching.bots.lineup import lineup
from witching.core.message import Message
from witching.core.record import Player, make_record, salt_of_seed, write_record
from witching.core.rng import Rng
from witching.core.viewers import Seated, Spectator
from witching.games.incantibus.choice_views import ChoiceView
from witching.games.incantibus.game import Incantibus
from witching.games.incantibus.view import IncantibusView
from witching.i18n import Catalogue
from witching.terminal.translator import Translator

GAME = Incantibus()
OLD = {"universalus_pays": "special"}
"""How games were played before this could be chosen: the first goldens stay as they are."""
HOUSE = {"imperium": "any", "universalus_pays": "weapon", "caster_wand": "pointing"}
DRAWN: dict[str, tuple[dict[str, Any], int]] = {
    "incantibus-2": ({"seats": 2, **OLD}, 11),
    "incantibus-expert-3": ({"seats": 3, "expert": True, **OLD}, 5),
    "incantibus-house-4": ({"seats": 4, "expert": True, **HOUSE}, 829),
}
SERIES = [{"seats": seats, "expert": expert, **OLD} for seats in (2, 3, 4) for expert in (False, True)]
SEEDS = (0, 1, 2**32, 2**63 - 1)
GAMES, EACH = 24, 20


def draw_game(options: dict[str, Any], seed: int) -> str:
    """A random game: every choice, what the spectator and then each looker hears, and the table before each casting."""
    return "\n".join(_lines(options, seed)) + "\n"


def _lines(options: dict[str, Any], seed: int) -> Iterator[str]:
    position, rng = GAME.blank(options), Rng(seed)
    position.redeal(rng)
    event_log, english = GAME.event_log(position), Translator(Catalogue("en"))
    told = 0
    while True:
        for event in event_log.told_to(Spectator(), told):
            yield f"  {event.number}. {english.say(event.message)}"
            for seat in range(position.seats):
                own = event_log.told_to(Seated(seat), event.number)[0]
                if own != event:
                    yield f"     seat {seat}: {english.say(own.message)}"
            told = event.number + 1
        if event_log.position.is_over():
            yield msgspec.json.encode(GAME.result(event_log.position)).decode()
            return
        due = event_log.position.to_act()
        shown = GAME.views(event_log.position)(Spectator())
        for seat in range(position.seats):
            assert _public(GAME.views(event_log.position)(Seated(seat))) == _public(shown), "all see the same table"
        if len(due) == position.seats:
            yield from _table(shown)
        seat = due[0]
        legal = event_log.position.legal(seat)
        action = legal[rng.below(len(legal))]
        choices = GAME.views(event_log.position)(Seated(seat)).choices
        yield f"> seat {seat}: {GAME.write(action)}   (of {', '.join(map(_choice, choices))})"
        event_log.follow(seat, action)


def _public(view: IncantibusView) -> IncantibusView:
    """A view without the viewer's own parts: choices, the sealed one, what Oculus showed."""
    secret = [token and msgspec.structs.replace(token, token=None, said=None) for token in view.secret]
    return msgspec.structs.replace(view, choices=[], sealed=None, case=None, question=Message(""), secret=secret)


def _choice(choice: ChoiceView) -> str:
    return choice.action + (f" {choice.outcome}" if choice.outcome else "")


def _table(view: IncantibusView) -> Iterator[str]:
    secret = ["-" if token is None else "?" + "/".join(token.suspects) for token in view.secret]
    yield f"== {view.room or 'final'}: {' '.join(token or '-' for token in view.visible)} | {' '.join(secret)}"
    yield f"   potions {view.potions}, books {view.books}, cards {view.cards}, moat {view.moat}, supply {view.supply}"
    if view.exhausted:
        yield f"   exhausted {view.exhausted}"
    yield f"   sorcerers {[sorcerer.sorcerer or sorcerer.fate for sorcerer in view.sorcerers]}"
    for number, seat in enumerate(view.seats):
        yield f"   seat {number}: wand {seat.wand}, {seat.case}, {seat.sorcerers}"


def record_hashes() -> dict[str, list[str]]:
    """By options, the hash of the record for each seed: all seats random, then the first one greedy."""
    found = {}
    for options in SERIES:
        for first in ("random", "greedy"):
            name = f"{options['seats']}{' expert' if options['expert'] else ''}, {first} first"
            found[name] = [_hash(options, first, seed) for seed in SEEDS]
    return found


def _hash(options: dict[str, Any], first: str, seed: int) -> str:
    position = GAME.blank(options)
    names = [first, *["random"] * (position.seats - 1)]
    actions = play_match(GAME, position, lineup(names, position.seats), seed)
    record = make_record(GAME, position, [Player(name, name) for name in names], actions, salt_of_seed(seed))
    return hashlib.sha256(write_record(msgspec.structs.replace(record, engine=""))).hexdigest()


def greedy_choices() -> dict[str, list[str]]:
    """For each game, the step of a random game and what the greedy bot would choose there."""
    return {str(game): _choices_in(SERIES[game % len(SERIES)], game) for game in range(GAMES)}


def _choices_in(options: dict[str, Any], seed: int) -> list[str]:
    position, rng = GAME.blank(options), Rng(seed)
    position.redeal(rng)
    found = []
    step = 0
    while not position.is_over():
        seat = position.to_act()[0]
        legal = position.legal(seat)
        if len(legal) > 1:
            chosen = GreedyBot().choose(GAME, GAME.knowledge(position, seat), legal, Rng(0))
            found.append(f"{step}: seat {seat} {GAME.write(chosen)}")
        position.apply_unchecked(seat, legal[rng.below(len(legal))])
        step += 1
    return [found[index * len(found) // EACH] for index in range(EACH)]
