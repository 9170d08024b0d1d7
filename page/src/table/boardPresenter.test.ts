import { beforeEach, expect, test, vi } from "vitest";

import type { GamePage } from "../games/gamePage";
import type { Translator } from "../i18n/translator";
import type { Line, View } from "../protocol";
import type { BoardStep, TableSource } from "../connection/tableConnection.svelte";

const motionScale = vi.hoisted(() => ({ motionScale: 1, get: () => false }));
vi.mock("../settings/settings.svelte", () => ({ settings: motionScale }));
const { BoardPresenter } = await import("./boardPresenter.svelte");

const views = [0, 1, 2, 3].map((pile) => ({ pile, choices: [] }) as unknown as View);
const source = { view: views[0]!, you: { seat: 0 }, waiting: null } as unknown as TableSource;
let shown: (() => void)[];
let presenter: InstanceType<typeof BoardPresenter>;

const line = (number: number): Line => ({ number, at: 0, happening: null, events: [] });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** News with one line; the view after them is that of its number. */
function news(number: number): void {
  const step: BoardStep = { lines: [line(number)], before: source.view, after: views[number]! };
  source.view = views[number]!;
  source.onStep(step);
}

/** The step that moves has been shown. */
async function finish(): Promise<void> {
  shown.shift()!();
  await settled();
}

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  motionScale.motionScale = 1;
  shown = [];
  source.view = views[0]!;
  const play = (): Promise<void> => new Promise((resolve) => void shown.push(resolve));
  presenter = new BoardPresenter(source, { play } as unknown as GamePage, () => ({}) as Translator);
});

test("what a round tells is told when the round was shown, one after the other", async () => {
  news(1);
  news(2);
  expect([presenter.view, presenter.shownLine, presenter.isStill]).toEqual([views[0], 0, false]);
  await finish();
  expect([presenter.view, presenter.shownLine]).toEqual([views[1], 1]);
  await finish();
  expect([presenter.view, presenter.shownLine, presenter.isStill]).toEqual([views[2], Infinity, true]);
});

test("without motion the present is shown at once", () => {
  motionScale.motionScale = 0;
  news(1);
  expect([presenter.view, presenter.shownLine, presenter.isStill]).toEqual([views[1], Infinity, true]);
});

test.each([0, 1])("a look that is held stays: what came after it is shown when it is closed, and told then; motion %i", async (motion) => {
  motionScale.motionScale = motion;
  news(1);
  if (motion) await finish();
  const release = presenter.hold();
  expect([presenter.view, presenter.shownLine, presenter.isStill]).toEqual([views[1], Infinity, true]);
  news(2);
  await settled();
  news(3);
  await settled();
  expect([presenter.view, presenter.shownLine, presenter.isStill]).toEqual([views[1], 1, false]);
  release();
  await settled();
  while (shown.length > 0) await finish();
  expect([presenter.view, presenter.shownLine, presenter.isStill]).toEqual([views[3], Infinity, true]);
});

test("whoever comes back, or hands the screen on, holds nothing", async () => {
  news(1);
  await finish();
  const release = presenter.hold();
  news(2);
  source.view = views[3]!;
  source.onWelcome();
  expect(presenter.view).toBe(views[3]);
  release();
  await settled();
  expect([presenter.view, shown.length]).toEqual([views[3], 0]);
});

test("what moved for one pair of eyes is never shown to the next, whatever comes meanwhile", async () => {
  news(1);
  source.view = views[2]!;
  source.onWelcome();
  expect([presenter.view, presenter.shownLine, presenter.isStill]).toEqual([views[2], Infinity, true]);
  news(3);
  await finish();
  expect([presenter.view, presenter.shownLine, presenter.isStill]).toEqual([views[2], 2, false]);
  await finish();
  expect([presenter.view, presenter.shownLine, presenter.isStill]).toEqual([views[3], Infinity, true]);
});
