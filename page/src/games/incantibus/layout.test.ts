import { expect, test } from "vitest";

import { sayCame } from "./came";
import { aimsOf, keyOf, lastCasting, swapsOf } from "./casting";
import { seat, table } from "./example";
import { widestWord } from "./fit";
import { layCase, sortTokens } from "./layout";
import { tick } from "./ticks";

test("tokens lie in the slots of their type, those beyond them in the purse", () => {
  const held = seat({ case: { mistletoe: 2, stone: 1, spell: 3, purse: 1 }, loose: 1, purse_slots: 2 });
  const laid = layCase(table(), held);
  expect(laid.parts[0]).toEqual({ place: "ingredients", slots: ["mistletoe", "mistletoe"] });
  expect(laid.parts[1]).toEqual({ place: "weapons", slots: [null] });
  expect(laid.loose).toEqual(["stone", null]);
  expect(laid.stacked).toEqual([["spell", 3], ["purse", 1]]);
});

test("only experts have slots for books", () => {
  const places = (expert: boolean) => layCase(table({ expert }), seat()).parts.map(({ place }) => place);
  expect(places(false)).not.toContain("books");
  expect(places(true)).toContain("books");
});

test("tokens of a type lie together", () => {
  expect(sortTokens(table(), { spell: 1, goblin: 1, net: 2, stone: 1, purse: 0 }).map(([key]) => key)).toEqual(["stone", "net", "goblin", "spell"]);
});

test("a token ticks one part of a price", () => {
  expect(tick(["toad", "toad", "feather"], { toad: 1 }).map(({ held }) => held)).toEqual([true, false, false]);
});

test("a name is as wide as its widest word, a Korean letter wider than a Latin one", () => {
  expect(widestWord("flying stake")).toBe(widestWord("flying"));
  expect(widestWord("Kristallkugel")).toBeGreaterThan(widestWord("Netz"));
  expect(widestWord("늑대인간")).toBe(4);
  expect(widestWord("wmm")).toBeGreaterThan(widestWord("ill"));
});

const event = (key: string, args: Record<string, number | string>) => ({ number: 0, message: { key: `incantibus-event-${key}`, args }, rules: [] });

test("a casting tells who pointed where, and who lost to whom", () => {
  const events = [
    event("point-visible", { seat: 0, place: 3 }),
    event("point-visible", { seat: 1, place: 3 }),
    event("point-secret", { seat: 2, place: 1 }),
    event("swap", { seat: 1, other: 0, wand: 1, given: 4 }),
  ];
  expect(aimsOf(events).map(({ label, isBeaten }) => [label, isBeaten])).toEqual([["V3", true], ["V3", false], ["S1", false]]);
  expect(swapsOf(events)).toEqual([{ seat: 1, other: 0 }]);
});

test("a casting tells what a secret token turned out to be, and what came of it, from later lines too", () => {
  const lines = [
    [event("point-secret", { seat: 0, place: 2 }), event("turn-up", { seat: 0, place: 2, token: "Toad" }), event("take", { seat: 0, token: "Toad" })],
    [event("point-secret", { seat: 0, place: 1 }), event("point-visible", { seat: 1, place: 1, token: "Goblin" }), event("escape", { seat: 1, token: "Goblin" })],
    [event("turn-up", { seat: 0, place: 1, token: "Net" }), event("take", { seat: 0, token: "Net" })],
  ].map((events, number) => ({ number, at: 0, happening: null, events }));
  const aims = aimsOf(lastCasting(lines).flatMap(({ events }) => events));
  expect(aims.map(({ label, token, fate }) => [label, token, fate])).toEqual([["S1", "Net", "got"], ["V1", "Goblin", "escaped"]]);
  expect(lastCasting([])).toEqual([]);
});

test("a name leads back to its thing, one of a box of one's own too", () => {
  expect(keyOf(table(), { key: "incantibus-name-monsters-goblin" })).toBe("goblin");
  expect(keyOf(table(), "Moon dust")).toBe("moon-dust");
  expect(keyOf(table(), null)).toBeNull();
});

test("what a casting brought is told of one seat, with the names of the others", () => {
  const events = [
    event("point-visible", { seat: 0, place: 3 }),
    event("point-visible", { seat: 1, place: 3 }),
    event("swap", { seat: 1, other: 0, given: 4, wand: 2 }),
    event("take", { seat: 1, token: "goblin" }),
    event("cast", { seat: 1, card: "imperium" }),
    event("fizzle", { seat: 1, card: "imperium" }),
    event("steal", { seat: 1, victim: 0, token: "net" }),
  ];
  const came = (seat: number) => sayCame(events, seat, seat === 0).map(({ key, args }) => [key.replace("incantibus-page-came-", ""), args]);
  const net = { things: [{ key: "incantibus-token", args: { token: "net" } }] };
  expect(came(0)).toEqual([
    ["empty", { seat: 0, own: "yes", other: 1 }],
    ["swapped", { seat: 0, own: "yes", other: 1 }],
    ["robbed", { seat: 0, own: "yes", other: 1, ...net }],
  ]);
  const both = { things: [{ key: "incantibus-token", args: { token: "goblin" } }, ...net.things] };
  expect(came(1)).toEqual([
    ["got", { seat: 1, own: "no", ...both }],
    ["swapped", { seat: 1, own: "no", other: 0 }],
    ["fizzled", { seat: 1, own: "no", card: "imperium" }],
  ]);
});
