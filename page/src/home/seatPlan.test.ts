import { expect, test } from "vitest";

import { type PlannedSeat, botsBeside, isComplete, isRange, newTable, peopleAt, seatsOf, sittersOf, usualSeats } from "./seatPlan";

const ANNA: PlannedSeat = { who: "here", name: " Anna ", symbol: "owl" };
const FRIEND: PlannedSeat = { who: "friend", name: "", symbol: "cat" };
const BOT: PlannedSeat = { who: { bot: "greedy" }, name: "", symbol: "toad" };

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

test("people and bots together are as many as the game allows", () => {
  for (const allowed of [[2], [2, 3, 4], [2, 4], [4]]) {
    for (const people of peopleAt(allowed)) {
      expect(botsBeside(people, allowed).length).toBeGreaterThan(0);
      for (const bots of botsBeside(people, allowed)) expect(allowed).toContain(people + bots);
    }
  }
  expect(peopleAt([2, 4])).toEqual([2, 3, 4]);
  expect(botsBeside(3, [2, 4])).toEqual([1]);
});

test.each([[[2, 3, 4], true], [[2, 4], false], [[3], false]] as const)("numbers without a gap are a range: %j", (allowed, is) => {
  expect(isRange(allowed)).toBe(is);
});
