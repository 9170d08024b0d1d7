import { expect, test } from "vitest";

import { TableDraft } from "./tableDraft.svelte";

test.each([[[2]], [[2, 3]], [[2, 3, 4]], [[3]], [[2, 4]]])("a table has as many seats as its game can be played with: %j", (counts) => {
  const draft = new TableDraft();
  draft.arrange(counts, "greedy");
  while (draft.mayAdd) draft.add("friend");
  draft.add("friend");
  expect(draft.seats.length).toBe(Math.max(...counts));
  while (draft.mayRemove) draft.remove(1);
  expect(draft.seats.length).toBe(Math.min(...counts));
});

test("a table never has a number of seats in between", () => {
  const draft = new TableDraft();
  draft.arrange([2, 4], "greedy");
  draft.put(1, { who: "friend", name: "", symbol: "moon" });
  const numbers = [draft.seats.length];
  draft.add({ bot: "greedy" });
  numbers.push(draft.seats.length);
  draft.remove(1);
  numbers.push(draft.seats.length);
  expect(numbers).toEqual([2, 4, 2]);
  expect(draft.seats.map((seat) => seat.who)).toEqual(["here", { bot: "greedy" }]);
});

test.each([[[2]], [[2, 3]], [[4]], [[2, 4]]])("a table is arranged as its game can be played: %j", (counts) => {
  const draft = new TableDraft();
  draft.arrange(counts, "greedy");
  expect(counts).toContain(draft.seats.length);
});
