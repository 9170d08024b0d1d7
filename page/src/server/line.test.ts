import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Ask, Tell, TellWelcome } from "../protocol";
import type { Listener } from "./carriers";
import { Line } from "./line";

interface Opened {
  listener: Listener;
  sent: Ask[];
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
    return { send: (message: Ask) => carrier.sent.push(message), close: () => (carrier.isClosed = true) };
  };
  return { bySocket: connect, byStream: (...given: Parameters<typeof connect>) => connect(...given) };
});

const heard: Tell[] = [];
const connected: boolean[] = [];
let missing = 0;
/** The reader looks at the page again. */
let look: () => void;
let line: Line;
const last = (): Opened => opened.at(-1)!;
const welcome = (): void => last().listener.tell({ type: "tell-welcome" } as TellWelcome);
const hearer = {
  seat: () => null,
  hear: (message: Tell) => void heard.push(message),
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
  const command = line.do({ type: "ask-begin" });
  last().listener.down("broken");
  vi.advanceTimersByTime(100);
  expect(last().sent).toEqual([]);
  welcome();
  expect(last().sent).toEqual([{ type: "ask-begin", command }]);
  const reloaded = new Line("t", hearer);
  expect(reloaded.unanswered).toEqual([{ type: "ask-begin", command }]);
  welcome();
  expect(last().sent).toEqual([{ type: "ask-begin", command }]);
  last().listener.tell({ type: "tell-done", command, number: 3 });
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
  expect(last().sent).toEqual([{ type: "ask-alive" }]);
  last().listener.tell({ type: "tell-alive", now: 0 });
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

test("after the seat moved the line comes back only when it is asked to", () => {
  welcome();
  last().listener.tell({ type: "tell-farewell", why: "moved" });
  last().listener.down("broken");
  vi.advanceTimersByTime(60_000);
  expect(opened.length).toBe(1);
  line.comeBack();
  expect(opened.length).toBe(2);
});
