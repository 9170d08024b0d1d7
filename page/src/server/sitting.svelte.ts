/**
 * Everything that is known of the table one sits at, merged from what was told. What is here is what the server would say
 * now; what was covered since is gone. `rounds` are the news, for whoever shows them one after the other.
 */

import type { Line as TableLine, Refusal, TableState, Tell, TellNews, TellWelcome, View, You } from "../protocol";
import { Line, type Wish } from "./line";
import { Story } from "./story.svelte";

/** One step of the table. A welcome has no lines: it is what it is. */
export interface Round {
  lines: readonly TableLine[];
  before: View | null;
  after: View | null;
}

const NOBODY: You = { seats: [], looks_from: null, is_host: false, keys: [], muted: [] };

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
  hint = $state.raw<{ seat: number; action: string } | null>(null);
  farewell = $state<string | null>(null);
  /** By how many milliseconds the server's clock is ahead. */
  ahead = $state(0);
  /** The command that was sent last and not answered yet. */
  waiting = $state<string | null>(null);
  onRound: (round: Round) => void = () => undefined;
  /** Everything is as it is, or others look: show it at once. */
  onWelcome: () => void = () => undefined;
  private readonly told = new Story();
  private readonly line: Line;

  constructor(readonly id: string) {
    this.line = new Line(id, {
      seat: () => this.you.looks_from,
      hear: (message) => this.hear(message),
      connected: (is) => (this.isConnected = is),
      missing: () => this.miss(),
    });
    this.waiting = this.line.unanswered;
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
    this.waiting = this.line.do(wish);
  }

  choose(action: string): void {
    const seat = this.you.looks_from;
    if (seat === null || this.waiting !== null) return;
    this.hint = null;
    this.do({ type: "ask-choose", seat, action });
  }

  askHint(): void {
    if (this.you.looks_from !== null) this.line.ask({ type: "ask-hint", seat: this.you.looks_from });
  }

  /** At a screen for several: look from another of the own seats, or from none. */
  lookAs(seat: number | null): void {
    this.line.ask({ type: "ask-look-as", seat });
  }

  /** After the farewell `moved`, which is for ever: come back to watch. */
  comeBack(): void {
    this.line.comeBack();
  }

  close(): void {
    this.line.close();
  }

  private hear(message: Tell): void {
    switch (message.type) {
      case "tell-welcome":
        return this.welcome(message);
      case "tell-news":
        return this.news(message);
      case "tell-sight":
        this.you = message.you;
        this.view = message.view;
        this.hint = this.refusal = null;
        this.told.begin(message.lines);
        return this.onWelcome();
      case "tell-done":
      case "tell-refused":
        if (this.waiting === message.command) this.waiting = null;
        if (message.type === "tell-refused") this.refusal = message.refusal;
        return;
      case "tell-hint":
        this.hint = { seat: message.seat, action: message.action };
        return;
      case "tell-farewell":
        this.farewell = message.why;
        return;
      case "tell-alive":
    }
  }

  /** There is no such table; what was refused before says the same. */
  private miss(): void {
    this.isMissing = true;
    if (this.refusal?.message.key === "server-refusal-no-table") this.refusal = null;
  }

  private welcome(message: TellWelcome): void {
    this.ahead = message.now - Date.now();
    this.table = message.table;
    this.you = message.you;
    this.view = message.view;
    this.hint = null;
    this.told.begin(message.lines);
    this.farewell = null;
    this.onWelcome();
  }

  private news(message: TellNews): void {
    const before = this.view;
    this.table = this.table && { ...this.table, ...message.table };
    this.you = { ...this.you, ...message.you };
    this.view = this.merged(message);
    if (message.view.choices) this.hint = null;
    this.told.news(message.lines, message.again);
    this.onRound({ lines: message.lines, before, after: this.view });
  }

  /** A view that was null begins with all its fields. */
  private merged(message: TellNews): View | null {
    if (Object.keys(message.view).length === 0) return this.view;
    return { ...this.view, ...message.view } as View;
  }
}
