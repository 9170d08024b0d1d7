/**
 * Everything that is known of the table one sits at, merged from what was told. What is here is what the server would say
 * now; what was covered since is gone. `onStep` is told the news, one step after the other.
 */

import type { Line as TableLine, Message, Refusal, TableState, ServerMessage, Hint, Update, Welcome, View, You } from "../protocol";
import { Connection, type NewCommand } from "./connection";
import { GameLog } from "./gameLog.svelte";
import { InFlight } from "./inFlight.svelte";

/** One step of the table. A welcome has no lines: it is what it is. */
export interface BoardStep {
  lines: readonly TableLine[];
  before: View | null;
  after: View | null;
}

const NOBODY: You = { seats: [], seat: null, is_host: false, keys: [], muted: [], may_undo: false, brought: [] };

const DROPPED: Refusal = { message: { key: "server-refusal-protocol" }, rule: "" };

/** All that a presenter needs of a table; a replay has it too. */
export type TableSource = Pick<TableConnection, keyof TableConnection>;

export class TableConnection {
  table = $state.raw<TableState | null>(null);
  you = $state.raw<You>(NOBODY);
  view = $state.raw<View | null>(null);
  /** Whether the table hears the reader; a connection that broke and is back at once never said otherwise. */
  isConnected = $state(false);
  isMissing = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  farewell = $state<string | null>(null);
  /** By how many milliseconds the server's clock is ahead. */
  ahead = $state(0);
  /** How many commands were not answered yet. */
  unanswered = $state(0);
  onStep: (step: BoardStep) => void = () => undefined;
  /** Everything is as it is, or others look: show it at once. */
  onWelcome: () => void = () => undefined;
  private readonly gameLog = new GameLog();
  private readonly connection: Connection;
  private readonly inFlight: InFlight;
  /** The table in sentences, as it was when they were asked for last. */
  sentences = $state.raw<readonly Message[]>([]);
  private given = $state.raw<Hint | null>(null);
  /** A good choice for the seat that is looked from, as long as it is the one that was thought of. */
  readonly hint = $derived(this.given?.seat === this.you.seat && this.given?.moment === this.table?.moment ? this.given : null);

  constructor(readonly id: string) {
    this.connection = new Connection(id, {
      seat: () => this.you.seat,
      hear: (message) => this.hear(message),
      connected: (is) => (this.isConnected = is),
      missing: () => this.miss(),
    });
    this.inFlight = new InFlight(this.connection.unanswered);
    this.unanswered = this.connection.unanswered.length;
    if (this.connection.hasDropped) this.refusal = DROPPED;
  }

  /** What the reader did in the game and does not see yet: until then there is nothing further to choose. */
  get waiting(): string | null {
    return this.inFlight.first;
  }

  /** The choice that is kept until the table hears the reader again. */
  get kept(): string | null {
    if (this.isConnected || this.unanswered === 0) return null;
    return this.connection.unanswered.findLast((each) => each.type === "choose")?.action ?? null;
  }

  /** The lines of the last news. */
  get fresh(): readonly TableLine[] {
    return this.gameLog.fresh;
  }

  /** All that happened, as it may be told now. */
  get log(): readonly TableLine[] {
    return this.gameLog.lines;
  }

  /** What people said to each other. */
  get chat(): readonly TableLine[] {
    return this.gameLog.chat;
  }

  /** Do something at the table. */
  do(wish: NewCommand): void {
    this.refusal = null;
    this.inFlight.begin(this.connection.do(wish), wish.type);
    this.unanswered = this.connection.unanswered.length;
  }

  choose(action: string): void {
    const seat = this.you.seat;
    if (seat === null || this.table === null || this.waiting !== null) return;
    this.given = null;
    this.do({ type: "choose", seat, action, moment: this.table.moment });
  }

  askHint(): void {
    if (this.you.seat !== null) this.connection.ask({ type: "get_hint", seat: this.you.seat });
  }

  askSentences(): void {
    this.connection.ask({ type: "describe", seat: this.you.seat });
  }

  /** At a screen for several: look from another of the guest's seats, or from none. */
  lookAs(seat: number | null): void {
    this.connection.ask({ type: "switch_seat", seat });
  }

  /** After the farewell `moved`, which is for ever: come back to watch. */
  comeBack(): void {
    this.connection.comeBack();
  }

  close(): void {
    this.connection.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        return this.news(message);
      case "switched":
        this.you = message.you;
        this.view = message.view;
        this.given = this.refusal = null;
        this.sentences = [];
        this.gameLog.begin(message.lines);
        return this.onWelcome();
      case "ack":
        this.unanswered = this.connection.unanswered.length;
        return this.inFlight.done(message.command, message.number);
      case "refused":
        this.unanswered = this.connection.unanswered.length;
        this.refusal = message.refusal;
        return this.inFlight.refused(message.command);
      case "hint":
        this.given = message;
        return;
      case "description":
        if (message.seat === this.you.seat) this.sentences = message.sentences;
        return;
      case "bye":
        this.farewell = message.why;
        return;
      case "pong":
    }
  }

  /** There is no such table; what was refused before says the same. */
  private miss(): void {
    this.isMissing = true;
    if (this.refusal?.message.key === "server-refusal-no-table") this.refusal = null;
  }

  private welcome(message: Welcome): void {
    this.ahead = message.now - Date.now();
    this.table = message.table;
    this.you = message.you;
    this.view = message.view;
    this.given = null;
    this.sentences = [];
    this.gameLog.begin(message.lines);
    this.farewell = null;
    this.inFlight.hear(message.number);
    this.onWelcome();
  }

  private news(message: Update): void {
    const before = this.view;
    this.table = this.table && { ...this.table, ...message.table };
    this.you = { ...this.you, ...message.you };
    this.view = this.merged(message);
    this.gameLog.news(message.lines, message.again);
    this.inFlight.hear(message.lines.at(-1)!.number);
    this.onStep({ lines: message.lines, before, after: this.view });
  }

  /** A view that was null begins with all its fields. */
  private merged(message: Update): View | null {
    if (Object.keys(message.view).length === 0) return this.view;
    return { ...this.view, ...message.view } as View;
  }
}
