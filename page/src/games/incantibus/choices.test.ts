import { expect, test } from "vitest";

import { choiceAt, fizzles, notes, sayChoice } from "./choices";
import { seat, table } from "./example";
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
  expect(sayChoice(table(), "point visible 1")).toEqual({ key: "incantibus-face-at", args: { letter: "V", place: 1, thing } });
  expect(sayChoice(table(), "point secret 1").key).toBe("incantibus-face-at-hidden");
});

test("a monster's choice says whether it would be caught", () => {
  const goblin = { action: "point visible 2", token: "goblin" };
  const held = (kind: string) => table({ seats: [seat({ case: { [kind]: 1 } }), seat()] });
  expect(notes(held("net"), 0, goblin)[0]?.key).toBe("incantibus-face-note-weapon");
  expect(notes(held("universalus"), 0, goblin)[0]?.key).toBe("incantibus-face-note-universalus");
  expect(notes(held("mushroom"), 0, goblin)[0]?.key).toBe("incantibus-face-note-escapes");
});

test("the own sealed choice is marked", () => {
  const sealed = table({ sealed: "point visible 1" });
  expect(notes(sealed, 0, sealed.choices[0]!).map(({ key }) => key)).toContain("incantibus-face-note-sealed");
});

test("a spell whose token is gone fizzles", () => {
  expect(fizzles(table(), "expandius")).toBe(true);
  expect(fizzles(table(), "philosophio")).toBe(false);
  expect(fizzles(table(), "oculus")).toBe(false);
});

test("whoever is asked hears the question, the others who decides what", () => {
  expect(question(table(), 0).key).toBe("incantibus-face-ask-cast");
  expect(question(table({ choices: [] }), 1).key).toBe("incantibus-page-waits-cast");
  const paying = { phase: "pay", paying: "green-1", to_pay: 2, to_act: [0] };
  expect(question(table({ ...paying, choices: [{ action: "pay ingredient-1", token: "mistletoe" }] }), 0)).toMatchObject({
    key: "incantibus-face-ask-pay-tokens",
    args: { count: 2 },
  });
  expect(question(table({ ...paying, choices: [] }), 1).key).toBe("incantibus-page-waits-pay");
});

test("a dialog is called after what is paid, cast or caught", () => {
  expect(subject(table({ phase: "target", card_in_play: "oculus" }))).toMatchObject({ key: "incantibus-card-oculus" });
  expect(subject(table({ phase: "pay", paying: "green-1" }))).toMatchObject({ key: "incantibus-name-potions-green-1" });
  expect(subject(table({ phase: "spend", pending: "goblin" }))).toMatchObject({ key: "incantibus-name-monsters-goblin" });
  expect(subject(table({ phase: "discard" }))).toMatchObject({ key: "incantibus-page-case-own" });
});
