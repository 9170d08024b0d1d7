"""Advice at a screen: the best choices in words, the margins they may end with, and why."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from witching.bots.advice import HINT, advise
from witching.core.course import Course
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.message import Message
from witching.core.replay import Replay
from witching.core.rng import Rng
from witching.terminal.face import Face
from witching.terminal.voice import Voice

RANKS = ("first", "second", "third")


class Advised(NamedTuple):
    """A choice in words, the margin it may end with, and why."""

    said: str
    margin: float
    reasons: Sequence[Message]


def hint_page(course: Course, seat: int, face: Face, voice: Voice) -> list[RenderableType]:
    """What a bot advises a seat that is due, in a game in play."""
    knowledge = course.hint_knowledge(seat)
    view = course.view(course.viewer(seat))
    advised = _ask(course.game, knowledge, course.legal(seat), view, face, voice)
    return [*_title(voice, by_memory=not course.game.is_strict(knowledge)), *_list(advised, voice)]


def replay_page(replay: Replay, moment: int, eyes: str, face: Face, voice: Voice) -> list[RenderableType]:
    """What a bot would have done at a moment: for the seat through whose eyes it is seen, else for all that were to
    choose. Raises Refused."""
    due = replay.chronicle(moment).position.to_act() or (0,)
    shown: list[RenderableType] = _title(voice, by_memory=True)
    for seat in [seat for seat in due if eyes == str(seat)] or due:
        advised = _ask(replay.game, *replay.question(moment, seat), face, voice)
        shown += [Text(voice.name(seat), style="bold"), *_list(advised, voice)]
    return shown


def _ask(
    game: Game, knowledge: Knowledge, choices: Sequence[int], view: object, face: Face, voice: Voice
) -> list[Advised]:
    said = {option.action: voice.say(option.said) for option in face.options(view, knowledge.seat)}
    advice = advise(game, knowledge, choices, Rng(0), HINT)
    return [Advised(said[game.write(each.action)], each.margin, each.reasons) for each in advice]


# ---- in words


def say_rank(index: int, voice: Voice) -> str:
    """That this is the best choice, or the next best."""
    return voice.text("reasons-rank", rank=RANKS[index])


def say_margin(margin: float, voice: Voice) -> str:
    """By how many points one may end ahead or behind."""
    if margin == 0:
        return voice.text("reasons-level")
    return voice.text("reasons-ahead" if margin > 0 else "reasons-behind", points=abs(margin))


def _title(voice: Voice, *, by_memory: bool) -> list[RenderableType]:
    title = voice.text("reasons-title-all" if by_memory else "reasons-title-open")
    return [Text(title, style="bold"), Text(voice.text("reasons-margin"), style="dim"), ""]


def _list(advised: Iterable[Advised], voice: Voice) -> list[RenderableType]:
    """The best choices, best first, each with its margin and its reasons."""
    lines: list[RenderableType] = []
    for number, each in enumerate(advised, start=1):
        entry = voice.text("reasons-entry", choice=each.said, margin=say_margin(each.margin, voice))
        lines.append(Text(f"{number} {entry}"))
        lines += [Text(f"  · {voice.say(reason)}", style="italic") for reason in each.reasons]
    return lines
