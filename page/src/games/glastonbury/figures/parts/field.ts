/** The field as the pictures of the rule book lay it out. */

import { KINDS, SPELLS } from "../../cards";

/** A place of the grid, counted from its left top corner. */
export interface Spot {
  column: number;
  row: number;
}

/** Where the grid is drawn, and how far apart its cards are. */
export interface Layout {
  left: number;
  top: number;
  pitch: number;
}

export const LINES = 6;
/** A card is so much higher than broad. */
export const TALL = 70 / 60;
const LAST = LINES - 1;
const PER_SIDE = 5;

export const SPOTS: readonly Spot[] = Array.from({ length: LINES * LINES }, (_, n) => ({ column: n % LINES, row: Math.floor(n / LINES) }));

export function isCorner({ column, row }: Spot): boolean {
  return column % LAST === 0 && row % LAST === 0;
}

/** Some card for each place; here and there a spell or an Immuto. */
export function cardAt({ column, row }: Spot): string {
  const place = LINES * row + column;
  const special: Record<number, string> = { 9: SPELLS[2], 20: "immuto", 29: SPELLS[0], 31: SPELLS[3] };
  return special[place] ?? `${KINDS[(7 * place) % KINDS.length]!}-${1 + ((column + 3 * row + (place >> 2)) % 4)}`;
}

/** The left top of a place. */
export function cornerOf({ column, row }: Spot, { left, top, pitch }: Layout): { x: number; y: number } {
  return { x: left + column * pitch, y: top + row * pitch * TALL };
}

/** The middle of a stop, outside the grid; `away` is how far. */
export function stopAt(stop: number, layout: Layout, away: number): { x: number; y: number } {
  const [side, step] = [Math.floor(stop / PER_SIDE), stop % PER_SIDE];
  const [across, down] = [layout.pitch * LINES, layout.pitch * TALL * LINES];
  const along = step === 0 ? null : (step + 0.5) / LINES;
  const x = layout.left + [along === null ? -away : along * across, across + away, along === null ? across + away : (1 - along) * across, -away][side]!;
  const y = layout.top + [-away, along === null ? -away : along * down, down + away, along === null ? down + away : (1 - along) * down][side]!;
  return { x, y };
}

/** The places that a stop faces, from the stop on; none at a corner. */
export function facedFrom(stop: number): Spot[] {
  const [side, step] = [Math.floor(stop / PER_SIDE), stop % PER_SIDE];
  if (step === 0) return [];
  const [line, isColumn] = [side < 2 ? step : LAST - step, side % 2 === 0];
  return Array.from({ length: LINES }, (_, n) => {
    const along = side === 0 || side === 3 ? n : LAST - n;
    return isColumn ? { column: line, row: along } : { column: along, row: line };
  });
}
