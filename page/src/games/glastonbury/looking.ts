/** Which part of a view is for one pair of eyes only. */

import type { GlastonburyView } from "../../protocol";

/** G-PERLUCEO: whether the seat's cauldron is visible by a look alone, to be shown apart and closed again. */
export function isLooking(view: GlastonburyView, seat: number): boolean {
  if (view.phase === "over" || view.memory === "open" || view.assisted.includes(seat)) return false;
  return view.seats.every((other, number) => (other.cards !== null) === (number === seat));
}

/** The cards of a cauldron, lowest first, that the board shows; a look is no part of the board. */
export function shownCards(view: GlastonburyView, seat: number, viewer: number | null): readonly string[] {
  const cards = view.seats[seat]!.cards;
  return cards === null || (seat === viewer && isLooking(view, seat)) ? [] : cards;
}
