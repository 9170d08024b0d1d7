import { expect, test, vi } from "vitest";

import type { ReplayedGame } from "../http";
import type { BoardStep } from "../connection/tableConnection.svelte";
import { stepOf } from "./keys";
import { chosenAt } from "./record";
import { ReplaySource } from "./replaySource.svelte";

const event = (number: number) => ({ number, message: { key: `event-${number}` }, rules: [] });

const told: ReplayedGame = {
  game: "glastonbury",
  edition: "it",
  players: [{ name: "Anna", kind: "person" }, { name: "greedy", kind: "greedy" }],
  eyes: "1",
  allowed: ["open", "table", "0", "1"],
  is_over: true,
  is_whole: true,
  first: { view: { pile: 52, to_act: [0], choices: [], result: null }, events: [event(0)] },
  moments: [
    { seats: [0], events: [event(1), event(2)], view: { pile: 51, to_act: [1], choices: [{ action: "pass" }] } },
    { seats: [1], events: [event(3)], view: { to_act: [], result: { winners: [0] } } },
  ],
};

test("every moment has the view of the one before, with what changed", () => {
  const replay = new ReplaySource(told, 1);
  expect(replay.view).toMatchObject({ pile: 51, to_act: [1], result: null });
  expect(replay.table).toMatchObject({ stage: "playing", to_act: [1] });
  replay.show(2);
  expect(replay.view).toMatchObject({ pile: 51, to_act: [] });
  expect(replay.table.stage).toBe("over");
});

test("it shows no moment that there is not", () => {
  expect(new ReplaySource(told, 99).moment).toBe(2);
  expect(new ReplaySource(told, -3).moment).toBe(0);
  expect(new ReplaySource(told, NaN).moment).toBe(0);
});

test("it tells what was told at its moment, and nothing of those before", () => {
  const replay = new ReplaySource(told, 1);
  expect(replay.fresh.flatMap((line) => line.events.map((each) => each.number))).toEqual([1, 2]);
  expect(replay.log).toEqual(replay.fresh);
});

test("going on is a step, a jump is none", () => {
  const replay = new ReplaySource(told, 0);
  const steps: BoardStep[] = [];
  let jumps = 0;
  replay.onStep = (step) => steps.push(step);
  replay.onWelcome = () => (jumps += 1);
  replay.goOn();
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({ before: { pile: 52 }, after: { pile: 51 } });
  replay.show(0);
  expect([steps.length, jumps]).toEqual([1, 1]);
});

test("it is looked from the seat whose eyes look, and nobody can choose", () => {
  const replay = new ReplaySource(told, 0);
  expect(replay.you).toMatchObject({ seats: [], seat: 1 });
  expect(replay.waiting).not.toBeNull();
  replay.goOn();
  expect(replay.view.choices).toEqual([]);
  replay.look({ ...told, eyes: "open" });
  expect(replay.you.seat).toBeNull();
});

test("a bot that has no name of its own is called as bots are", () => {
  const [anna, bot] = new ReplaySource(told, 0).table.seats;
  expect(anna).toMatchObject({ kind: "person", name: "Anna", plays: "" });
  expect(bot).toMatchObject({ kind: "bot", name: "", plays: "greedy" });
});

test("keys step through the game, but not where they mean something else", () => {
  const press = (key: string, more: object = {}) => stepOf({ key, target: null, ...more } as unknown as KeyboardEvent);
  expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "x"].map((key) => press(key))).toEqual(["back", "forward", "first", "last", "toggle", null]);
  expect(press("ArrowLeft", { ctrlKey: true })).toBeNull();
  expect(press("ArrowLeft", { defaultPrevented: true })).toBeNull();
});

test("a record says who chose what at a moment, also where several chose at once", () => {
  const moments = [[0], [0, 1], [1]].map((seats) => ({ seats, events: [], view: {} }));
  const choices = [[0, "take c3"], [0, "point visible 1"], [1, "point visible 2"], [1, "pass"]] as const;
  expect([0, 1, 2].map((moment) => chosenAt(choices, moments, moment, 1))).toEqual([null, "point visible 2", "pass"]);
  expect([0, 1, 2, 3].map((moment) => chosenAt(choices, moments, moment, 0))).toEqual(["take c3", "point visible 1", null, null]);
  expect(chosenAt(choices.slice(1), moments, 1, 1)).toBeNull();
});

test("a moment is told in sentences as its eyes saw it, unless it was passed by", async () => {
  vi.useFakeTimers();
  const replay = new ReplaySource(told, 0);
  const asked: string[] = [];
  replay.say = (moment, eyes) => {
    asked.push(`${moment} ${eyes}`);
    return Promise.resolve([{ key: `moment-${moment}` }]);
  };
  replay.askSentences();
  replay.show(1);
  replay.askSentences();
  await vi.runAllTimersAsync();
  expect([asked, replay.sentences]).toEqual([["1 1"], [{ key: "moment-1" }]]);
  replay.show(2);
  replay.askSentences();
  expect(replay.sentences).toEqual([{ key: "moment-1" }]); // until the new ones come
  vi.useRealTimers();
});
