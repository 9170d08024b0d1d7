import { expect, test } from "vitest";

import { Draft } from "./draft.svelte";

test.each([[[2]], [[2, 3]], [[2, 3, 4]], [[3]]])("a table has as many seats as its game can be played with: %j", (counts) => {
  const draft = new Draft();
  draft.arrange(counts, "greedy");
  while (draft.mayAdd) draft.add("friend");
  draft.add("friend");
  expect(draft.seats.length).toBe(Math.max(...counts));
  while (draft.mayRemove) draft.remove(1);
  expect(draft.seats.length).toBe(Math.min(...counts));
});

test.each([[[2]], [[2, 3]], [[4]], [[2, 4]]])("a table is arranged as its game can be played: %j", (counts) => {
  const draft = new Draft();
  draft.arrange(counts, "greedy");
  expect(counts).toContain(draft.seats.length);
});
