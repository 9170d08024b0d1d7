"""Hints: the best choices in words, with the margin they may end with and why."""

from collections.abc import Sequence

from witching.core.wording import Said
from witching.nojs.forms import listing, section
from witching.nojs.html import Html, element
from witching.nojs.page_context import Scene
from witching.server import messages as m
from witching.terminal.ranking import is_only, say_ends


def hint_section(scene: Scene, hint: m.TellHint, options: Sequence[Said]) -> Html:
    """What was hinted at, best first; the buttons of these choices are marked below."""
    said = {option.action: scene.voice.say(option.said) for option in options}
    title = scene.text("reasons-title-all" if hint.by_memory else "reasons-title-open")
    ends = say_ends(hint.choices, scene.voice)
    items = [
        _item(scene, said.get(each.action, each.action), end, each)
        for each, end in zip(hint.choices, ends, strict=True)
    ]
    about = None if is_only(hint.choices) else element("p", element("small", scene.text("reasons-margin")))
    return section("hint", title, element("ol", items), about, class_="look")


def _item(scene: Scene, said: str, end: str, choice: m.HintedChoice) -> Html:
    beside = element("small", end) if end else None
    return element("li", element("strong", said), " ", beside, listing(list(map(scene.voice.say, choice.reasons))))
