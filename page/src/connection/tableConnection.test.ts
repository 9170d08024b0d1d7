import { beforeEach, expect, test, vi } from "vitest";

import type { ServerMessage } from "../protocol";
import type { NewCommand } from "./connection";
import type { Command } from "./pendingCommands";

interface ConnectionListener {
  hear(message: ServerMessage): void;
}

const fake = vi.hoisted(() => ({ kept: [] as Command[], listener: null as ConnectionListener | null, asked: 0, hasDropped: false }));

vi.mock("./connection", () => ({
  Connection: class {
    constructor(_table: string, listener: ConnectionListener) {
      fake.listener = listener;
    }

    get hasDropped(): boolean {
      return fake.hasDropped;
    }

    get unanswered(): readonly Command[] {
      return fake.kept;
    }

    do(wish: NewCommand): string {
      const command = `c${(fake.asked += 1)}`;
      fake.kept.push({ ...wish, command });
      return command;
    }
  },
}));
const { TableConnection } = await import("./tableConnection.svelte");

const CHOICES = [{ action: "take c1" }, { action: "take c3" }];
const you = { seats: [0], seat: 0, is_host: true, keys: [], muted: [], may_undo: false, brought: [] };
let connection: InstanceType<typeof TableConnection>;

function hear(message: object): void {
  const { command } = message as { command?: string };
  fake.kept = fake.kept.filter((each) => each.command !== command);
  fake.listener!.hear(message as ServerMessage);
}

const welcome = (number: number, moment: number): void => {
  hear({ type: "welcome", number, now: 0, you, table: { to_act: [0], moment }, view: { choices: CHOICES }, lines: [] });
};
const news = (number: number, table: object): void => {
  hear({ type: "update", lines: [{ number, at: 0, happening: null, events: [] }], again: [], table, you: {}, view: {} });
};
const chosen = (): Command[] => fake.kept.filter((each) => each.type === "choose");

beforeEach(() => {
  [fake.kept, fake.asked, fake.hasDropped] = [[], 0, false];
  connection = new TableConnection("t");
  welcome(5, 4);
});

test("a choice names the moment at which it was offered", () => {
  connection.choose("take c3");
  expect(chosen()).toEqual([{ type: "choose", command: "c1", seat: 0, action: "take c3", moment: 4 }]);
});

test("nothing further is chosen until what was chosen is seen, whatever is answered first", () => {
  connection.choose("take c3");
  connection.do({ type: "chat", seat: 0, text: "hm" });
  hear({ type: "ack", command: "c2", number: 6 });
  expect(connection.waiting).toBe("c1");
  hear({ type: "ack", command: "c1", number: 7 });
  news(6, {});
  expect(connection.waiting).toBe("c1");
  connection.choose("take c1");
  expect(chosen()).toEqual([]);
  news(7, { moment: 7 });
  expect(connection.waiting).toBeNull();
  connection.choose("take c1");
  expect(chosen()).toMatchObject([{ moment: 7 }]);
});

test("news may come before the answer, and a welcome in their place", () => {
  connection.choose("take c3");
  news(6, { moment: 6 });
  hear({ type: "ack", command: "c1", number: 6 });
  expect(connection.waiting).toBeNull();
  connection.choose("take c1");
  hear({ type: "ack", command: "c2", number: 8 });
  welcome(9, 8);
  expect(connection.waiting).toBeNull();
});

test("what was said meanwhile keeps nobody from choosing", () => {
  connection.do({ type: "chat", seat: 0, text: "hm" });
  expect([connection.waiting, connection.unanswered]).toEqual([null, 1]);
  hear({ type: "ack", command: "c1", number: 6 });
  expect(connection.unanswered).toBe(0);
});

test("a choice from before a reload is waited for; when the game has gone on it is dropped, and that is said", () => {
  fake.kept = [{ type: "choose", command: "old", seat: 0, action: "take c3", moment: 2 }];
  connection = new TableConnection("t");
  welcome(5, 4);
  expect(connection.waiting).toBe("old");
  hear({ type: "refused", command: "old", refusal: { message: { key: "server-refusal-moment" }, rule: "" } });
  expect([connection.waiting, connection.unanswered, connection.refusal?.message.key]).toEqual([null, 0, "server-refusal-moment"]);
});

test("a choice that a page of another version kept is told of: it may not have been made", () => {
  fake.hasDropped = true;
  connection = new TableConnection("t");
  welcome(5, 4);
  expect([connection.waiting, connection.refusal?.message.key]).toEqual([null, "server-refusal-protocol"]);
  connection.choose("take c3");
  expect(connection.refusal).toBeNull();
});

test("a hint is for the moment and the seat for which it was thought of", () => {
  const hint = (seat: number, moment: number): void => hear({ type: "hint", seat, moment, by_memory: false, choices: [{ action: "take c3", margin: 1.5, reasons: [] }] });
  hint(0, 4);
  expect(connection.hint?.choices[0]?.action).toBe("take c3");
  news(6, { moment: 6 });
  expect(connection.hint).toBeNull();
  hint(0, 4);
  expect(connection.hint).toBeNull();
  hint(1, 6);
  expect(connection.hint).toBeNull();
  hint(0, 6);
  expect(connection.hint?.choices[0]?.action).toBe("take c3");
});

test("sentences are those of the seat that is looked from, and gone when another looks", () => {
  const told = [{ key: "glastonbury-tell-look" }];
  hear({ type: "description", seat: 1, sentences: told });
  expect(connection.sentences).toEqual([]);
  hear({ type: "description", seat: 0, sentences: told });
  expect(connection.sentences).toEqual(told);
  hear({ type: "switched", you: { ...you, seat: null }, view: null, lines: [] });
  expect(connection.sentences).toEqual([]);
});
