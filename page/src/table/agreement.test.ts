import { expect, test } from "vitest";

import { sayOptions as sayGlastonbury } from "../games/glastonbury/agreed";
import { sayOptions as sayIncantibus } from "../games/incantibus/agreed";
import type { Terms } from "../protocol";
import { Speaker, Texts } from "../words/fluent";
import { Voice } from "../words/voice";
import { sayAgreed } from "./agreement";

/** Says the keys, and who may look by their numbers. */
const texts = new Texts("en");
texts.add("bots-name-student = Student\nglastonbury-option-assisted-seat = { $number }\nhome-grace = { $minutes }\npage-pace = { $minutes }\ntable-number = { $number }\n");
const voice = new Voice(new Speaker([texts]));
const SAYS = { glastonbury: sayGlastonbury, incantibus: sayIncantibus };

function said(game: keyof typeof SAYS, options: Record<string, unknown>, more: Partial<Terms> = {}): Record<string, string> {
  const usual = { privacy: "private", spectators: "open", pace: 0, grace: 120, hints: true } as const;
  const terms: Terms = { ...usual, game, seats: ["", ""], options, ...more };
  return Object.fromEntries(sayAgreed(terms, voice, SAYS[game](terms, voice)));
}

test("whoever sits down can read everything that was agreed", () => {
  const options = { edition: "it", recipes: true, memory: "assisted", assisted: [1], special2: "must", two_player_removal: "both_colours" };
  expect(said("glastonbury", options, { pace: 180, grace: 0, hints: false, privacy: "listed" })).toEqual({
    "page-set-seats": "2",
    "page-set-edition": "it",
    "glastonbury-option-recipes": "page-yes",
    "page-set-memory": "page-memory-assisted",
    "glastonbury-option-assisted": "2",
    "glastonbury-option-special2": "glastonbury-option-special2-must",
    "glastonbury-option-removal": "glastonbury-option-removal-both",
    "page-set-pace": "3",
    "home-set-grace": "0",
    "page-set-spectators": "page-spectators-open",
    "table-set-hints": "page-no",
    "table-set-listed": "page-yes",
  });
});

test("what is usual was agreed too", () => {
  expect(said("glastonbury", {})).toMatchObject({
    "glastonbury-option-recipes": "page-no",
    "page-set-memory": "page-memory-strict",
    "glastonbury-option-house": "glastonbury-option-usual",
    "home-set-grace": "2",
  });
  expect(said("incantibus", { expert: "true", box: "[…]" })).toMatchObject({ "incantibus-page-expert": "page-yes", "incantibus-page-box": "page-yes" });
  expect(said("incantibus", {})).toMatchObject({ "incantibus-page-expert": "page-no", "incantibus-page-box": "page-no" });
});

test("all may look where nobody is named; a few seconds are no eternity", () => {
  expect(said("glastonbury", { memory: "assisted" }, { grace: 5 })).toMatchObject({
    "glastonbury-option-assisted": "1core-list-separator2",
    "home-set-grace": "1",
  });
});

test("what the bots are like was agreed", () => {
  expect(said("incantibus", {}, { seats: ["", "student", "mine"] })["page-set-bot"]).toBe("Studentcore-list-separatorpage-seat-bot");
  expect(said("incantibus", {})).not.toHaveProperty("page-set-bot");
});

test("only people are said to look; nobody may be nobody", () => {
  const seats = ["", "student"];
  const whoMayLook = (assisted?: number[]) => said("glastonbury", { memory: "assisted", assisted }, { seats })["glastonbury-option-assisted"];
  const nobody = "glastonbury-option-assisted-nobody";
  expect([undefined, [0, 1], [1], []].map(whoMayLook)).toEqual(["1", "1", nobody, nobody]);
});
