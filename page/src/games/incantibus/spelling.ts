/** Choices in the notation, taken apart; and the letters by which places of the board are called. */

import type { Message } from "../../protocol";

/** A choice taken apart: `point visible 3`, `steal 2 weapon-1`, `pay gold-1`, `decline`. */
export interface Spelt {
  verb: string;
  /** The number of a place, from 1; 0 where no place is named. */
  place: number;
  /** The seat that is named, or -1. */
  seat: number;
  kind: string;
}

export type Letter = "V" | "S" | "P" | "B" | "M";

/** By the letter of a place, the choices that name such a place. */
const VERBS: Record<Letter, readonly string[]> = {
  V: ["point visible", "take visible"],
  S: ["point secret", "look secret"],
  P: ["point potion"],
  B: ["point book"],
  M: ["point sorcerer"],
};

export function spell(action: string): Spelt {
  const [verb = "", second = "", third = ""] = action.split(" ");
  if (verb === "steal") return { verb, place: 0, seat: Number(second), kind: third };
  if (third) return { verb: `${verb} ${second}`, place: Number(third), seat: -1, kind: "" };
  return { verb, place: 0, seat: -1, kind: second };
}

/** The letter of the place that a choice names; none for other choices. */
export function letterOf(action: string): Letter | null {
  const { verb } = spell(action);
  return (Object.keys(VERBS) as Letter[]).find((letter) => VERBS[letter].includes(verb)) ?? null;
}

/** The place that a choice names, as it stands on the board: V3. Empty for other choices. */
export function label(action: string): string {
  const letter = letterOf(action);
  return letter === null ? "" : letter + spell(action).place;
}

/** A message of the catalogue. */
export function told(key: string, args: NonNullable<Message["args"]> = {}): Message {
  return { key, args };
}
