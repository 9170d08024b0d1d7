/** The areas of the board, and what their places are called: V3. */

import type { IncantibusTarget } from "../../protocol";

export type Area = IncantibusTarget["area"];

const LETTERS: Record<Area, string> = { visible: "V", secret: "S", potion: "P", book: "B", sorcerer: "M" };

/** A place as the board names it: V3. */
export function label({ area, place }: IncantibusTarget): string {
  return LETTERS[area] + place;
}

/** The letter and the number of a place, for what is said of it. */
export function argsOf({ area, place }: IncantibusTarget): { letter: string; place: number } {
  return { letter: LETTERS[area], place };
}
