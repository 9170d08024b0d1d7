import { beforeEach, expect, test, vi } from "vitest";

import type { CoachTip } from "../games/gamePage";
import type { View } from "../protocol";

vi.mock("../settings/settings.svelte", () => ({ settings: { get: () => true } }));
const { Coach } = await import("./coach.svelte");

/** Tips that fit when something can be chosen that begins so: the first letters are the most important. */
const coachTips: CoachTip[] = ["a", "b", "c"].map((key) => ({ key, fits: (view: View) => view.choices.some(({ action }) => action.startsWith(key)) }));
const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } as unknown as Storage;
const come = () => new Coach("game", coachTips, storage);
const asking = (letters: string) => ({ choices: [...letters].map((action) => ({ action })) }) as unknown as View;
const says = (coach: ReturnType<typeof come>, letters: string) => coach.tip(asking(letters), 0)?.key;

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});

test("the most urgent is said until it is answered", () => {
  const coach = come();
  expect([says(coach, "ab"), says(coach, "ab")]).toEqual(["a", "a"]);
  coach.done(coachTips[0]!);
  expect(says(coach, "ab")).toBe("b");
});

test("what was read without an answer gives way at the next question, to the most important of the others, and is not said again", () => {
  const coach = come();
  says(coach, "ab");
  vi.advanceTimersByTime(5000);
  expect([says(coach, "ab"), says(coach, "abc")]).toEqual(["a", "b"]);
  vi.advanceTimersByTime(5000);
  expect([says(coach, "ac"), says(come(), "a")]).toEqual(["c", undefined]);
});

test("something more important comes at once, and what it took the place of comes back", () => {
  const coach = come();
  expect([says(coach, "bc"), says(coach, "abc"), says(coach, "bc")]).toEqual(["b", "a", "b"]);
});

test("what was hardly seen is said at its next occasion", () => {
  const coach = come();
  says(coach, "a");
  vi.advanceTimersByTime(500);
  coach.rest();
  vi.advanceTimersByTime(5000);
  expect([says(coach, "b"), says(coach, "ab")]).toEqual(["b", "a"]);
});
