"""The page of a table, whatever its stage."""

from msgspec import to_builtins

from witching.nojs import ansi_html
from witching.nojs.forms import button as press
from witching.nojs.forms import deed, details, form, hidden, listing, new_command, section
from witching.nojs.html import Child, Html, element
from witching.nojs.links import device_link, link_section
from witching.nojs.lists import record_link
from witching.nojs.narration import linked
from witching.nojs.page import HOME, Live, Page
from witching.nojs.page_context import Scene
from witching.nojs.people import free_seats, i_am, people_section, sit_section
from witching.nojs.play import choices_section, log_details, look_section, news_section, table_section, wish_section
from witching.nojs.settings_summary import terms_details
from witching.nojs.talk import talk_section
from witching.server import messages as m
from witching.server.web.addresses import Site

SOON, LATER = 2, 10
"""Seconds after which a browser without scripts looks again: while bots think, and while people do."""


def table_page(scene: Scene, site: Site, refusal: Html | None, hint: m.TellHint | None) -> Page:
    """The table as the reader sees it now."""
    shown = _stage(scene, site, hint)
    live = Live(scene.seen.table.id, scene.seen.number, scene.seen.you.looks_from)
    main = [element("h1", _title(scene)), refusal, shown, _foot(scene)]
    return Page(_title(scene), main, live, _refresh(scene))


def _stage(scene: Scene, site: Site, hint: m.TellHint | None) -> Child:
    if scene.seen.table.stage == "open":
        return _before(scene, site)
    if scene.seen.table.stage == "closed":
        return element("p", scene.text("page-closed"))
    if scene.seen.view is None:
        return [element("p", scene.text("page-not-shown")), sit_section(scene), people_section(scene)]
    return _after(scene) if scene.seen.table.stage == "over" else _playing(scene, hint)


def _title(scene: Scene) -> str:
    """The game, and whose turn it is or who has won: so a browser's tab says it too."""
    table, you = scene.seen.table, scene.seen.you
    if table.stage == "over" and scene.seen.view is not None:
        winners = ", ".join(map(scene.voice.name, to_builtins(scene.seen.view.result)["winners"]))
        return scene.text("page-title-won", game=scene.title, names=winners)
    if table.stage != "playing":
        return scene.title
    here = scene.seen.due_here
    holder = here[0] if here and scene.seen.seat < 0 else scene.seen.seat
    if holder in here and len(you.seats) > 1:
        return scene.text("page-title-here", game=scene.title, name=scene.voice.name(holder))
    if holder in here:
        return scene.text("page-title-yours", game=scene.title)
    return scene.text("page-title-of", game=scene.title, names=", ".join(map(scene.voice.name, table.due)))


def _refresh(scene: Scene) -> int:
    """Whoever waits for others looks again; whoever is asked, or may write a name, is left in peace."""
    table, you = scene.seen.table, scene.seen.you
    is_writing = not you.seats and free_seats(table)
    if table.stage in ("over", "closed") or is_writing or scene.seen.due_here:
        return 0
    thinking = table.due and all(table.seats[seat].plays for seat in table.due)
    return SOON if thinking else LATER


# ---- before


def _before(scene: Scene, site: Site) -> Child:
    sit, people = sit_section(scene), people_section(scene)
    seats = [people, sit] if scene.seen.you.seats else [sit, people]
    return [_begin(scene), seats, link_section(scene, site), talk_section(scene)]


def _begin(scene: Scene) -> Html:
    """The host begins when every seat is taken; the others wait for that."""
    table, you = scene.seen.table, scene.seen.you
    free = free_seats(table)
    if free:
        return element("p", scene.text("page-begin-wait", seats=len(free)))
    if not you.is_host:
        return element("p", scene.text("page-begin-host"))
    begin = hidden(type="ask-begin", command=new_command())
    return form(scene.address, begin, press(scene.text("page-begin"), class_="first"), class_="deed")


# ---- while it is played


def _playing(scene: Scene, hint: m.TellHint | None) -> Child:
    if scene.seen.hand_to is not None:
        return [wish_section(scene), _hand_over(scene, scene.seen.hand_to), news_section(scene)]
    asked = [news_section(scene), look_section(scene), choices_section(scene, hint)]
    return [
        wish_section(scene),
        element("div", element("div", asked), table_section(scene), class_="sides"),
        sit_section(scene),
        talk_section(scene),
        people_section(scene),
        log_details(scene),
    ]


def _hand_over(scene: Scene, seat: int) -> Html:
    """The screen goes from hand to hand: nothing secret is on it until the right person says so."""
    title = scene.text("page-hand-over", name=scene.voice.name(seat))
    others = [i_am(scene, other) for other in scene.seen.you.seats if other != seat]
    return section("hand", title, i_am(scene, seat, "first"), element("div", others, class_="row"), class_="look")


# ---- after


def _after(scene: Scene) -> Child:
    return [
        news_section(scene),
        _sheet(scene),
        _again(scene),
        _record(scene),
        talk_section(scene),
        people_section(scene),
        log_details(scene),
        table_section(scene),
    ]


def _sheet(scene: Scene) -> Html:
    seen, game = scene.seen, scene.seen.table.terms.game
    told = [linked(line, game, scene.reader.language) for line in scene.face.sheet_lines(seen.view, scene.voice)]
    if not scene.face.is_drawn:
        return section("sheet", scene.text("page-sheet"), listing(told))
    drawn = ansi_html.draw(scene.face.sheet(seen.view, scene.voice), scene.text("page-sheet-label"))
    lines = details(scene.text("page-sentences"), "sheet-sentences", listing(told), is_open=True)
    return section("sheet", scene.text("page-sheet"), drawn, lines)


def _again(scene: Scene) -> Html | None:
    table = scene.seen.table
    if table.rematch:
        link = element("a", scene.text("page-rematch-go"), href=f"{HOME}/table/{table.rematch}", class_="button first")
        return element("p", link)
    if not scene.seen.you.seats:
        return None
    ask = hidden(type="ask-rematch", command=new_command())
    return form(scene.address, ask, press(scene.text("page-rematch"), class_="first"), class_="deed")


def _record(scene: Scene) -> Html:
    """The record, and what proves that the deal was never changed."""
    table = scene.seen.table
    bound = element("p", scene.text("page-commitment-was"), " ", element("code", table.commitment))
    opened = element("p", scene.text("page-commitment-salt"), " ", element("code", table.salt))
    link = element("p", record_link(scene.reader, table.id))
    return section(
        "record", scene.text("page-record-title"), link, details(scene.text("page-proof"), "proof", bound, opened)
    )


# ---- at the foot


def _foot(scene: Scene) -> Html:
    table, you = scene.seen.table, scene.seen.you
    rules = element("a", scene.text("page-rules", game=scene.title), href=f"{HOME}/rules/{table.terms.game}")
    home = element("a", scene.text("page-home"), href=HOME)
    can_close = you.is_host and table.stage in ("open", "playing")
    close = deed(scene.address, scene.text("page-close"), "ask-close") if can_close else None
    ending = details(scene.text("page-close-title"), "closing", element("p", scene.text("page-close-about")), close)
    return element(
        "footer",
        terms_details(scene),
        device_link(scene),
        ending if can_close else None,
        _proof(scene),
        element("p", rules, " · ", home),
    )


def _proof(scene: Scene) -> Html | None:
    """While a game is played: what binds its deal."""
    if scene.seen.table.stage != "playing":
        return None
    bound = element("p", scene.text("page-commitment"), " ", element("code", scene.seen.table.commitment))
    return details(scene.text("page-proof"), "proof", bound)
