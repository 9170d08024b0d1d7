import { expect, test } from "vitest";

import type { Happening, Line } from "../../protocol";
import { befallen } from "./last";

type Told = [key: string, seat: number];

function line(happening: Happening | null, ...told: Told[]): Line {
  const events = told.map(([key, seat], number) => ({ number, message: { key: `glastonbury-event-${key}`, args: { seat } }, rules: [] }));
  return { number: 0, at: 0, happening, events };
}

const chose = (seat: number): Happening => ({ what: "chose", seat, by: "bot" });
const vanesco = line(chose(1), ["take-spell", 1], ["vanish", 2], ["vanish", 0], ["refill", 1], ["walk", 2]);
const walk = line(chose(2), ["take", 2], ["walk", 0]);
const keys = (...lines: Line[]) => befallen(lines, 0).map(({ key, args }) => `${key.replace("glastonbury-event-", "")} ${String(args?.seat)}`);

test("whoever lost a card is told by whose spell, and where the walk without it led", () => {
  expect(keys(line(chose(0), ["take", 0], ["walk", 1]), vanesco, walk)).toEqual(["take-spell 1", "vanish 0", "walk 0"]);
});

test("until the next choice, and not what was taken back", () => {
  expect(keys(vanesco, walk, line(chose(0), ["take", 0]))).toEqual([]);
  expect(keys(vanesco, line({ what: "undone", seat: 0 }))).toEqual([]);
});

test("a walk alone, or what befell others, is nothing", () => {
  expect(keys(walk, line(chose(1), ["take-spell", 1], ["vanish", 2]))).toEqual([]);
});

test("the own Declinatio is told", () => {
  expect(keys(line(chose(0), ["declinatio", 0], ["take", 0]))).toEqual(["declinatio 0"]);
});
