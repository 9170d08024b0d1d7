/** Where something happened just now. */

import type { Line } from "../../protocol";
import { readCell } from "./places";

const TAKEN = /^glastonbury-event-(take|refuse)/;

/** The cell of the last card that was taken: news of other things leave it, a welcome forgets it. */
export function lastCell(fresh: readonly Line[], before: number | null): number | null {
  const events = fresh.flatMap((line) => line.events.map((event) => event.message));
  const cell = events.findLast((message) => TAKEN.test(message.key))?.args?.cell;
  if (typeof cell === "string") return readCell(cell);
  return fresh.length > 0 && events.length === 0 ? before : null;
}
