import { expect, test } from "vitest";

import type { Happening, Line } from "../../protocol";
import { eventsOfSeat, lastCell, lastActions } from "./recentEvents";

type Told = [key: string, seat: number];

function line(happening: Happening | null, ...told: Told[]): Line {
  const events = told.map(([key, seat], number) => ({ number, message: { key: `glastonbury-event-${key}`, args: { seat } }, rules: [] }));
  return { number: 0, at: 0, happening, events };
}

const chose = (seat: number): Happening => ({ what: "chose", seat, by: "bot" });
const vanesco = line(chose(1), ["take-spell", 1], ["vanish", 2], ["vanish", 0], ["refill", 1], ["walk", 2]);
const walk = line(chose(2), ["take", 2], ["walk", 0]);
const keys = (...lines: Line[]) => eventsOfSeat(lines, 0).map(({ key, args }) => `${key.replace("glastonbury-event-", "")} ${String(args?.seat)}`);

test("whoever lost a card is told by whose spell, and where the walk without it led", () => {
  expect(keys(line(chose(0), ["take", 0], ["walk", 1]), vanesco, walk)).toEqual(["take-spell 1", "vanish 0", "walk 0"]);
});

test("until the next choice, and not what was taken back", () => {
  expect(keys(vanesco, walk, line(chose(0), ["take", 0]))).toEqual([]);
  expect(keys(vanesco, line({ what: "undone", seat: 0 }))).toEqual([]);
});

test("a walk alone, or what happened to others, is nothing", () => {
  expect(keys(walk, line(chose(1), ["take-spell", 1], ["vanish", 2]))).toEqual([]);
});

test("the reader's own Declinatio is told", () => {
  expect(keys(line(chose(0), ["declinatio", 0], ["take", 0]))).toEqual(["declinatio 0"]);
});

test("the last card that was taken is marked until the next news of the game", () => {
  const cells = ["a1", "b1", "c2"];
  const at = (key: string, cell: string | null) => ({
    number: 1, at: 0, happening: null, events: key === "" ? [] : [{ number: 1, message: { key, args: { cell } }, rules: [] }],
  });
  expect(lastCell([at("glastonbury-event-take", "c2")], cells, null)).toBe(2);
  expect(lastCell([at("glastonbury-event-refuse-spell", "b1")], cells, null)).toBe(1);
  expect(lastCell([at("", null)], cells, 1)).toBe(1);
  expect(lastCell([at("glastonbury-event-pass", null)], cells, 1)).toBeNull();
  expect(lastCell([], cells, 1)).toBeNull();
  expect(lastCell([{ ...at("", null), happening: { what: "undone", seat: 0 } }], cells, 1)).toBeNull();
});

test("what was done last is told without the walk to the next choice", () => {
  const event = (key: string, number: number) => {
    const args = { cards: key === "look" ? [{ key: "glastonbury-card-immuto" }] : null };
    return { number, message: { key: key && `glastonbury-event-${key}`, args }, rules: [] };
  };
  const at = (number: number, ...each: string[]) => ({ number, at: 0, happening: null, events: each.map(event) });
  const told = (...lines: ReturnType<typeof at>[]) => lastActions(lines).map(({ key }) => key.slice(18));
  expect(told(at(1, "take-spell", "vanish", "refill", "walk"), at(2))).toEqual(["take-spell", "vanish"]);
  expect(told(at(1, "pass", "walk"), at(2, ""))).toEqual(["pass"]);
  expect(told(at(1, "take-spell", "look"))).toEqual(["take-spell"]);
  expect(told(at(1, "end-kept"))).toEqual(["end-kept"]);
  expect(told(at(1, "begin", "walk"))).toEqual([]);
  expect(lastActions([at(1, "pass"), { ...at(2), happening: { what: "undone", seat: 0 } }])).toEqual([]);
});
