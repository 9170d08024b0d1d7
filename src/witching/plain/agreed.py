"""Agreed: the terms of a table in words."""

from collections.abc import Iterator

from witching.plain.forms import details, listing
from witching.plain.html import Html
from witching.plain.seeing import Scene
from witching.plain.switches import COMMON
from witching.plain.words import MINUTE


def terms_details(scene: Scene) -> Html:
    """What was agreed before people sat down."""
    said = [scene.text("page-term", name=name, value=value) for name, value in _terms(scene)]
    return details(scene.text("page-terms"), "terms", listing(said))


def _terms(scene: Scene) -> Iterator[tuple[str, str]]:
    terms, face = scene.seen.table.terms, scene.face
    yield scene.text("page-set-seats"), str(len(terms.seats))
    if face.variant in terms.options:
        is_on = terms.options[face.variant] in (True, "true")
        yield scene.voice.say(face.variant_question), scene.text("page-yes" if is_on else "page-no")
    for name in COMMON:
        if name in terms.options:
            yield scene.text(f"page-set-{name}"), _say_value(scene, name, str(terms.options[name]))
    yield scene.text("page-set-pace"), scene.text("page-pace", minutes=terms.pace // MINUTE)
    yield scene.text("page-set-spectators"), scene.text(f"page-spectators-{terms.spectators}")


def _say_value(scene: Scene, name: str, value: str) -> str:
    """Memory modes are explained; editions go by their short names, as in the rule book."""
    return scene.text(f"page-memory-{value}") if name == "memory" else value
