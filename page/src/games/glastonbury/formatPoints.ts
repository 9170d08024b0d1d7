/** Points as they are written on the score sheet. */

export const MINUS = "−";

/** Points with their sign: a true minus, and a plus where something was gained. */
export function formatPoints(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? MINUS + -points : "0";
}
