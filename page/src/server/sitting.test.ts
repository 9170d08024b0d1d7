import { beforeEach, expect, test, vi } from "vitest";

import type { Tell } from "../protocol";
import type { Wish } from "./line";
import type { Command } from "./pending";

interface Hearer {
  hear(message: Tell): void;
}

const line = vi.hoisted(() => ({ kept: [] as Command[], hearer: null as Hearer | null, asked: 0 }));

vi.mock("./line", () => ({
  Line: class {
    constructor(_table: string, hearer: Hearer) {
      line.hearer = hearer;
    }

    get unanswered(): readonly Command[] {
      return line.kept;
    }

    do(wish: Wish): string {
      const command = `c${(line.asked += 1)}`;
      line.kept.push({ ...wish, command });
      return command;
    }
  },
}));
const { Sitting } = await import("./sitting.svelte");

const CHOICES = [{ action: "take c1" }, { action: "take c3" }];
const you = { seats: [0], looks_from: 0, is_host: true, keys: [], muted: [], may_take_back: false, brought: [] };
let sitting: InstanceType<typeof Sitting>;

function hear(message: object): void {
  const { command } = message as { command?: string };
  line.kept = line.kept.filter((each) => each.command !== command);
  line.hearer!.hear(message as Tell);
}

const welcome = (number: number, moment: number): void => {
  hear({ type: "tell-welcome", number, now: 0, you, table: { due: [0], moment }, view: { choices: CHOICES }, lines: [] });
};
const news = (number: number, table: object): void => {
  hear({ type: "tell-news", lines: [{ number, at: 0, happening: null, events: [] }], again: [], table, you: {}, view: {} });
};
const chosen = (): Command[] => line.kept.filter((each) => each.type === "ask-choose");

beforeEach(() => {
  [line.kept, line.asked] = [[], 0];
  sitting = new Sitting("t");
  welcome(5, 4);
});

test("a choice names the moment at which it was offered", () => {
  sitting.choose("take c3");
  expect(chosen()).toEqual([{ type: "ask-choose", command: "c1", seat: 0, action: "take c3", moment: 4 }]);
});

test("nothing further is chosen until what was chosen is seen, whatever is answered first", () => {
  sitting.choose("take c3");
  sitting.do({ type: "ask-say", seat: 0, text: "hm" });
  hear({ type: "tell-done", command: "c2", number: 6 });
  expect(sitting.waiting).toBe("c1");
  hear({ type: "tell-done", command: "c1", number: 7 });
  news(6, {});
  expect(sitting.waiting).toBe("c1");
  sitting.choose("take c1");
  expect(chosen()).toEqual([]);
  news(7, { moment: 7 });
  expect(sitting.waiting).toBeNull();
  sitting.choose("take c1");
  expect(chosen()).toMatchObject([{ moment: 7 }]);
});

test("news may come before the answer, and a welcome in their place", () => {
  sitting.choose("take c3");
  news(6, { moment: 6 });
  hear({ type: "tell-done", command: "c1", number: 6 });
  expect(sitting.waiting).toBeNull();
  sitting.choose("take c1");
  hear({ type: "tell-done", command: "c2", number: 8 });
  welcome(9, 8);
  expect(sitting.waiting).toBeNull();
});

test("what was said meanwhile keeps nobody from choosing", () => {
  sitting.do({ type: "ask-say", seat: 0, text: "hm" });
  expect([sitting.waiting, sitting.unanswered]).toEqual([null, 1]);
  hear({ type: "tell-done", command: "c1", number: 6 });
  expect(sitting.unanswered).toBe(0);
});

test("a choice from before a reload is waited for; when the game has gone on it is dropped, and that is said", () => {
  line.kept = [{ type: "ask-choose", command: "old", seat: 0, action: "take c3", moment: 2 }];
  sitting = new Sitting("t");
  welcome(5, 4);
  expect(sitting.waiting).toBe("old");
  hear({ type: "tell-refused", command: "old", refusal: { message: { key: "server-refusal-moment" }, rule: "" } });
  expect([sitting.waiting, sitting.unanswered, sitting.refusal?.message.key]).toEqual([null, 0, "server-refusal-moment"]);
});

test("a hint is for the moment and the seat for which it was thought of", () => {
  const hint = (seat: number, moment: number): void => hear({ type: "tell-hint", seat, moment, by_memory: false, choices: [{ action: "take c3", margin: 1.5, reasons: [] }] });
  hint(0, 4);
  expect(sitting.hint?.choices[0]?.action).toBe("take c3");
  news(6, { moment: 6 });
  expect(sitting.hint).toBeNull();
  hint(0, 4);
  expect(sitting.hint).toBeNull();
  hint(1, 6);
  expect(sitting.hint).toBeNull();
  hint(0, 6);
  expect(sitting.hint?.choices[0]?.action).toBe("take c3");
});

test("sentences are those of the seat that is looked from, and gone when another looks", () => {
  const told = [{ key: "glastonbury-tell-look" }];
  hear({ type: "tell-sentences", seat: 1, sentences: told });
  expect(sitting.sentences).toEqual([]);
  hear({ type: "tell-sentences", seat: 0, sentences: told });
  expect(sitting.sentences).toEqual(told);
  hear({ type: "tell-sight", you: { ...you, looks_from: null }, view: null, lines: [] });
  expect(sitting.sentences).toEqual([]);
});
