import { expect, test } from "vitest";

import { choiceAt, notes, sayChoice } from "./choices";
import { table } from "./example";
import { question, subject } from "./questions";
import { label, letterOf, spell } from "./spelling";

test("a choice is taken apart", () => {
  expect(spell("point visible 3")).toEqual({ verb: "point visible", place: 3, seat: -1, kind: "" });
  expect(spell("steal 2 weapon-1")).toEqual({ verb: "steal", place: 0, seat: 2, kind: "weapon-1" });
  expect(spell("pay gold-1")).toEqual({ verb: "pay", place: 0, seat: -1, kind: "gold-1" });
  expect(spell("decline").verb).toBe("decline");
});

test("places are called by letter and number", () => {
  expect(["point visible 3", "look secret 1", "point sorcerer 12", "cast oculus"].map(label)).toEqual(["V3", "S1", "M12", ""]);
  expect(letterOf("take visible 2")).toBe("V");
});

test("a place offers the choice that names it, and no other does", () => {
  expect(choiceAt(table(), "V", 2)?.action).toBe("point visible 2");
  expect(choiceAt(table(), "V", 3)).toBeNull();
  expect(choiceAt(table(), "P", 1)).toBeNull();
});

test("a choice says its place and what lies there, as far as it is known", () => {
  const thing = { key: "incantibus-token", args: { token: { key: "incantibus-name-ingredients-mushroom" } } };
  expect(sayChoice(table(), "point visible 1")).toEqual({ key: "incantibus-at", args: { letter: "V", place: 1, thing } });
  expect(sayChoice(table(), "point secret 1").key).toBe("incantibus-at-hidden");
});

test("a monster's choice says whether it would be caught", () => {
  const args = { points: { key: "incantibus-points", args: { count: 2 } }, weapon: { key: "incantibus-name-weapons-net" } };
  for (const outcome of ["weapon", "universalus", "escapes", "stays"] as const) {
    const goblin = { action: "point visible 2", token: "goblin", outcome };
    expect(notes(table(), goblin)).toEqual([{ key: `incantibus-note-${outcome}`, args }]);
  }
  const fetched = { action: "fetch monster-1", token: "goblin", outcome: null };
  expect(notes(table(), fetched)[0]?.key).toBe("incantibus-note-worth");
});

test("the own sealed choice is marked", () => {
  const sealed = table({ sealed: "point visible 1" });
  expect(notes(sealed, sealed.choices[0]!).map(({ key }) => key)).toContain("incantibus-note-sealed");
});

test("a spell that would fizzle says why", () => {
  const noted = (outcome: "exhausted" | "aimless" | null) =>
    notes(table(), { action: "cast iskanto", token: "iskanto", outcome }).map(({ key }) => key);
  expect(noted("exhausted")).toEqual(["incantibus-note-fizzles"]);
  expect(noted("aimless")).toEqual(["incantibus-note-aimless"]);
  expect(noted(null)).toEqual([]);
});

test("whoever is asked hears the question, the others who decides what", () => {
  expect(question(table(), 0).key).toBe("incantibus-ask-cast");
  expect(question(table({ choices: [] }), 1).key).toBe("incantibus-waits-cast");
  const paying = { phase: "pay", paying: "green-1", to_pay: 2, to_act: [0] };
  expect(question(table({ ...paying, choices: [{ action: "pay ingredient-1", token: "mistletoe", outcome: null }] }), 0)).toMatchObject({
    key: "incantibus-ask-pay-tokens",
    args: { count: 2 },
  });
  expect(question(table({ ...paying, choices: [] }), 1).key).toBe("incantibus-waits-pay");
});

test("a dialog is called after what is paid, cast or caught", () => {
  expect(subject(table({ phase: "target", card_in_play: "oculus" }))).toMatchObject({ key: "incantibus-card-oculus" });
  expect(subject(table({ phase: "pay", paying: "green-1" }))).toMatchObject({ key: "incantibus-name-potions-green-1" });
  expect(subject(table({ phase: "spend", pending: "goblin" }))).toMatchObject({ key: "incantibus-name-monsters-goblin" });
  expect(subject(table({ phase: "discard" }))).toMatchObject({ key: "incantibus-page-case-own" });
});
