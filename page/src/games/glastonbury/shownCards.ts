/** Which part of a view is for one pair of eyes only. */

import type { GlastonburyView } from "../../protocol";

/** The cards of a cauldron, lowest first, that the board shows; a look is no part of the board. */
export function shownCards(view: GlastonburyView, seat: number, viewer: number | null): readonly string[] {
  const cards = view.seats[seat]!.cards;
  return cards === null || (seat === viewer && view.looking) ? [] : cards;
}
