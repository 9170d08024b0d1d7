/** A table as it is being put together. */

import { SYMBOLS } from "../look/symbols";
import { type Arranged, usualSeats } from "./arrangement";
import { reader } from "./reader.svelte";

export const SPECTATORS = ["open", "after", "none"] as const;
/** Seconds that are offered; 0: nobody is hurried. */
export const PACES = [0, 60, 180, 600] as const;
export const GRACES = [0, 60, 120, 300, 900] as const;
const USUAL_GRACE = 120;

export class Draft {
  seats = $state.raw<readonly Arranged[]>([]);
  /** With how many seats the game can be played. */
  private counts = $state.raw<readonly number[]>([]);
  options = $state<Record<string, unknown>>({});
  spectators = $state<(typeof SPECTATORS)[number]>("open");
  pace = $state(0);
  grace = $state(USUAL_GRACE);
  hints = $state(true);
  isListed = $state(false);

  /** The reader, and as many bots that others may replace as usual. */
  arrange(counts: readonly number[], bot: string): void {
    this.counts = counts;
    this.seats = [{ who: "here", name: reader.name, symbol: reader.symbol }];
    for (let bots = usualSeats(counts) - 1; bots > 0; bots -= 1) this.add({ bot });
  }

  get mayAdd(): boolean {
    return this.seats.length < (this.counts.at(-1) ?? 0);
  }

  get mayRemove(): boolean {
    return this.seats.length > (this.counts[0] ?? 0);
  }

  add(who: Arranged["who"]): void {
    if (this.mayAdd) this.seats = [...this.seats, { who, name: "", symbol: this.freeSymbol() }];
  }

  put(place: number, seat: Arranged): void {
    this.seats = this.seats.with(place, seat);
  }

  remove(place: number): void {
    this.seats = this.seats.filter((_, each) => each !== place);
  }

  /** What was agreed, but for the seats. */
  get terms() {
    const { options, spectators, pace, grace, hints } = this;
    return { options: { ...options }, spectators, pace, grace, hints, privacy: this.isListed ? ("listed" as const) : ("private" as const) };
  }

  private freeSymbol(): string {
    const taken = this.seats.map((seat) => seat.symbol);
    return Object.keys(SYMBOLS).find((name) => !taken.includes(name))!;
  }
}
