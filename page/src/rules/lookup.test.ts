import { expect, test } from "vitest";

import type { BookRule, RuleBook } from "../http";
import { addressOf, Book } from "./book";
import { excerpt, fold, lookUp, markHits } from "./lookup";
import { suggestWords } from "./suggestWords";

function rule(id: string, title: string, text: string): BookRule {
  const blocks: BookRule["blocks"] = text.split("\n").map((line) => ({ kind: "paragraph", line: [{ text: line }] }));
  return { id, title: [{ text: title }], blocks, rulings: [], differences: [], see_also: [] };
}

const rules = [
  rule("G-WALK", "The walk", "Pawns walk clockwise.\nAt a corner they stop."),
  rule("G-WALK-BACK", "Walking back", "Nobody walks back."),
  rule("G-TAKE", "Taking a card", "You take one card of the line.\nThe pawn’s card is café-coloured."),
  rule("R-TAKE-1", "Карта у угла", "Чёрная карта лежит отдельно."),
];
const told: RuleBook = {
  game: "glastonbury",
  language: "en",
  title: "A book",
  introduction: [],
  chapters: [{ title: "The turn", introduction: [], rules }],
  editions: ["ru", "it", "ko"],
  differences: [],
};
const book = new Book(told);
const found = (words: string) => lookUp(book, words).map((hit) => hit.rule.id);

test("an id is found whole, without its letter, and in parts", () => {
  expect(found("G-WALK")[0]).toBe("G-WALK");
  expect(found("walk")).toEqual(["G-WALK", "G-WALK-BACK"]);
  expect(found("walk back")[0]).toBe("G-WALK-BACK");
  expect(found("g-ta")).toEqual(["G-TAKE"]);
});

test("a title and the words of the text are found, whatever the case and the accents", () => {
  expect(found("TAKING a card")[0]).toBe("G-TAKE");
  expect(found("cafe")).toEqual(["G-TAKE"]);
  expect(found("черная")).toEqual(["R-TAKE-1"]);
  expect(found("pawn's")).toEqual(["G-TAKE"]);
  expect(found("corner stop")).toEqual(["G-WALK"]);
  expect(found("broom")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

test("who searched in vain is told what the book has that is near", () => {
  expect(suggestWords(book, "cornr")).toEqual(["corner"]);
  expect(suggestWords(book, "pwans")).toContain("pawns");
  expect(suggestWords(book, "чёрнае")[0]).toMatch(/^черная/);
  expect(suggestWords(book, "corner broom")).toEqual(["corner"]);
  expect(suggestWords(book, "xyzzy")).toEqual([]);
});

test("the passage is the one with most of the words", () => {
  expect(lookUp(book, "corner")[0]!.passage).toBe("At a corner they stop.");
});

test("an excerpt begins a little before its first hit", () => {
  const passage = `${"word ".repeat(60)}broom and more`;
  expect(excerpt(passage, "broom")).toMatch(/^… (word )+broom and more$/);
  expect(excerpt("A broom", "broom")).toBe("A broom");
});

test("hits are marked where they are", () => {
  expect(markHits("Café, cafe", "cafe").filter((piece) => piece.isHit).map((piece) => piece.text)).toEqual(["Café", "cafe"]);
  expect(markHits("Nothing", "xyz")).toEqual([{ text: "Nothing", isHit: false }]);
  expect(fold("Йод")).toBe("йод");
});

test("editions that say the same are told together, one alone when it is chosen", () => {
  const says = (text: string) => [{ about: [], line: [{ text }] }];
  const differing = new Book({ ...told, differences: [{ id: "D-X", editions: { ru: says("may"), it: says("may"), ko: says("must") } }] });
  expect(differing.saidOn("D-X", "").map((said) => said.editions)).toEqual([["ru", "it"], ["ko"]]);
  expect(differing.saidOn("D-X", "ko").map((said) => said.says[0]!.line[0]!.text)).toEqual(["must"]);
  expect(differing.edition("xx")).toBe("");
});

test("the address of a rule names its edition", () => {
  expect(addressOf("glastonbury", "G-WALK", "it")).toBe("/rules/glastonbury/G-WALK?edition=it");
  expect(addressOf("glastonbury")).toBe("/rules/glastonbury");
});
