/**
 * What happened at the table, as far as it may be told now. In a game of memory a line says less once a card was covered,
 * so no line is kept over the next news: the older ones are asked for anew, and those that were there go when the answer
 * comes, or a moment later if none does. Only the lines of the last news themselves stay as they were told.
 */

import type { Line as TableLine, TellLines } from "../protocol";
import type { Question } from "./line";

/** The least time between two questions, and the longest that older lines outlive the news, in milliseconds. */
const PAUSE = 250;
const GRACE = 500;

export class Story {
  /** In order, without gaps, up to the last one that is known. */
  lines = $state.raw<readonly TableLine[]>([]);
  /** The lines of the last news, as they were told. */
  fresh = $state.raw<readonly TableLine[]>([]);
  /** What people said to each other. It is no secret of the game, and stays. */
  talk = $state.raw<readonly TableLine[]>([]);
  /** The number of the last line that is known. */
  number = 0;
  private since: number | null = null;
  private askedAt = 0;
  private asking = 0;
  private leaving = 0;

  constructor(private readonly ask: (question: Question) => void, private readonly seat: () => number | null) {}

  /** After which line everything is wanted from now on; null: only the last news. */
  want(since: number | null): void {
    this.since = since;
    if (since === null) this.forget();
    else if (this.wantsMore) this.askSoon();
  }

  /** The line after which a welcome is to tell. */
  get known(): number {
    return Math.min(this.number, this.since ?? this.number);
  }

  welcome(number: number, lines: readonly TableLine[]): void {
    this.overhear(lines);
    this.number = number;
    this.fresh = [];
    this.put(lines);
    if (this.wantsMore) this.askSoon();
  }

  news(lines: readonly TableLine[]): void {
    this.overhear(lines);
    this.number = lines.at(-1)?.number ?? this.number;
    this.fresh = lines;
    if (this.since === null) return this.forget();
    this.lines = [...this.lines, ...lines];
    this.askSoon();
    this.leaving ||= setTimeout(() => this.forget(), GRACE);
  }

  /** Somebody else looks: nothing of what was told before is for these eyes. */
  turn(): void {
    this.fresh = [];
    this.forget();
    if (this.wantsMore) this.askSoon();
  }

  /** An answer counts if it is for these eyes and nothing happened since. */
  hear({ since, seat, lines }: TellLines): void {
    if (seat !== this.seat() || (lines.at(-1)?.number ?? since) !== this.number) return;
    const first = this.fresh[0]?.number ?? Infinity;
    this.put([...lines.filter((line) => line.number < first), ...this.fresh]);
  }

  close(): void {
    clearTimeout(this.asking);
    clearTimeout(this.leaving);
  }

  private get wantsMore(): boolean {
    return this.since !== null && this.since < (this.lines[0]?.number ?? this.number + 1) - 1;
  }

  /** A welcome may tell lines again. */
  private overhear(lines: readonly TableLine[]): void {
    const said = lines.filter((line) => line.happening?.what === "said" && line.number > this.number);
    if (said.length > 0) this.talk = [...this.talk, ...said];
  }

  private put(lines: readonly TableLine[]): void {
    clearTimeout(this.leaving);
    this.leaving = 0;
    this.lines = lines;
  }

  private forget(): void {
    this.put(this.fresh);
  }

  private askSoon(): void {
    clearTimeout(this.asking);
    const pause = Math.max(0, this.askedAt + PAUSE - Date.now());
    this.asking = setTimeout(() => this.askNow(), pause);
  }

  private askNow(): void {
    if (this.since === null) return;
    this.askedAt = Date.now();
    this.ask({ type: "ask-lines", since: this.since, seat: this.seat() });
  }
}
