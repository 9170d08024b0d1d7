/**
 * The connection to one table: comes back by itself, resumes after the last line that is known, and sends again what was
 * not answered. It says what was told, in order, and whether it is connected; nobody else knows of carriers.
 */

import type { Tell } from "../protocol";
import { bySocket, byStream, type Carrier, type Connect } from "./carriers";
import { Pending, type Command } from "./pending";

/** Milliseconds before the next attempts; the last one again and again. */
const PAUSES = [100, 300, 1000, 2000, 5000];

export interface Hearer {
  /** The number of the last line that is known, and the seat to look from. */
  from(): { since: number; seat: number | null };
  hear(message: Tell): void;
  connected(is: boolean): void;
  /** There is no such table. */
  missing(): void;
}

type Question = { type: "ask-hint"; seat: number } | { type: "ask-look-as"; seat: number | null } | { type: "ask-resume"; since: number; seat: number | null };
/** What `ask` is given: a command without its id. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "command"> : never) : never;

export class Line {
  private readonly pending: Pending;
  private carrier: Carrier | null = null;
  private connect: Connect = bySocket;
  private failures = 0;
  private timer = 0;
  private isUp = false;

  constructor(private readonly table: string, private readonly hearer: Hearer) {
    this.pending = new Pending(table);
    this.open();
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
  }

  /** Do something at the table, once, whatever happens to the connection; the id of the command. */
  do(wish: Wish): string {
    const command = { ...wish, command: crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40) } as Command;
    this.pending.add(command);
    if (this.isUp) this.carrier?.send(command);
    return command.command;
  }

  /** Ask something that changes nothing; lost with the connection. */
  ask(question: Question): void {
    if (this.isUp) this.carrier?.send(question);
  }

  close(): void {
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    clearTimeout(this.timer);
    this.carrier?.close();
  }

  private open(): void {
    const { since, seat } = this.hearer.from();
    this.carrier = this.connect(this.table, since, seat, {
      up: () => undefined,
      tell: (message) => this.hear(message),
      down: (reason) => this.lost(reason),
    });
  }

  private hear(message: Tell): void {
    if (message.type === "tell-welcome") {
      this.failures = 0;
      this.isUp = true;
      this.hearer.connected(true);
    }
    if (message.type === "tell-done" || message.type === "tell-refused") this.pending.settle(message.command);
    this.hearer.hear(message);
    if (message.type === "tell-welcome") for (const command of this.pending.all) this.carrier?.send(command);
  }

  private lost(reason: "broken" | "no-table" | "never-up"): void {
    this.isUp = false;
    this.carrier = null;
    if (reason === "no-table") return this.hearer.missing();
    if (reason === "never-up" && this.failures > 0) this.connect = this.connect === bySocket ? byStream : bySocket;
    this.hearer.connected(false);
    this.timer = setTimeout(() => this.open(), PAUSES[Math.min(this.failures, PAUSES.length - 1)]);
    this.failures += 1;
  }

  /** The network is back, or the reader: do not wait any longer. */
  private readonly retry = (): void => {
    if (this.carrier !== null || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };
}
