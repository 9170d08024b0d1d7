/** What things are called, cost and are worth, in words. As in the terminal's face. */

import type { IncantibusPrice, IncantibusPrinted, IncantibusView, Message } from "../../protocol";
import { told } from "./spelling";

type Args = NonNullable<Message["args"]>;

const COLOURS = ["green", "red", "blue"];

/** A token, potion or book by name, as one thing of a list. */
export function sayToken(view: IncantibusView, key: string): Message {
  return told("incantibus-token", { token: view.box.tokens[key]!.name });
}

/** So many things of a kind. */
export function saySome(thing: IncantibusPrinted, count: number): Message {
  if (count === 1) return told("incantibus-token", { token: thing.name });
  return told("incantibus-several", { token: thing.name, count });
}

/** What lies in a case or in the moat. */
export function sayTokens(view: IncantibusView, tokens: Record<string, number>): Message[] {
  return Object.entries(tokens).map(([key, count]) => saySome(view.box.tokens[key]!, count));
}

export function sayPoints(count: number): Message {
  return told("incantibus-points", { count });
}

/** The colour of a potion; one of a box of one's own is called as its owner wrote it. */
export function sayColour(colour: string): Message | string {
  return COLOURS.includes(colour) ? told(`incantibus-colour-${colour}`) : colour;
}

/** What a potion, book or sorcerer costs. */
export function sayPrice(view: IncantibusView, price: IncantibusPrice): Message {
  return told(`incantibus-price-${price.way}`, priceArgs(view, price));
}

function priceArgs(view: IncantibusView, { way, what, count }: IncantibusPrice): Args {
  if (way === "ingredients") return { tokens: what.map((key) => sayToken(view, key)) };
  if (way === "monster") return { token: view.box.tokens[what[0]!]!.name };
  if (way === "potion") return { colour: sayColour(what[0]!) };
  return { count };
}

/** A thing with all that is printed on it. */
export function describeThing(view: IncantibusView, thing: IncantibusPrinted): Message {
  const args = { token: thing.name, points: sayPoints(thing.points) };
  if (thing.weapon) return told("incantibus-monster", { ...args, weapon: view.box.tokens[thing.weapon]!.name });
  if (thing.price) return told("incantibus-priced", { ...args, price: sayPrice(view, thing.price) });
  return thing.points ? told("incantibus-worth", args) : told("incantibus-token", { token: thing.name });
}
