/**
 * The connection to one table: comes back by itself, is told everything as it stands, and sends again what was not
 * answered. It says what was told, in order, and whether it is connected; nobody else knows of carriers.
 *
 * A line that broke and is back at once was never gone: `connected(false)` is said only after `QUIET`. One that looks
 * sound but is dead is found out: after some silence the server is asked whether it is there, and has to answer.
 */

import type { ClientMessage, ServerMessage } from "../protocol";
import { keepUp } from "./build";
import { bySocket, byStream, type Carrier, type Connect, type End } from "./carriers";
import { Pending, type Command } from "./pending";

/** Milliseconds before the next attempts; the last one again and again. */
const PAUSES = [100, 300, 1000, 2000, 5000];
/** So long a broken line is nobody's business. */
const QUIET = 1500;
/** After so much silence the server is asked whether it is there; so long it may take to answer. */
const SILENCE = 25_000;
const PATIENCE = 10_000;

interface Hearer {
  /** The seat to look from. */
  seat(): number | null;
  hear(message: ServerMessage): void;
  connected(is: boolean): void;
  /** There is no such table. */
  missing(): void;
}

/** What changes nothing; whether the server is there is the line's own business. */
type Question = Exclude<ClientMessage, Command | { type: "ping" }>;
/** What `do` is given: a command without its id. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "command"> : never) : never;

export class Line {
  private readonly pending: Pending;
  private carrier: Carrier | null = null;
  private connect: Connect = bySocket;
  private failures = 0;
  private isUp = false;
  private isOver = false;
  private wasLost = false;
  private heardAt = 0;
  private attempt = 0;
  private outage = 0;
  private watch = 0;

  constructor(private readonly table: string, private readonly hearer: Hearer) {
    this.pending = new Pending(table);
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Do something at the table, once, whatever happens to the connection; the id of the command. */
  do(wish: Wish): string {
    const command = { ...wish, command: crypto.getRandomValues(new Uint32Array(3)).join("-") } as Command;
    this.pending.add(command);
    if (this.isUp) this.carrier?.send(command);
    return command.command;
  }

  /** What was not answered yet, perhaps from before a reload. */
  get unanswered(): readonly Command[] {
    return this.pending.all;
  }

  /** Whether something from before a reload was dropped: it was kept by a page of another version of the protocol. */
  get hasDropped(): boolean {
    return this.pending.hasDropped;
  }

  /** Ask something that changes nothing; lost with the connection. */
  ask(question: Question): void {
    if (this.isUp) this.carrier?.send(question);
  }

  /** Come back after a farewell for ever. */
  comeBack(): void {
    this.isOver = false;
    this.hurry();
  }

  close(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    for (const timer of [this.attempt, this.outage, this.watch]) clearTimeout(timer);
    this.carrier?.close();
  }

  private open(): void {
    this.carrier = this.connect(this.table, this.hearer.seat(), {
      tell: (message) => this.hear(message),
      down: (reason) => this.lost(reason),
    });
    this.listen(PATIENCE);
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    this.listen(SILENCE);
    if (message.type === "welcome") this.arrive();
    if (message.type === "bye" && message.why === "moved") this.isOver = true;
    if (message.type === "ack" || message.type === "refused") this.pending.settle(message.command);
    this.hearer.hear(message);
    if (message.type === "welcome") for (const command of this.pending.all) this.carrier?.send(command);
  }

  private arrive(): void {
    clearTimeout(this.outage);
    this.failures = 0;
    this.isUp = true;
    this.hearer.connected(true);
    if (this.wasLost) void keepUp();
    this.wasLost = false;
  }

  private lost(reason: End): void {
    clearTimeout(this.watch);
    this.isUp = false;
    this.wasLost = true;
    this.carrier = null;
    if (reason === "no-table") {
      this.isOver = true;
      return this.hearer.missing();
    }
    if (this.isOver) return;
    if (reason === "outdated" || this.connect === byStream) void keepUp(); // a stream cannot say why it was refused
    if (reason === "broken") this.connect = bySocket;
    if (reason === "never-up" && this.failures > 0) this.connect = this.connect === bySocket ? byStream : bySocket;
    if (this.failures === 0) this.outage = setTimeout(() => this.hearer.connected(false), QUIET);
    this.attempt = setTimeout(() => this.open(), PAUSES[Math.min(this.failures, PAUSES.length - 1)]);
    this.failures += 1;
  }

  /** Wait for the next word; when none comes, ask for one, and when none comes then either, the line is dead. */
  private listen(silence: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => (silence === SILENCE ? this.probe() : this.giveUp()), silence);
  }

  private probe(): void {
    this.carrier?.send({ type: "ping" });
    this.listen(PATIENCE);
  }

  private giveUp(): void {
    this.carrier?.close();
    this.lost(this.isUp ? "broken" : "never-up");
  }

  /** The network is back, or the reader: do not wait any longer, and see whether the line has survived. */
  private readonly hurry = (): void => {
    if (document.hidden || this.isOver) return;
    if (this.carrier === null) {
      clearTimeout(this.attempt);
      this.open();
    } else if (this.isUp && Date.now() - this.heardAt > SILENCE) this.probe();
  };
}
