import type { GlastonburyView } from "../../protocol";

/** The charges that a seat has of a spell, over all its cards. */
export function chargesOf(spell: string, view: GlastonburyView, seat: number): number {
  const cards = view.seats[seat]?.spells ?? [];
  return cards.reduce((sum, each) => sum + (each.card === spell ? each.charges : 0), 0);
}
