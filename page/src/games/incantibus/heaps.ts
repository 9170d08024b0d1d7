/** What lies together, as a list that can be heard. */

import type { IncantibusPrinted, IncantibusSeatView, IncantibusView, Message } from "../../protocol";

/** A message of the catalogue. */
export function told(key: string, args: NonNullable<Message["args"]> = {}): Message {
  return { key, args };
}

/** So many things of a kind. */
export function saySome({ name }: IncantibusPrinted, count: number): Message {
  return count === 1 ? told("incantibus-token", { token: name }) : told("incantibus-several", { token: name, count });
}

/** What lies in a case or in the moat; also that it is nothing. */
export function sayTokens(view: IncantibusView, tokens: Record<string, number>): Message[] {
  return all(Object.entries(tokens).map(([key, count]) => saySome(view.box.tokens[key]!, count)));
}

/** How many slots of every type are filled, of how many. */
export function saySlots(view: IncantibusView, held: IncantibusSeatView): Message[] {
  const filled = Object.entries(view.box.slots)
    .filter(([place]) => place !== "books" || view.expert)
    .map(([place, slots]) => told(`incantibus-slots-${place}`, { count: heldIn(view, held, place), slots }));
  return [...filled, told("incantibus-slots-loose", { count: held.loose, slots: held.purse_slots })];
}

/** A list that is said even if nothing is in it. */
export function all(things: Message[]): Message[] {
  return things.length ? things : [told("incantibus-nothing")];
}

/** How many tokens of a case belong to this part of it. */
function heldIn(view: IncantibusView, held: IncantibusSeatView, place: string): number {
  const kinds = Object.entries(held.case).filter(([key]) => view.box.tokens[key]!.place === place);
  return kinds.reduce((sum, [, count]) => sum + count, 0);
}
