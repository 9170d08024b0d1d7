/** Two ways to talk with a table: a WebSocket, or server-sent events and POST where that does not pass. */

import type { Ask, Refusal, Tell } from "../protocol";

/** How a carrier ended; `silent`: it may be sound, and is to be opened anew to find out. */
export type End = "broken" | "no-table" | "never-up" | "silent";

/** What a carrier reports. `down` comes once, at the end, and not after `close`. */
export interface Listener {
  tell(message: Tell): void;
  down(reason: End): void;
}

export interface Carrier {
  send(message: Ask): void;
  close(): void;
}

export type Connect = (table: string, seat: number | null, listener: Listener) => Carrier;

const NO_TABLE = 4404;
/** A stream shows no sign of life, so after so many milliseconds without a message it is opened anew. */
const STREAM_SILENCE = 60_000;
/** What a POST is answered with: done, or refused. */
const ANSWERS = [200, 409];
/** What gets better by itself, beside mishaps of the server, and is tried again after a pause: too slow, too early, too much. */
const PASSING = [408, 425, 429];
const POST_PAUSE = 2000;

export const bySocket: Connect = (table, seat, listener) => {
  const socket = new WebSocket(`/api/tables/${table}/socket`);
  let wasUp = false;
  socket.onopen = () => {
    wasUp = true;
    socket.send(JSON.stringify({ type: "ask-resume", seat, follow: true } satisfies Ask));
  };
  socket.onmessage = ({ data }) => listener.tell(JSON.parse(data as string) as Tell);
  socket.onclose = ({ code }) => listener.down(code === NO_TABLE ? "no-table" : wasUp ? "broken" : "never-up");
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => {
      socket.onclose = socket.onmessage = null;
      socket.close();
    },
  };
};

export const byStream: Connect = (table, seat, listener) => {
  let stream: EventSource | null = null;
  let wasUp = false;
  let isClosed = false;
  let silence = 0;
  const close = (): void => {
    isClosed = true;
    clearTimeout(silence);
    stream?.close();
  };
  const end = (reason: End): void => {
    if (isClosed) return;
    close();
    listener.down(reason);
  };
  const hear = ({ data }: MessageEvent): void => {
    wasUp = true;
    clearTimeout(silence);
    silence = setTimeout(() => end("silent"), STREAM_SILENCE);
    listener.tell(JSON.parse(data as string) as Tell);
  };
  /** Who looks from another seat has another stream, which begins with a welcome. */
  const open = (from: number | null): void => {
    stream?.close();
    const wanted = new URLSearchParams({ follow: "", ...(from === null ? {} : { seat: String(from) }) });
    stream = new EventSource(`/api/tables/${table}/stream?${wanted}`);
    stream.onmessage = hear;
    stream.onerror = () => end(wasUp ? "broken" : "never-up");
  };
  const post = async (message: Ask): Promise<void> => {
    const body = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(message) };
    const answer = await fetch(`/api/tables/${table}/commands`, body);
    const told = await toldBy(answer, message);
    if (isClosed) return;
    if (told) listener.tell(told);
    else setTimeout(() => send(message), POST_PAUSE);
  };
  const send = (message: Ask): void => {
    if (isClosed) return;
    if (message.type === "ask-look-as") open(message.seat);
    else void post(message).catch(() => end("broken"));
  };
  open(seat);
  return { send, close };
};

/** What an answer tells; nothing, if it is to be asked again. */
async function toldBy(answer: Response, message: Ask): Promise<Tell | null> {
  if (ANSWERS.includes(answer.status)) return (await answer.json()) as Tell;
  if (answer.status >= 500 || PASSING.includes(answer.status)) return null;
  return { type: "tell-refused", command: "command" in message ? message.command : "", refusal: await whyNot(answer) };
}

/** Who turned it away may be somebody between here and the server, who says nothing that is understood. */
async function whyNot(answer: Response): Promise<Refusal> {
  const told = (await answer.json().catch(() => null)) as { refusal?: Refusal } | null;
  return told?.refusal ?? { message: { key: "server-refusal-message", args: { detail: String(answer.status) } }, rule: "" };
}
