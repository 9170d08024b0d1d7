import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ClientMessage, ServerMessage, Welcome } from "../protocol";
import type { Listener } from "./carriers";
import { Line } from "./line";

interface Opened {
  listener: Listener;
  sent: ClientMessage[];
  isClosed: boolean;
}

const opened: Opened[] = [];
const kept = new Map<string, string>();
const keepUp = vi.hoisted(() => vi.fn());

vi.mock("./build", () => ({ keepUp }));
vi.mock("./carriers", () => {
  const connect = (_table: string, _seat: number | null, listener: Listener) => {
    const carrier: Opened = { listener, sent: [], isClosed: false };
    opened.push(carrier);
    return { send: (message: ClientMessage) => carrier.sent.push(message), close: () => (carrier.isClosed = true) };
  };
  return { PROTOCOL: 2, bySocket: connect, byStream: (...given: Parameters<typeof connect>) => connect(...given) };
});

const heard: ServerMessage[] = [];
const connected: boolean[] = [];
let missing = 0;
/** The reader looks at the page again. */
let look: () => void;
let line: Line;
const last = (): Opened => opened.at(-1)!;
const welcome = (): void => last().listener.tell({ type: "welcome" } as Welcome);
const hearer = {
  seat: () => null,
  hear: (message: ServerMessage) => void heard.push(message),
  connected: (is: boolean) => void connected.push(is),
  missing: () => void (missing += 1),
};

beforeEach(() => {
  vi.useFakeTimers();
  for (const each of [opened, heard, connected]) each.length = 0;
  kept.clear();
  keepUp.mockClear();
  missing = 0;
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  const addEventListener = (_: string, listener: () => void) => void (look = listener);
  vi.stubGlobal("document", { hidden: false, addEventListener, removeEventListener: () => undefined });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  line = new Line("t", hearer);
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what was not answered is sent again after the line broke, and over a reload", () => {
  welcome();
  const command = line.do({ type: "start" });
  last().listener.down("broken");
  vi.advanceTimersByTime(100);
  expect(last().sent).toEqual([]);
  welcome();
  expect(last().sent).toEqual([{ type: "start", command }]);
  const reloaded = new Line("t", hearer);
  expect(reloaded.unanswered).toEqual([{ type: "start", command }]);
  welcome();
  expect(last().sent).toEqual([{ type: "start", command }]);
  last().listener.tell({ type: "ack", command, number: 3 });
  expect(kept.size).toBe(0);
  reloaded.close();
});

test("a line that is back at once was never gone", () => {
  welcome();
  last().listener.down("broken");
  vi.advanceTimersByTime(1000);
  welcome();
  vi.advanceTimersByTime(5000);
  expect(connected).toEqual([true, true]);
  expect(keepUp).toHaveBeenCalledOnce();
});

test("an outage is told, and its end", () => {
  welcome();
  last().listener.down("broken");
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(5000);
    last().listener.down("never-up");
  }
  expect(connected).toEqual([true, false]);
  vi.advanceTimersByTime(5000);
  welcome();
  expect(connected).toEqual([true, false, true]);
});

test("a line that is silent is asked, and given up if it does not answer", () => {
  welcome();
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toEqual([{ type: "ping" }]);
  last().listener.tell({ type: "pong", now: 0 });
  vi.advanceTimersByTime(25_000);
  expect(opened.length).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(opened[0]!.isClosed).toBe(true);
  vi.advanceTimersByTime(100);
  expect(opened.length).toBe(2);
});

test("a table that there is not is not asked for again", () => {
  last().listener.down("no-table");
  vi.advanceTimersByTime(60_000);
  look();
  expect([missing, opened.length]).toEqual([1, 1]);
});

test("a page that speaks another version than the server is loaded anew, and what was not answered is kept", () => {
  welcome();
  line.do({ type: "start" });
  last().listener.down("outdated");
  expect(keepUp).toHaveBeenCalledOnce();
  expect([...kept.keys()]).toEqual(["pending:t"]);
});

test("a stream that was refused cannot say why: it is asked for a newer page", () => {
  for (let i = 0; i < 2; i++) {
    last().listener.down("never-up");
    vi.advanceTimersByTime(5000);
  }
  expect(keepUp).not.toHaveBeenCalled();
  last().listener.down("never-up");
  expect(keepUp).toHaveBeenCalledOnce();
});

test("what a page of another version kept is not sent but dropped, and that is known", () => {
  const former = { type: "ask-choose", command: "old", seat: 0, action: "take c3", moment: 2 };
  for (const stored of [[former], { protocol: 1, commands: [former] }]) {
    kept.set("pending:t", JSON.stringify(stored));
    const reloaded = new Line("t", hearer);
    welcome();
    expect([reloaded.hasDropped, reloaded.unanswered, last().sent, kept.size]).toEqual([true, [], [], 0]);
    reloaded.close();
  }
  const again = new Line("t", hearer);
  expect(again.hasDropped).toBe(false);
  again.close();
});

test("after the seat moved the line comes back only when it is asked to", () => {
  welcome();
  last().listener.tell({ type: "bye", why: "moved" });
  last().listener.down("broken");
  vi.advanceTimersByTime(60_000);
  expect(opened.length).toBe(1);
  line.comeBack();
  expect(opened.length).toBe(2);
});
