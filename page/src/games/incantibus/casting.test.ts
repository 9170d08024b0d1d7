import { expect, test } from "vitest";

import { aimsOf, eventsOf, lastCasting, swapsOf, type Event } from "./casting";
import { byKind, markAffordable } from "./markAffordable";
import { seat } from "./testViews";
import { saySlots } from "./tokenTexts";
import { widestWord } from "./widestWord";

test("a token ticks one part of a price", () => {
  expect(markAffordable(["toad", "toad", "feather"], { toad: 1 }).map(({ held }) => held)).toEqual([true, false, false]);
});

test("monsters of one kind count together, whatever their points", () => {
  const goblin = { section: "monsters", place: "monsters", name: "Goblin", points: 2 };
  const tokens = { goblin, "big-goblin": { ...goblin, points: 3, kind: "goblin" } };
  expect(byKind({ goblin: 1, "big-goblin": 1, toad: 2 }, tokens)).toEqual({ goblin: 2, toad: 2 });
});

test("a name is as wide as its widest word, a Korean letter wider than a Latin one", () => {
  expect(widestWord("flying stake")).toBe(widestWord("flying"));
  expect(widestWord("Kristallkugel")).toBeGreaterThan(widestWord("Netz"));
  expect(widestWord("늑대인간")).toBe(4);
  expect(widestWord("wmm")).toBeGreaterThan(widestWord("ill"));
});

const event = (args: Record<string, number>, parts: NonNullable<Event["parts"]>, key = "told"): Event => ({ number: 0, message: { key: `incantibus-event-${key}`, args }, parts });

test("a casting tells who pointed where, and who lost to whom", () => {
  const events = [
    event({ seat: 0, place: 3 }, { area: "visible", lost_to: 1 }),
    event({ seat: 1, place: 3 }, { area: "visible" }),
    event({ seat: 2, place: 1 }, { area: "secret" }),
    event({ seat: 1, other: 0, wand: 1, given: 4 }, {}, "swap"),
  ];
  expect(aimsOf(events).map(({ label, isBeaten }) => [label, isBeaten])).toEqual([["V3", true], ["V3", false], ["S1", false]]);
  expect(swapsOf(events)).toEqual([{ seat: 1, other: 0 }]);
});

test("a casting tells what a secret token turned out to be, and what came of it, from later lines too", () => {
  const lines = [
    [event({ seat: 0, place: 2 }, { area: "secret" }), event({ seat: 0, place: 2 }, { token: "toad", turned: 2 }), event({ seat: 0 }, { token: "toad", fate: "got" })],
    [event({ seat: 0, place: 1 }, { area: "secret" }), event({ seat: 1, place: 1 }, { area: "visible", token: "goblin" }), event({ seat: 1 }, { token: "goblin", fate: "escaped" })],
    [event({ seat: 0, place: 1 }, { token: "net", turned: 1 }), event({ seat: 0 }, { token: "net", fate: "got" })],
  ].map((events, number) => ({ number, at: 0, happening: null, events }));
  const aims = aimsOf(eventsOf(lastCasting(lines)));
  expect(aims.map(({ label, token, fate }) => [label, token, fate])).toEqual([["S1", "net", "got"], ["V1", "goblin", "escaped"]]);
  expect(lastCasting([])).toEqual([]);
});

test("slots are counted by all tokens of their type, wherever they lie", () => {
  const laid = { parts: [{ place: "ingredients", held: 3, slots: ["toad", "toad"] }], purse: ["toad", null], stacked: {} };
  expect(saySlots(laid, seat({ loose: 1, purse_slots: 2 })).map(({ args }) => args)).toEqual([{ count: 3, slots: 2 }, { count: 1, slots: 2 }]);
});
