/** What happened just now, and where. */

import type { Line, Message } from "../../protocol";

const EVENT = "glastonbury-event-";
const TAKEN = ["take", "take-spell", "refuse", "refuse-spell"];

/** Whether a message tells of one of these. */
function tells(names: readonly string[], { key }: Message): boolean {
  return key.startsWith(EVENT) && names.includes(key.slice(EVENT.length));
}

/** The cell, of those with these names, of the last card that was taken: news of other things leave it, a welcome and taking back forget it. */
export function lastCell(fresh: readonly Line[], cells: readonly string[], before: number | null): number | null {
  if (fresh.some(isUndone)) return null;
  const events = fresh.flatMap((line) => line.events.map((event) => event.message));
  const cell = events.findLast((message) => tells(TAKEN, message))?.args?.cell;
  if (typeof cell === "string") return cells.indexOf(cell);
  return fresh.length > 0 && events.length === 0 ? before : null;
}

const LOST = ["vanish", "vanish-out"];
const ENDS = ["end-kept", "end-refused", "end-stranded"];
const JOINED = ["open", "join", "join-none"];
const DONE = [...TAKEN, ...LOST, ...ENDS, ...JOINED, "accio", "declinatio", "look", "look-empty", "pass", "stay", "special-walk"];

/**
 * What somebody did last, with what came of it: neither the walk to the next choice nor how the market was filled, and no
 * look of the reader's own, which has a place of its own. What was taken back was not done.
 */
export function lastActions(lines: readonly Line[]): Message[] {
  const isDeed = (message: Message) => tells(DONE, message) && !message.args?.cards;
  const deeds = (line: Line) => line.events.map((event) => event.message).filter(isDeed);
  const last = lines.slice(lines.findLastIndex(isUndone) + 1).findLast((line) => deeds(line).length > 0);
  return last ? deeds(last) : [];
}

const OWN = [...LOST, "declinatio", "walk"];

/**
 * What happened to a seat since it chose last: the card that it lost, by whose spell, and its walk without that card; its own
 * Declinatio too. What was taken back did not happen.
 */
export function eventsOfSeat(lines: readonly Line[], seat: number): Message[] {
  const from = lines.findLastIndex((line) => isUndone(line) || isChoice(line, seat));
  const told = lines.slice(Math.max(from, 0)).flatMap((line) => concerning(line, seat));
  const first = told.findIndex((message) => !tells(["walk"], message));
  return first < 0 ? [] : told.slice(first);
}

/** What a line tells of a seat; of a spell, only what it lost by it. */
function concerning({ events }: Line, seat: number): Message[] {
  const messages = events.map((event) => event.message);
  const isOwn = (message: Message) => tells(OWN, message) && message.args?.seat === seat;
  const hasLost = messages.some((message) => tells(LOST, message) && isOwn(message));
  return messages.filter((message) => isOwn(message) || (hasLost && tells(["take-spell"], message)));
}

function isChoice({ happening }: Line, seat: number): boolean {
  return happening?.what === "chose" && happening.seat === seat;
}

function isUndone({ happening }: Line): boolean {
  return happening?.what === "undone";
}
