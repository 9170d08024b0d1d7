import { expect, test } from "vitest";

import { areaOf, lineAt, moveFocus, walkOf } from "./boardLayout";

function stop(cell: number | null = null) {
  return { cell, said: { key: "" } };
}

/** A smaller one: three by three cells, and eight stops. */
const board = {
  cells: ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"],
  columns: [
    { name: "a", cells: [0, 3, 6], stops: [] },
    { name: "b", cells: [1, 4, 7], stops: [1, 5] },
    { name: "c", cells: [2, 5, 8], stops: [] },
  ],
  rows: [
    { name: "1", cells: [0, 1, 2], stops: [] },
    { name: "2", cells: [3, 4, 5], stops: [7, 3] },
    { name: "3", cells: [6, 7, 8], stops: [] },
  ],
  stops: [stop(0), stop(), stop(2), stop(), stop(8), stop(), stop(6), stop()],
};

test("a stop faces the line at the end of which it stands, a corner none", () => {
  expect([0, 1, 3, 5].map((each) => lineAt(board, each)?.name)).toEqual([undefined, "b", "2", "b"]);
});

test("pawns walk clockwise, over the last stop to the first", () => {
  expect(walkOf(20, 18, 2)).toEqual([19, 0, 1, 2]);
  expect(walkOf(20, 7, 7)).toEqual([]);
  expect(walkOf(20, 7, NaN)).toEqual([]);
});

test("arrow keys stay inside the market", () => {
  expect(moveFocus(board, 0, "ArrowUp", false)).toBe(0);
  expect(moveFocus(board, 8, "ArrowRight", false)).toBe(8);
  expect(moveFocus(board, 4, "ArrowRight", false)).toBe(5);
  expect(moveFocus(board, 4, "ArrowLeft", false)).toBe(3);
  expect(moveFocus(board, 4, "ArrowUp", false)).toBe(1);
  expect(moveFocus(board, 4, "ArrowDown", false)).toBe(7);
  expect(moveFocus(board, 4, "Home", false)).toBe(3);
  expect(moveFocus(board, 4, "End", false)).toBe(5);
  expect(moveFocus(board, 4, "Home", true)).toBe(0);
  expect(moveFocus(board, 4, "End", true)).toBe(8);
  expect(moveFocus(board, 4, "x", false)).toBeNull();
});

test("the part of the board that holds cards, and the pawn before them", () => {
  expect(areaOf(board, [1, 4, 7])).toBe("2 / 3 / 5 / 4");
  expect(areaOf(board, [1, 4, 7], 1)).toBe("1 / 3 / 5 / 4");
  expect(areaOf(board, [3, 4, 5], 7)).toBe("3 / 1 / 4 / 5");
  expect(areaOf(board, [], 5)).toBe("5 / 3 / 6 / 4");
  expect(areaOf(board, [], 3)).toBe("3 / 5 / 4 / 6");
  expect(areaOf(board, [], 4)).toBe("4 / 4 / 5 / 5");
});
