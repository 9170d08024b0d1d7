import { beforeEach, expect, test } from "vitest";

import type { Line as TableLine } from "../protocol";
import { GameLog } from "./gameLog.svelte";

let log: GameLog;

const line = (number: number, text = ""): TableLine => ({ number, at: 0, happening: { what: "said", seat: 0, text }, events: [] });
const lines = (first: number, last: number, text = ""): TableLine[] =>
  Array.from({ length: last - first + 1 }, (_, i) => line(first + i, text));
const texts = (): string => log.lines.map((each) => each.happening?.text ?? "").join("");

beforeEach(() => {
  log = new GameLog();
  log.begin(lines(1, 4, "a"));
});

test("what is told again takes the place of what was told, at once", () => {
  const [first] = log.lines;
  log.news(lines(5, 6, "b"), [line(2, "c"), line(4, "d")]);
  expect(texts()).toBe("acadbb");
  expect(log.fresh.map((each) => each.number)).toEqual([5, 6]);
  expect(log.lines[0]).toBe(first);
});

test("who comes, or looks as another, keeps nothing of what was told before", () => {
  log.news(lines(5, 5, "b"), []);
  log.begin(lines(1, 5, "c"));
  expect(texts()).toBe("ccccc");
  expect(log.fresh).toEqual([]);
});

test("what people said is the talk; of whom one hears nothing more, nothing stays", () => {
  log.begin([{ ...line(1), happening: { what: "begun" } }, ...lines(2, 3, "a")]);
  expect(log.chat.map((each) => each.number)).toEqual([2, 3]);
  log.news([], [{ ...line(2), happening: null }]);
  expect(log.chat.map((each) => each.number)).toEqual([3]);
});
