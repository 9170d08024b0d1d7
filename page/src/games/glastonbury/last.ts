/** What happened just now, and where. */

import type { Line, Message } from "../../protocol";
import { readCell } from "./places";

const TAKEN = /^glastonbury-event-(take|refuse)/;

/** The cell of the last card that was taken: news of other things leave it, a welcome and taking back forget it. */
export function lastCell(fresh: readonly Line[], before: number | null): number | null {
  if (fresh.some(isUndone)) return null;
  const events = fresh.flatMap((line) => line.events.map((event) => event.message));
  const cell = events.findLast((message) => TAKEN.test(message.key))?.args?.cell;
  if (typeof cell === "string") return readCell(cell);
  return fresh.length > 0 && events.length === 0 ? before : null;
}

const DONE = /^glastonbury-event-(take|refuse|accio|declinatio|vanish|look|pass|stay|special-walk|end)/;

/**
 * What somebody did last, with what came of it: neither the walk to the next choice nor how the market was filled, and no
 * look of the reader's own, which has a place of its own. What was taken back was not done.
 */
export function lastDeeds(lines: readonly Line[]): Message[] {
  const isDeed = ({ key, args }: Message) => DONE.test(key) && !args?.cards;
  const deeds = (line: Line) => line.events.map((event) => event.message).filter(isDeed);
  const last = lines.slice(lines.findLastIndex(isUndone) + 1).findLast((line) => deeds(line).length > 0);
  return last ? deeds(last) : [];
}

function isUndone({ happening }: Line): boolean {
  return happening?.what === "undone";
}
