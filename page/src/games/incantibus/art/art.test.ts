import { expect, test } from "vitest";

import { table } from "../testViews";
import { FRAMES } from "./frames";
import { layersOf, PAINTS } from "./layers";
import { cardPicture, pictureOf, potionPicture, roomPicture } from "./pictures";
import { BOOK, BOOKS, CARDS, POTION, POTIONS, SECRET } from "./pieces";
import { ROOM, ROOMS } from "./rooms";
import { HOODED, SORCERER, SORCERERS } from "./sorcerers";
import { goldPicture, THINGS, TYPES } from "./tokens";
import { candlePicture, wandPicture } from "./wand";

const ALL = [
  ...Object.values(THINGS).flatMap((things) => Object.values(things)),
  ...[TYPES, POTIONS, BOOKS, CARDS, ROOMS, SORCERERS].flatMap((pictures) => Object.values(pictures)),
  ...[POTION, BOOK, SECRET, ROOM, SORCERER, HOODED, goldPicture(1), goldPicture(2), goldPicture(3)],
  ...[1, 2, 3, 4].map(wandPicture),
  ...[true, false].map(candlePicture),
];

test("every layer has a paint and a path that a browser can read", () => {
  for (const { fill, line, d } of ALL.flatMap(layersOf)) {
    expect([fill, line].filter((paint) => Object.values(PAINTS).includes(paint))).toHaveLength(1);
    expect(d).toMatch(/^ ?M[-\d.]/);
    expect(d).not.toMatch(/[^MmLlHhVvCcSsAaZz\d .-]|NaN|undefined/);
  }
});

test("no two things look alike", () => {
  const things = [...Object.values(THINGS).flatMap((each) => Object.values(each)), ...Object.values(SORCERERS), ...Object.values(ROOMS)];
  expect(new Set(things).size).toBe(things.length);
  expect(new Set(Object.values(POTIONS)).size).toBe(3);
  expect(new Set([1, 2, 3, 4].map(wandPicture)).size).toBe(4);
});

test("types are told apart by their shape alone", () => {
  const shapes = ["ingredients", "weapons", "monsters", "gold", "spells", "special", "potions", "books", "sorcerers"].map((section) => FRAMES[section]!.d);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("things of a custom box get the picture of their type", () => {
  const { tokens } = table().box;
  expect(pictureOf("moon-dust", tokens["moon-dust"]!)).toBe(TYPES.ingredients);
  expect(pictureOf("goblin", tokens.goblin!)).toBe(THINGS.monsters!.goblin);
  expect(pictureOf("big-goblin", { ...tokens.goblin!, kind: "goblin" })).toBe(THINGS.monsters!.goblin);
  expect([potionPicture("mauve"), roomPicture("attic"), cardPicture("none")]).toEqual([POTION, ROOM, TYPES.spells]);
});
