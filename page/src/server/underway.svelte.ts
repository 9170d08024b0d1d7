/**
 * What the reader did in the game and does not see yet: it was not answered, or the line that tells of it has not come. By
 * stream the two come on connections of their own, in any order, and something else may be answered meanwhile.
 */

import type { Command } from "./pending";

interface Deed {
  command: string;
  /** The number of the line that tells of it; beyond all lines until it is known. */
  number: number;
}

/** What goes by what lies on the table, and after which something else may lie there. */
const OF_THE_GAME: readonly Command["type"][] = ["choose", "undo", "vote_undo"];

export class UnderWay {
  private deeds = $state.raw<readonly Deed[]>([]);
  private heard = 0;

  constructor(kept: readonly Command[]) {
    for (const { command, type } of kept) this.begin(command, type);
  }

  /** The deed that is waited for, or null. */
  get first(): string | null {
    return this.deeds[0]?.command ?? null;
  }

  begin(command: string, type: Command["type"]): void {
    if (OF_THE_GAME.includes(type)) this.deeds = [...this.deeds, { command, number: Infinity }];
  }

  /** It was done, as the line of this number. */
  done(command: string, number: number): void {
    this.deeds = this.deeds.map((each) => (each.command === command ? { command, number } : each));
    this.hear(this.heard);
  }

  refused(command: string): void {
    this.deeds = this.deeds.filter((each) => each.command !== command);
  }

  /** What the reader has is the table after the line of this number. */
  hear(number: number): void {
    this.heard = number;
    this.deeds = this.deeds.filter((each) => each.number > number);
  }
}
