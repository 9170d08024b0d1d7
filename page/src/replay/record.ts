/** What the page itself reads in a record: the name of its game, and what was chosen. All else is for the server to judge. */

import type { Moment } from "../http";
import { catalog } from "../table/catalog.svelte";

/** The choices of a record, in the order of play. */
export type Choices = readonly (readonly [seat: number, action: string])[];

/** The game of a record, if it names one that there is. */
export function gameIn(written: string): string {
  try {
    const { game } = JSON.parse(written) as { game?: unknown };
    return typeof game === "string" && catalog.game(game) ? game : "";
  } catch {
    return "";
  }
}

export function choicesIn(record: { actions: unknown }): Choices {
  return record.actions as Choices;
}

/** What a seat chose at a moment; null where it chose nothing, or the moments are not told with all who chose. */
export function chosenAt(choices: Choices, moments: readonly Moment[], moment: number, seat: number): string | null {
  const first = moments.slice(0, moment).reduce((sum, { seats }) => sum + seats.length, 0);
  const made = choices.slice(first, first + (moments[moment]?.seats.length ?? 0));
  const isWhole = moments.reduce((sum, { seats }) => sum + seats.length, 0) === choices.length;
  return (isWhole && made.find(([each]) => each === seat)?.[1]) || null;
}
