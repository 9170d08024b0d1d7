import { beforeEach, expect, test } from "vitest";

import type { Line as TableLine } from "../protocol";
import { Story } from "./story.svelte";

let story: Story;

const line = (number: number, text = ""): TableLine => ({ number, at: 0, happening: { what: "said", seat: 0, text }, events: [] });
const lines = (first: number, last: number, text = ""): TableLine[] =>
  Array.from({ length: last - first + 1 }, (_, i) => line(first + i, text));
const texts = (): string => story.lines.map((each) => each.happening?.text ?? "").join("");

beforeEach(() => {
  story = new Story();
  story.begin(lines(1, 4, "a"));
});

test("what is told again takes the place of what was told, at once", () => {
  const [first] = story.lines;
  story.news(lines(5, 6, "b"), [line(2, "c"), line(4, "d")]);
  expect(texts()).toBe("acadbb");
  expect(story.fresh.map((each) => each.number)).toEqual([5, 6]);
  expect(story.lines[0]).toBe(first);
});

test("who comes, or looks as another, keeps nothing of what was told before", () => {
  story.news(lines(5, 5, "b"), []);
  story.begin(lines(1, 5, "c"));
  expect(texts()).toBe("ccccc");
  expect(story.fresh).toEqual([]);
});

test("what people said is the talk; of whom one hears nothing more, nothing stays", () => {
  story.begin([{ ...line(1), happening: { what: "begun" } }, ...lines(2, 3, "a")]);
  expect(story.talk.map((each) => each.number)).toEqual([2, 3]);
  story.news([], [{ ...line(2), happening: null }]);
  expect(story.talk.map((each) => each.number)).toEqual([3]);
});
