/** Where things lie: six by six cells, and around them the twenty stops that pawns walk clockwise. */

import type { Voice } from "../../words/voice";

export const SIDE = 6;
export const STOPS = 20;
export const CELLS = SIDE * SIDE;

/** The cells where corner cards lie, with their stops. */
export const CORNER_CELLS: ReadonlyMap<number, number> = new Map([[0, 0], [5, 5], [35, 10], [30, 15]]);

/** A row and a column of the board, from 1 to 8: the cells have 2 to 7, the stops stand around them. */
interface Spot {
  row: number;
  column: number;
}

/** `c2`: column c, second row from above. */
export function writeCell(cell: number): string {
  return "abcdef"[cell % SIDE]! + (Math.floor(cell / SIDE) + 1);
}

export function readCell(text: string): number {
  return "abcdef".indexOf(text[0]!) + SIDE * (Number(text[1]) - 1);
}

/** Corner cards are stops too, with nothing to take. */
export function isCorner(stop: number): boolean {
  return stop % 5 === 0;
}

/** The six cells of the line that a stop faces; none at a corner. */
export function facedCells(stop: number): number[] {
  const side = Math.floor(stop / 5);
  const place = stop % 5;
  if (place === 0) return [];
  const line = side < 2 ? place : 5 - place;
  return Array.from({ length: SIDE }, (_, i) => (side % 2 === 0 ? SIDE * i + line : SIDE * line + i));
}

/** Where a stop stands on the board; a corner stop is the corner card. */
export function spotOf(stop: number): Spot {
  const place = stop % 5;
  const inwards = place === 0 ? 1 : 0;
  if (stop < 5) return { row: 1 + inwards, column: 2 + place };
  if (stop < 10) return { row: 2 + place, column: 8 - inwards };
  if (stop < 15) return { row: 8 - inwards, column: 7 - place };
  return { row: 7 - place, column: 1 + inwards };
}

/** The smallest part of the board that holds a stop and these cells, as a grid area. */
export function areaOf(stop: number, cells: readonly number[]): string {
  const spots = [spotOf(stop), ...cells.map((cell) => ({ row: Math.floor(cell / SIDE) + 2, column: (cell % SIDE) + 2 }))];
  const [rows, columns] = [spots.map(({ row }) => row), spots.map(({ column }) => column)];
  return `${Math.min(...rows)} / ${Math.min(...columns)} / ${Math.max(...rows) + 1} / ${Math.max(...columns) + 1}`;
}

/** The stops that a pawn comes through, clockwise; the last one is where it ends. Nothing for staying. */
export function walkOf(from: number, to: number): number[] {
  const steps = (to - from + STOPS) % STOPS;
  return Array.from({ length: steps }, (_, i) => (from + i + 1) % STOPS);
}

type Sort = "row" | "column" | "corner";
interface Place {
  sort: Sort;
  args: Record<string, string | number>;
}

/** A stop and what it faces, for a sentence. */
export function placeOf(stop: number): Place {
  if (isCorner(stop)) return { sort: "corner", args: { stop } };
  const [first, second] = facedCells(stop) as [number, number];
  if (second - first === SIDE) return { sort: "column", args: { stop, column: writeCell(first)[0]! } };
  return { sort: "row", args: { stop, row: Math.floor(first / SIDE) + 1 } };
}

export const STANDS: Record<Sort, string> = {
  row: "glastonbury-stands-row",
  column: "glastonbury-stands-column",
  corner: "glastonbury-stands-corner",
};
const LEADS: Record<Sort, string> = {
  row: "glastonbury-leads-row",
  column: "glastonbury-leads-column",
  corner: "glastonbury-leads-corner",
};

/** Where the next walk ends. */
export function sayLead(stop: number, voice: Voice): string {
  const place = placeOf(stop);
  return voice.text(LEADS[place.sort], place.args);
}

/** A stop, or a corner, in few letters. */
export function sayStop(stop: number, voice: Voice): string {
  const place = placeOf(stop);
  return voice.text(place.sort === "corner" ? "glastonbury-corner" : "glastonbury-stop", place.args);
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
