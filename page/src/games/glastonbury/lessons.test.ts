import { expect, test } from "vitest";

import type { GlastonburyChoiceView, GlastonburyView } from "../../protocol";
import { lessons } from "./lessons";

function choice(action: string, leads: number | null = 7): GlastonburyChoiceView {
  return { action, ends: false, leads, declinatio: false };
}

/** The keys of all that fits a moment of the first seat, the most important first. */
function fitting(phase: string, choices: GlastonburyChoiceView[]): string[] {
  const seat = { colour: "red", corner: "nw", stop: 3, number: 2, top: null, size: 0, cards: null, spells: [], spent: 0, recipes: null };
  const grid = Array<string | null>(36).fill("toad-3");
  const rest = { edition: "ru", memory: "strict", assisted: [], removed: [], pile: 60, to_act: [0], looking: false, result: null };
  const view: GlastonburyView = { ...rest, grid, seats: [seat, { ...seat, colour: "green" }], phase, choices };
  return lessons.filter((lesson) => lesson.fits(view, 0)).map(({ key }) => key.replace("glastonbury-lesson-", ""));
}

test("at the first choice it is told what is asked, then how to read the signs, then how to ask a card", () => {
  expect(fitting("take", [choice("take c2"), choice("take c3")]).slice(0, 3)).toEqual(["turn", "leads", "explain"]);
});

test("that there is nothing to take at a corner is told where one can only pass", () => {
  expect(fitting("corner", [choice("pass")])).toContain("corner");
  const more = fitting("corner", [choice("pass"), choice("declinatio c2")]);
  expect([more.includes("corner"), more.includes("corner-spell")]).toEqual([false, true]);
});
