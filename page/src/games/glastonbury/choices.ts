/** The choices of a seat: what each does, where it leads, and the question that is asked. */

import type { GlastonburyChoiceView, GlastonburyView } from "../../protocol";
import { Key } from "../../words/fluent";
import type { Voice } from "../../words/voice";
import { readCard } from "./box";
import { cardKey } from "./names";
import { placeOf, readCell, sayLead } from "./places";

type Verb = "take" | "accio" | "declinatio" | "pass" | "walk" | "stay" | "declinatio end";

/** An action taken apart; `cell` is null for those that take nothing. */
interface Action {
  verb: Verb;
  cell: number | null;
  refuses: boolean;
}

export interface Choice extends GlastonburyChoiceView, Action {}

export function readAction(action: string): Action {
  const [, verb, cell, refuses] = /^(take|accio|declinatio) ([a-f][1-6])( refuse)?$/.exec(action) ?? [];
  if (verb === undefined) return { verb: action as Verb, cell: null, refuses: false };
  return { verb: verb as Verb, cell: readCell(cell!), refuses: refuses !== undefined };
}

export function readChoice(choice: GlastonburyChoiceView): Choice {
  return { ...choice, ...readAction(choice.action) };
}

export function readChoices(view: GlastonburyView): Choice[] {
  return view.choices.map(readChoice);
}

const SAID: Record<string, string> = {
  "take": "glastonbury-choice-take",
  "take refuse": "glastonbury-choice-take-refuse",
  "accio": "glastonbury-choice-accio",
  "accio refuse": "glastonbury-choice-accio-refuse",
  "declinatio": "glastonbury-choice-declinatio",
  "declinatio refuse": "glastonbury-choice-declinatio-refuse",
  "declinatio end": "glastonbury-choice-declinatio-end",
  "pass": "glastonbury-choice-pass",
  "walk": "glastonbury-choice-walk",
  "stay": "glastonbury-choice-stay",
};

/** A choice in words, as on a button. */
export function sayChoice(choice: Choice, view: GlastonburyView, voice: Voice): string {
  const key = SAID[choice.verb + (choice.refuses ? " refuse" : "")]!;
  if (choice.cell === null) return voice.text(key);
  const card = view.grid[choice.cell];
  return voice.text(key, { cell: choice.action.split(" ")[1]!, card: card ? cardKey(card) : new Key("core-hidden") });
}

const SPELL_NOTES: Record<string, string> = {
  immuto: "glastonbury-note-immuto",
  vanesco: "glastonbury-note-vanesco",
  perluceo: "glastonbury-note-perluceo",
  accio: "glastonbury-note-accio",
  declinatio: "glastonbury-note-declinatio",
};

/** What is worth knowing about a choice: what the card is good for, whether the game ends, where the next walk ends. */
export function noteChoice(choice: Choice, view: GlastonburyView, seat: number, voice: Voice): string[] {
  const taken = choice.cell === null || choice.refuses ? null : (view.grid[choice.cell] ?? null);
  const notes = taken === null ? [] : noteCard(taken, view.seats[seat]?.colour ?? "", voice);
  if (choice.ends) notes.push(noteEnd(choice, voice));
  else if (choice.leads !== null) notes.push(noteLead(choice, choice.leads, taken, voice));
  return notes;
}

function noteEnd(choice: Choice, voice: Voice): string {
  if (choice.cell === null) return voice.text("glastonbury-note-ends");
  return voice.text(choice.refuses ? "glastonbury-note-ends-refuse" : "glastonbury-note-ends-keep");
}

/** What a card is good for, to a seat of this colour. */
export function noteCard(name: string, colour: string, voice: Voice): string[] {
  const card = readCard(name);
  const key = card.colour === null ? SPELL_NOTES[card.kind] : card.colour === colour ? "glastonbury-note-own" : undefined;
  return key === undefined ? [] : [voice.text(key)];
}

function noteLead({ declinatio }: Choice, stop: number, taken: string | null, voice: Voice): string {
  if (taken === "immuto") return voice.text("glastonbury-leads-again", { stop });
  if (declinatio) return voice.text("glastonbury-leads-corner-declinatio", placeOf(stop).args);
  return sayLead(stop, voice);
}

/** The charges that a seat has of a spell, over all its cards. */
export function chargesOf(spell: string, view: GlastonburyView, seat: number): number {
  const cards = view.seats[seat]?.spells ?? [];
  return cards.reduce((sum, each) => sum + (each.card === spell ? each.charges : 0), 0);
}

const QUESTIONS = {
  row: "glastonbury-question-row",
  column: "glastonbury-question-column",
  corner: "glastonbury-question-corner",
};

/** What the seat is asked; whose turn it is, if it is not the seat's own. */
export function ask(view: GlastonburyView, seat: number | null, voice: Voice): string {
  const mover = view.to_act[0];
  if (mover === undefined) return voice.text("glastonbury-refusal-over");
  if (mover !== seat) return voice.say({ key: "glastonbury-refusal-not-your-turn", args: { seat: mover } });
  const place = placeOf(view.seats[mover]!.stop);
  return voice.say({ key: questionOf(view, QUESTIONS[place.sort]), args: { ...place.args, seat: mover } });
}

function questionOf(view: GlastonburyView, usual: string): string {
  const several = view.choices.length > 1;
  if (view.phase === "special2") return several ? "glastonbury-question-special2" : "glastonbury-question-must";
  return view.phase === "corner" && several ? "glastonbury-question-declinatio" : usual;
}
