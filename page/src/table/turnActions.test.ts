import { expect, test, vi } from "vitest";

import type { BoardPresenter } from "./boardPresenter.svelte";

vi.mock("../settings/settings.svelte", () => ({ settings: { get: () => true } }));
const { askHint, mayHint, mayUndo, undo } = await import("./turnActions");
const { keyAction } = await import("./keys");

const done: string[] = [];
const USUAL = { seat: 0 as number | null, due: [0], choices: 2, hints: true, plays: "", may: true, waiting: null as string | null, isStill: true };

function stageOf(changes: Partial<typeof USUAL> = {}): BoardPresenter {
  const { seat, due, choices, hints, plays, may, waiting, isStill } = { ...USUAL, ...changes };
  const source = {
    table: { to_act: due, terms: { hints }, seats: [{ plays }, { plays: "" }] },
    you: { seat, may_undo: may },
    waiting,
    askHint: () => done.push("hint"),
    do: ({ type }: { type: string }) => done.push(type),
  };
  return { seat, source, isStill, mayChoose: waiting === null, view: { choices: Array(choices) } } as unknown as BoardPresenter;
}

/** What is done, by button or by key. */
function doneAt(presenter: BoardPresenter): string[] {
  done.length = 0;
  askHint(presenter);
  undo(presenter);
  return [...done];
}

test("what may be done is done", () => {
  expect(doneAt(stageOf())).toEqual(["hint", "undo"]);
});

test("there is a hint where it was agreed, for whoever is due and plays", () => {
  for (const changes of [{ hints: false }, { due: [1], choices: 0 }, { plays: "greedy" }, { seat: null, may: false }]) {
    expect(mayHint(stageOf(changes))).toBe(false);
    expect(doneAt(stageOf(changes))).not.toContain("hint");
  }
});

test("there is no hint before the turn is shown, nor where there is nothing to choose between", () => {
  for (const changes of [{ isStill: false }, { waiting: "c1" }, { choices: 1 }]) {
    expect(mayHint(stageOf(changes))).toBe(false);
    expect(doneAt(stageOf(changes))).not.toContain("hint");
  }
});

test("nothing is taken back where there is nothing, and no sealed choice", () => {
  for (const changes of [{ may: false }, { due: [1], choices: 2 }]) {
    expect(mayUndo(stageOf(changes))).toBe(false);
    expect(doneAt(stageOf(changes))).not.toContain("undo");
  }
  expect(mayUndo(stageOf({ due: [1], choices: 0 }))).toBe(true);
});

test("what is under way is not taken back before it is seen", () => {
  expect(mayUndo(stageOf({ waiting: "c1" }))).toBe(true);
  expect(doneAt(stageOf({ waiting: "c1" }))).toEqual([]);
});

test("a key that is held asks once", () => {
  const press = (repeat: boolean) => keyAction({ key: "U", ctrlKey: false, metaKey: false, altKey: false, repeat } as KeyboardEvent);
  expect([press(false), press(true)]).toEqual(["take-back", null]);
});
