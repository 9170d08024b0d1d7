"""Before the deal each seat chooses its own colour and corner: first come, first served."""

import asyncio

import pytest

from server.sessions import PEOPLE, bring, command, open_session, refusal_of, run_scenario, running_registry, terms
from server.tables import BEN, CAT, HOST, STRANGER, Played, everything
from witching.core.refusal import Refusal, Refused
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table import events as e
from witching.server.table.commands import handle, move
from witching.server.table.registry import TableRegistry, rematch_events
from witching.server.table.settings import Terms
from witching.server.table.visibility import table_state

WHO = (HOST, BEN, CAT)


def table_of(seats: int = 3, people: int = 2, **options: object) -> Played:
    """The first people sit there, the other seats have bots."""
    played = Played(Terms("glastonbury", [""] * people + ["greedy"] * (seats - people), dict(options)))
    for seat, guest in enumerate(WHO[:people]):
        played.do(guest, m.Sit("s", seat, guest))
    return played


def prefer(seat: int, value: str, option: str = "colours") -> m.Prefer:
    return m.Prefer("p", seat, option, value)


def why_not(played: Played, guest: str, deed: m.Command) -> Refusal:
    before = everything(played.table)
    with pytest.raises(Refused) as error:
        handle(played.table, guest, deed)
    assert everything(played.table) == before
    return error.value.refusal


def dealt(played: Played) -> list[tuple[str, str]]:
    """The colour and the corner of every seat."""
    [begun] = handle(played.table, played.table.host, m.Start("b"))
    assert isinstance(begun, e.Begun)
    return [(seat["colour"], seat["corner"]) for seat in begun.setup.seats]


def prefers(played: Played) -> list[dict[str, str]]:
    return [seat.prefers for seat in table_state(played.table).seats]


def test_G_SETUP_who_comes_first_has_it_and_the_others_are_told_what_is_left() -> None:
    played = table_of()
    assert played.do(BEN, prefer(1, "red")) == [e.Preferred(1, "colours", "red")]
    assert played.do(BEN, prefer(1, "red")) == []
    refusal = why_not(played, HOST, prefer(0, "red"))
    assert (refusal.message.key, refusal.rule) == ("server-refusal-prefer-taken", "G-SETUP")
    free = refusal.message.args["free"]
    assert isinstance(free, list)
    assert refusal.message.args["other"] == 1
    assert [each.key.rpartition("-")[2] for each in free if not isinstance(each, str)] == ["blue", "green", "yellow"]
    assert dealt(played) == [("blue", "nw"), ("red", "ne"), ("green", "se")]


def test_G_SETUP_it_can_be_changed_and_left_open_until_the_deal() -> None:
    played = table_of()
    played.do(BEN, prefer(1, "red"))
    played.do(BEN, prefer(1, "yellow"))
    played.do(HOST, prefer(0, "red"))
    played.do(HOST, prefer(0, "se", "corners"))
    assert prefers(played) == [{"colours": "red", "corners": "se"}, {"colours": "yellow"}, {}]
    played.do(HOST, prefer(0, ""))
    assert prefers(played) == [{"corners": "se"}, {"colours": "yellow"}, {}]
    assert dealt(played) == [("red", "se"), ("yellow", "ne"), ("green", "nw")]
    played.do(HOST, m.Start("b"))
    assert why_not(played, HOST, prefer(0, "blue")).message.key == "server-refusal-not-open"


@pytest.mark.parametrize(
    ("seats", "usual"), [(2, ["nw", "se"]), (3, ["nw", "ne", "se"]), (4, ["nw", "ne", "se", "sw"])]
)
def test_G_SETUP_where_nobody_cares_everything_is_by_seat(seats: int, usual: list[str]) -> None:
    played = table_of(seats)
    colours = ["red", "blue", "green", "yellow"][:seats]
    assert dealt(played) == list(zip(colours, usual, strict=True))


def test_what_a_seat_chose_is_free_again_when_its_person_leaves() -> None:
    leaving: list[tuple[str, m.Command]] = [(BEN, m.Stand("c", 1)), (HOST, m.Remove("c", 1))]
    for guest, leave in leaving:
        played = table_of()
        played.do(BEN, prefer(1, "green"))
        played.do(guest, leave)
        played.do(HOST, prefer(0, "green"))
        played.do(STRANGER, m.Sit("c", 1, "Eve"))
        assert prefers(played) == [{"colours": "green"}, {}, {}]


def test_another_device_of_the_same_person_goes_on_with_it() -> None:
    played = table_of()
    played.do(BEN, prefer(1, "green"))
    played.happen(*move(played.table, STRANGER, 1))
    assert prefers(played)[1] == {"colours": "green"}
    played.do(STRANGER, prefer(1, "yellow"))
    assert why_not(played, BEN, prefer(1, "red")).message.key == "server-refusal-not-yours"


def test_nobody_chooses_for_a_bot_or_somebody_else() -> None:
    played = table_of()
    for guest, seat in ((HOST, 1), (HOST, 2), (STRANGER, 0)):
        assert why_not(played, guest, prefer(seat, "red")).message.key == "server-refusal-not-yours"


@pytest.mark.parametrize(
    ("option", "value", "key", "said"),
    [
        ("colours", "orange", "core-options-value", "red, blue, green, yellow"),
        ("corners", "red", "core-options-value", "nw, ne, se, sw"),
        ("edition", "it", "server-refusal-prefer", "colours, corners"),
        ("weather", "", "server-refusal-prefer", "colours, corners"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_what_can(option: str, value: str, key: str, said: str) -> None:
    refusal = why_not(table_of(), HOST, prefer(0, value, option))
    assert (refusal.message.key, refusal.message.args["allowed"]) == (key, said)


def test_G_TWO_nobody_has_the_colour_that_the_host_took_out() -> None:
    played = table_of(2, removed="red")
    refusal = why_not(played, BEN, prefer(1, "red"))
    assert (refusal.message.key, refusal.rule) == ("server-refusal-prefer-out", "G-TWO")
    assert [colour for colour, _ in dealt(played)] == ["blue", "green"]
    played.do(HOST, prefer(0, "green"))
    assert [colour for colour, _ in dealt(played)] == ["green", "blue"]


def test_what_the_table_was_opened_with_stays() -> None:
    played = table_of(3, colours=["green", "", ""])
    assert why_not(played, HOST, prefer(0, "red")).message.key == "server-refusal-prefer-agreed"
    assert why_not(played, BEN, prefer(1, "green")).message.key == "server-refusal-prefer-taken"
    played.do(BEN, prefer(1, "red"))
    assert [colour for colour, _ in dealt(played)] == ["green", "red", "blue"]


def test_who_meets_again_has_chosen_already() -> None:
    played = table_of()
    played.do(BEN, prefer(1, "green"))
    played.do(HOST, m.Start("b"))
    played.happen(e.Removed(0, "greedy"))
    again = Played(played.table.terms)
    again.log, again.table = [], type(played.table)("again", {"glastonbury": played.table.game})
    again.happen(*rematch_events(played.table, BEN))
    assert prefers(again) == [{}, {"colours": "green"}, {}]
    assert [colour for colour, _ in dealt(again)] == ["red", "green", "blue"]


def test_two_at_the_same_moment_and_a_restart(sqlite_store: Store) -> None:
    """One of them has it, both know it, and a server that starts again knows it too."""
    opened = []

    async def scenario() -> None:
        async with running_registry(sqlite_store) as registry:
            session = await open_session(registry, terms(), PEOPLE, begin=False)
            opened.append(session.table.id)
            ann, ben = await bring(registry, session, "ann", "ben")
            asked = (
                ann.ask(m.Prefer(command(), 0, "colours", "green")),
                ben.ask(m.Prefer(command(), 1, "colours", "green")),
            )
            done = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(each) for each in done] == [type(None), Refused]
            for device in (ann, ben):
                assert [seat["prefers"] for seat in device.last["table"]["seats"]] == [{"colours": "green"}, {}]
        async with running_registry(sqlite_store) as registry, registry.use(opened[0]) as session:
            [ben] = await bring(registry, session, "ben")
            refusal = await refusal_of(ben.ask(m.Prefer(command(), 1, "colours", "green")))
            assert refusal == "server-refusal-prefer-taken"

    asyncio.run(scenario())


def test_whoever_opens_a_table_may_choose_at_once(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        deeds: list[m.Command] = [m.Sit("s", 0, "Ann"), m.Prefer("p", 0, "corners", "sw"), m.Start("b")]
        session = await registry.open_table("ann", terms("glastonbury", ["", "greedy"]), deeds)
        begun = session.table.log[-1].event
        assert isinstance(begun, e.Begun)
        assert [seat["corner"] for seat in begun.setup.seats] == ["sw", "se"]

    run_scenario(sqlite_store, scenario)


def test_a_game_in_which_seats_choose_nothing_says_so() -> None:
    played = Played(Terms("incantibus", ["", "greedy"], {}))
    played.do(HOST, m.Sit("s", 0, HOST))
    assert why_not(played, HOST, prefer(0, "red")).message.key == "server-refusal-prefer-none"


def test_nobody_fills_the_log_by_choosing_again_and_again(sqlite_store: Store) -> None:
    async def scenario() -> None:
        async with running_registry(sqlite_store) as registry:
            session = await open_session(registry, terms(), PEOPLE, begin=False)
            [ann] = await bring(registry, session, "ann")
            before = session.table.number
            colours = ["red", "blue"] * 40
            asked = [ann.ask(m.Prefer(command(), 0, "colours", colour)) for colour in colours]
            done = await asyncio.gather(*asked, return_exceptions=True)
            refused = [each for each in done if isinstance(each, Refused)]
            assert {each.refusal.message.key for each in refused} == {"server-refusal-too-fast"}
            assert session.table.number - before == len(colours) - len(refused) < 40

    asyncio.run(scenario())
