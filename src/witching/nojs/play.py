"""Play: the page of a game that is being played."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from witching.core.message import Argument, Message
from witching.core.wording import Said
from witching.nojs import ansi_html
from witching.nojs.forms import button, deed, details, form, hidden, listing, new_command, question, section
from witching.nojs.held_seat import eyes_form
from witching.nojs.hints import hint_section
from witching.nojs.html import Child, Html, element
from witching.nojs.narration import Told, rule_link, say_left, since_own_choice, tell
from witching.nojs.page_context import Scene
from witching.nojs.reader import voice_in
from witching.server import messages as m
from witching.terminal.face import Face
from witching.terminal.ranking import say_rank

MOST_NEWS, MOST_SEEN_BY_ALL = 24, 8
"""Sentences that are told at once to a person, and to those who only look on."""


# ---- what happened


def news_section(scene: Scene) -> Html:
    """What happened since the reader chose last, or just now; the newest sentence stands last."""
    lines = since_own_choice(scene.seen.lines, scene.seen.seat)
    told = tell(lines, scene.voice, scene.seen.you.seats)
    last = told[-(MOST_NEWS if scene.seen.seat >= 0 else MOST_SEEN_BY_ALL) :]
    items = [element("li", each.said, data_number=each.number) for each in last]
    nothing = element("p", scene.text("page-news-none"))
    shown = element("ol", items) if items else nothing
    return section("news", scene.text("page-news"), shown, tabindex=-1, class_="news")


def log_details(scene: Scene) -> Html | None:
    """Everything that may still be told, with the rules by which it happened."""
    told = tell(scene.seen.lines, scene.voice, scene.seen.you.seats)
    items = [element("li", each.said, " ", _rules(scene, each)) for each in told]
    return details(scene.text("page-log"), "log", element("ol", items)) if items else None


def _rules(scene: Scene, told: Told) -> Child:
    return [[rule_link(scene.seen.table.terms.game, rule), " "] for rule in told.rules]


# ---- the table


def table_section(scene: Scene) -> Html:
    """The table, drawn for eyes and told for ears."""
    seen, face = scene.seen, scene.face
    told = listing(face.lines(seen.view, seen.seat, scene.voice))
    if not face.is_drawn:
        return section("table", scene.text("page-table"), told)
    drawn = ansi_html.draw(face.board(seen.view, seen.seat, scene.voice), scene.text("page-board-label"))
    legend = _legend(face, scene.reader.language, str(seen.table.terms.options.get("edition", "")))
    return section(
        "table",
        scene.text("page-table"),
        drawn,
        details(scene.text("page-sentences"), "sentences", told, is_open=True),
        details(scene.text("page-legend"), "legend", legend),
    )


@lru_cache
def _legend(face: Face, language: str, edition: str) -> Html:
    """What the signs mean: the same for all who play this game in this language."""
    voice = voice_in(language).at_table(edition, ())
    return ansi_html.draw(face.legend(voice), voice.text("page-legend"))


def look_section(scene: Scene) -> Html | None:
    """What only the reader may look at, until they close it."""
    seen, face = scene.seen, scene.face
    look = face.look(seen.view, seen.seat, scene.voice)
    if look is None:
        return None
    told = listing(face.look_lines(seen.view, seen.seat, scene.voice))
    drawn = ansi_html.draw(look, scene.text("page-look"))
    close = deed(scene.address, scene.text("page-look-close"), "ask-close-look", seat=seen.seat)
    return section("look", scene.text("page-look"), drawn, told, close, class_="look")


# ---- choosing


def choices_section(scene: Scene, hint: m.TellHint | None) -> Html:
    """The question and every choice as a button; a sealed choice may be changed until all have chosen."""
    seen, face = scene.seen, scene.face
    if seen.is_replaced:
        again = deed(scene.address, scene.text("page-return"), "ask-return", seat=seen.seat)
        return section("choices", scene.text("page-bot-plays"), again)
    options = face.wording.choices(seen.view, seen.seat) if seen.seat >= 0 else []
    asked = scene.voice.say(face.wording.question(seen.view, seen.seat))
    hinted = [each.action for each in hint.choices] if hint else []
    chooser = _chooser(scene, options, hinted) if options else None
    if options and seen.seat not in seen.table.due:
        chooser = details(scene.text("page-change"), "change", chooser)
    advice = hint_section(scene, hint, options) if hint else None
    return section("choices", asked, _clock(scene), advice, chooser, _beside(scene, is_asked=bool(options)))


def _chooser(scene: Scene, options: list[Said], hinted: Sequence[str]) -> Html:
    """One form for all choices: pressed twice, or sent again, one of them is made once."""
    listed, rest = ([each for each in options if each.listed is shown] for shown in (True, False))
    more = scene.text("page-choices-more", choices=len(rest))
    folded = details(more, "more-choices", _buttons(scene, rest, hinted), is_open=not listed) if rest else None
    sent = hidden(type="ask-choose", command=new_command(), seat=scene.seen.seat, moment=scene.seen.table.moment)
    return form(scene.address, sent, _buttons(scene, listed, hinted), folded)


def _buttons(scene: Scene, options: list[Said], hinted: Sequence[str]) -> Html | None:
    return listing([_choice(scene, option, hinted) for option in options], class_="choices")


def _choice(scene: Scene, option: Said, hinted: Sequence[str]) -> Html:
    is_hint = option.action in hinted
    rank = [say_rank(hinted.index(option.action), scene.voice)] if is_hint else []
    notes = [*rank, *map(scene.voice.say, option.notes)]
    shown = [scene.voice.say(option.said), *(element("small", note) for note in notes)]
    chosen = f"choice-{option.action.replace(' ', '-')}"
    return button(shown, name="action", value=option.action, id=chosen, class_="choice hinted" if is_hint else "choice")


def _clock(scene: Scene) -> Html | None:
    deadline = scene.seen.table.deadline
    if deadline is None:
        return None
    left = say_left(deadline, scene.seen.now, scene.voice)
    return element("p", scene.text("page-clock", left=left), class_="clock")


def _beside(scene: Scene, *, is_asked: bool) -> Html | None:
    """What else can be done at one's turn, or after it."""
    seen, here = scene.seen, scene.address
    if seen.seat < 0:
        return None
    ask = question(f"{here}#hint", scene.text("page-hint"), "ask-hint", seat=seen.seat)
    hint = ask if _may_ask_hint(scene) else None
    back = deed(here, scene.text("page-take-back"), "ask-take-back", seat=seen.seat) if seen.you.may_take_back else None
    on = eyes_form(here, scene.text("page-hand-on"), None) if len(seen.you.seats) > 1 else None
    return element("div", None if is_asked else on, hint, back, class_="row")


def _may_ask_hint(scene: Scene) -> bool:
    return scene.seen.table.terms.hints and scene.seen.seat in scene.seen.table.due


# ---- taking back


def wish_section(scene: Scene) -> Html | None:
    """Somebody wants to take back: those who are asked may answer, the others know of it."""
    wish = scene.seen.table.wish
    if wish is None:
        return None
    args: dict[str, Argument] = {"seat": wish.seat, "choice": wish.choice}
    said = element("p", scene.voice.say(Message("page-wish-asks", args)))
    mine = [seat for seat in wish.waiting if seat in scene.seen.you.seats]
    waiting = element("p", scene.text("page-wish-waits", names=", ".join(map(scene.voice.name, wish.waiting))))
    answers = list(_answers(scene, mine[0])) if mine else waiting
    return section("wish", scene.text("page-wish"), said, element("div", answers, class_="row"), class_="look")


def _answers(scene: Scene, seat: int) -> Iterator[Html]:
    name = scene.voice.name(seat)
    for key, agrees in (("page-wish-agree", "true"), ("page-wish-decline", "false")):
        yield deed(scene.address, scene.text(key, name=name), "ask-answer", seat=seat, agrees=agrees)
