import { describe, expect, it, vi } from "vitest";

import { Speaker, Texts } from "../i18n/fluent";
import { Translator } from "../i18n/translator";
import type { Line, SeatState, TableState, You } from "../protocol";
import { secondsLeft } from "./clock";
import { dueHere, freeSeats, othersOf, personAt } from "./people";
import { levelsOf, namesOf } from "./playerNames";

vi.mock("../settings/settings.svelte", () => ({ settings: { get: () => true } }));
vi.mock("../settings/device", () => ({ canNotify: false }));
const { soundOf } = await import("./notifications");

function seat(changes: Partial<SeatState>): SeatState {
  return { kind: "person", name: "", symbol: "", plays: "", present: true, grace: null, prefers: {}, ...changes };
}

const table = {
  stage: "playing",
  host: 0,
  to_act: [0, 1, 2],
  seats: [
    seat({ name: "Anna", symbol: "owl" }),
    seat({ name: "Ben", plays: "greedy", present: false }),
    seat({ kind: "bot", plays: "greedy" }),
    seat({ kind: "open" }),
  ],
} as unknown as TableState;
const you: You = { seats: [0, 1], seat: null, is_host: true, keys: [], muted: [], may_undo: false, brought: [] };

describe("people", () => {
  it("are named, bots by names that nobody else has", () => {
    const texts = new Texts("en");
    texts.add("table-bot-names = ANNA, Merlin\npage-seat-open = Free\npage-seat-bot = bot\n");
    expect(namesOf(table.seats, new Translator(new Speaker([texts])))).toEqual(["Anna", "Ben", "Merlin", "Free"]);
  });

  it("have a level that is said, if they are bots; one that nobody knows is a bot", () => {
    const texts = new Texts("en");
    texts.add("bots-name-greedy = Greedy\npage-seat-bot = bot\n");
    const seats = [...table.seats, seat({ kind: "bot", plays: "./mine.py" })];
    expect(levelsOf(seats, new Translator(new Speaker([texts])))).toEqual(["", "", "Greedy", "", "bot"]);
  });

  it("are due here if they choose themselves", () => {
    expect(dueHere(table, you)).toEqual([0]);
    expect(othersOf(table, { ...you, seats: [0] })).toEqual([1]);
    expect(freeSeats(table)).toEqual([3]);
    expect(freeSeats({ ...table, stage: "over" })).toEqual([]);
  });

  it("are seen as they are", () => {
    expect(personAt(0, "Anna", table, you)).toMatchObject({ isYou: true, isDue: true, isBot: false, isAway: false });
    expect(personAt(1, "Ben", table, you)).toMatchObject({ isReplaced: true, isAway: true, isBot: false });
    expect(personAt(2, "Merlin", table, you)).toMatchObject({ isBot: true, isReplaced: false, isYou: false });
    expect(personAt(3, "", table, you)).toMatchObject({ isYou: false, isBot: false, isAway: false });
  });
});

it("time is counted by the server's clock", () => {
  expect(secondsLeft(20_000, 5000, 10_000)).toBe(5);
  expect(secondsLeft(20_000, 0, 30_000)).toBe(0);
});

describe("what a step sounds like", () => {
  const quiet = { stage: "playing", isSealed: false } as const;
  const chose = (events: number): Line[] => [
    { number: 1, at: 0, happening: { what: "chose", seat: 1 }, events: Array(events).fill({ number: 0, message: { key: "x" }, rules: [] }) as Line["events"] },
  ];

  it("is the most important thing alone", () => {
    expect(soundOf(quiet, { ...quiet, stage: "over" }, chose(1))).toBe("end");
    expect(soundOf({ ...quiet, isSealed: true }, quiet, chose(2))).toBe("reveal");
    expect(soundOf(quiet, quiet, chose(1))).toBe("card");
    expect(soundOf(quiet, { ...quiet, isSealed: true }, chose(0))).toBe("ready");
  });

  it("is nothing when nothing is to be heard", () => {
    expect(soundOf(quiet, quiet, [{ number: 1, at: 0, happening: { what: "left", seat: 1 }, events: [] }])).toBeNull();
  });
});
