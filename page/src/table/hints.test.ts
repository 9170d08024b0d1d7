import { expect, test } from "vitest";

import type { Voice } from "../words/voice";
import { rankOf, sayMargin, sayRank, signOf } from "./hints";
import type { Stage } from "./stage.svelte";

const voice = {
  knows: () => true,
  text: (key: string, args: object = {}) => [key, ...Object.values(args).map(String)].join(" "),
} as unknown as Voice;

const choices = ["take c3", "pass"].map((action) => ({ action, margin: 0, reasons: [] }));
const stage = { sitting: { hint: { choices } }, voice } as unknown as Stage;
const without = { sitting: { hint: null }, voice } as unknown as Stage;

test("a choice has the place that the hint gave it, all others none", () => {
  expect(["take c3", "pass", "stay", null].map((action) => rankOf(stage, action))).toEqual([0, 1, -1, -1]);
  expect(rankOf(without, "take c3")).toBe(-1);
  expect(sayRank(stage, "pass")).toEqual(["reasons-rank second"]);
  expect(sayRank(stage, "stay")).toEqual([]);
  expect([0, 1, 2].map(signOf)).toEqual(["★", "2", "3"]);
});

test("nothing is said of a hint before its words have come", () => {
  const silent = { ...stage, voice: { ...voice, knows: () => false } } as unknown as Stage;
  expect(sayRank(silent, "pass")).toEqual([]);
});

test("a margin is ahead, behind or level", () => {
  expect([3.2, -0.5, 0].map((margin) => sayMargin(margin, voice))).toEqual(["reasons-ahead 3.2", "reasons-behind 0.5", "reasons-level"]);
});
