import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ClientMessage, ServerMessage } from "../protocol";
import { openSocket, openStream, type Transport, type CloseReason } from "./transports";

class FakeStream {
  onmessage: (event: { data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  isClosed = false;

  constructor(readonly address: string) {
    streams.push(this);
  }

  close(): void {
    this.isClosed = true;
  }
}

const streams: FakeStream[] = [];
const heard: ServerMessage[] = [];
const ends: CloseReason[] = [];
const asked = vi.fn();
let transport: Transport;

beforeEach(() => {
  vi.useFakeTimers();
  for (const each of [streams, heard, ends]) each.length = 0;
  asked.mockReset();
  vi.stubGlobal("EventSource", FakeStream);
  vi.stubGlobal("fetch", asked);
  transport = openStream("t", 1, { onMessage: (message) => void heard.push(message), onClose: (reason) => void ends.push(reason) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tell = (message: ServerMessage): void => streams.at(-1)!.onmessage({ data: JSON.stringify(message) });
const alive: ServerMessage = { type: "pong", now: 0 };

test("whoever comes by socket is told everything again, and follows it", () => {
  const sent: string[] = [];
  const socket = { onopen: (): void => undefined, send: (message: string) => void sent.push(message) };
  vi.stubGlobal("WebSocket", function () {
    return socket;
  });
  openSocket("t", 1, { onMessage: () => undefined, onClose: () => undefined });
  socket.onopen();
  expect(sent.map((each) => JSON.parse(each) as ClientMessage)).toEqual([{ type: "resume", protocol: 2, seat: 1, follow: true }]);
});

test("a server that speaks another version says so by the code of the close", () => {
  const socket: { onclose?: (event: { code: number }) => void } = {};
  vi.stubGlobal("WebSocket", function () {
    return socket;
  });
  openSocket("t", 1, { onMessage: () => undefined, onClose: (reason) => void ends.push(reason) });
  for (const code of [4426, 4404, 1006]) socket.onclose!({ code });
  expect(ends).toEqual(["outdated", "no-table", "never-up"]);
});

test("or by the status of an answer", async () => {
  asked.mockResolvedValueOnce({ status: 426 });
  transport.send({ type: "start", command: "1" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([ends, heard, asked.mock.calls.length]).toEqual([["outdated"], [], 1]);
});

test("a stream that was silent for a minute is opened again, to find out", () => {
  tell(alive);
  vi.advanceTimersByTime(59_000);
  tell(alive);
  vi.advanceTimersByTime(59_000);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(ends).toEqual(["silent"]);
  expect(streams[0]!.isClosed).toBe(true);
});

test("one that never told anything does not pass here", () => {
  streams[0]!.onerror();
  streams[0]!.onerror();
  expect(ends).toEqual(["never-up"]);
});

test("looking from another seat is another stream, which follows like the first", () => {
  transport.send({ type: "switch_seat", seat: null });
  transport.send({ type: "switch_seat", seat: 0 });
  expect(streams.map((each) => each.address)).toEqual([
    "/api/tables/t/stream?protocol=2&follow=&seat=1", "/api/tables/t/stream?protocol=2&follow=", "/api/tables/t/stream?protocol=2&follow=&seat=0",
  ]);
  expect(streams.map((each) => each.isClosed)).toEqual([true, true, false]);
  expect(asked).not.toHaveBeenCalled();
});

test("what is asked is posted, and tried again while the server has no answer", async () => {
  asked.mockResolvedValueOnce({ status: 503 }).mockResolvedValueOnce({ status: 200, json: async () => Promise.resolve(alive) });
  transport.send({ type: "ping" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(heard).toEqual([alive]);
});

test("what cannot get better is given up, and said", async () => {
  const refusal = { message: { key: "server-refusal-large", args: { most: 1 } }, rule: "" };
  asked.mockResolvedValueOnce({ status: 413, json: async () => Promise.resolve({ refusal }) });
  asked.mockResolvedValueOnce({ status: 403, json: async () => Promise.reject(new SyntaxError("<html>")) });
  transport.send({ type: "start", command: "1" });
  transport.send({ type: "start", command: "2" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(2);
  const unknown = { message: { key: "server-refusal-message", args: { detail: "403" } }, rule: "" };
  expect(heard).toEqual([
    { type: "refused", command: "1", refusal },
    { type: "refused", command: "2", refusal: unknown },
  ]);
  expect(ends).toEqual([]);
});
