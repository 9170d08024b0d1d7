/** What a cell is called: the card, and what choosing it would do. */

import type { GlastonburyChoiceView } from "../../protocol";
import { sayRank } from "../../table/hints";
import { sayWithNotes } from "../viewTexts";
import type { BoardState } from "./boardState.svelte";
import { cardKey } from "./cardNames";

/** The name of a corner: its stop, and whose pawns stand there. */
export function sayCorner(boardState: BoardState, stop: number): string {
  const { view, presenter } = boardState;
  const names = view.seats.flatMap((seat, number) => (seat.stop === stop ? [presenter.translator.name(number)] : []));
  return joined(boardState, [presenter.translator.say(view.board.stops[stop]!.said), ...names]);
}

/** The name of a cell with this card, or none, for its button. */
export function sayCell(boardState: BoardState, cell: number, card: string | null, way: GlastonburyChoiceView | undefined): string {
  const { translator } = boardState.presenter;
  const name = boardState.view.board.cells[cell]!;
  if (card === null) return translator.text("glastonbury-page-gap", { cell: name });
  if (way) return joined(boardState, [sayWithNotes(way, translator), ...sayRank(boardState.presenter, way.action)]);
  return translator.text("glastonbury-choice-take", { cell: name, card: cardKey(card) });
}

function joined({ presenter }: BoardState, parts: readonly string[]): string {
  return parts.join(presenter.translator.text("core-list-separator"));
}
