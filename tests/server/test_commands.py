"""Every command: its effect, and when it is refused: by seat, by stage, by who is host."""

import contextlib
from collections.abc import Callable, Mapping

import pytest

from server.tables import BEN, CAT, HOST, STRANGER, Played, everything
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.commands import _HANDLERS, PHRASES, handle, move
from witching.server.table.seats import TAKEOVER
from witching.server.table.settings import Terms
from witching.server.table.visibility import Eyes, lines, table_state

GAME = "goofspiel"  # the quickest
STAGES = ("open", "playing", "over", "closed")


def table_at(stage: str, game: str = GAME) -> Played:
    """Ann, the host, and Ben sit there; the third seat is free, or a bot has it once the game has begun."""
    played = Played(Terms(game, ["", "", ""]))
    for seat, guest in enumerate((HOST, BEN)):
        played.do(guest, m.Sit("s", seat, guest))
        played.happen(e.Returned(seat))
    if stage in ("playing", "over"):
        played.do(HOST, m.AssignBot("a", 2, "greedy"))
        played.do(HOST, m.Start("b"))
    if stage == "over":
        played.play_on(Rng(1), 5000)
    if stage == "closed":
        played.do(HOST, m.Close("z"))
    assert played.table.stage == stage
    return played


Deeds = Mapping[str, Callable[[int], m.Command]]
OF_A_SEAT: Deeds = {
    "choose": lambda seat: m.Choose("c", seat, "look", 0),
    "close-look": lambda seat: m.CloseLook("c", seat),
    "take-back": lambda seat: m.Undo("c", seat),
    "answer": lambda seat: m.VoteUndo("c", seat, True),
    "say": lambda seat: m.Chat("c", seat, "hello"),
    "mute": lambda seat: m.Mute("c", seat, 1 - min(seat, 1)),
    "stand": lambda seat: m.Stand("c", seat),
    "prefer": lambda seat: m.Prefer("c", seat, "colours", "red"),
    "return": lambda seat: m.Return("c", seat),
}
OF_THE_HOST: Deeds = {
    "arrange": lambda seat: m.AssignBot("c", seat, "random"),
    "begin": lambda seat: m.Start("c"),
    "remove": lambda seat: m.Remove("c", seat),
    "close": lambda seat: m.Close("c"),
}
OF_BOTH: Deeds = {"replace": lambda seat: m.Replace("c", seat), "sit": lambda seat: m.Sit("c", seat, "Zoe")}
STAGE_REFUSALS = {
    "choose": ("server-refusal-not-playing", "open over closed"),
    "close-look": ("server-refusal-not-playing", "open over closed"),
    "take-back": ("server-refusal-not-playing", "open over closed"),
    "answer": ("server-refusal-not-playing", "open over closed"),
    "stand": ("server-refusal-not-open", "playing over closed"),
    "prefer": ("server-refusal-not-open", "playing over closed"),
    "arrange": ("server-refusal-not-open", "playing over closed"),
    "begin": ("server-refusal-not-open", "playing over closed"),
    "remove": ("server-refusal-over", "over closed"),
    "close": ("server-refusal-over", "over closed"),
    "replace": ("server-refusal-not-playing", "open over closed"),
    "sit": ("server-refusal-over", "over closed"),
    "say": ("", ""),
    "mute": ("", ""),
    "return": ("", ""),
}
ALL = {**OF_A_SEAT, **OF_THE_HOST, **OF_BOTH}


def test_every_deed_is_spoken_of_here() -> None:
    assert {type(deed(0)) for deed in ALL.values()} == set(_HANDLERS)
    assert STAGE_REFUSALS.keys() == ALL.keys()


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("name", ALL)
def test_a_deed_is_refused_at_the_wrong_stage(name: str, stage: str) -> None:
    key, stages = STAGE_REFUSALS[name]
    played = table_at(stage)
    if stage in stages.split():
        assert played.refuses(HOST, ALL[name](0)) == key
    elif name in ("say", "mute"):
        assert played.do(HOST, ALL[name](0))


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("name", OF_A_SEAT)
def test_nobody_acts_for_another_seat(name: str, stage: str) -> None:
    played = table_at(stage)
    refusals = {
        played.refuses(guest, OF_A_SEAT[name](seat))
        for guest, seat in ((HOST, 1), (BEN, 0), (STRANGER, 0), (BEN, 2), ("", 2), ("", 0))
    }
    assert refusals <= {"server-refusal-not-yours", STAGE_REFUSALS[name][0]}
    assert stage in STAGE_REFUSALS[name][1] or refusals == {"server-refusal-not-yours"}


@pytest.mark.parametrize("name", OF_THE_HOST)
def test_only_the_host_hosts(name: str) -> None:
    for stage in STAGES:
        for guest in (BEN, STRANGER, ""):
            assert table_at(stage).refuses(guest, OF_THE_HOST[name](1)) == "server-refusal-host"


@pytest.mark.parametrize("name", [name for name in ALL if name not in ("begin", "close")])
def test_a_seat_that_the_table_has_not_is_refused(name: str) -> None:
    stage = "playing" if name not in ("stand", "arrange") else "open"
    assert table_at(stage).refuses(HOST, ALL[name](3)) == "core-refusal-seat"


# ---- the game


def test_a_choice_is_judged_by_the_rules_of_the_game() -> None:
    played = table_at("playing", "glastonbury")
    played.play_on(Rng(1), 1 if played.table.due == (2,) else 0)
    [seat] = played.table.due
    legal, guests, now = played.choices(seat)[0], (HOST, BEN), played.table.moment
    assert played.refuses(guests[1 - seat], m.Choose("c", 1 - seat, legal, now)).startswith("glastonbury-refusal")
    assert played.refuses(guests[seat], m.Choose("c", seat, "dance", now)).startswith("glastonbury-")
    assert played.do(guests[seat], m.Choose("c", seat, legal, now)) == [e.Chose(seat, legal)]


def test_a_choice_is_made_at_the_moment_at_which_it_was_offered_or_not_at_all() -> None:
    """Though it would be legal again, and though a bot plays meanwhile: it brings nobody back."""
    played = table_at("playing")
    then, legal = played.table.moment, played.choices(0)
    played.do(HOST, m.Replace("r", 0, "random"))
    played.play_on(Rng(1), 3)
    late = next(choice for choice in played.choices(0) if choice in legal)
    assert played.table.moment > then
    assert played.refuses(HOST, m.Choose("c", 0, late, then)) == "server-refusal-moment"
    assert played.refuses(HOST, m.Choose("c", 0, late, played.table.moment + 1)) == "server-refusal-moment"
    assert not played.table.seats[0].plays_itself
    assert e.Chose(0, late) in played.do(HOST, m.Choose("c", 0, late, played.table.moment))


def test_those_who_choose_at_once_choose_at_one_moment() -> None:
    """Sealing or changing a choice, talking, coming or going takes nobody's choice away."""
    played = table_at("playing")
    then = played.table.moment
    for guest, seat, bid in ((HOST, 0, "bid 1"), (BEN, 1, "bid 2"), (HOST, 0, "bid 3")):
        played.do(BEN, m.Chat("s", 1, "well"))
        played.happen(e.Left(1), e.Returned(1))
        assert played.do(guest, m.Choose("c", seat, bid, then)) == [e.Chose(seat, bid)]
    assert played.table.moment == then
    played.play_on(Rng(1), 1)
    assert played.table.moment == played.table.number


def test_what_was_taken_back_was_another_moment() -> None:
    played = Played(Terms("glastonbury", ["", "greedy"]))
    played.do(HOST, m.Sit("s", 0, HOST))
    played.do(HOST, m.Start("b"))
    played.play_on(Rng(1), 0 if played.table.due == (0,) else 1)
    then, legal = played.table.moment, played.choices(0)
    played.choose(0)
    played.do(HOST, m.Undo("t", 0))
    assert played.choices(0) == legal
    assert played.refuses(HOST, m.Choose("c", 0, legal[0], then)) == "server-refusal-moment"
    assert everything(played.refolded()) == everything(played.table)


def test_whoever_chooses_plays_again() -> None:
    played = table_at("playing")
    played.do(HOST, m.Replace("r", 0, "random"))
    assert played.table.seats[0].bot == "random"
    legal = played.choices(0)[0]
    assert played.do(HOST, m.Choose("c", 0, legal, played.table.moment)) == [e.Returned(0), e.Chose(0, legal)]
    assert played.table.commands[HOST, "c"] == played.table.number - 1
    assert played.table.seats[0].plays_itself


def test_a_look_is_closed_once() -> None:
    played = table_at("playing")
    assert played.do(HOST, m.CloseLook("c", 0)) == [e.Shut(0)]
    assert played.do(HOST, m.CloseLook("d", 0)) == []


# ---- talking


def test_a_text_or_a_phrase_is_said() -> None:
    played = table_at("open")
    assert played.do(BEN, m.Chat("c", 1, "  well \t met ")) == [e.Said(1, "well met", name=BEN)]
    for phrase in PHRASES:
        assert played.do(BEN, m.Chat("c", 1, phrase=phrase)) == [e.Said(1, "", phrase, BEN)]
    for wrong in (m.Chat("c", 1), m.Chat("c", 1, " "), m.Chat("c", 1, "a", "hello"), m.Chat("c", 1, "", "boo")):
        assert played.refuses(BEN, wrong) == "server-refusal-say"
    for trick in ("a\x00b", "a\u202eb", "\u200b"):
        assert played.refuses(BEN, m.Chat("c", 1, trick)) == "server-refusal-text"


def test_words_stay_those_of_who_said_them() -> None:
    played = table_at("playing")
    played.do(BEN, m.Chat("c", 1, "oh dear"))
    played.do(HOST, m.Remove("c", 1))
    played.do(STRANGER, m.Sit("c", 1, "Eve"))
    said = [line.happening for line in lines(played.table, Eyes(HOST, 0), 0) if line.happening]
    assert [each.name for each in said if each.what == "said"] == [BEN]


def test_muting_is_done_once_and_undone_once() -> None:
    played = table_at("open")
    assert played.do(BEN, m.Mute("c", 1, 0)) == [e.Muted(1, 0, True)]
    assert played.do(BEN, m.Mute("d", 1, 0)) == []
    assert played.do(BEN, m.Mute("e", 1, 0, False)) == [e.Muted(1, 0, False)]
    assert played.do(BEN, m.Mute("f", 1, 0, False)) == []
    assert played.refuses(BEN, m.Mute("g", 1, 1)) == "core-refusal-seat"


# ---- sitting


def test_a_free_seat_is_taken_under_a_name_of_ones_own() -> None:
    played = table_at("open")
    for name in (BEN.upper(), HOST):
        assert played.refuses(STRANGER, m.Sit("c", 2, name)) == "server-refusal-name-twice"
    for name in (" ", "a\nb", "\u200b"):
        assert played.refuses(STRANGER, m.Sit("c", 2, name)) == "server-refusal-name"
    assert played.refuses(STRANGER, m.Sit("c", 2, "Eve", "dragon")) == "server-refusal-symbol"
    assert played.refuses(STRANGER, m.Sit("c", 1, "Eve")) == "server-refusal-taken"
    assert played.do(STRANGER, m.Sit("c", 2, "Eve", "owl")) == [e.Sat(2, STRANGER, "Eve", "owl")]
    assert played.refuses(CAT, m.Sit("c", 2, "Cat")) == "server-refusal-taken"


def test_one_guest_may_have_several_seats() -> None:
    played = table_at("open")
    played.do(HOST, m.Sit("c", 2, "Ann's sister"))
    assert played.table.seats_of(HOST) == [0, 2]
    assert played.table.sitters == [HOST, BEN]


def test_who_stands_up_leaves_a_free_seat() -> None:
    played = table_at("open")
    assert played.do(BEN, m.Stand("c", 1)) == [e.Stood(1)]
    played.do(STRANGER, m.Sit("c", 1, BEN))
    assert played.table.seats_of(STRANGER) == [1]


def test_a_seat_that_was_given_to_a_bot_is_not_free() -> None:
    played = table_at("playing")
    assert played.refuses(STRANGER, m.Sit("c", 2, "Eve")) == "server-refusal-taken"


def test_the_seat_of_somebody_removed_can_be_taken() -> None:
    played = table_at("playing")
    played.do(HOST, m.Remove("c", 1, "random"))
    assert (played.table.seats[1].bot, played.table.persons) == ("random", [0])
    played.do(STRANGER, m.Sit("c", 1, "Eve"))
    assert played.table.seats[1].plays_itself
    assert played.refuses(CAT, m.Sit("c", 1, "Cat")) == "server-refusal-taken"


def test_who_was_removed_does_not_sit_down_again() -> None:
    played = table_at("playing")
    guest = played.table.seats[1].guest
    played.do(HOST, m.Remove("c", 1))
    assert played.refuses(guest, m.Sit("c", 1, "Ben")) == "server-refusal-removed"


def test_nobody_who_plays_takes_a_second_seat_and_reads_what_lies_there() -> None:
    played = table_at("playing")
    played.do(HOST, m.Remove("c", 1))
    assert played.refuses(HOST, m.Sit("c", 1, "Ann too")) == "server-refusal-not-open"


@pytest.mark.parametrize("stage", ["open", "playing"])
def test_everybody_sees_where_one_may_sit_down(stage: str) -> None:
    played, may_sit = table_at(stage), []
    if stage == "playing":
        played.do(HOST, m.Remove("c", 1))
    for seat in range(3):
        with contextlib.suppress(Refused):
            may_sit += [seat for _ in handle(played.table, STRANGER, m.Sit("c", seat, "Eve"))]
    kinds = [seat.kind for seat in table_state(played.table).seats]
    assert may_sit == [seat for seat, kind in enumerate(kinds) if kind == "open"] == [2 if stage == "open" else 1]


def test_who_takes_one_of_the_seats_at_the_hosts_screen_along_is_not_the_host() -> None:
    played = Played(Terms(GAME, ["", ""]))
    for seat in range(2):
        played.do(HOST, m.Sit("s", seat, f"{HOST} {seat}"))
    played.happen(*move(played.table, BEN, 1))
    assert played.table.host == HOST


def test_a_key_moves_a_seat_and_with_it_the_host() -> None:
    played = table_at("playing")
    assert move(played.table, STRANGER, 0) == [e.Moved(0, STRANGER)]
    assert move(played.table, HOST, 0) == []
    played.happen(*move(played.table, STRANGER, 0))
    assert (played.table.host, played.table.seats_of(HOST), played.table.seats_of(STRANGER)) == (STRANGER, [], [0])
    played.happen(*move(played.table, CAT, 1))
    assert played.table.host == STRANGER


# ---- the host


def test_a_seat_is_given_to_a_bot_and_opened_again() -> None:
    played = table_at("open")
    assert played.do(HOST, m.AssignBot("c", 2, "random")) == [e.Arranged(2, "random")]
    assert played.refuses(STRANGER, m.Sit("c", 2, "Eve")) == "server-refusal-taken"
    assert played.do(HOST, m.AssignBot("c", 2, "")) == [e.Arranged(2, "")]
    assert played.refuses(HOST, m.AssignBot("c", 1, "random")) == "server-refusal-taken"
    assert played.refuses(HOST, m.AssignBot("c", 2, "deep thought")) == "bots-refusal-unknown"


def test_the_game_begins_when_every_seat_is_taken_by_bots_alone_too() -> None:
    played = table_at("open")
    assert played.refuses(HOST, m.Start("c")) == "server-refusal-open-seats"
    for seat in range(3):
        if seat < 2:
            played.do((HOST, BEN)[seat], m.Stand("c", seat))
        played.do(HOST, m.AssignBot("c", seat, "greedy"))
    [begun] = played.do(HOST, m.Start("c"))
    assert isinstance(begun, e.Begun)
    assert played.table.persons == []


def test_G_MEMORY_people_are_assisted_unless_seats_are_named() -> None:
    """Those who sit there when the game begins, even where a bot was meant to."""
    for named, assisted in ({}, [1, 2]), ({"assisted": [0]}, [0]):
        played = Played(Terms("glastonbury", ["greedy", "", "greedy"], {"memory": "assisted", **named}))
        played.do(HOST, m.AssignBot("a", 2, ""))
        for seat in (1, 2):
            played.do(HOST, m.Sit("s", seat, f"Ann {seat}"))
        [begun] = handle(played.table, HOST, m.Start("b"))
        assert isinstance(begun, e.Begun)
        assert begun.setup.options["assisted"] == assisted


def test_two_deals_differ() -> None:
    played = table_at("open", "glastonbury")
    played.do(HOST, m.AssignBot("c", 2, "random"))
    assert handle(played.table, HOST, m.Start("c")) != handle(played.table, HOST, m.Start("c"))


def test_the_host_removes_others_but_not_the_host() -> None:
    played = table_at("open")
    assert played.refuses(HOST, m.Remove("c", 0)) == "server-refusal-remove"
    assert played.refuses(HOST, m.Remove("c", 2)) == "server-refusal-remove"
    assert played.refuses(HOST, m.Remove("c", 1, "nobody")) == "bots-refusal-unknown"
    assert played.do(HOST, m.Remove("c", 1)) == [e.Removed(1, TAKEOVER)]
    assert played.table.seats[1].is_free


def test_a_bot_stands_in_for_whom_the_host_or_the_person_says() -> None:
    played = table_at("playing")
    assert played.refuses(STRANGER, m.Replace("c", 1)) == "server-refusal-host"
    assert played.refuses(BEN, m.Replace("c", 0)) == "server-refusal-host"
    assert played.refuses(HOST, m.Replace("c", 2)) == "server-refusal-remove"
    assert played.refuses(BEN, m.Replace("c", 1, "nobody")) == "bots-refusal-unknown"
    assert played.do(BEN, m.Replace("c", 1)) == [e.Replaced(1, TAKEOVER)]
    assert played.refuses(HOST, m.Replace("c", 1)) == "server-refusal-remove"
    assert played.do(BEN, m.Return("c", 1)) == [e.Returned(1)]
    assert played.do(BEN, m.Return("c", 1)) == []
    assert played.do(HOST, m.Replace("c", 1, "random")) == [e.Replaced(1, "random")]


def test_a_closed_table_stays_closed() -> None:
    played = table_at("playing")
    assert played.do(HOST, m.Close("c")) == [e.Closed()]
    assert (played.table.stage, played.table.due, played.table.deadline()) == ("closed", (), None)
    assert played.table.record() is None
    assert everything(played.refolded()) == everything(played.table)
