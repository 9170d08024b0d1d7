import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ClientMessage, ServerMessage, Welcome } from "../protocol";
import { Connection } from "./connection";
import type { TransportListener } from "./transports";

interface Opened {
  listener: TransportListener;
  sent: ClientMessage[];
  isClosed: boolean;
}

const opened: Opened[] = [];
const kept = new Map<string, string>();
const reloadIfOutdated = vi.hoisted(() => vi.fn());

vi.mock("./reloadIfOutdated", () => ({ reloadIfOutdated }));
vi.mock("./transports", () => {
  const connect = (_table: string, _seat: number | null, listener: TransportListener) => {
    const transport: Opened = { listener, sent: [], isClosed: false };
    opened.push(transport);
    return { send: (message: ClientMessage) => transport.sent.push(message), close: () => (transport.isClosed = true) };
  };
  return { PROTOCOL: 2, openSocket: connect, openStream: (...given: Parameters<typeof connect>) => connect(...given) };
});

const heard: ServerMessage[] = [];
const connected: boolean[] = [];
let missing = 0;
/** The reader looks at the page again. */
let look: () => void;
let connection: Connection;
const last = (): Opened => opened.at(-1)!;
const welcome = (): void => last().listener.onMessage({ type: "welcome" } as Welcome);
const listener = {
  seat: () => null,
  hear: (message: ServerMessage) => void heard.push(message),
  connected: (is: boolean) => void connected.push(is),
  missing: () => void (missing += 1),
};

beforeEach(() => {
  vi.useFakeTimers();
  for (const each of [opened, heard, connected]) each.length = 0;
  kept.clear();
  reloadIfOutdated.mockClear();
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
  connection = new Connection("t", listener);
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what was not answered is sent again after the connection broke, and over a reload", () => {
  welcome();
  const command = connection.do({ type: "start" });
  last().listener.onClose("broken");
  vi.advanceTimersByTime(100);
  expect(last().sent).toEqual([]);
  welcome();
  expect(last().sent).toEqual([{ type: "start", command }]);
  const reloaded = new Connection("t", listener);
  expect(reloaded.unanswered).toEqual([{ type: "start", command }]);
  welcome();
  expect(last().sent).toEqual([{ type: "start", command }]);
  last().listener.onMessage({ type: "ack", command, number: 3 });
  expect(kept.size).toBe(0);
  reloaded.close();
});

test("a connection that is back at once was never gone", () => {
  welcome();
  last().listener.onClose("broken");
  vi.advanceTimersByTime(1000);
  welcome();
  vi.advanceTimersByTime(5000);
  expect(connected).toEqual([true, true]);
  expect(reloadIfOutdated).toHaveBeenCalledOnce();
});

test("an outage is told, and its end", () => {
  welcome();
  last().listener.onClose("broken");
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(5000);
    last().listener.onClose("never-up");
  }
  expect(connected).toEqual([true, false]);
  vi.advanceTimersByTime(5000);
  welcome();
  expect(connected).toEqual([true, false, true]);
});

test("a connection that is silent is asked, and given up if it does not answer", () => {
  welcome();
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toEqual([{ type: "ping" }]);
  last().listener.onMessage({ type: "pong", now: 0 });
  vi.advanceTimersByTime(25_000);
  expect(opened.length).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(opened[0]!.isClosed).toBe(true);
  vi.advanceTimersByTime(100);
  expect(opened.length).toBe(2);
});

test("a table that there is not is not asked for again", () => {
  last().listener.onClose("no-table");
  vi.advanceTimersByTime(60_000);
  look();
  expect([missing, opened.length]).toEqual([1, 1]);
});

test("a page that speaks another version than the server is loaded again, and what was not answered is kept", () => {
  welcome();
  connection.do({ type: "start" });
  last().listener.onClose("outdated");
  expect(reloadIfOutdated).toHaveBeenCalledOnce();
  expect([...kept.keys()]).toEqual(["pending:t"]);
});

test("a stream that was refused cannot say why: it is asked for a newer page", () => {
  for (let i = 0; i < 2; i++) {
    last().listener.onClose("never-up");
    vi.advanceTimersByTime(5000);
  }
  expect(reloadIfOutdated).not.toHaveBeenCalled();
  last().listener.onClose("never-up");
  expect(reloadIfOutdated).toHaveBeenCalledOnce();
});

test("what a page of another version kept is not sent but dropped, and that is known", () => {
  const former = { type: "ask-choose", command: "old", seat: 0, action: "take c3", moment: 2 };
  for (const stored of [[former], { protocol: 1, commands: [former] }]) {
    kept.set("pending:t", JSON.stringify(stored));
    const reloaded = new Connection("t", listener);
    welcome();
    expect([reloaded.hasDropped, reloaded.unanswered, last().sent, kept.size]).toEqual([true, [], [], 0]);
    reloaded.close();
  }
  const again = new Connection("t", listener);
  expect(again.hasDropped).toBe(false);
  again.close();
});

test("after the seat moved the connection comes back only when it is asked to", () => {
  welcome();
  last().listener.onMessage({ type: "bye", why: "moved" });
  last().listener.onClose("broken");
  vi.advanceTimersByTime(60_000);
  expect(opened.length).toBe(1);
  connection.comeBack();
  expect(opened.length).toBe(2);
});
