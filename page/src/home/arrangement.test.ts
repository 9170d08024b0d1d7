import { expect, test } from "vitest";

import { isComplete, newTable, seatsOf, sittersOf, type Arranged } from "./arrangement";

const ANNA: Arranged = { who: "here", name: " Anna ", symbol: "owl" };
const FRIEND: Arranged = { who: "friend", name: "", symbol: "cat" };
const BOT: Arranged = { who: { bot: "greedy" }, name: "", symbol: "toad" };

test("people leave their seats open in the terms, bots are named", () => {
  expect(seatsOf([ANNA, FRIEND, BOT])).toEqual(["", "", "greedy"]);
});

test("those at this screen sit down at once, where they were put", () => {
  expect(sittersOf([FRIEND, ANNA])).toEqual([{ seat: 1, name: "Anna", symbol: "owl" }]);
});

test("the cards are dealt at once unless a friend is waited for", () => {
  expect(isComplete([ANNA, BOT])).toBe(true);
  expect(isComplete([ANNA, BOT, FRIEND])).toBe(false);
});

test("options that were not chosen are not said", () => {
  const { terms } = newTable({ game: "g", options: { edition: "ru", scrolls: undefined } }, [ANNA, BOT]);
  expect(terms.options).toEqual({ edition: "ru" });
});
