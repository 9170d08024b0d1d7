import { expect, test } from "vitest";

import type { GlastonburyChoiceView, GlastonburyView } from "../../protocol";
import { Speaker, Texts } from "../../words/fluent";
import { Voice } from "../../words/voice";
import { ask, noteChoice, readChoice, sayChoice } from "./choices";
import { lastCell, lastDeeds } from "./last";
import { shownCards } from "./looking";
import { glastonbury } from "./page";

/** Says the key and what it was given. */
const voice = new Voice(new Speaker([new Texts("en")]), ["Anna", "Ben"]);

function seat(more: object = {}) {
  return { colour: "red", corner: "nw", stop: 3, number: 2, top: null, size: 0, cards: null, spells: [], spent: 0, recipes: null, ...more };
}

function tableWith(more: Partial<GlastonburyView> = {}): GlastonburyView {
  const grid = Array<string | null>(36).fill("toad-3");
  const open = { edition: "ru", memory: "strict", assisted: [], removed: [], pile: 9, phase: "take", to_act: [0], looking: false, choices: [], result: null };
  return { ...open, grid, seats: [seat(), seat({ colour: "green" })], ...more };
}

function choice(action: string, more: Partial<GlastonburyChoiceView> = {}) {
  return readChoice({ action, ends: false, leads: 7, declinatio: false, ...more });
}

test("a choice is taken apart", () => {
  expect(choice("take c2")).toMatchObject({ verb: "take", cell: 8, refuses: false });
  expect(choice("accio c2 refuse")).toMatchObject({ verb: "accio", cell: 8, refuses: true });
  expect(choice("declinatio end")).toMatchObject({ verb: "declinatio end", cell: null });
  expect(choice("pass")).toMatchObject({ verb: "pass", cell: null });
});

test("every form of a choice has words of its own", () => {
  const verbs = ["take", "accio", "declinatio"].flatMap((verb) => [`${verb} c2`, `${verb} c2 refuse`]);
  const all = [...verbs, "declinatio end", "pass", "walk", "stay"];
  const said = all.map((action) => sayChoice(choice(action), tableWith(), voice));
  expect(new Set(said).size).toBe(all.length);
  expect(said.every((text) => text.startsWith("glastonbury-choice-"))).toBe(true);
});

test("a choice is noted with what it does and where it leads", () => {
  const notes = (action: string, more: Partial<GlastonburyChoiceView>, number = 0) =>
    noteChoice(choice(action, more), tableWith(), number, voice);
  expect(notes("take c2", {})).toEqual(["glastonbury-leads-row"]);
  expect(notes("take c2", {}, 1)).toEqual(["glastonbury-note-own", "glastonbury-leads-row"]);
  expect(notes("take c2", { leads: 5 })).toEqual(["glastonbury-leads-corner"]);
  expect(notes("take c2", { ends: true })).toEqual(["glastonbury-note-ends-keep"]);
  expect(notes("take c2 refuse", { ends: true }, 1)).toEqual(["glastonbury-note-ends-refuse"]);
  expect(notes("declinatio end", { ends: true })).toEqual(["glastonbury-note-ends"]);
});

test("a corner is no dead end with a charge of Declinatio left", () => {
  const note = (declinatio: boolean) => noteChoice(choice("take c2", { leads: 5, declinatio }), tableWith(), 0, voice);
  expect(note(true)).toEqual(["glastonbury-leads-corner-declinatio"]);
  expect(note(false)).toEqual(["glastonbury-leads-corner"]);
});

test("the question fits the moment", () => {
  const two = [choice("walk", { leads: null }), choice("stay", { leads: null })];
  expect(ask(tableWith(), 0, voice)).toBe("glastonbury-question-column");
  expect(ask(tableWith(), 1, voice)).toBe("glastonbury-refusal-not-your-turn");
  expect(ask(tableWith({ phase: "special2", choices: two }), 0, voice)).toBe("glastonbury-question-special2");
  expect(ask(tableWith({ phase: "over", to_act: [] }), 0, voice)).toBe("glastonbury-refusal-over");
});

test("a look is for its owner alone, and no part of the board", () => {
  const looking = tableWith({ looking: true, seats: [seat({ cards: ["toad-1"] }), seat()] });
  expect(shownCards(looking, 0, 0)).toEqual([]);
  expect(glastonbury.hasLook(looking, 0)).toBe(true);
  const open = tableWith({ memory: "open", seats: [seat({ cards: ["toad-1"] }), seat({ cards: [] })] });
  expect(glastonbury.hasLook(open, 0)).toBe(false);
  expect(shownCards(open, 0, 1)).toEqual(["toad-1"]);
});

test("the last card that was taken is marked until the next news of the game", () => {
  const line = (key: string, cell: string | null) => ({
    number: 1, at: 0, happening: null, events: key === "" ? [] : [{ number: 1, message: { key, args: { cell } }, rules: [] }],
  });
  expect(lastCell([line("glastonbury-event-take", "c2")], null)).toBe(8);
  expect(lastCell([line("", null)], 8)).toBe(8);
  expect(lastCell([line("glastonbury-event-pass", null)], 8)).toBeNull();
  expect(lastCell([], 8)).toBeNull();
  expect(lastCell([{ ...line("", null), happening: { what: "undone", seat: 0 } }], 8)).toBeNull();
});

test("what was done last is told without the walk to the next choice", () => {
  const event = (key: string, number: number) => {
    const args = { cards: key === "look" ? [{ key: "glastonbury-card-immuto" }] : null };
    return { number, message: { key: key && `glastonbury-event-${key}`, args }, rules: [] };
  };
  const line = (number: number, ...keys: string[]) => ({ number, at: 0, happening: null, events: keys.map(event) });
  const told = (...lines: ReturnType<typeof line>[]) => lastDeeds(lines).map(({ key }) => key.slice(18));
  expect(told(line(1, "take-spell", "vanish", "refill", "walk"), line(2))).toEqual(["take-spell", "vanish"]);
  expect(told(line(1, "pass", "walk"), line(2, ""))).toEqual(["pass"]);
  expect(told(line(1, "take-spell", "look"))).toEqual(["take-spell"]);
  expect(told(line(1, "begin", "walk"))).toEqual([]);
  expect(lastDeeds([line(1, "pass"), { ...line(2), happening: { what: "undone", seat: 0 } }])).toEqual([]);
});
