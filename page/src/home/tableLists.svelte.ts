/** The tables that the first page shows: asked for when it comes into view, and now and then while it is. */

import type { TableCard } from "../http";
import { api } from "../connection/api";

const PAUSE = 10_000;

export class TableLists {
  mine = $state.raw<readonly TableCard[]>([]);
  lobby = $state.raw<readonly TableCard[]>([]);
  finished = $state.raw<readonly TableCard[]>([]);

  /** Follow what happens, until the answer is called. */
  follow(): () => void {
    const look = () => document.visibilityState === "visible" && void this.ask();
    const timer = setInterval(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  private async ask(): Promise<void> {
    const lists = await Promise.all([api.mine(), api.lobby(), api.finished()]).catch(() => null);
    if (!lists) return;
    const [mine, lobby, finished] = lists.map((each) => each.tables);
    this.mine = mine!.toSorted((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)));
    this.lobby = lobby!.filter((card) => !card.yours.length && (freeSeats(card) || mayWatch(card)));
    this.finished = finished!;
  }
}

/** Whether the reader owes a choice there. */
export function isMyTurn(card: TableCard): boolean {
  return card.to_act.some((seat) => card.yours.includes(seat) && !card.seats[seat]!.plays);
}

/** Whether it is played before the eyes of all. */
export function mayWatch(card: TableCard): boolean {
  return card.stage === "playing" && card.terms.spectators === "open";
}

/** How many may still sit down. */
export function freeSeats(card: TableCard): number {
  return card.seats.filter((seat) => seat.kind === "open").length;
}
