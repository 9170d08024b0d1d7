import { beforeEach, expect, test, vi } from "vitest";

import type { Lesson } from "../games/game";
import type { View } from "../protocol";

vi.mock("../settings/settings.svelte", () => ({ settings: { get: () => true } }));
const { Coach } = await import("./coach.svelte");

/** Lessons that fit when the view says so: the first letters come first. */
const lessons: Lesson[] = ["a", "b", "c"].map((key) => ({ key, fits: (view: View) => String(view).includes(key) }));
const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } as unknown as Storage;
const come = () => new Coach("game", lessons, storage);
const says = (coach: ReturnType<typeof come>, view: string) => coach.lesson(view as unknown as View, 0)?.key;

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});

test("the most urgent is said until it is answered", () => {
  const coach = come();
  expect([says(coach, "ab"), says(coach, "ab")]).toEqual(["a", "a"]);
  coach.done(lessons[0]!);
  expect(says(coach, "ab")).toBe("b");
});

test("a new occasion takes the place of what was said, which is not said again when it was read", () => {
  const coach = come();
  says(coach, "ab");
  vi.advanceTimersByTime(5000);
  expect([says(coach, "abc"), says(coach, "ab"), says(come(), "a")]).toEqual(["c", "b", undefined]);
});

test("what was hardly seen is said at its next occasion", () => {
  const coach = come();
  says(coach, "a");
  vi.advanceTimersByTime(500);
  coach.rest();
  vi.advanceTimersByTime(5000);
  expect([says(coach, "b"), says(coach, "ab")]).toEqual(["b", "a"]);
});
