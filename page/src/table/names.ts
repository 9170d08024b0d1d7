/** What those at a table are called. */

import type { SeatState } from "../protocol";
import type { Voice } from "../words/voice";

/** Who sits at each seat; bots have names of the reader's language that nobody else has here. */
export function namesOf(seats: readonly SeatState[], voice: Voice): string[] {
  const taken = new Set(seats.map((seat) => seat.name.toLocaleLowerCase()));
  const usual = voice.text("table-bot-names").split(",").map((name) => name.trim());
  const free = usual.filter((name) => !taken.has(name.toLocaleLowerCase()));
  const nobody = voice.text("page-seat-open");
  return seats.map((seat) => seat.name || (seat.plays ? (free.shift() ?? voice.text("page-seat-bot")) : nobody));
}

/** How well a bot plays, in a word; one of which there is none is a bot. */
export function sayLevel(bot: string, voice: Voice): string {
  return voice.knows(`bots-name-${bot}`) ? voice.text(`bots-name-${bot}`) : voice.text("page-seat-bot");
}

/** The levels of those who are bots, by their seats; empty for people. */
export function levelsOf(seats: readonly SeatState[], voice: Voice): string[] {
  return seats.map(({ kind, plays }) => (kind !== "person" && plays ? sayLevel(plays, voice) : ""));
}
