/** A screen for several: it looks from no seat until somebody takes it, and is laid down when that person has chosen. */

import type { Stage } from "./stage.svelte";
import { dueHere } from "./people";

/** Whether several people sit at this screen. */
export function isShared(stage: Stage): boolean {
  return stage.sitting.you.seats.length > 1;
}

/** To whom the screen is to be handed now, or null. */
export function nextHolder(stage: Stage): number | null {
  const { table, you } = stage.sitting;
  if (!table || table.stage !== "playing" || !isShared(stage) || you.seat !== null) return null;
  return dueHere(table, you)[0] ?? null;
}

/**
 * Lay the screen down as soon as its holder has chosen, all of it was shown, and nothing is left for these eyes alone; over a
 * broken line it is asked for again.
 */
export function layDownAfterChoice(stage: Stage): void {
  let asked: number | null = null;
  $effect(() => {
    const { table, you, isConnected } = stage.sitting;
    const seat = you.seat;
    if (seat !== asked) asked = null;
    if (!table || !isConnected || seat === null || !isShared(stage)) return;
    if (table.to_act.includes(seat)) asked = seat;
    else if (asked !== null && stage.isStill && stage.view && !stage.game.hasLook(stage.view, seat)) stage.sitting.lookAs(null);
  });
}
