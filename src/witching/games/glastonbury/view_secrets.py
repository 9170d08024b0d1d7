"""Which part of a view is private to its seat."""

from witching.games.glastonbury.view import GlastonburyView


def shown_cards(view: GlastonburyView, seat: int, viewer: int) -> list[str]:
    """The cards of a cauldron, lowest first, that the board shows to the viewer; a look is not part of the board."""
    cards = view.seats[seat].cards
    return [] if cards is None or (seat == viewer and view.looking) else cards


def has_secret(view: GlastonburyView, seat: int) -> bool:
    """Whether the view shows recipes (G-RECIPES) or covered cards (G-MEMORY) that only this seat may see."""
    if seat < 0 or view.phase == "over":
        return False
    own = view.seats[seat]
    covered = view.memory != "open" and view.phase != "settle" and own.cards is not None and len(own.cards) > 1
    return bool(own.recipes) or covered
