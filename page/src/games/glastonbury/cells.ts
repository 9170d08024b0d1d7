/** What a cell is called: the card, and what choosing it would do. */

import { sayRank } from "../../table/hints";
import { noteChoice, sayChoice, type Choice } from "./choices";
import type { Desk } from "./desk.svelte";
import { cardKey } from "./names";
import { sayStop, writeCell } from "./places";

/** The name of a corner: its stop, and whose pawns stand there. */
export function sayCorner(desk: Desk, stop: number): string {
  const { view, stage } = desk;
  const names = view.seats.flatMap((seat, number) => (seat.stop === stop ? [stage.voice.name(number)] : []));
  return joined(desk, [sayStop(stop, stage.voice), ...names]);
}

/** The name of a cell with this card, or none, for its button. */
export function sayCell(desk: Desk, cell: number, card: string | null, way: Choice | undefined): string {
  const { stage } = desk;
  if (card === null) return stage.voice.text("glastonbury-page-gap", { cell: writeCell(cell) });
  return way ? sayWay(desk, way) : stage.voice.text("glastonbury-choice-take", { cell: writeCell(cell), card: cardKey(card) });
}

function sayWay(desk: Desk, way: Choice): string {
  const { view, stage } = desk;
  const notes = noteChoice(way, view, stage.seat ?? 0, stage.voice);
  return joined(desk, [sayChoice(way, view, stage.voice), ...notes, ...sayRank(stage, way.action)]);
}

function joined({ stage }: Desk, parts: readonly string[]): string {
  return parts.join(stage.voice.text("core-list-separator"));
}
