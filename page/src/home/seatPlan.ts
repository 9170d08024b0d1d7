/** A table that is being put together: who is to sit where. */

import type { NewTable, Sitter, Terms } from "../http";

/** A seat that waits for a person. */
export const OPEN = "";

const USUAL_SEATS = 3;

/** How many sit at a table that nobody has arranged: the reader and two bots, or the nearest number that the game allows. */
export function usualSeats(allowed: readonly number[]): number {
  const far = (seats: number) => Math.abs(seats - USUAL_SEATS);
  return allowed.reduce((best, seats) => (far(seats) < far(best) ? seats : best), allowed[0] ?? USUAL_SEATS);
}

/** So few people sit before one screen together. */
export const FEWEST = 2;

/** How many people may sit before one screen; bots take the seats that are left. */
export function peopleAt(allowed: readonly number[]): number[] {
  return Array.from({ length: allowed.at(-1)! - FEWEST + 1 }, (_, more) => FEWEST + more);
}

/** With how many bots these people are as many as the game allows. */
export function botsBeside(people: number, allowed: readonly number[]): number[] {
  return allowed.filter((seats) => seats >= people).map((seats) => seats - people);
}

/** Whether the game allows every number from the first to the last, of several. */
export function isRange(allowed: readonly number[]): boolean {
  return allowed.length > 1 && allowed.at(-1)! - allowed[0]! === allowed.length - 1;
}

/** Who sits at a seat: a friend who comes by the link, a person at this screen, or a bot by its name. */
export interface PlannedSeat {
  who: "friend" | "here" | { bot: string };
  name: string;
  symbol: string;
  /** What a person at this screen chooses for the seat, by option. */
  prefers?: Readonly<Record<string, string>>;
}

/** The seats as the terms say them. */
export function seatsOf(arranged: readonly PlannedSeat[]): string[] {
  return arranged.map(({ who }) => (typeof who === "object" ? who.bot : OPEN));
}

/** Those who sit down at once. */
export function sittersOf(arranged: readonly PlannedSeat[]): Sitter[] {
  return arranged.flatMap(({ who, name, symbol, prefers }, seat) => (who === "here" ? [{ seat, name: name.trim(), symbol, ...(prefers && { prefers: { ...prefers } }) }] : []));
}

/** The seats of bots. */
export function botsOf(arranged: readonly PlannedSeat[]): number[] {
  return seatsOf(arranged).flatMap((bot, seat) => (bot === OPEN ? [] : [seat]));
}

/** Whether the cards can be dealt at once: nobody is waited for. */
export function isComplete(arranged: readonly PlannedSeat[]): boolean {
  return arranged.every(({ who }) => who !== "friend");
}

/** The table that is asked for. A choice that a game leaves to itself is not said. */
export function newTable(terms: Omit<Terms, "seats">, arranged: readonly PlannedSeat[]): NewTable {
  const options = Object.fromEntries(Object.entries(terms.options ?? {}).filter(([, value]) => value !== undefined));
  return { terms: { ...terms, options, seats: seatsOf(arranged) }, sit: sittersOf(arranged), begin: isComplete(arranged) };
}
