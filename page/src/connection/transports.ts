/** Two ways to talk with a table: a WebSocket, or server-sent events and POST where that does not pass. */

import type { ClientMessage, Refusal, Resume, ServerMessage } from "../protocol";

/** Why a transport closed; `silent`: it may still work, and is opened again to find out.
 * `outdated`: the server speaks another version of the protocol. */
export type CloseReason = "broken" | "no-table" | "never-up" | "silent" | "outdated";

/** What a transport reports. `onClose` is called once, at the end, and not after `close`. */
export interface TransportListener {
  onMessage(message: ServerMessage): void;
  onClose(reason: CloseReason): void;
}

export interface Transport {
  send(message: ClientMessage): void;
  close(): void;
}

export type OpenTransport = (table: string, seat: number | null, listener: TransportListener) => Transport;

/** The version of the protocol that this page speaks. */
export const PROTOCOL: Resume["protocol"] = 2;
const NO_TABLE = 4404;
const PROTOCOL_CHANGED = 4426;
/** The same by POST. */
const UPGRADE = 426;
/** A stream shows no sign of life, so after this many milliseconds without a message it is opened again. */
const STREAM_SILENCE = 60_000;
/** What a POST is answered with: done, or refused. */
const ANSWERS = [200, 409];
/** What gets better by itself, beside mishaps of the server, and is tried again after a pause: too slow, too early, too much. */
const PASSING = [408, 425, 429];
const POST_PAUSE = 2000;

const ENDS: Partial<Record<number, CloseReason>> = { [NO_TABLE]: "no-table", [PROTOCOL_CHANGED]: "outdated" };

export const openSocket: OpenTransport = (table, seat, listener) => {
  const socket = new WebSocket(`/api/tables/${table}/socket`);
  let wasUp = false;
  socket.onopen = () => {
    wasUp = true;
    socket.send(JSON.stringify({ type: "resume", protocol: PROTOCOL, seat, follow: true } satisfies ClientMessage));
  };
  socket.onmessage = ({ data }) => listener.onMessage(JSON.parse(data as string) as ServerMessage);
  socket.onclose = ({ code }) => listener.onClose(ENDS[code] ?? (wasUp ? "broken" : "never-up"));
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => {
      socket.onclose = socket.onmessage = null;
      socket.close();
    },
  };
};

export const openStream: OpenTransport = (table, seat, listener) => {
  let stream: EventSource | null = null;
  let wasUp = false;
  let isClosed = false;
  let silence = 0;
  const close = (): void => {
    isClosed = true;
    clearTimeout(silence);
    stream?.close();
  };
  const end = (reason: CloseReason): void => {
    if (isClosed) return;
    close();
    listener.onClose(reason);
  };
  const hear = ({ data }: MessageEvent): void => {
    wasUp = true;
    clearTimeout(silence);
    silence = setTimeout(() => end("silent"), STREAM_SILENCE);
    listener.onMessage(JSON.parse(data as string) as ServerMessage);
  };
  /** Who looks from another seat has another stream, which begins with a welcome. */
  const open = (from: number | null): void => {
    stream?.close();
    const wanted = new URLSearchParams({ protocol: String(PROTOCOL), follow: "", ...(from === null ? {} : { seat: String(from) }) });
    stream = new EventSource(`/api/tables/${table}/stream?${wanted}`);
    stream.onmessage = hear;
    stream.onerror = () => end(wasUp ? "broken" : "never-up");
  };
  const post = async (message: ClientMessage): Promise<void> => {
    const body = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(message) };
    const answer = await fetch(`/api/tables/${table}/commands?protocol=${PROTOCOL}`, body);
    if (answer.status === UPGRADE) return end("outdated");
    const told = await toldBy(answer, message);
    if (isClosed) return;
    if (told) listener.onMessage(told);
    else setTimeout(() => send(message), POST_PAUSE);
  };
  const send = (message: ClientMessage): void => {
    if (isClosed) return;
    if (message.type === "switch_seat") open(message.seat);
    else void post(message).catch(() => end("broken"));
  };
  open(seat);
  return { send, close };
};

/** What an answer tells; nothing, if it is to be asked again. */
async function toldBy(answer: Response, message: ClientMessage): Promise<ServerMessage | null> {
  if (ANSWERS.includes(answer.status)) return (await answer.json()) as ServerMessage;
  if (answer.status >= 500 || PASSING.includes(answer.status)) return null;
  return { type: "refused", command: "command" in message ? message.command : "", refusal: await whyNot(answer) };
}

/** Who turned it away may be somebody between here and the server, who says nothing that is understood. */
async function whyNot(answer: Response): Promise<Refusal> {
  const told = (await answer.json().catch(() => null)) as { refusal?: Refusal } | null;
  return told?.refusal ?? { message: { key: "server-refusal-message", args: { detail: String(answer.status) } }, rule: "" };
}
