import { expect, test } from "vitest";

import type { Translator } from "../i18n/translator";
import type { Message } from "../protocol";
import type { BoardPresenter } from "./boardPresenter.svelte";
import { isOnly, rankOf, rankWhere, sayEnds, sayRank, hintMark } from "./hints";

const translator = {
  knows: () => true,
  text: (key: string, args: object = {}) => [key, ...Object.values(args).map(String)].join(" "),
} as unknown as Translator;

const hinted = (action: string, margin = 0, reasons: Message[] = []) => ({ action, choice: { cell: action.slice(-2) }, margin, reasons });
const choices = ["take c3", "pass"].map((action) => hinted(action));
const presenter = { source: { hint: { choices } }, translator } as unknown as BoardPresenter;
const without = { source: { hint: null }, translator } as unknown as BoardPresenter;

test("a choice has the place that the hint gave it, all others none", () => {
  expect(["take c3", "pass", "stay", null].map((action) => rankOf(presenter, action))).toEqual([0, 1, -1, -1]);
  expect(rankOf(without, "take c3")).toBe(-1);
  expect(["c3", "a1"].map((cell) => rankWhere(presenter, (choice: { cell: string }) => choice.cell === cell))).toEqual([0, -1]);
  expect(sayRank(presenter, "pass")).toEqual(["reasons-rank second"]);
  expect(sayRank(presenter, "stay")).toEqual([]);
  expect([0, 1, 2].map(hintMark)).toEqual(["★", "2", "3"]);
});

test("nothing is said of a hint before its words have come", () => {
  const silent = { ...presenter, translator: { ...translator, knows: () => false } } as unknown as BoardPresenter;
  expect(sayRank(silent, "pass")).toEqual([]);
});

test("the best choice says with what margin it may end, the others how many points less or more they bring", () => {
  const ends = (...margins: number[]) => sayEnds(margins.map((margin) => hinted(String(margin), margin)), translator);
  expect(ends(3.2, 2.1, 3.2)).toEqual(["reasons-ahead 3.2", "reasons-less 1.1", "reasons-same"]);
  expect(ends(-0.5, -9)).toEqual(["reasons-behind 0.5", "reasons-less 8.5"]);
  expect(ends(2.2, 2.7)).toEqual(["reasons-ahead 2.2", "reasons-better 0.5"]);
  expect(ends(0)).toEqual(["reasons-level"]);
});

test("less than half a point tells no choice from another", () => {
  const ends = [1.9, 2, 2.4, 2.8, 2.9].map((margin) => sayEnds([hinted("", 2.4), hinted("", margin)], translator)[1]);
  expect(ends).toEqual(["reasons-less 0.5", "reasons-same", "reasons-same", "reasons-same", "reasons-better 0.5"]);
});

test("where nothing else can be done, no points are told", () => {
  const only = [hinted("pass", 0, [{ key: "reasons-only" }])];
  expect(isOnly(only)).toBe(true);
  expect(sayEnds(only, translator)).toEqual([""]);
  expect([choices, choices.slice(0, 1), []].map(isOnly)).toEqual([false, false, false]);
});
