import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Line as TableLine } from "../protocol";
import type { Question } from "./line";
import { Story } from "./story.svelte";

let asked: Question[];
let seat: number | null;
let story: Story;

const line = (number: number, text = ""): TableLine => ({ number, at: 0, happening: { what: "said", seat: 0, text }, events: [] });
const lines = (first: number, last: number, text = ""): TableLine[] =>
  Array.from({ length: last - first + 1 }, (_, i) => line(first + i, text));
const numbers = (): number[] => story.lines.map((each) => each.number);
const texts = (): string => story.lines.map((each) => each.happening?.text ?? "").join("");

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  asked = [];
  seat = 0;
  story = new Story((question) => asked.push(question), () => seat);
  story.welcome(4, lines(1, 4, "a"));
});

afterEach(() => void vi.useRealTimers());

test("a welcome tells everything that may be told now", () => {
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect(asked).toEqual([]);
});

test("without a wish only the last news are there", () => {
  story.news(lines(5, 6));
  expect(numbers()).toEqual([5, 6]);
  vi.runAllTimers();
  expect(asked).toEqual([]);
});

test("what was told before the news is told anew, the news stay as they were told", () => {
  story.want(1);
  story.news(lines(5, 5, "b"));
  vi.advanceTimersByTime(300);
  expect(asked).toEqual([{ type: "ask-lines", since: 1, seat: 0 }]);
  story.hear({ type: "tell-lines", since: 1, seat: 0, lines: lines(2, 5, "c") });
  expect(texts()).toBe("cccb");
  vi.runAllTimers();
  expect(texts()).toBe("cccb");
});

test("where no answer comes the older lines go", () => {
  story.want(0);
  story.news(lines(5, 5));
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  vi.advanceTimersByTime(500);
  expect(numbers()).toEqual([5]);
});

test("an answer from before the news, or for other eyes, does not count", () => {
  story.want(0);
  story.news(lines(5, 5));
  story.hear({ type: "tell-lines", since: 0, seat: 0, lines: lines(1, 4, "old") });
  story.hear({ type: "tell-lines", since: 0, seat: 1, lines: lines(1, 5, "other") });
  vi.runAllTimers();
  expect(numbers()).toEqual([5]);
});

test("for other eyes nothing stays, and is asked for", () => {
  story.want(0);
  seat = null;
  story.turn();
  expect(story.lines).toEqual([]);
  expect(story.fresh).toEqual([]);
  vi.runAllTimers();
  expect(asked).toEqual([{ type: "ask-lines", since: 0, seat: null }]);
});

test("many news are one question", () => {
  story.want(0);
  for (let number = 5; number < 10; number++) story.news(lines(number, number));
  vi.runAllTimers();
  expect(asked.length).toBe(1);
});

test("a wish for more than is there is asked at once, and the next welcome begins there", () => {
  story.news(lines(5, 5));
  story.want(2);
  vi.advanceTimersByTime(0);
  expect(asked).toEqual([{ type: "ask-lines", since: 2, seat: 0 }]);
  expect(story.known).toBe(2);
  story.want(null);
  expect(story.known).toBe(5);
});

test("what was said stays, once", () => {
  story.news(lines(5, 5, "b"));
  story.welcome(6, lines(2, 6, "c"));
  expect(story.talk.map((each) => each.number)).toEqual([1, 2, 3, 4, 5, 6]);
});
