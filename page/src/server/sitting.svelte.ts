/**
 * Everything that is known of the table one sits at, merged from what was told. What is here is what the server would say
 * now; what was covered since is gone. `rounds` are the news, for whoever shows them one after the other.
 */

import type { Line as TableLine, Refusal, TableState, Tell, TellNews, TellWelcome, View, You } from "../protocol";
import { Line, type Wish } from "./line";

/** One step of the table. A welcome has no lines: it is what it is. */
export interface Round {
  lines: readonly TableLine[];
  before: View | null;
  after: View | null;
}

const NOBODY: You = { seats: [], looks_from: null, is_host: false, keys: [], muted: [] };

export class Sitting {
  table = $state.raw<TableState | null>(null);
  you = $state.raw<You>(NOBODY);
  view = $state.raw<View | null>(null);
  /** The lines of the last news, as they were told. */
  fresh = $state.raw<readonly TableLine[]>([]);
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
  onWelcome: () => void = () => undefined;
  private number = 0;
  private readonly line: Line;

  constructor(readonly id: string) {
    this.line = new Line(id, {
      from: () => ({ since: this.number, seat: this.you.looks_from }),
      hear: (message) => this.hear(message),
      connected: (is) => (this.isConnected = is),
      missing: () => (this.isMissing = true),
    });
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
        return;
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

  private welcome(message: TellWelcome): void {
    this.number = message.number;
    this.ahead = message.now - Date.now();
    this.table = message.table;
    this.you = message.you;
    this.view = message.view;
    this.fresh = [];
    this.farewell = null;
    this.onWelcome();
  }

  private news(message: TellNews): void {
    const before = this.view;
    this.number = message.lines.at(-1)?.number ?? this.number;
    this.table = this.table && { ...this.table, ...message.table };
    this.you = { ...this.you, ...message.you };
    this.view = this.merged(message);
    this.fresh = message.lines;
    this.onRound({ lines: message.lines, before, after: this.view });
  }

  /** A view that was null begins with all its fields. */
  private merged(message: TellNews): View | null {
    if (Object.keys(message.view).length === 0) return this.view;
    return { ...this.view, ...message.view } as View;
  }
}
