/** The choices of the view for people: what each is about, and what is worth knowing about it. */

import type { IncantibusChoiceView, IncantibusSecretView, IncantibusView, Message } from "../../protocol";
import { sayPoints, sayPrice, sayToken } from "./prices";
import { letterOf, spell, told, type Letter, type Spelt } from "./spelling";

type Args = NonNullable<Message["args"]>;

const OUTCOMES: Record<NonNullable<IncantibusChoiceView["outcome"]>, string> = {
  weapon: "incantibus-note-weapon",
  universalus: "incantibus-note-universalus",
  escapes: "incantibus-note-escapes",
  stays: "incantibus-note-stays",
  exhausted: "incantibus-note-fizzles",
  aimless: "incantibus-note-aimless",
};

/** The choice that names this place, if there is one now. */
export function choiceAt(view: IncantibusView, letter: Letter, place: number): IncantibusChoiceView | null {
  return view.choices.find(({ action }) => letterOf(action) === letter && spell(action).place === place) ?? null;
}

/** What lies at the place that a choice names, or what the choice is about. */
export function sayChoice(view: IncantibusView, action: string, token = tokenOf(view, action)): Message {
  const spelt = spell(action);
  const letter = letterOf(action);
  if (letter !== null) return sayAt(letter, spelt.place, thingOf(view, spelt, token));
  if (spelt.verb === "cast") return sayCard(spelt.kind);
  const args: Args = token === null ? {} : { token: view.box.tokens[token]!.name };
  return told(`incantibus-action-${spelt.verb}`, spelt.seat < 0 ? args : { ...args, seat: spelt.seat });
}

/** A place of the board and what lies there. */
export function sayAt(letter: Letter, place: number, thing: Message | null): Message {
  if (thing === null) return told("incantibus-at-hidden", { letter, place });
  return told("incantibus-at", { letter, place, thing });
}

/** A spell card and what it does. */
export function sayCard(card: string): Message {
  return told("incantibus-cast", { card: told(`incantibus-card-${card}`), effect: told(`incantibus-effect-${card}`) });
}

/** What is worth knowing about a choice. */
export function notes(view: IncantibusView, choice: IncantibusChoiceView): Message[] {
  const sealed = view.sealed === choice.action ? [told("incantibus-note-sealed")] : [];
  return [...ofThing(view, choice), ...ofSecret(view, choice), ...sealed];
}

/** Who has looked at a secret token, and which monsters it may be by what all have learnt. */
export function suspicion(view: IncantibusView, secret: IncantibusSecretView): Args {
  const who = secret.lookers.map((seat) => told("incantibus-who", { seat }));
  return { who, tokens: secret.suspects.map((key) => sayToken(view, key)) };
}

function tokenOf(view: IncantibusView, action: string): string | null {
  return view.choices.find((choice) => choice.action === action)?.token ?? null;
}

function thingOf(view: IncantibusView, spelt: Spelt, token: string | null): Message | null {
  if (token === null) return null;
  const things = spelt.verb === "point sorcerer" ? view.box.sorcerers : view.box.tokens;
  return told("incantibus-token", { token: things[token]!.name });
}

function ofThing(view: IncantibusView, { action, token, outcome }: IncantibusChoiceView): Message[] {
  const spelt = spell(action);
  const said = outcome && OUTCOMES[outcome];
  if (spelt.verb === "cast") return said ? [told(said)] : [];
  if (token === null) return [];
  const thing = (spelt.verb === "point sorcerer" ? view.box.sorcerers : view.box.tokens)[token]!;
  const points = sayPoints(thing.points);
  if (said && thing.weapon) return [told(said, { points, weapon: view.box.tokens[thing.weapon]!.name })];
  if (spelt.place && thing.price) return [told("incantibus-note-price", { points, price: sayPrice(view, thing.price) })];
  return thing.points ? [told("incantibus-note-worth", { points })] : [];
}

function ofSecret(view: IncantibusView, { action, token }: IncantibusChoiceView): Message[] {
  if (letterOf(action) !== "S" || token !== null) return [];
  const secret = view.secret[spell(action).place - 1];
  return secret?.suspects.length ? [told("incantibus-note-suspects", suspicion(view, secret))] : [];
}
