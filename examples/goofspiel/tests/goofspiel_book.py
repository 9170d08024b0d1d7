"""What the laws must know about Goofspiel. There are so few worlds that all are tried."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import permutations, product

from hypothesis import strategies as st
from msgspec import Struct

from goofspiel.game import Goofspiel
from goofspiel.knowledge import GoofspielKnowledge, fits, know
from goofspiel.rules import CARDS, NOBODY, ROUNDS, SEATS, GoofspielPosition, mine
from goofspiel.view import GoofspielView
from witching.core.knowledge import Knowledge
from witching.core.memory import FORGETFUL
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.story import Event
from witching.core.viewers import Seated, Viewer, seat_of
from witching.testing.book import Book, Few, Log, Options, World
from witching.testing.play import after


class GoofspielBook(Book):
    game = Goofspiel()
    hidden = frozenset({"prizes", "log"})
    chooses_at_once = True
    is_toy = True
    quick: Mapping[str, Options] = {
        "open": {"seats": 3},
        "blind-carry": {"seats": 3, "ties": "carry", "prize": "blind"},
    }
    slow: Mapping[str, Options] = {
        "two": {"seats": 2},
        "four": {"seats": 4},
        "blind": {"seats": 3, "prize": "blind"},
        "carry": {"seats": 3, "ties": "carry"},
    }

    def any_options(self) -> st.SearchStrategy[Options]:
        return st.fixed_dictionaries(
            {},
            optional={
                "seats": st.sampled_from(SEATS),
                "ties": st.sampled_from(["lost", "carry"]),
                "prize": st.sampled_from(["open", "blind"]),
            },
        )

    def tempts(self, position: Position, action: int) -> bool:
        return action == 1  # everybody bids the same: ties

    def rarities(self, position: Position) -> set[str]:
        table = mine(position)
        ties = {"two ties"} if table.round_winners()[:2] == [NOBODY, NOBODY] else set()
        return ties | ({"one to wait for"} if table.played() == 1 and len(table.to_act()) == 1 else set())

    def check_conserved(self, position: Position) -> None:
        assert sorted(mine(position).prizes) == list(CARDS)
        for bids in mine(position).bids:
            made = [bid for bid in bids if bid]
            assert len(set(made)) == len(made)
            assert set(made) <= set(CARDS)

    def check_length(self, start: Position, log: Log) -> None:
        assert len(log) <= start.seats * ROUNDS

    def unseen_world(self, world: World, viewer: Viewer, rng: Rng) -> World:
        return self._pick(world, list(alike(mine(after(*world)), viewer)), rng)

    def unknown_world(self, world: World, seat: int, rng: Rng) -> World:
        truth = mine(after(*world))
        return self._pick(world, [other for other in alike(truth, Seated(seat)) if same_past(truth, other)], rng)

    def _pick(self, world: World, others: list[GoofspielPosition], rng: Rng) -> World:
        """One of these positions, and the choices that lead to it in the same order of arrival."""
        chosen = others[rng.below(len(others))]
        start = mine(world[0]).copy()
        start.prizes = list(chosen.prizes)
        rounds = [iter(bids) for bids in chosen.bids]
        return start, [(seat, next(rounds[seat]) - 1) for seat, _ in world[1]]

    def check_agreement(self, blanked: Knowledge, world: Position) -> None:
        assert isinstance(blanked, GoofspielKnowledge)
        assert fits(blanked.prizes, tuple(mine(world).prizes))
        assert all(fits(own, tuple(mine(world).bids[seat])) for seat, own in enumerate(blanked.bids))
        assert tuple(mine(world).round_winners()) == blanked.winners

    def named(self, events: Sequence[Event]) -> set[Hashable]:
        told = [event.message for event in events if event.message.key == "goofspiel-event-bid"]
        return {(message.args["seat"], message.args["card"]) for message in told if message.args["card"] is not None}

    def shown(self, view: Struct) -> set[Hashable]:
        assert isinstance(view, GoofspielView)
        return set(enumerate(view.last))

    def few_worlds(self) -> Mapping[str, Callable[[], Few]]:
        return {"prizes": prize_orders, "forgotten": forgotten_bids}


def alike(truth: GoofspielPosition, viewer: Viewer) -> Iterator[GoofspielPosition]:
    """Every position that looks the same: prizes turned up, who won them, the last bids and who is ready are open."""
    shown = truth.prizes[: truth.shown()]
    orders = [order for order in permutations(CARDS) if list(order[: len(shown)]) == shown]
    for prizes, *bids in product(orders, *(bids_alike(truth, seat, viewer) for seat in range(truth.seats))):
        other = truth.copy()
        other.prizes = list(prizes)
        other.bids = [[*own, *[0] * (ROUNDS - len(own))] for own in bids]
        if other.round_winners() == truth.round_winners():
            yield other


def bids_alike(truth: GoofspielPosition, seat: int, viewer: Viewer) -> list[tuple[int, ...]]:
    """Everything a seat may have bid: the seat itself knows, and after the end everybody does."""
    played, made = truth.played(), tuple(bid for bid in truth.bids[seat] if bid)
    if truth.is_over() or seat == seat_of(viewer):
        return [made]
    last = slice(max(played - 1, 0), played)
    return [bids for bids in permutations(CARDS, len(made)) if bids[last] == made[last]]


def same_past(truth: GoofspielPosition, other: GoofspielPosition) -> bool:
    """Whether all bids that were ever open are the same."""
    return all(truth.bids_of(r) == other.bids_of(r) for r in range(truth.played()))


def prize_orders() -> Few:
    """S-BLIND: before the first bid any order is possible."""
    position = Goofspiel().blank({"seats": 3, "prize": "blind"})
    position.redeal(Rng(1))
    return Few(know(mine(position), 0), lambda world: tuple(mine(world).prizes), frozenset(permutations(CARDS)))


def forgotten_bids() -> Few:
    """After two rounds: the seat won the first with its 3 and forgot what the others bid then, 1 or 2 each."""
    game = Goofspiel()
    event_log = game.event_log(game.blank({"seats": 3}))
    for seat, card in ((0, 3), (1, 1), (2, 2), (0, 1), (1, 3), (2, 3)):
        event_log.follow(seat, card - 1)
    knowledge = game.recall(game.knowledge(event_log.position, 0), event_log.told_to(Seated(0)), FORGETFUL, 0)
    first = frozenset((3, second, third) for second in (1, 2) for third in (1, 2))
    return Few(knowledge, lambda world: tuple(mine(world).bids_of(0)), first)
