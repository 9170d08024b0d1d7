/**
 * What happened at the table, as it may be told now. In a game of memory a line says less once a card was covered: with its
 * news the server tells again what older lines say from then on, so nothing outlives that here.
 */

import type { Line as TableLine } from "../protocol";

export class GameLog {
  /** All of them, in order. What is told as before stays the same object. */
  lines = $state.raw<readonly TableLine[]>([]);
  /** The lines of the last news. */
  fresh = $state.raw<readonly TableLine[]>([]);
  /** What people said to each other. */
  readonly chat = $derived(this.lines.filter((line) => line.happening?.what === "said"));

  /** Somebody comes, or others look: everything as it is told to them. */
  begin(lines: readonly TableLine[]): void {
    this.fresh = [];
    this.lines = lines;
  }

  news(lines: readonly TableLine[], again: readonly TableLine[]): void {
    this.fresh = lines;
    this.lines = [...retold(this.lines, again), ...lines];
  }
}

function retold(lines: readonly TableLine[], again: readonly TableLine[]): readonly TableLine[] {
  if (again.length === 0) return lines;
  const by = new Map(again.map((line) => [line.number, line]));
  return lines.map((line) => by.get(line.number) ?? line);
}
