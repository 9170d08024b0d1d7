/**
 * Commands that were not answered yet. They are kept until they are, also over a reload of the page, and sent again:
 * the server does nothing twice. They hold only what the reader chose, never what was seen.
 */

import type { Ask } from "../protocol";

export type Command = Extract<Ask, { command: string }>;

export class Pending {
  private readonly waiting = new Map<string, Command>();
  private readonly place: string;

  constructor(table: string, private readonly storage: Storage = sessionStorage) {
    this.place = `pending:${table}`;
    for (const each of JSON.parse(storage.getItem(this.place) ?? "[]") as Command[]) this.waiting.set(each.command, each);
  }

  add(command: Command): void {
    this.waiting.set(command.command, command);
    this.keep();
  }

  /** The command was answered. */
  settle(command: string): void {
    this.waiting.delete(command);
    this.keep();
  }

  get all(): readonly Command[] {
    return [...this.waiting.values()];
  }

  private keep(): void {
    if (this.waiting.size === 0) this.storage.removeItem(this.place);
    else this.storage.setItem(this.place, JSON.stringify(this.all));
  }
}
