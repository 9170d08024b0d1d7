import { expect, test } from "vitest";

import type { GlastonburyChoiceView } from "../../protocol";
import { coachTips } from "./coachTips";
import { choiceWith, tableWith } from "./testViews";

const PASS = choiceWith({ action: "pass", verb: "pass", cell: null, card: null });

/** The keys of all that fits a moment of the first seat, the most important first. */
function fitting(phase: string, choices: GlastonburyChoiceView[]): string[] {
  const view = tableWith({ phase, choices });
  return coachTips.filter((tip) => tip.fits(view, 0)).map(({ key }) => key.replace("glastonbury-lesson-", ""));
}

test("at the first choice it is told what is asked, then how to read the signs, then how to ask a card", () => {
  expect(fitting("take", [choiceWith(), choiceWith({ action: "take c3" })]).slice(0, 3)).toEqual(["turn", "leads", "explain"]);
});

test("that there is nothing to take at a corner is told where one can only pass", () => {
  expect(fitting("corner", [PASS])).toContain("corner");
  const more = fitting("corner", [PASS, choiceWith({ action: "declinatio c2", verb: "declinatio" })]);
  expect([more.includes("corner"), more.includes("corner-spell")]).toEqual([false, true]);
});

test("where Declinatio only ends the game, no card is promised", () => {
  const stranded = choiceWith({ action: "declinatio end", verb: "declinatio end", cell: null, card: null, ends: true });
  const fit = fitting("corner", [PASS, stranded]);
  expect(["corner", "corner-spell", "last"].map((key) => fit.includes(key))).toEqual([false, false, false]);
});

test("a card that can only be fetched is not explained as one that can be taken", () => {
  const own = { ...choiceWith(), card: "toadstool-2" };
  expect(fitting("take", [own])).toContain("own");
  expect(fitting("take", [{ ...own, verb: "accio" }])).not.toContain("own");
});

test("every tip has a text of its own", () => {
  expect(new Set(coachTips.map((tip) => tip.key)).size).toBe(coachTips.length);
});
