/**
 * The connection to one table: comes back by itself, is told everything as it stands, and sends again what was not
 * answered. It says what was told, in order, and whether it is connected; nobody else knows of transports.
 *
 * A connection that broke and is back at once was never gone: `connected(false)` is said only after `QUIET`. One that looks
 * sound but is dead is found out: after some silence the server is asked whether it is there, and has to answer.
 */

import type { ClientMessage, ServerMessage } from "../protocol";
import { PendingCommands, type Command } from "./pendingCommands";
import { reloadIfOutdated } from "./reloadIfOutdated";
import { openSocket, openStream, type Transport, type OpenTransport, type CloseReason } from "./transports";

/** Milliseconds before the next attempts; the last one again and again. */
const PAUSES = [100, 300, 1000, 2000, 5000];
/** For this long nobody is told of a broken connection. */
const QUIET = 1500;
/** After so much silence the server is asked whether it is there; so long it may take to answer. */
const SILENCE = 25_000;
const PATIENCE = 10_000;

interface ConnectionListener {
  /** The seat to look from. */
  seat(): number | null;
  hear(message: ServerMessage): void;
  connected(is: boolean): void;
  /** There is no such table. */
  missing(): void;
}

/** What changes nothing; whether the server is there is for the connection itself to ask. */
type Question = Exclude<ClientMessage, Command | { type: "ping" }>;
/** What `do` is given: a command without its id. */
export type NewCommand = Command extends infer C ? (C extends Command ? Omit<C, "command"> : never) : never;

export class Connection {
  private readonly pending: PendingCommands;
  private transport: Transport | null = null;
  private connect: OpenTransport = openSocket;
  private failures = 0;
  private isUp = false;
  private isOver = false;
  private wasLost = false;
  private heardAt = 0;
  private attempt = 0;
  private outage = 0;
  private watch = 0;

  constructor(private readonly table: string, private readonly listener: ConnectionListener) {
    this.pending = new PendingCommands(table);
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Do something at the table, once, whatever happens to the connection; the id of the command. */
  do(wish: NewCommand): string {
    const command = { ...wish, command: crypto.getRandomValues(new Uint32Array(3)).join("-") } as Command;
    this.pending.add(command);
    if (this.isUp) this.transport?.send(command);
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
    if (this.isUp) this.transport?.send(question);
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
    this.transport?.close();
  }

  private open(): void {
    this.transport = this.connect(this.table, this.listener.seat(), {
      onMessage: (message) => this.hear(message),
      onClose: (reason) => this.lost(reason),
    });
    this.listen(PATIENCE);
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    this.listen(SILENCE);
    if (message.type === "welcome") this.arrive();
    if (message.type === "bye" && message.why === "moved") this.isOver = true;
    if (message.type === "ack" || message.type === "refused") this.pending.settle(message.command);
    this.listener.hear(message);
    if (message.type === "welcome") for (const command of this.pending.all) this.transport?.send(command);
  }

  private arrive(): void {
    clearTimeout(this.outage);
    this.failures = 0;
    this.isUp = true;
    this.listener.connected(true);
    if (this.wasLost) void reloadIfOutdated();
    this.wasLost = false;
  }

  private lost(reason: CloseReason): void {
    clearTimeout(this.watch);
    this.isUp = false;
    this.wasLost = true;
    this.transport = null;
    if (reason === "no-table") {
      this.isOver = true;
      return this.listener.missing();
    }
    if (this.isOver) return;
    if (reason === "outdated" || this.connect === openStream) void reloadIfOutdated(); // a stream cannot say why it was refused
    if (reason === "broken") this.connect = openSocket;
    if (reason === "never-up" && this.failures > 0) this.connect = this.connect === openSocket ? openStream : openSocket;
    if (this.failures === 0) this.outage = setTimeout(() => this.listener.connected(false), QUIET);
    this.attempt = setTimeout(() => this.open(), PAUSES[Math.min(this.failures, PAUSES.length - 1)]);
    this.failures += 1;
  }

  /** Wait for the next message; when none comes, ask for one, and when none comes then either, the connection is dead. */
  private listen(silence: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => (silence === SILENCE ? this.probe() : this.giveUp()), silence);
  }

  private probe(): void {
    this.transport?.send({ type: "ping" });
    this.listen(PATIENCE);
  }

  private giveUp(): void {
    this.transport?.close();
    this.lost(this.isUp ? "broken" : "never-up");
  }

  /** The network is back, or the reader: do not wait any longer, and see whether the connection has survived. */
  private readonly hurry = (): void => {
    if (document.hidden || this.isOver) return;
    if (this.transport === null) {
      clearTimeout(this.attempt);
      this.open();
    } else if (this.isUp && Date.now() - this.heardAt > SILENCE) this.probe();
  };
}
