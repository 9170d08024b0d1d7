/** How the board is laid out: the cells in six rows and columns, and around them the stops that the view has. */

import type { GlastonburyStopView } from "../../protocol";

export const SIDE = 6;
export const CELLS = SIDE * SIDE;

/** Corner cards are stops too, with nothing to take. */
export function isCorner(stop: GlastonburyStopView): boolean {
  return stop.cells.length === 0;
}

/** The smallest part of the board that holds these cells, and a stop, as a grid area. */
export function areaOf(cells: readonly number[], stop?: GlastonburyStopView): string {
  const spots = cells.map((cell) => ({ row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 }));
  if (stop) spots.push(stop);
  const [rows, columns] = [spots.map(({ row }) => row), spots.map(({ column }) => column)];
  return `${Math.min(...rows) + 1} / ${Math.min(...columns) + 1} / ${Math.max(...rows) + 2} / ${Math.max(...columns) + 2}`;
}

/** The stops that a pawn comes through on a round of so many; the last one is where it ends. Nothing for staying. */
export function walkOf(stops: number, from: number, to: number): number[] {
  const steps = (to - from + stops) % stops;
  return Array.from({ length: steps }, (_, i) => (from + i + 1) % stops);
}

/** The cell that a key of the keyboard leads to from another; null for other keys. */
export function moveFocus(cell: number, key: string, isFar: boolean): number | null {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  const at = (r: number, c: number) => SIDE * Math.min(SIDE - 1, Math.max(0, r)) + Math.min(SIDE - 1, Math.max(0, c));
  switch (key) {
    case "ArrowUp":
      return at(row - 1, column);
    case "ArrowDown":
      return at(row + 1, column);
    case "ArrowLeft":
      return at(row, column - 1);
    case "ArrowRight":
      return at(row, column + 1);
    case "Home":
      return isFar ? 0 : at(row, 0);
    case "End":
      return isFar ? CELLS - 1 : at(row, SIDE - 1);
    default:
      return null;
  }
}
