/** A screen for several: it looks from no seat until somebody takes it, and is laid down when that person has chosen. */

import type { BoardPresenter } from "./boardPresenter.svelte";
import { dueHere } from "./people";

/** Whether several people sit at this screen. */
export function isShared(presenter: BoardPresenter): boolean {
  return presenter.source.you.seats.length > 1;
}

/** To whom the screen is to be handed now, or null. */
export function nextHolder(presenter: BoardPresenter): number | null {
  const { table, you } = presenter.source;
  if (!table || table.stage !== "playing" || !isShared(presenter) || you.seat !== null) return null;
  return dueHere(table, you)[0] ?? null;
}

/**
 * Lay the screen down as soon as its holder has chosen, all of it was shown, and nothing is left for these eyes alone; over a
 * broken connection it is asked for again.
 */
export function layDownAfterChoice(presenter: BoardPresenter): void {
  let asked: number | null = null;
  $effect(() => {
    const { table, you, isConnected } = presenter.source;
    const seat = you.seat;
    if (seat !== asked) asked = null;
    if (!table || !isConnected || seat === null || !isShared(presenter)) return;
    if (table.to_act.includes(seat)) asked = seat;
    else if (asked !== null && presenter.isStill && presenter.view && !presenter.game.hasPrivateLook(presenter.view, seat)) presenter.source.lookAs(null);
  });
}
