"""Ways to make a record lie, and lies that records of every game can tell: the change, and the resulting message."""

from collections.abc import Callable
from typing import Any

from records.played import Json, committed

Change = Callable[[Json], object]
Lies = dict[str, tuple[Change, list[str]]]


def recommit(change: Change) -> Change:
    return lambda record: (change(record), committed(record))


def result(*path: Any, to: Any) -> Change:
    def change(record: Json) -> None:
        place = record["result"]
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to(place[path[-1]]) if callable(to) else to

    return change


def deal(key: str, index: int, name: str) -> Change:
    return recommit(lambda record: record["deal"][key].__setitem__(index, name))


def option(name: str, value: Any) -> Change:
    return lambda record: record["options"].__setitem__(name, value)


def seat(number: int, name: str, value: Any) -> Change:
    return recommit(lambda record: record["seats"][number].__setitem__(name, value))


def action(step: int, value: Any) -> Change:
    return lambda record: record["actions"].__setitem__(step - 1, value)


def inserted(step: int, value: Any) -> Change:
    return lambda record: record["actions"].insert(step - 1, value)


EVERY_GAME: Lies = {
    "no such seat": (lambda r: r["actions"][0].__setitem__(0, 7), ["step 1:", "Seat 7", "turn of Seat"]),
    "the last action missing": (lambda r: r["actions"].pop(), ["result", "not over"]),
    "no actions at all": (lambda r: r["actions"].clear(), ["result", "not over"]),
    "the end without a result": (lambda r: r.update(result=None), ["over", "no result"]),
    "a key too many in the result": (lambda r: r["result"].update(why=1), ["`why`"]),
    "taken back by nobody": (lambda r: r.update(undone=[[len(r["seats"]), 2, 1]]), ["undone[0]"]),
    "taken back to what was ahead": (lambda r: r.update(undone=[[0, 1, 1]]), ["undone[0]"]),
    "taken back before play came there": (lambda r: r.update(undone=[[0, 9, 4], [0, 3, 1]]), ["undone[1]"]),
    "less left than was left": (lambda r: r.update(undone=[[0, 9999, 9998]]), ["9,998"]),
    "taken back with half a word": (lambda r: r.update(undone=[[0, 2]]), ["$.undone[0]"]),
    "taken back below zero": (lambda r: r.update(undone=[[0, 2, -1]]), ["$.undone[0]"]),
    "another salt": (lambda r: r["commitment"].update(salt="0" * 32), ["commitment"]),
    "another hash": (lambda r: r["commitment"].update(sha256="0" * 64), ["commitment", "0000"]),
    "a salt with a line break": (lambda r: r["commitment"].update(salt="0" * 31 + "\n"), ["$.commitment.salt"]),
    "a long salt": (lambda r: r["commitment"].update(salt="0" * 10000), ["$.commitment.salt"]),
    "a hash in capitals": (lambda r: r["commitment"].update(sha256="A" * 64), ["$.commitment.sha256"]),
    "one seat": (lambda r: r["seats"].pop(), ["-SETUP]", "2, 3, 4"]),
    "an unknown option": (option("luck", "much"), ["luck", "$.options"]),
    "a future format": (lambda r: r.update(format="witching-record-2"), ["witching-record-2", "witching-record-1"]),
    "a format that is a number": (lambda r: r.update(format=1), ["format", "witching-record-1"]),
    "an unknown key": (lambda r: r.update(luck=1), ["`luck`"]),
    "a long unknown key": (lambda r: r.update({"x" * 100_000: 1}), ["xxx"]),
    "a key missing": (lambda r: r.pop("commitment"), ["`commitment`"]),
    "a name missing": (lambda r: r["seats"][0].pop("name"), ["`name`", "$.seats["]),
    "a long name": (lambda r: r["seats"][1].update(name="x" * 41), ["$.seats[", "40"]),
    "a long engine": (lambda r: r.update(engine="x" * 41), ["$.engine", "40"]),
    "a long action": (lambda r: r["actions"][4].__setitem__(1, "x" * 100_000), ["step 5 "]),
    "a float for a seat": (lambda r: r["actions"][0].__setitem__(0, 1.0), ["$.actions[", "int"]),
    "an action of three": (lambda r: r["actions"][0].append(1), ["$.actions["]),
    "half a character": (lambda r: r["seats"][0].update(name="\ud800"), ["surrogate"]),
    "a cause the game does not have": (result("how", to="tired"), ['result.how is "tired"', "by the rules it is"]),
}
