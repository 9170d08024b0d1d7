"""Verify: check a record step by step against the rules."""

import json

import msgspec
from msgspec import Struct

from witching.core.game import Game
from witching.core.message import Argument, Message
from witching.core.position import Position
from witching.core.record import Record, commit, convert
from witching.core.refusal import Refused, refused


class Verdict(Struct, frozen=True):
    """The outcome: the record is right, or the first thing wrong with it."""

    right: bool
    message: Message
    rule: str = ""


def verify(game: Game, record: Record) -> Verdict:
    """Replay a record and judge it. Of an unfinished one, the verdict reveals only that it is consistent."""
    try:
        position, _ = _checked(game, record)
    except Refused as error:
        return Verdict(False, error.refusal.message, error.refusal.rule)
    key = "core-verify-finished" if position.is_over() else "core-verify-unfinished"
    return Verdict(True, Message(key, {"game": record.game, "seats": position.seats, "actions": len(record.actions)}))


def require_right(game: Game, record: Record) -> list[tuple[int, int]]:
    """The choices of a record, read and checked. Raises Refused where the record is wrong."""
    return _checked(game, record)[1]


def _checked(game: Game, record: Record) -> tuple[Position, list[tuple[int, int]]]:
    """Where a record leads, and its choices. Raises Refused."""
    position = _set_up(game, record)
    _check_commitment(record)
    actions = replay(game, record, position)
    _check_undone(record)
    convert(msgspec.to_builtins(record), game.record_converter, "")
    _check_result(game, record, position)
    return position, actions


def replay(game: Game, record: Record, position: Position) -> list[tuple[int, int]]:
    """Carry out a record's actions and return them as read; raises Refused, naming the step. Choices due at once are in
    seat order."""
    actions: list[tuple[int, int]] = []
    for step, (seat, text) in enumerate(record.actions, start=1):
        due = position.to_act()
        if not due:
            raise refused("core-verify-after-end", step=step)
        if seat != due[0]:
            raise refused("core-verify-seat", step=step, seat=seat, due=due[0])
        try:
            action = game.parse(text)
            game.apply(position, seat, action)
        except Refused as error:
            told: dict[str, Argument] = {"step": step, "seat": seat, "action": text[:40], "why": error.refusal.message}
            raise refused("core-verify-step", error.refusal.rule, **told) from None
        actions.append((seat, action))
    return actions


def _set_up(game: Game, record: Record) -> Position:
    """The position the record begins in; what is wrong with the setup of an unfinished game is not revealed."""
    try:
        return game.read_setup(record.setup)
    except Refused as error:
        if record.result is None:
            raise refused("core-verify-setup-unfinished", error.refusal.rule) from None
        raise


def _check_commitment(record: Record) -> None:
    opened = commit(record.setup, record.commitment.salt)
    if opened.sha256 != record.commitment.sha256:
        raise refused("core-verify-commitment", written=record.commitment.sha256, found=opened.sha256)


def _check_undone(record: Record) -> None:
    """Each undo removed at least one choice, and play went on from what was left."""
    left = 0
    for place, (seat, before, after) in enumerate(record.undone):
        if not (seat < len(record.seats) and left <= before and after < before):
            raise refused("core-verify-undone", place=f"undone[{place}]", seats=len(record.seats), least=left)
        left = after
    if left > len(record.actions):
        raise refused("core-verify-undone-end", left=left, actions=len(record.actions))


def _check_result(game: Game, record: Record, position: Position) -> None:
    if not position.is_over():
        if record.result is not None:
            raise refused("core-verify-not-over")
        return
    if record.result is None:
        raise refused("core-verify-no-result")
    place = _first_difference("result", record.result, game.result(position))
    if place is not None:
        raise place


def _first_difference(place: str, written: object, found: object) -> Refused | None:
    """Where two JSON values first differ, with the rule id beside it; in an object, causes come last."""
    if isinstance(written, dict) and isinstance(found, dict) and written.keys() == found.keys():
        parts = [(f"{place}.{name}", written[name], found[name]) for name in reversed(found)]
        return _difference_in(parts, str(found.get("rule", "")))
    if isinstance(written, list) and isinstance(found, list) and len(written) == len(found):
        pairs = zip(written, found, strict=True)
        return _difference_in([(f"{place}[{i}]", one, other) for i, (one, other) in enumerate(pairs)], "")
    if written == found and type(written) is type(found):
        return None
    if isinstance(found, list) and isinstance(written, list) and dict in map(type, found):
        return refused("core-verify-result-length", place=place, written=len(written), found=len(found))
    return refused("core-verify-result", place=place, written=_short(written), found=_short(found))


def _difference_in(parts: list[tuple[str, object, object]], rule: str) -> Refused | None:
    for place, written, found in parts:
        difference = _first_difference(place, written, found)
        if difference is not None:
            message = difference.refusal.message
            return refused(message.key, difference.refusal.rule or rule, **message.args)
    return None


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."
