import { expect, test } from "vitest";

import { COLOURS, KINDS, PLAYER_COLOURS, readCard, sortCards, SPELLS } from "../cards";
import { DRAWINGS } from "./drawings";
import { HATS, SIGNS } from "./signs";

const all = [...KINDS, "immuto" as const, ...SPELLS];

test("every kind, Immuto and every spell has a picture of its own", () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual([...all].sort());
  const outlines = all.map((kind) => DRAWINGS[kind].map(([, path]) => path).join());
  expect(new Set(outlines).size).toBe(all.length);
});

test("the two kinds of a colour share no path: without colours their shapes tell them apart", () => {
  const paths = all.flatMap((kind) => DRAWINGS[kind].map(([, path]) => path));
  expect(new Set(paths).size).toBe(paths.length);
});

test("every colour has a sign and every player a hat of their own", () => {
  expect(new Set(COLOURS.map((colour) => SIGNS[colour])).size).toBe(COLOURS.length);
  expect(new Set(PLAYER_COLOURS.map((colour) => HATS[colour])).size).toBe(PLAYER_COLOURS.length);
});

test("paths are paths", () => {
  for (const kind of all) for (const [, path] of DRAWINGS[kind]) expect(path).toMatch(/^M[-\d .,a-zA-Z]+$/);
  expect(JSON.stringify(DRAWINGS)).not.toContain("NaN");
});

test("cards are read by their names", () => {
  expect(readCard("jar-of-eyes-4")).toEqual({ kind: "jar-of-eyes", value: 4, colour: "blue" });
  expect(readCard("candle-stub-1").colour).toBe("grey");
  expect(readCard("immuto")).toEqual({ kind: "immuto", value: 0, colour: null });
  expect(readCard("accio")).toEqual({ kind: "accio", value: null, colour: null });
});

test("cards are laid kind by kind, Immutos last", () => {
  expect(sortCards(["immuto", "toad-3", "pumpkin-1", "toad-1"])).toEqual([["toad-1", "toad-3"], ["pumpkin-1"], ["immuto"]]);
});
