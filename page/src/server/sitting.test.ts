import { beforeEach, expect, test, vi } from "vitest";

import type { ServerMessage } from "../protocol";
import type { Wish } from "./line";
import type { Command } from "./pending";

interface Hearer {
  hear(message: ServerMessage): void;
}

const line = vi.hoisted(() => ({ kept: [] as Command[], hearer: null as Hearer | null, asked: 0, hasDropped: false }));

vi.mock("./line", () => ({
  Line: class {
    constructor(_table: string, hearer: Hearer) {
      line.hearer = hearer;
    }

    get hasDropped(): boolean {
      return line.hasDropped;
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
const you = { seats: [0], seat: 0, is_host: true, keys: [], muted: [], may_undo: false, brought: [] };
let sitting: InstanceType<typeof Sitting>;

function hear(message: object): void {
  const { command } = message as { command?: string };
  line.kept = line.kept.filter((each) => each.command !== command);
  line.hearer!.hear(message as ServerMessage);
}

const welcome = (number: number, moment: number): void => {
  hear({ type: "welcome", number, now: 0, you, table: { to_act: [0], moment }, view: { choices: CHOICES }, lines: [] });
};
const news = (number: number, table: object): void => {
  hear({ type: "update", lines: [{ number, at: 0, happening: null, events: [] }], again: [], table, you: {}, view: {} });
};
const chosen = (): Command[] => line.kept.filter((each) => each.type === "choose");

beforeEach(() => {
  [line.kept, line.asked, line.hasDropped] = [[], 0, false];
  sitting = new Sitting("t");
  welcome(5, 4);
});

test("a choice names the moment at which it was offered", () => {
  sitting.choose("take c3");
  expect(chosen()).toEqual([{ type: "choose", command: "c1", seat: 0, action: "take c3", moment: 4 }]);
});

test("nothing further is chosen until what was chosen is seen, whatever is answered first", () => {
  sitting.choose("take c3");
  sitting.do({ type: "chat", seat: 0, text: "hm" });
  hear({ type: "ack", command: "c2", number: 6 });
  expect(sitting.waiting).toBe("c1");
  hear({ type: "ack", command: "c1", number: 7 });
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
  hear({ type: "ack", command: "c1", number: 6 });
  expect(sitting.waiting).toBeNull();
  sitting.choose("take c1");
  hear({ type: "ack", command: "c2", number: 8 });
  welcome(9, 8);
  expect(sitting.waiting).toBeNull();
});

test("what was said meanwhile keeps nobody from choosing", () => {
  sitting.do({ type: "chat", seat: 0, text: "hm" });
  expect([sitting.waiting, sitting.unanswered]).toEqual([null, 1]);
  hear({ type: "ack", command: "c1", number: 6 });
  expect(sitting.unanswered).toBe(0);
});

test("a choice from before a reload is waited for; when the game has gone on it is dropped, and that is said", () => {
  line.kept = [{ type: "choose", command: "old", seat: 0, action: "take c3", moment: 2 }];
  sitting = new Sitting("t");
  welcome(5, 4);
  expect(sitting.waiting).toBe("old");
  hear({ type: "refused", command: "old", refusal: { message: { key: "server-refusal-moment" }, rule: "" } });
  expect([sitting.waiting, sitting.unanswered, sitting.refusal?.message.key]).toEqual([null, 0, "server-refusal-moment"]);
});

test("a choice that a page of another version kept is told of: it may not have been made", () => {
  line.hasDropped = true;
  sitting = new Sitting("t");
  welcome(5, 4);
  expect([sitting.waiting, sitting.refusal?.message.key]).toEqual([null, "server-refusal-protocol"]);
  sitting.choose("take c3");
  expect(sitting.refusal).toBeNull();
});

test("a hint is for the moment and the seat for which it was thought of", () => {
  const hint = (seat: number, moment: number): void => hear({ type: "hint", seat, moment, by_memory: false, choices: [{ action: "take c3", margin: 1.5, reasons: [] }] });
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
  hear({ type: "description", seat: 1, sentences: told });
  expect(sitting.sentences).toEqual([]);
  hear({ type: "description", seat: 0, sentences: told });
  expect(sitting.sentences).toEqual(told);
  hear({ type: "switched", you: { ...you, seat: null }, view: null, lines: [] });
  expect(sitting.sentences).toEqual([]);
});
