/** The areas of the board, and what their places are called: V3. */

import type { IncantibusAimView } from "../../protocol";

export type Area = IncantibusAimView["area"];

const LETTERS: Record<Area, string> = { visible: "V", secret: "S", potion: "P", book: "B", sorcerer: "M" };

/** A place as it stands on the board: V3. */
export function label({ area, place }: IncantibusAimView): string {
  return LETTERS[area] + place;
}

/** The letter and the number of a place, for what is said of it. */
export function argsOf({ area, place }: IncantibusAimView): { letter: string; place: number } {
  return { letter: LETTERS[area], place };
}
