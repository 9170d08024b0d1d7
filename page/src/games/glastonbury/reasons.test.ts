import { expect, test } from "vitest";

import { Speaker, Texts } from "../../words/fluent";
import { Voice } from "../../words/voice";
import { lessons } from "./lessons";
import { sayReason, saySubject, writePoints } from "./reasons";

/** Says the key. */
const voice = new Voice(new Speaker([new Texts("en")]));

function line(rule: string, of: string, cards: number, points: number) {
  return { rule, of, cards: Array<string>(cards).fill("toad-1"), points };
}

test("a line says what it is about and why it counts so", () => {
  expect(saySubject(line("G-SCORE", "toad", 3, 6), voice)).toBe("glastonbury-kind-toad");
  expect(sayReason(line("G-SCORE", "toad", 3, 6), voice)).toBe("glastonbury-why-three");
  expect(sayReason(line("G-OWN", "toad", 1, -2), voice)).toBe("glastonbury-why-own-one");
  expect(sayReason(line("G-SCORE", "toad", 6, 15), voice)).toBe("glastonbury-why-four");
});

test("an Immuto and recipes have reasons of their own", () => {
  expect(saySubject(line("G-IMMUTO", "", 1, 0), voice)).toBe("glastonbury-card-immuto");
  expect(sayReason(line("G-IMMUTO", "", 1, 0), voice)).toBe("glastonbury-why-alone");
  expect(saySubject(line("G-RECIPE-A", "grey", 2, 0), voice)).toBe("glastonbury-recipe-a");
  expect(sayReason(line("G-RECIPE-A", "grey", 2, 2), voice)).toBe("glastonbury-why-most");
  expect(saySubject(line("G-RECIPE-B3", "b3", 0, 10), voice)).toBe("glastonbury-recipe-b3");
  expect(sayReason(line("G-RECIPE-B3", "b3", 0, 10), voice)).toBe("glastonbury-why-met");
  expect(sayReason(line("G-RECIPE-B3", "b3", 0, 0), voice)).toBe("glastonbury-why-unmet");
});

test("points have their sign", () => {
  expect([7, 0, -3].map(writePoints)).toEqual(["+7", "0", "−3"]);
});

test("every lesson has a text of its own", () => {
  expect(new Set(lessons.map((lesson) => lesson.key)).size).toBe(lessons.length);
});
