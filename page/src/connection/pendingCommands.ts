/**
 * Commands that were not answered yet. They are kept until they are, also over a reload of the page, and sent again:
 * the server does nothing twice. They hold only what the reader chose, never what was seen. A page that speaks another
 * version of the protocol cannot send them: it drops them and says so.
 */

import type { ClientMessage } from "../protocol";
import { PROTOCOL } from "./transports";

export type Command = Extract<ClientMessage, { command: string }>;

interface Kept {
  protocol: number;
  commands: Command[];
}

export class PendingCommands {
  /** Whether something was kept that this page cannot send. */
  readonly hasDropped: boolean = false;
  private readonly waiting = new Map<string, Command>();
  private readonly place: string;

  constructor(table: string, private readonly storage: Storage = sessionStorage) {
    this.place = `pending:${table}`;
    const kept = JSON.parse(storage.getItem(this.place) ?? "null") as Kept | null;
    if (kept?.protocol === PROTOCOL) for (const each of kept.commands) this.waiting.set(each.command, each);
    else this.hasDropped = kept !== null;
    this.keep();
  }

  add(command: Command): void {
    this.waiting.set(command.command, command);
    this.keep();
  }

  /** The command was answered. */
  settle(command: string): void {
    if (this.waiting.delete(command)) this.keep();
  }

  get all(): readonly Command[] {
    return [...this.waiting.values()];
  }

  private keep(): void {
    if (this.waiting.size === 0) this.storage.removeItem(this.place);
    else this.storage.setItem(this.place, JSON.stringify({ protocol: PROTOCOL, commands: [...this.all] } satisfies Kept));
  }
}
