"""Advice at a screen: the best choices in words, the margins they may end with, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from witching.bots.advice import HINT, advise
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.match import Match
from witching.core.message import Message
from witching.core.replay import Replay
from witching.core.rng import Rng
from witching.core.wording import Said
from witching.terminal.answers import typed_for
from witching.terminal.face import Face
from witching.terminal.ranking import is_only, say_ends
from witching.terminal.voice import Voice

UNTYPED = "·"


class Entry(NamedTuple):
    """A choice in words, what is typed for it, the margin it may end with, and why."""

    said: str
    typed: str
    margin: float
    reasons: Sequence[Message]


def hint_page(match: Match, seat: int, face: Face, voice: Voice) -> list[RenderableType]:
    """What a bot advises a seat that is due, in a game in play."""
    knowledge = match.hint_knowledge(seat)
    view = match.view(match.viewer(seat))
    entries = _ask(match.game, knowledge, match.legal(seat), view, face, voice)
    by_memory = not match.game.is_strict(knowledge)
    order = "" if is_only(entries) else "terminal-hint-typed"
    return [*_title(voice, order, by_memory=by_memory), *_list(entries, voice)]


def replay_page(replay: Replay, moment: int, eyes: str, face: Face, voice: Voice) -> list[RenderableType]:
    """What a bot would have done at a moment: for the seat through whose eyes it is seen, else for all that were to
    choose. Raises Refused."""
    due = replay.event_log(moment).position.to_act() or (0,)
    shown: list[RenderableType] = []
    order = ""
    for seat in [seat for seat in due if eyes == str(seat)] or due:
        asked = replay.question(moment, seat)
        untyped = [entry._replace(typed=UNTYPED) for entry in _ask(replay.game, *asked, face, voice)]
        chosen = _say_chosen(replay, moment, face.wording.choices(asked.view, seat), seat, voice)
        shown += [Text(voice.name(seat), style="bold"), *_list(untyped, voice), Text(chosen)]
        order = order if is_only(untyped) else "terminal-hint-order"
    return [*_title(voice, order, by_memory=True), *shown]


def _say_chosen(replay: Replay, moment: int, options: Sequence[Said], seat: int, voice: Voice) -> str:
    """What the seat really chose."""
    action = replay.game.write(replay.chosen(moment, seat))
    said = next(voice.say(option.said) for option in options if option.action == action)
    return voice.text("reasons-chosen", choice=said)


def _ask(
    game: Game, knowledge: Knowledge, choices: Sequence[int], view: object, face: Face, voice: Voice
) -> list[Entry]:
    options = face.wording.choices(view, knowledge.seat)
    said, typed = {option.action: voice.say(option.said) for option in options}, typed_for(options)
    advice = [(game.write(each.action), each) for each in advise(game, knowledge, choices, Rng(0), HINT)]
    return [Entry(said[action], typed[action], each.margin, each.reasons) for action, each in advice]


# ---- in words


def _title(voice: Voice, order: str, *, by_memory: bool) -> list[RenderableType]:
    title = voice.text("reasons-title-all" if by_memory else "reasons-title-open")
    about = [Text(f"{voice.text(order)} {voice.text('reasons-margin')}", style="dim")] if order else []
    return [Text(title, style="bold"), *about, ""]


def _list(entries: Sequence[Entry], voice: Voice) -> list[RenderableType]:
    """The best choices, best first, each with how it may end and its reasons."""
    lines: list[RenderableType] = []
    for each, end in zip(entries, say_ends(entries, voice), strict=True):
        told = voice.text("reasons-entry", choice=each.said, margin=end) if end else each.said
        lines.append(Text.assemble((f"{each.typed:>2} ", "bold"), told))
        lines += [Text(f"   · {voice.say(reason)}", style="italic") for reason in each.reasons]
    return lines
