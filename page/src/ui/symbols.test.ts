import { expect, test } from "vitest";

import { SYMBOLS } from "./symbols";

const drawings = Object.values(SYMBOLS);

test("there are twelve symbols, no two on the same colour or with the same shape", () => {
  expect(drawings).toHaveLength(12);
  expect(new Set(drawings.map(({ disc }) => disc)).size).toBe(12);
  expect(new Set(drawings.map(({ parts }) => parts[0]![1])).size).toBe(12);
});
