/** What a cell is called: the card, and what choosing it would do. */

import type { GlastonburyChoiceView } from "../../protocol";
import { sayRank } from "../../table/hints";
import { sayWithNotes } from "../worded";
import type { Desk } from "./desk.svelte";
import { cardKey } from "./names";

/** The name of a corner: its stop, and whose pawns stand there. */
export function sayCorner(desk: Desk, stop: number): string {
  const { view, stage } = desk;
  const names = view.seats.flatMap((seat, number) => (seat.stop === stop ? [stage.voice.name(number)] : []));
  return joined(desk, [stage.voice.say(view.board.stops[stop]!.said), ...names]);
}

/** The name of a cell with this card, or none, for its button. */
export function sayCell(desk: Desk, cell: number, card: string | null, way: GlastonburyChoiceView | undefined): string {
  const { voice } = desk.stage;
  const name = desk.view.board.cells[cell]!;
  if (card === null) return voice.text("glastonbury-page-gap", { cell: name });
  if (way) return joined(desk, [sayWithNotes(way, voice), ...sayRank(desk.stage, way.action)]);
  return voice.text("glastonbury-choice-take", { cell: name, card: cardKey(card) });
}

function joined({ stage }: Desk, parts: readonly string[]): string {
  return parts.join(stage.voice.text("core-list-separator"));
}
