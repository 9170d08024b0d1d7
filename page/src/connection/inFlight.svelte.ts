/**
 * What the reader did in the game and does not see yet: it was not answered, or the line that tells of it has not come. By
 * stream the two come on connections of their own, in any order, and something else may be answered meanwhile.
 */

import type { Command } from "./pendingCommands";

interface SentCommand {
  command: string;
  /** The number of the line that tells of it; beyond all lines until it is known. */
  number: number;
}

/** What goes by what lies on the table, and after which something else may lie there. */
const OF_THE_GAME: readonly Command["type"][] = ["choose", "undo", "vote_undo"];

export class InFlight {
  private commands = $state.raw<readonly SentCommand[]>([]);
  private heard = 0;

  constructor(kept: readonly Command[]) {
    for (const { command, type } of kept) this.begin(command, type);
  }

  /** The command that is waited for, or null. */
  get first(): string | null {
    return this.commands[0]?.command ?? null;
  }

  begin(command: string, type: Command["type"]): void {
    if (OF_THE_GAME.includes(type)) this.commands = [...this.commands, { command, number: Infinity }];
  }

  /** It was done, as the line of this number. */
  done(command: string, number: number): void {
    this.commands = this.commands.map((each) => (each.command === command ? { command, number } : each));
    this.hear(this.heard);
  }

  refused(command: string): void {
    this.commands = this.commands.filter((each) => each.command !== command);
  }

  /** What the reader has is the table after the line of this number. */
  hear(number: number): void {
    this.heard = number;
    this.commands = this.commands.filter((each) => each.number > number);
  }
}
