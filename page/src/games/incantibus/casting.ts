/** A casting as its events tell it: who pointed where with which wand, who fought over what, and what came of it. */

import type { IncantibusView, Line, Message } from "../../protocol";

type Event = Line["events"][number];

const LETTERS: Record<string, string> = {
  "incantibus-event-point-visible": "V",
  "incantibus-event-point-secret": "S",
  "incantibus-event-point-potion": "P",
  "incantibus-event-point-book": "B",
  "incantibus-event-point-sorcerer": "M",
};

/** A wand that points at a place. */
export interface Aim {
  seat: number;
  label: string;
  /** What is known to lie there. */
  token: Message | string | null;
  /** Whether somebody else, who won it, pointed there too. */
  isBeaten: boolean;
}

/** The winner of a contest gives the wand to another and gets that one's. */
export interface Swap {
  seat: number;
  other: number;
}

/** Where all wands point, if these events reveal it. */
export function aimsOf(events: readonly Event[]): Aim[] {
  const winners = new Set(swapsOf(events).map(({ seat }) => seat));
  const aims = events.flatMap(({ message: { key, args = {} } }) => {
    const letter = LETTERS[key];
    return letter === undefined ? [] : [{ seat: Number(args.seat), label: `${letter}${Number(args.place)}`, token: thing(args.token) }];
  });
  const isWon = (aim: { seat: number; label: string }): boolean =>
    aims.some(({ seat, label }) => label === aim.label && seat !== aim.seat && winners.has(seat));
  return aims.map((aim) => ({ ...aim, isBeaten: isWon(aim) }));
}

export function swapsOf(events: readonly Event[]): Swap[] {
  const swaps = events.filter(({ message }) => message.key === "incantibus-event-swap");
  return swaps.map(({ message: { args = {} } }) => ({ seat: Number(args.seat), other: Number(args.other) }));
}

/** The key of a thing that an event calls by its name. */
export function keyOf(view: IncantibusView, name: unknown): string | null {
  const things = [...Object.entries(view.box.tokens), ...Object.entries(view.box.sorcerers)];
  return things.find(([, { name: own }]) => sameName(own, name))?.[0] ?? null;
}

function sameName(own: Message | string, name: unknown): boolean {
  if (typeof own === "string") return own === name;
  return typeof name === "object" && name !== null && "key" in name && name.key === own.key;
}

function thing(argument: unknown): Message | string | null {
  return typeof argument === "string" || (typeof argument === "object" && argument !== null && "key" in argument) ? (argument as Message | string) : null;
}
