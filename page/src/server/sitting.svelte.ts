/**
 * Everything that is known of the table one sits at, merged from what was told. What is here is what the server would say
 * now; what was covered since is gone. `rounds` are the news, for whoever shows them one after the other.
 */

import type { Line as TableLine, Message, Refusal, TableState, ServerMessage, Hint, Update, Welcome, View, You } from "../protocol";
import { Line, type Wish } from "./line";
import { Story } from "./story.svelte";
import { UnderWay } from "./underway.svelte";

/** One step of the table. A welcome has no lines: it is what it is. */
export interface Round {
  lines: readonly TableLine[];
  before: View | null;
  after: View | null;
}

const NOBODY: You = { seats: [], seat: null, is_host: false, keys: [], muted: [], may_undo: false, brought: [] };

const DROPPED: Refusal = { message: { key: "server-refusal-protocol" }, rule: "" };

/** What others may know and do of a sitting: all that a stage needs. */
export type Seating = Pick<Sitting, keyof Sitting>;

export class Sitting {
  table = $state.raw<TableState | null>(null);
  you = $state.raw<You>(NOBODY);
  view = $state.raw<View | null>(null);
  /** Whether the table hears the reader; a line that broke and is back at once never said otherwise. */
  isConnected = $state(false);
  isMissing = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  farewell = $state<string | null>(null);
  /** By how many milliseconds the server's clock is ahead. */
  ahead = $state(0);
  /** How many commands were not answered yet. */
  unanswered = $state(0);
  onRound: (round: Round) => void = () => undefined;
  /** Everything is as it is, or others look: show it at once. */
  onWelcome: () => void = () => undefined;
  private readonly told = new Story();
  private readonly line: Line;
  private readonly underWay: UnderWay;
  /** The table in sentences, as it was when they were asked for last. */
  sentences = $state.raw<readonly Message[]>([]);
  private given = $state.raw<Hint | null>(null);
  /** A good choice for the seat that is looked from, as long as it is the one that was thought of. */
  readonly hint = $derived(this.given?.seat === this.you.seat && this.given?.moment === this.table?.moment ? this.given : null);

  constructor(readonly id: string) {
    this.line = new Line(id, {
      seat: () => this.you.seat,
      hear: (message) => this.hear(message),
      connected: (is) => (this.isConnected = is),
      missing: () => this.miss(),
    });
    this.underWay = new UnderWay(this.line.unanswered);
    this.unanswered = this.line.unanswered.length;
    if (this.line.hasDropped) this.refusal = DROPPED;
  }

  /** What the reader did in the game and does not see yet: until then there is nothing further to choose. */
  get waiting(): string | null {
    return this.underWay.first;
  }

  /** The choice that is kept until the table hears the reader again. */
  get kept(): string | null {
    if (this.isConnected || this.unanswered === 0) return null;
    return this.line.unanswered.findLast((each) => each.type === "choose")?.action ?? null;
  }

  /** The lines of the last news. */
  get fresh(): readonly TableLine[] {
    return this.told.fresh;
  }

  /** All that happened, as it may be told now. */
  get story(): readonly TableLine[] {
    return this.told.lines;
  }

  /** What people said to each other. */
  get talk(): readonly TableLine[] {
    return this.told.talk;
  }

  /** Do something at the table. */
  do(wish: Wish): void {
    this.refusal = null;
    this.underWay.begin(this.line.do(wish), wish.type);
    this.unanswered = this.line.unanswered.length;
  }

  choose(action: string): void {
    const seat = this.you.seat;
    if (seat === null || this.table === null || this.waiting !== null) return;
    this.given = null;
    this.do({ type: "choose", seat, action, moment: this.table.moment });
  }

  askHint(): void {
    if (this.you.seat !== null) this.line.ask({ type: "get_hint", seat: this.you.seat });
  }

  askSentences(): void {
    this.line.ask({ type: "describe", seat: this.you.seat });
  }

  /** At a screen for several: look from another of the own seats, or from none. */
  lookAs(seat: number | null): void {
    this.line.ask({ type: "switch_seat", seat });
  }

  /** After the farewell `moved`, which is for ever: come back to watch. */
  comeBack(): void {
    this.line.comeBack();
  }

  close(): void {
    this.line.close();
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
        this.told.begin(message.lines);
        return this.onWelcome();
      case "ack":
        this.unanswered = this.line.unanswered.length;
        return this.underWay.done(message.command, message.number);
      case "refused":
        this.unanswered = this.line.unanswered.length;
        this.refusal = message.refusal;
        return this.underWay.refused(message.command);
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
    this.told.begin(message.lines);
    this.farewell = null;
    this.underWay.hear(message.number);
    this.onWelcome();
  }

  private news(message: Update): void {
    const before = this.view;
    this.table = this.table && { ...this.table, ...message.table };
    this.you = { ...this.you, ...message.you };
    this.view = this.merged(message);
    this.told.news(message.lines, message.again);
    this.underWay.hear(message.lines.at(-1)!.number);
    this.onRound({ lines: message.lines, before, after: this.view });
  }

  /** A view that was null begins with all its fields. */
  private merged(message: Update): View | null {
    if (Object.keys(message.view).length === 0) return this.view;
    return { ...this.view, ...message.view } as View;
  }
}
