import { expect, test } from "vitest";

import { areaOf, isCorner, moveFocus, walkOf } from "./places";

function stop(row: number, column: number, cells: number[]) {
  return { row, column, cell: null, cells, line: "", said: { key: "" } };
}

const column = [1, 7, 13, 19, 25, 31];
const row = [24, 25, 26, 27, 28, 29];

test("a corner faces nothing", () => {
  expect([stop(1, 1, []), stop(0, 2, column)].map(isCorner)).toEqual([true, false]);
});

test("pawns walk clockwise, over the last stop to the first", () => {
  expect(walkOf(20, 18, 2)).toEqual([19, 0, 1, 2]);
  expect(walkOf(20, 7, 7)).toEqual([]);
  expect(walkOf(20, 7, NaN)).toEqual([]);
});

test("arrow keys stay inside the market", () => {
  expect(moveFocus(0, "ArrowUp", false)).toBe(0);
  expect(moveFocus(7, "ArrowRight", false)).toBe(8);
  expect(moveFocus(7, "End", false)).toBe(11);
  expect(moveFocus(7, "Home", true)).toBe(0);
  expect(moveFocus(7, "End", true)).toBe(35);
  expect(moveFocus(7, "x", false)).toBeNull();
});

test("the part of the board that holds cards, and the pawn before them", () => {
  expect(areaOf(column)).toBe("2 / 3 / 8 / 4");
  expect(areaOf(column, stop(0, 2, column))).toBe("1 / 3 / 8 / 4");
  expect(areaOf(row, stop(5, 0, row))).toBe("6 / 1 / 7 / 8");
  expect(areaOf([], stop(6, 6, []))).toBe("7 / 7 / 8 / 8");
});
