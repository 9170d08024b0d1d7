/** Two ways to talk with a table: a WebSocket, or server-sent events and POST where that does not pass. */

import type { Ask, Tell } from "../protocol";

/** What a carrier reports. `down` comes once, at the end. */
export interface Listener {
  up(): void;
  tell(message: Tell): void;
  down(reason: "broken" | "no-table" | "never-up"): void;
}

export interface Carrier {
  send(message: Ask): void;
  close(): void;
}

export type Connect = (table: string, since: number, seat: number | null, listener: Listener) => Carrier;

const NO_TABLE = 4404;

export const bySocket: Connect = (table, since, seat, listener) => {
  const socket = new WebSocket(`/api/tables/${table}/socket`);
  let wasUp = false;
  socket.onopen = () => {
    wasUp = true;
    socket.send(JSON.stringify({ type: "ask-resume", since, seat } satisfies Ask));
    listener.up();
  };
  socket.onmessage = ({ data }) => listener.tell(JSON.parse(data as string) as Tell);
  socket.onclose = ({ code }) => listener.down(code === NO_TABLE ? "no-table" : wasUp ? "broken" : "never-up");
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => {
      socket.onclose = null;
      socket.close();
    },
  };
};

export const byStream: Connect = (table, since, seat, listener) => {
  const from = new URLSearchParams({ since: String(since), ...(seat === null ? {} : { seat: String(seat) }) });
  const stream = new EventSource(`/api/tables/${table}/stream?${from}`);
  const end = (reason: "broken" | "never-up") => {
    stream.close();
    listener.down(reason);
  };
  let wasUp = false;
  stream.onopen = () => {
    wasUp = true;
    listener.up();
  };
  stream.onmessage = ({ data }) => listener.tell(JSON.parse(data as string) as Tell);
  stream.onerror = () => end(wasUp ? "broken" : "never-up");
  const post = async (message: Ask): Promise<void> => {
    const body = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(message) };
    const answer = await fetch(`/api/tables/${table}/commands`, body);
    listener.tell((await answer.json()) as Tell);
  };
  return { send: (message) => void post(message).catch(() => end("broken")), close: () => stream.close() };
};
