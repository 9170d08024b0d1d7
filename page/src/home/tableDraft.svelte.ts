/** A table as it is being put together. */

import { SYMBOLS } from "../ui/symbols";
import { profile } from "./profile.svelte";
import { type PlannedSeat, usualSeats } from "./seatPlan";

export const SPECTATORS = ["open", "after", "none"] as const;
/** Seconds that are offered; 0: nobody is hurried. */
export const PACES = [0, 60, 180, 600] as const;
export const GRACES = [0, 60, 120, 300, 900] as const;
const USUAL_GRACE = 120;

export class TableDraft {
  seats = $state.raw<readonly PlannedSeat[]>([]);
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
    this.seats = [{ who: "here", name: profile.name, symbol: profile.symbol }];
    this.fill(usualSeats(counts), { bot });
  }

  get mayAdd(): boolean {
    return this.seats.length < (this.counts.at(-1) ?? 0);
  }

  get mayRemove(): boolean {
    return this.seats.length > (this.counts[0] ?? 0);
  }

  /** One more, or as many as make the next number with which the game can be played. */
  add(who: PlannedSeat["who"]): void {
    this.fill(this.counts.find((count) => count > this.seats.length) ?? 0, who);
  }

  put(place: number, seat: PlannedSeat): void {
    this.seats = this.seats.with(place, seat);
  }

  /** One less, and the last ones too if the game cannot be played with the rest. */
  remove(place: number): void {
    const left = this.counts.findLast((count) => count < this.seats.length) ?? 0;
    this.seats = this.seats.filter((_, each) => each !== place).slice(0, left);
  }

  /** What was agreed, but for the seats. */
  get terms() {
    const { options, spectators, pace, grace, hints } = this;
    return { options: { ...options }, spectators, pace, grace, hints, privacy: this.isListed ? ("listed" as const) : ("private" as const) };
  }

  private fill(count: number, who: PlannedSeat["who"]): void {
    while (this.seats.length < count) this.seats = [...this.seats, { who, name: "", symbol: this.freeSymbol() }];
  }

  private freeSymbol(): string {
    const taken = this.seats.map((seat) => seat.symbol);
    return Object.keys(SYMBOLS).find((name) => !taken.includes(name))!;
  }
}
