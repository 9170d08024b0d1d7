/** How the board of the view is laid out: its cells in rows and columns, and around them the stops. */

import type { GlastonburyBoardView as Board, GlastonburyGridLineView as Line } from "../../protocol";

/** A place of the drawing; the first row and the first column are the stops'. */
interface Spot {
  row: number;
  column: number;
}

/** The smallest part of the board that holds these cells, and a stop, as a grid area. */
export function areaOf(board: Board, cells: readonly number[], stop?: number): string {
  const spots = cells.map((cell) => spotOf(board, cell));
  if (stop !== undefined) spots.push(standOf(board, stop));
  const [rows, columns] = [spots.map(({ row }) => row), spots.map(({ column }) => column)];
  return `${Math.min(...rows)} / ${Math.min(...columns)} / ${Math.max(...rows) + 1} / ${Math.max(...columns) + 1}`;
}

/** The line that a stop faces; a corner faces none. */
export function lineAt({ columns, rows }: Board, stop: number): Line | undefined {
  return [...columns, ...rows].find(({ stops }) => stops.includes(stop));
}

function spotOf({ columns, rows }: Board, cell: number): Spot {
  return { row: placeOf(rows, cell), column: placeOf(columns, cell) };
}

function placeOf(lines: readonly Line[], cell: number): number {
  return lines.findIndex(({ cells }) => cells.includes(cell)) + 2;
}

/** Where a stop is drawn: at its end of its line, or on its corner card. */
function standOf(board: Board, stop: number): Spot {
  const line = lineAt(board, stop);
  if (!line) return spotOf(board, board.stops[stop]!.cell!);
  const { row, column } = spotOf(board, line.cells[0]!);
  const isFar = line.stops.indexOf(stop) > 0;
  if (board.columns.includes(line)) return { row: isFar ? board.rows.length + 2 : 1, column };
  return { row, column: isFar ? board.columns.length + 2 : 1 };
}

/** The stops that a pawn passes on a round of `stops`; the last one is where it ends. Empty if it stays. */
export function walkOf(stops: number, from: number, to: number): number[] {
  const steps = (to - from + stops) % stops;
  return Array.from({ length: steps }, (_, i) => (from + i + 1) % stops);
}

/** The cell that a key of the keyboard leads to from another; null for other keys. */
export function moveFocus({ columns, rows }: Board, cell: number, key: string, isFar: boolean): number | null {
  const [column, row] = [columns, rows].map((lines) => lines.find(({ cells }) => cells.includes(cell))!.cells);
  const [first, last] = isFar ? [rows[0]!.cells, rows.at(-1)!.cells] : [row!, row!];
  switch (key) {
    case "ArrowUp":
      return beside(column!, cell, -1);
    case "ArrowDown":
      return beside(column!, cell, 1);
    case "ArrowLeft":
      return beside(row!, cell, -1);
    case "ArrowRight":
      return beside(row!, cell, 1);
    case "Home":
      return first[0]!;
    case "End":
      return last.at(-1)!;
    default:
      return null;
  }
}

/** The next cell of a line, or the same where it ends. */
function beside(cells: readonly number[], cell: number, step: number): number {
  return cells[cells.indexOf(cell) + step] ?? cell;
}
