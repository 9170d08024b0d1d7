"""Play: the parts of the page for a game in play: what happened, in sentences; the table; choosing; taking back."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from witching.core.message import Argument, Message
from witching.core.wording import Said
from witching.nojs import ansi_html
from witching.nojs.create_table import MINUTE
from witching.nojs.page_context import Scene, translator_in
from witching.nojs.templating import Piece, rule_link
from witching.server import messages as m
from witching.terminal.ranking import is_only, say_ends, say_rank
from witching.terminal.renderer import Renderer
from witching.terminal.translator import Translator

MILLISECONDS = 1000
MOST_NEWS, MOST_SEEN_BY_ALL = 24, 8
"""The most sentences of news for a player, and for a spectator."""


# ---- what happened


class Told:
    """A sentence about what happened, with the number of its line and the rules behind it."""

    def __init__(self, number: int, said: str, rules: Iterable[str] = ()) -> None:
        self.number, self.said, self.rules = number, said, list(rules)


def tell(lines: Iterable[m.Line], translator: Translator) -> list[Told]:
    """What happened in these lines, sentence by sentence, without the chat."""
    return [told for line in lines for told in _tell(line, translator)]


def _tell(line: m.Line, translator: Translator) -> Iterator[Told]:
    if line.happening and line.happening.message:
        yield Told(line.number, translator.say(line.happening.message))
    for event in line.events:
        if event.message.key:
            yield Told(line.number, translator.say(event.message), event.rules)


def since_own_choice(lines: list[m.Line], seat: int) -> list[m.Line]:
    """The lines from the last choice that a seat's person made; all lines if there is none."""
    chosen = [place for place, line in enumerate(lines) if _is_choice(line.happening, seat)]
    return lines[chosen[-1] :] if chosen else lines


def _is_choice(happened: m.Happening | None, seat: int) -> bool:
    """Whether the seat's person made this choice: not a bot in their place, nor the clock."""
    return happened is not None and (happened.what, happened.seat, happened.by) == ("chose", seat, "person")


def news(scene: Scene) -> list[Told]:
    """What happened since the reader's last choice, or just now; the newest sentence is last."""
    lines = since_own_choice(scene.seen.lines, scene.seen.seat)
    told = tell(lines, scene.translator)
    return told[-(MOST_NEWS if scene.seen.seat >= 0 else MOST_SEEN_BY_ALL) :]


def log(scene: Scene) -> list[tuple[str, list[Piece]]]:
    """Everything that may still be shown, with the rules behind it."""
    told, game = tell(scene.seen.lines, scene.translator), scene.seen.table.terms.game
    return [(each.said, [rule_link(game, rule) for rule in each.rules]) for each in told]


def say_left(deadline: int, now: int, translator: Translator) -> str:
    """How much time is left until a deadline."""
    seconds = max(0, deadline - now) // MILLISECONDS
    if seconds < 2 * MINUTE:
        return translator.text("page-left-seconds", seconds=seconds)
    return translator.text("page-left-minutes", minutes=seconds // MINUTE)


# ---- the table


class Board(NamedTuple):
    """The table in sentences, for screen readers; and drawn, with a legend, if its game has drawings. `aid`: what
    everybody counts their points by."""

    told: list[str]
    aid: list[str]
    drawn: Markup | None = None
    legend: Markup | None = None


def board(scene: Scene) -> Board:
    """The table as the reader sees it."""
    seen, renderer = scene.seen, scene.renderer
    told = renderer.lines(seen.view, seen.seat, scene.translator)
    aid = renderer.aid_lines(seen.view, scene.translator)
    if not renderer.is_drawn:
        return Board(told, aid)
    drawn = ansi_html.draw(renderer.board(seen.view, seen.seat, scene.translator))
    edition = str(seen.table.terms.options.get("edition", ""))
    return Board(told, aid, drawn, _legend(renderer, scene.reader.language, edition))


@lru_cache
def _legend(renderer: Renderer, language: str, edition: str) -> Markup:
    """The legend: the same for all who play this game in this language and edition."""
    return ansi_html.draw(renderer.legend(translator_in(language).at_table(edition, ())))


class Look(NamedTuple):
    """Something that only the reader may look at, until they close it."""

    seat: int
    drawn: Markup
    told: list[str]


def private_look(scene: Scene) -> Look | None:
    """The reader's private look; None if there is none."""
    seen, renderer = scene.seen, scene.renderer
    look = renderer.look(seen.view, seen.seat, scene.translator)
    if look is None:
        return None
    return Look(seen.seat, ansi_html.draw(look), renderer.look_lines(seen.view, seen.seat, scene.translator))


# ---- choosing


class ChoiceButton(NamedTuple):
    """A choice: the action it sends, its label, and the notes beside it."""

    action: str
    id: str
    said: str
    notes: list[str]
    is_hinted: bool
    is_usual: bool


class Hint(NamedTuple):
    """The hinted choices, best first: the label of each, how it may end, and why it is good. `has_margins`: explain
    what the points mean."""

    title: str
    choices: list[tuple[str, str, list[str]]]
    has_margins: bool


class Choices(NamedTuple):
    """The question and its choices. `rest` are folded away; `is_change`: a sealed choice that may be changed until all
    have chosen; `is_replaced`: a bot plays for the seat; `seat` is -1 for a spectator."""

    asked: str
    brought: str
    seat: int
    moment: int
    is_replaced: bool
    clock: str
    hint: Hint | None
    listed: list[ChoiceButton]
    rest: list[ChoiceButton]
    is_change: bool
    may_hand_on: bool
    may_ask_hint: bool
    may_undo: bool


def choices(scene: Scene, hint: m.Hint | None) -> Choices:
    """What the reader is asked now, and what else they can do on their turn or after it."""
    seen = scene.seen
    is_asked = seen.seat >= 0 and not seen.is_replaced
    options = scene.renderer.wording.choices(seen.view, seen.seat) if is_asked else []
    hinted = [each.action for each in hint.choices] if hint else []
    buttons = [(option.listed, _button(scene, option, hinted)) for option in options]
    is_due = seen.seat in seen.table.to_act
    return Choices(
        asked=_asked(scene),
        brought=_brought(scene),
        seat=seen.seat,
        moment=seen.table.moment,
        is_replaced=seen.is_replaced,
        clock="" if seen.table.deadline is None else say_left(seen.table.deadline, seen.now, scene.translator),
        hint=_hint(scene, hint, options) if hint else None,
        listed=[button for is_listed, button in buttons if is_listed],
        rest=[button for is_listed, button in buttons if not is_listed],
        is_change=bool(options) and not is_due,
        may_hand_on=len(seen.you.seats) > 1 and not options,
        may_ask_hint=seen.table.terms.hints and is_due,
        may_undo=seen.you.may_undo,
    )


def _brought(scene: Scene) -> str:
    """What the last choices brought the reader, who is called "you" only with a single seat here."""
    you = scene.seen.you
    own = "yes" if len(you.seats) == 1 else "no"
    return " · ".join(scene.translator.say(Message(each.key, {**each.args, "own": own})) for each in you.brought)


def _asked(scene: Scene) -> str:
    if scene.seen.is_replaced:
        return scene.text("page-bot-plays")
    return scene.translator.say(scene.renderer.wording.question(scene.seen.view, scene.seen.seat))


def _button(scene: Scene, option: Said, hinted: Sequence[str]) -> ChoiceButton:
    is_hinted = option.action in hinted
    rank = [say_rank(hinted.index(option.action), scene.translator)] if is_hinted else []
    return ChoiceButton(
        action=option.action,
        id=f"choice-{option.action.replace(' ', '-')}",
        said=scene.translator.say(option.said),
        notes=[*rank, *map(scene.translator.say, option.notes)],
        is_hinted=is_hinted,
        is_usual=option.usual,
    )


def _hint(scene: Scene, hint: m.Hint, options: Sequence[Said]) -> Hint:
    said = {option.action: scene.translator.say(option.said) for option in options}
    ends = say_ends(hint.choices, scene.translator)
    return Hint(
        title=scene.text("reasons-title-all" if hint.by_memory else "reasons-title-open"),
        choices=[
            (said.get(each.action, each.action), end, list(map(scene.translator.say, each.reasons)))
            for each, end in zip(hint.choices, ends, strict=True)
        ],
        has_margins=not is_only(hint.choices),
    )


# ---- taking back


class Wish(NamedTuple):
    """A seat wants to take back. `seat` is the reader's seat that is asked, with the name `name`; None if they are only
    informed."""

    said: str
    waiting: str
    seat: int | None
    name: str


def wish(scene: Scene) -> Wish | None:
    """The wish to take back; None if there is none."""
    wished = scene.seen.table.wish
    if wished is None:
        return None
    args: dict[str, Argument] = {"seat": wished.seat, "choice": wished.choice}
    mine = [seat for seat in wished.waiting if seat in scene.seen.you.seats]
    return Wish(
        said=scene.translator.say(Message("page-wish-asks", args)),
        waiting=", ".join(map(scene.translator.name, wished.waiting)),
        seat=mine[0] if mine else None,
        name=scene.translator.name(mine[0]) if mine else "",
    )
