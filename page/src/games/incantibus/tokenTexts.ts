/** What lies together, as a list that can be heard. */

import type { IncantibusCaseView, IncantibusPrinted, IncantibusSeatView, IncantibusView, Message } from "../../protocol";

/** A message by its key. */
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
export function saySlots({ parts }: IncantibusCaseView, { loose, purse_slots }: IncantibusSeatView): Message[] {
  const filled = parts.map(({ place, held, slots }) => told(`incantibus-slots-${place}`, { count: held, slots: slots.length }));
  return [...filled, told("incantibus-slots-loose", { count: loose, slots: purse_slots })];
}

/** A list that is said even if nothing is in it. */
export function all(things: Message[]): Message[] {
  return things.length ? things : [told("incantibus-nothing")];
}
