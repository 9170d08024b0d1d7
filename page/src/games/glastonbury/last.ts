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

const OWN = /^glastonbury-event-(vanish|declinatio|walk$)/;
const LOST = /^glastonbury-event-vanish/;
const WALKED = "glastonbury-event-walk";
const CAST = "glastonbury-event-take-spell";

/**
 * What befell a seat since it chose last: the card that it lost, by whose spell, and its walk without that card; its own
 * Declinatio too. What was taken back did not happen.
 */
export function befallen(lines: readonly Line[], seat: number): Message[] {
  const from = lines.findLastIndex((line) => isUndone(line) || isChoice(line, seat));
  const told = lines.slice(Math.max(from, 0)).flatMap((line) => concerning(line, seat));
  const first = told.findIndex(({ key }) => key !== WALKED);
  return first < 0 ? [] : told.slice(first);
}

/** What a line tells of a seat; of a spell, only what it lost by it. */
function concerning({ events }: Line, seat: number): Message[] {
  const messages = events.map((event) => event.message);
  const isOwn = ({ key, args }: Message) => OWN.test(key) && args?.seat === seat;
  const hasLost = messages.some((message) => LOST.test(message.key) && isOwn(message));
  return messages.filter((message) => isOwn(message) || (hasLost && message.key === CAST));
}

function isChoice({ happening }: Line, seat: number): boolean {
  return happening?.what === "chose" && happening.seat === seat;
}

function isUndone({ happening }: Line): boolean {
  return happening?.what === "undone";
}
