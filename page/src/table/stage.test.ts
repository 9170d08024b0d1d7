import { beforeEach, expect, test, vi } from "vitest";

import type { GamePage } from "../games/game";
import type { Line, View } from "../protocol";
import type { Round, Seating } from "../server/sitting.svelte";
import type { Voice } from "../words/voice";

const pace = vi.hoisted(() => ({ pace: 1, get: () => false }));
vi.mock("../settings/settings.svelte", () => ({ settings: pace }));
const { Stage } = await import("./stage.svelte");

const views = [0, 1, 2, 3].map((pile) => ({ pile, choices: [] }) as unknown as View);
const sitting = { view: views[0]!, you: { seat: 0 }, waiting: null } as unknown as Seating;
let shown: (() => void)[];
let stage: InstanceType<typeof Stage>;

const line = (number: number): Line => ({ number, at: 0, happening: null, events: [] });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** News with one line; the view after them is that of its number. */
function news(number: number): void {
  const round: Round = { lines: [line(number)], before: sitting.view, after: views[number]! };
  sitting.view = views[number]!;
  sitting.onRound(round);
}

/** The round that moves has been shown. */
async function finish(): Promise<void> {
  shown.shift()!();
  await settled();
}

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  pace.pace = 1;
  shown = [];
  sitting.view = views[0]!;
  const play = (): Promise<void> => new Promise((resolve) => void shown.push(resolve));
  stage = new Stage(sitting, { play } as unknown as GamePage, () => ({}) as Voice);
});

test("what a round tells is told when the round was shown, one after the other", async () => {
  news(1);
  news(2);
  expect([stage.view, stage.shownLine, stage.isStill]).toEqual([views[0], 0, false]);
  await finish();
  expect([stage.view, stage.shownLine]).toEqual([views[1], 1]);
  await finish();
  expect([stage.view, stage.shownLine, stage.isStill]).toEqual([views[2], Infinity, true]);
});

test("without motion the present is shown at once", () => {
  pace.pace = 0;
  news(1);
  expect([stage.view, stage.shownLine, stage.isStill]).toEqual([views[1], Infinity, true]);
});

test.each([0, 1])("a look that is held stays: what came after it is shown when it is closed, and told then; motion %i", async (motion) => {
  pace.pace = motion;
  news(1);
  if (motion) await finish();
  const release = stage.hold();
  expect([stage.view, stage.shownLine, stage.isStill]).toEqual([views[1], Infinity, true]);
  news(2);
  await settled();
  news(3);
  await settled();
  expect([stage.view, stage.shownLine, stage.isStill]).toEqual([views[1], 1, false]);
  release();
  await settled();
  while (shown.length > 0) await finish();
  expect([stage.view, stage.shownLine, stage.isStill]).toEqual([views[3], Infinity, true]);
});

test("whoever comes back, or hands the screen on, holds nothing", async () => {
  news(1);
  await finish();
  const release = stage.hold();
  news(2);
  sitting.view = views[3]!;
  sitting.onWelcome();
  expect(stage.view).toBe(views[3]);
  release();
  await settled();
  expect([stage.view, shown.length]).toEqual([views[3], 0]);
});

test("what moved for one pair of eyes is never shown to the next, whatever comes meanwhile", async () => {
  news(1);
  sitting.view = views[2]!;
  sitting.onWelcome();
  expect([stage.view, stage.shownLine, stage.isStill]).toEqual([views[2], Infinity, true]);
  news(3);
  await finish();
  expect([stage.view, stage.shownLine, stage.isStill]).toEqual([views[2], 2, false]);
  await finish();
  expect([stage.view, stage.shownLine, stage.isStill]).toEqual([views[3], Infinity, true]);
});
