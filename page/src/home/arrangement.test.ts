import { expect, test } from "vitest";

import { isComplete, newTable, seatsOf, sittersOf, type Arranged, usualSeats } from "./arrangement";

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

test.each([[[2], 2], [[2, 3], 3], [[2, 3, 4], 3], [[4], 4], [[2, 4], 2], [[5, 6], 5], [[], 3]] as const)("a table that nobody has arranged has about three seats: %j", (allowed, seats) => {
  expect(usualSeats(allowed)).toBe(seats);
});
