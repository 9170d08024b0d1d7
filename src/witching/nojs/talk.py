"""Talk: what people at a table say to each other."""

from witching.nojs.forms import button, form, hidden, new_command, section, select
from witching.nojs.html import Child, Html, element
from witching.nojs.page_context import Scene
from witching.server import messages as m
from witching.server.judging import PHRASES

MOST_SHOWN = 20


def talk_section(scene: Scene) -> Html | None:
    """What was said last, and a way to say something; none where nobody would hear it."""
    said = [line.happening for line in scene.seen.lines if line.happening and line.happening.what == "said"]
    if not said and not (_others(scene) and scene.seen.you.seats):
        return None
    shown = [element("li", _said(scene, each)) for each in said[-MOST_SHOWN:]]
    log = element("ol", shown, class_="said") if shown else None
    return section("talk", scene.text("page-talk"), log, _forms(scene))


def _others(scene: Scene) -> list[int]:
    """The people at other screens."""
    seats = enumerate(scene.seen.table.seats)
    return [number for number, seat in seats if seat.kind == "person" and number not in scene.seen.you.seats]


def _said(scene: Scene, said: m.Happening) -> Child:
    assert said.seat is not None
    text = scene.text(f"page-phrase-{said.phrase}") if said.phrase else said.text
    return [element("strong", said.name or scene.voice.name(said.seat)), ": ", text]


def _forms(scene: Scene) -> Child:
    you = scene.seen.you
    if not you.seats:
        return None
    seat = you.seats[0] if you.looks_from is None else you.looks_from
    phrases = [(name, scene.text(f"page-phrase-{name}")) for name in PHRASES]
    chosen = select(scene.text("page-phrase"), "phrase", phrases, "")
    text = element("input", type="text", id="say", name="text", maxlength=m.MOST_TEXT, autocomplete="off")
    written = element("p", element("label", scene.text("page-say"), for_="say"), " ", text, class_="field")
    send = button(scene.text("page-send"), class_="quiet")
    return [
        form(scene.address, hidden(type="ask-say", command=new_command(), seat=seat), shown, send, class_="fields")
        for shown in (chosen, written)
    ]
