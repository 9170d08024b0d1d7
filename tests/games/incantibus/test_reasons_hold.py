"""Every reason is a fact: in all worlds that a seat considers possible, the rules bring about what it says.

The claim of a reason is checked against the table after the choice, in the terms of the rule book and not those of
`reasons`.
"""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.incantibus.stacked import GAME
from games.incantibus.trial import Trial
from witching.core.rng import Rng
from witching.games.incantibus import components as parts
from witching.games.incantibus.names import key_of
from witching.games.incantibus.notation import split, write
from witching.games.incantibus.rules import IncantibusPosition
from witching.testing.draws import SEEDS

POINTS = {
    "goblin": 2, "werewolf": 3, "ghost": 4, "vampire": 5, "one-coin": 1, "two-coins": 2, "three-coins": 3,
    "three-gold": 3, "spell": 1, "green-1": 5, "green-2": 5, "green-3": 7, "red-1": 5, "red-2": 5, "red-3": 7,
    "blue-1": 5, "blue-2": 5, "blue-3": 7, "curiosities": 4, "spells": 4, "wonders": 5, "coins": 5, "riches": 6,
    "duels": 5, "armouries": 4, "herbs": 5, "brews": 4, "lady-goblina": 6, "rima-wolf": 7, "white-lady": 8,
    "count-dracula": 9, "baroness-fuchsia": 8, "serpentin-venomus": 8, "witch-indigo": 8, "high-mage": 6,
    "dark-knight": 8, "prince-greed": 8, "master-ramus": 4, "ghastly-grabber": 6,
}  # fmt: skip
"""I-BOX, I-SCORE: what is not named scores nothing."""
WEAPONS = {"goblin": "net", "werewolf": "trap", "ghost": "crystal-ball", "vampire": "flying-stake"}
ASKED = {
    "lady-goblina": {"goblin"}, "rima-wolf": {"werewolf"}, "white-lady": {"ghost"}, "count-dracula": {"vampire"},
    "high-mage": {"spell"}, "dark-knight": {*WEAPONS.values()},
    "prince-greed": {"one-coin", "two-coins", "three-coins", "three-gold"},
}  # fmt: skip
"""I-BOX: the tokens that a sorcerer may be paid with."""


def is_worth(trial: Trial, key: str) -> bool:
    return trial.reason.args["points"] == POINTS[key]


def can_catch(position: IncantibusPosition, seat: int, monster: str) -> bool:
    """I-TAKE."""
    return bool({"universalus", WEAPONS[monster]} & {key_of(position.box, kind) for kind in position.case_of(seat)})


def catches(trial: Trial) -> bool:
    by = key_of(trial.world.box, trial.named)
    is_held = trial.world.held_by(trial.seat, trial.named) > 0
    may = by in (WEAPONS[trial.key], "universalus") and is_held and is_worth(trial, trial.key)
    return may and trial.gets_if_it_wins()


def scares(trial: Trial) -> bool:
    """I-ESCAPE: the monster comes to the moat, and not to a seat that could catch it."""
    escapes = any(stop.in_moat(trial.kind) > trial.world.in_moat(trial.kind) for stop in trial.stops)
    is_safe = not can_catch(trial.world, trial.winner, trial.key)
    return escapes and is_safe and can_catch(trial.world, trial.other, trial.key)


def escapes(trial: Trial) -> bool:
    """I-ESCAPE: the seat lacks the named weapon, and Universalus; if it wins, the monster comes to the moat."""
    is_lost = any(stop.in_moat(trial.kind) > trial.world.in_moat(trial.kind) for stop in trial.stops)
    is_named = WEAPONS[trial.key] == key_of(trial.world.box, trial.named)
    is_lacking = is_named and not can_catch(trial.world, trial.seat, trial.key)
    return is_lacking and (trial.winner != trial.seat or (is_lost and not trial.gets(trial.kind)))


def brews(trial: Trial) -> bool:
    """If the seat keeps the ingredients, it can brew the potion in the next casting, if that is still there."""
    last, needed = trial.stops[-1], [*range(parts.INGREDIENT, parts.WEAPON), parts.STONE]
    had = {kind: trial.world.held_by(trial.seat, kind) + (kind == trial.kind) for kind in needed}
    has_all = all(last.held_by(trial.seat, kind) >= had[kind] for kind in needed)
    open_at = [parts.POINT_POTION + place for place in range(3) if last.potion_in(place) == trial.named]
    if last.phase == parts.CAST and has_all and not set(open_at) <= set(last.legal(trial.seat)):
        return False
    return is_worth(trial, key_of(last.box, trial.named)) and trial.gets_if_it_wins()


def is_lacking(trial: Trial) -> bool:
    recipe = trial.world.box.recipe_of(trial.named - parts.POTION)
    return trial.world.held_by(trial.seat, trial.kind) < recipe.count(trial.kind) and trial.gets_if_it_wins()


def arms(trial: Trial) -> bool:
    visible = [trial.world.visible_at(place) for place in range(parts.ROOM_PLACES)]
    return trial.named in visible and WEAPONS[key_of(trial.world.box, trial.named)] == trial.key


def casts(trial: Trial) -> bool:
    """I-SPELL: the seat that gets the token chooses a card."""
    chooses = any(stop.phase == parts.SPELL_CARD and stop.mover == trial.seat for stop in trial.stops)
    return trial.winner != trial.seat or (trial.gets(parts.SPELL) and chooses)


def is_asked_for(trial: Trial) -> bool:
    up = [trial.world.sorcerer_in(place) for place in range(12) if trial.world.fate_of(place) == parts.UP]
    return trial.named in up and trial.key in ASKED[key_of(trial.world.box, trial.named)]


def steals(trial: Trial) -> bool:
    lost = trial.world.held_by(trial.other, trial.kind) - trial.stops[0].held_by(trial.other, trial.kind)
    return lost == 1 and trial.gets(trial.kind) and trial.named == trial.kind


def is_alone(trial: Trial) -> bool:
    return not any(trial.action in trial.world.legal(other) for other in trial.pointings) and trial.gets(trial.kind)


def swaps(trial: Trial) -> bool:
    """I-CONTEST: if another seat gets it, the two swap wands."""
    before, after = trial.world, trial.stops[0]
    pairs = ((trial.seat, trial.winner), (trial.winner, trial.seat))
    return all(after.wand_of(one) == before.wand_of(other) for one, other in pairs)


def is_spare(trial: Trial) -> bool:
    """One is left after everything is paid."""
    paid = next(stop for stop in trial.stops if (stop.phase, stop.mover) != (parts.PAY, trial.seat))
    after = trial.stops[0] if trial.choice.verb == "discard" else paid
    return after.held_by(trial.seat, trial.choice.kind) > 0


def nothing_happens(trial: Trial) -> bool:
    return all(trial.stops[0].case_of(seat) == trial.world.case_of(seat) for seat in range(trial.world.seats))


def is_cast_at(verb: str) -> Callable[[Trial], bool]:
    """I-SPELL: an effect that can work is compulsory, and this is its target."""
    return lambda trial: {split(action).verb for action in trial.stops[0].legal(trial.seat)} == {verb}


CLAIMS: dict[str, Callable[[Trial], object]] = {
    "catches": catches,
    "scares-from": scares,
    "but-escapes": escapes,
    "brews": brews,
    "towards": is_lacking,
    "weapon-for": arms,
    "spell-token": casts,
    "scores": lambda trial: is_worth(trial, trial.key) and trial.gets_if_it_wins(),
    "asked-for": is_asked_for,
    "steals": steals,
    "alone": is_alone,
    "strongest": lambda trial: trial.gets(trial.kind),
    "weakest": swaps,
    "spare": is_spare,
    "scores-nothing": lambda trial: trial.key not in POINTS and trial.named == trial.kind,
    "keeps-universalus": lambda trial: trial.stops[0].held_by(trial.seat, parts.UNIVERSALUS) > 0,
    "but-fizzles": nothing_happens,
    "fetches": lambda trial: trial.gets(trial.named),
    "imperium": is_cast_at("take visible"),
    "oculus": is_cast_at("look secret"),
    "alchemy": is_cast_at("steal"),
    "iskanto": is_cast_at("fetch"),
}


def check(position: IncantibusPosition, seat: int, luck: int) -> set[str]:
    """Check every reason for every choice of a seat against possible worlds; return the reasons there were."""
    known, met = GAME.knowledge(position, seat), set()
    for action in position.legal(seat):
        for reason in GAME.reasons(known, action):
            key = reason.key.removeprefix("reasons-")
            met.add(key)
            for against in (False, True):
                trial = Trial(known.imagine(Rng(luck)), seat, action, reason, luck, against)
                assert CLAIMS[key](trial), (write(action), reason, against)
    return met


def begin(seed: int, options: dict[str, object]) -> tuple[IncantibusPosition, Rng]:
    position, rng = GAME.blank(options), Rng(seed)
    position.redeal(rng)
    return position, rng


def go_on(position: IncantibusPosition, rng: Rng) -> None:
    """A random choice, if the game is not over."""
    if not position.is_over():
        seat = position.to_act()[0]
        position.apply_unchecked(seat, position.action_at(rng.below(position.find_actions(seat))))


@given(SEEDS, st.integers(0, 120), st.integers(2, 4), st.booleans())
def test_a_reason_is_true_in_every_world_that_the_seat_holds_possible(
    seed: int, choices: int, seats: int, expert: bool
) -> None:
    position, rng = begin(seed, {"seats": seats, "expert": expert})
    for _ in range(choices):
        go_on(position, rng)
    for seat in position.to_act():
        check(position, seat, rng.below(1 << 30))


@pytest.mark.slow
def test_every_reason_is_met_and_true_in_whole_games() -> None:
    met: set[str] = set()
    for seed in range(8):
        position, rng = begin(seed, {"seats": 2 + seed % 3, "expert": True})
        while not position.is_over():
            met |= check(position, position.to_act()[0], seed)
            go_on(position, rng)
    assert met == CLAIMS.keys()
