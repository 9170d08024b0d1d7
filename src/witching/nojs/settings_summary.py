"""The terms of a table in words."""

from collections.abc import Iterator

from witching.core.agreed import agreed
from witching.nojs.forms import details, listing
from witching.nojs.html import Html
from witching.nojs.narration import MINUTE
from witching.nojs.page_context import Scene
from witching.server.terms import OPEN


def terms_details(scene: Scene) -> Html:
    """What was agreed before people sat down."""
    said = [scene.text("page-term", name=name, value=value) for name, value in _terms(scene)]
    return details(scene.text("page-terms"), "terms", listing(said))


def _terms(scene: Scene) -> Iterator[tuple[str, str]]:
    terms = scene.seen.table.terms
    people = [seat for seat, bot in enumerate(terms.seats) if bot == OPEN]
    yield scene.text("page-set-seats"), str(len(terms.seats))
    for label, values in agreed(scene.game, terms.options, people, len(terms.seats)):
        yield scene.voice.say(label), scene.text("core-list-separator").join(map(scene.voice.say, values))
    yield scene.text("page-set-pace"), scene.text("page-pace", minutes=terms.pace // MINUTE)
    yield scene.text("page-set-spectators"), scene.text(f"page-spectators-{terms.spectators}")
