/** What a cell is called: the card, and what choosing it would do. */

import { noteChoice, sayChoice } from "./choices";
import type { Desk } from "./desk.svelte";
import { cardKey } from "./names";
import { CORNER_CELLS, sayStop, writeCell } from "./places";

/** The name of a cell, for its button. */
export function sayCellOf(desk: Desk, cell: number): string {
  const { view, stage } = desk;
  const stop = CORNER_CELLS.get(cell);
  if (stop !== undefined) return joined(desk, [sayStop(stop, stage.voice), ...pawnsAt(desk, stop)]);
  const card = view.grid[cell];
  if (!card) return stage.voice.text("glastonbury-page-gap", { cell: writeCell(cell) });
  const [way] = desk.waysAt(cell);
  if (!way) return stage.voice.text("glastonbury-choice-take", { cell: writeCell(cell), card: cardKey(card) });
  const notes = noteChoice(way, view, stage.seat ?? 0, stage.voice);
  const hint = way.action === desk.hinted ? [stage.voice.text("page-hint-this")] : [];
  return joined(desk, [sayChoice(way, view, stage.voice), ...notes, ...hint]);
}

function pawnsAt({ view, stage }: Desk, stop: number): string[] {
  return view.seats.flatMap((seat, number) => (seat.stop === stop ? [stage.voice.name(number)] : []));
}

function joined({ stage }: Desk, parts: readonly string[]): string {
  return parts.join(stage.voice.text("core-list-separator"));
}
