"""Hints: the best choices in words, with the margin they may end with and why."""

from collections.abc import Sequence

from witching.plain.forms import listing, section
from witching.plain.html import Html, element
from witching.plain.seeing import Scene
from witching.server import messages as m
from witching.terminal.advice import say_margin
from witching.terminal.face import Option


def hint_section(scene: Scene, hint: m.TellHint, options: Sequence[Option]) -> Html:
    """What was hinted at, best first; the buttons of these choices are marked below."""
    said = {option.action: scene.voice.say(option.said) for option in options}
    title = scene.text("reasons-title-all" if hint.by_memory else "reasons-title-open")
    items = [_item(scene, said.get(each.action, each.action), each) for each in hint.choices]
    about = element("p", element("small", scene.text("reasons-margin")))
    return section("hint", title, element("ol", items), about, class_="look")


def _item(scene: Scene, said: str, choice: m.HintedChoice) -> Html:
    margin = element("small", say_margin(choice.margin, scene.voice))
    return element("li", element("strong", said), " ", margin, listing(list(map(scene.voice.say, choice.reasons))))
