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
from witching.terminal.ranking import is_only, say_ends
from witching.terminal.renderer import Renderer
from witching.terminal.translator import Translator

UNTYPED = "·"


class Entry(NamedTuple):
    """A choice in words, what is typed for it, the margin it may end with, and why."""

    said: str
    typed: str
    margin: float
    reasons: Sequence[Message]


def hint_page(match: Match, seat: int, renderer: Renderer, translator: Translator) -> list[RenderableType]:
    """What a bot advises a seat that is due, in a game in play."""
    knowledge = match.hint_knowledge(seat)
    view = match.view(match.viewer(seat))
    entries = _ask(match.game, knowledge, match.legal(seat), view, renderer, translator)
    by_memory = not match.game.is_strict(knowledge)
    order = "" if is_only(entries) else "terminal-hint-typed"
    return [*_title(translator, order, by_memory=by_memory), *_list(entries, translator)]


def replay_page(
    replay: Replay, moment: int, eyes: str, renderer: Renderer, translator: Translator
) -> list[RenderableType]:
    """What a bot would have done at a moment: for the seat through whose eyes it is seen, else for all that were to
    choose. Raises Refused."""
    due = replay.event_log(moment).position.to_act() or (0,)
    shown: list[RenderableType] = []
    order = ""
    for seat in [seat for seat in due if eyes == str(seat)] or due:
        asked = replay.question(moment, seat)
        untyped = [entry._replace(typed=UNTYPED) for entry in _ask(replay.game, *asked, renderer, translator)]
        chosen = _say_chosen(replay, moment, renderer.wording.choices(asked.view, seat), seat, translator)
        shown += [Text(translator.name(seat), style="bold"), *_list(untyped, translator), Text(chosen)]
        order = order if is_only(untyped) else "terminal-hint-order"
    return [*_title(translator, order, by_memory=True), *shown]


def _say_chosen(replay: Replay, moment: int, options: Sequence[Said], seat: int, translator: Translator) -> str:
    """What the seat really chose."""
    action = replay.game.write(replay.chosen(moment, seat))
    said = next(translator.say(option.said) for option in options if option.action == action)
    return translator.text("reasons-chosen", choice=said)


def _ask(
    game: Game, knowledge: Knowledge, choices: Sequence[int], view: object, renderer: Renderer, translator: Translator
) -> list[Entry]:
    options = renderer.wording.choices(view, knowledge.seat)
    said, typed = {option.action: translator.say(option.said) for option in options}, typed_for(options)
    advice = [(game.write(each.action), each) for each in advise(game, knowledge, choices, Rng(0), HINT)]
    return [Entry(said[action], typed[action], each.margin, each.reasons) for action, each in advice]


# ---- in words


def _title(translator: Translator, order: str, *, by_memory: bool) -> list[RenderableType]:
    title = translator.text("reasons-title-all" if by_memory else "reasons-title-open")
    about = [Text(f"{translator.text(order)} {translator.text('reasons-margin')}", style="dim")] if order else []
    return [Text(title, style="bold"), *about, ""]


def _list(entries: Sequence[Entry], translator: Translator) -> list[RenderableType]:
    """The best choices, best first, each with how it may end and its reasons."""
    lines: list[RenderableType] = []
    for each, end in zip(entries, say_ends(entries, translator), strict=True):
        told = translator.text("reasons-entry", choice=each.said, margin=end) if end else each.said
        lines.append(Text.assemble((f"{each.typed:>2} ", "bold"), told))
        lines += [Text(f"   · {translator.say(reason)}", style="italic") for reason in each.reasons]
    return lines
