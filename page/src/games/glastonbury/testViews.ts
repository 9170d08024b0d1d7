/** Views for tests: what a test does not name is as in an ordinary moment. */

import type { GlastonburyChoiceView, GlastonburySeatView, GlastonburyView } from "../../protocol";

const SAID = { key: "said" };

export function seatWith(more: Partial<GlastonburySeatView> = {}): GlastonburySeatView {
  const bare = { colour: "red", corner: "nw", stop: 3, number: 2, top: null, size: 0, spells: [], spent: 0 };
  return { ...bare, cards: null, recipes: null, recipes_said: [], joined: [], ...more };
}

export function choiceWith(more: Partial<GlastonburyChoiceView> = {}): GlastonburyChoiceView {
  return { action: "take c2", verb: "take", cell: 8, card: "toad-3", leads: 7, said: SAID, ...more };
}

export function tableWith(more: Partial<GlastonburyView> = {}): GlastonburyView {
  const grid = Array<string | null>(36).fill("toad-3");
  const terms = { edition: "ru", memory: "strict", assisted: [], removed: [], board: { cells: [], columns: [], rows: [], stops: [] } };
  const moment = { pile: 60, phase: "take", to_act: [0], looking: false, question: { key: "question" } };
  const seats = [seatWith(), seatWith({ colour: "green" })];
  return { ...terms, grid, notes: {}, ...moment, seats, choices: [], result: null, ...more };
}
