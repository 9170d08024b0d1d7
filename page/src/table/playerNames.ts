/** What those at a table are called. */

import type { Translator } from "../i18n/translator";
import type { SeatState } from "../protocol";

/** Who sits at each seat; bots have names of the reader's language that nobody else has here. */
export function namesOf(seats: readonly SeatState[], translator: Translator): string[] {
  const taken = new Set(seats.map((seat) => seat.name.toLocaleLowerCase()));
  const usual = translator.text("table-bot-names").split(",").map((name) => name.trim());
  const free = usual.filter((name) => !taken.has(name.toLocaleLowerCase()));
  const nobody = translator.text("page-seat-open");
  return seats.map((seat) => seat.name || (seat.plays ? (free.shift() ?? translator.text("page-seat-bot")) : nobody));
}

/** How well a bot plays, in a word; one of which there is none is a bot. */
export function sayLevel(bot: string, translator: Translator): string {
  return translator.knows(`bots-name-${bot}`) ? translator.text(`bots-name-${bot}`) : translator.text("page-seat-bot");
}

/** The levels of those who are bots, by their seats; empty for people. */
export function levelsOf(seats: readonly SeatState[], translator: Translator): string[] {
  return seats.map(({ kind, plays }) => (kind !== "person" && plays ? sayLevel(plays, translator) : ""));
}
