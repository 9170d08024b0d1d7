import { expect, test } from "vitest";

import { areaOf, CELLS, CORNER_CELLS, facedCells, isCorner, moveFocus, readCell, spotOf, STOPS, walkOf, writeCell } from "./places";

const stops = Array.from({ length: STOPS }, (_, stop) => stop);

test("cells are written and read in one way", () => {
  expect(writeCell(0)).toBe("a1");
  expect(writeCell(8)).toBe("c2");
  expect(Array.from({ length: CELLS }, (_, cell) => readCell(writeCell(cell)))).toEqual(Array.from({ length: CELLS }, (_, cell) => cell));
});

test("a stop faces the column or row beside it, a corner none", () => {
  expect(facedCells(1).map(writeCell)).toEqual(["b1", "b2", "b3", "b4", "b5", "b6"]);
  expect(facedCells(6).map(writeCell)).toEqual(["a2", "b2", "c2", "d2", "e2", "f2"]);
  expect(facedCells(11).map(writeCell)).toEqual(["e1", "e2", "e3", "e4", "e5", "e6"]);
  expect(facedCells(19).map(writeCell)).toEqual(["a2", "b2", "c2", "d2", "e2", "f2"]);
  expect(stops.filter(isCorner).flatMap(facedCells)).toEqual([]);
});

test("every line is faced from both of its ends", () => {
  const lines = stops.map((stop) => facedCells(stop).join()).filter(Boolean);
  expect(new Set(lines).size).toBe(8);
  expect(lines.length).toBe(16);
});

test("stops stand around the cells, each in its own spot, in line with what they face", () => {
  expect(new Set(stops.map((stop) => JSON.stringify(spotOf(stop)))).size).toBe(STOPS);
  for (const stop of stops) {
    const { row, column } = spotOf(stop);
    const cells = facedCells(stop);
    if (cells.length > 0) expect(cells.every((cell) => cell % 6 === column - 2 || Math.floor(cell / 6) === row - 2)).toBe(true);
  }
  for (const [cell, stop] of CORNER_CELLS) expect(spotOf(stop)).toEqual({ row: Math.floor(cell / 6) + 2, column: (cell % 6) + 2 });
});

test("pawns walk clockwise, over the last stop to the first", () => {
  expect(walkOf(18, 2)).toEqual([19, 0, 1, 2]);
  expect(walkOf(7, 7)).toEqual([]);
  expect(walkOf(7, NaN)).toEqual([]);
});

test("arrow keys stay inside the market", () => {
  expect(moveFocus(0, "ArrowUp", false)).toBe(0);
  expect(moveFocus(7, "ArrowRight", false)).toBe(8);
  expect(moveFocus(7, "End", false)).toBe(11);
  expect(moveFocus(7, "Home", true)).toBe(0);
  expect(moveFocus(7, "End", true)).toBe(35);
  expect(moveFocus(7, "x", false)).toBeNull();
});

test("the part of the board that holds a pawn and the cards before it", () => {
  expect(areaOf(1, facedCells(1))).toBe("1 / 3 / 8 / 4");
  expect(areaOf(16, facedCells(16))).toBe("6 / 1 / 7 / 8");
  expect(areaOf(10, facedCells(12))).toBe("2 / 5 / 8 / 8");
});
