/** Going through a game: by itself, step by step, at once. */

import type { Stage } from "../table/stage.svelte";
import type { Rerun } from "./rerun.svelte";

/** How many milliseconds a moment stays before the next one comes by itself, and what that is called. */
export const SPEEDS = {
  slow: { stays: 3500, key: "replay-speed-slow" },
  normal: { stays: 1800, key: "replay-speed-normal" },
  fast: { stays: 700, key: "replay-speed-fast" },
} as const;
export type Speed = keyof typeof SPEEDS;

export class Player {
  isPlaying = $state(false);
  speed = $state<Speed>("normal");
  private timer = 0;

  constructor(readonly rerun: Rerun, private readonly stage: Stage) {}

  /** One step on, shown as it came; whoever is faster than that sees at once where it leads. */
  forward(): void {
    if (this.stage.isStill) this.rerun.goOn();
    else this.rerun.show(this.rerun.moment + 1);
  }

  /** Be at a moment, and stay there. */
  jump(moment: number): void {
    this.pause();
    this.rerun.show(moment);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private play(): void {
    if (this.rerun.moment === this.rerun.last) this.rerun.show(0);
    this.isPlaying = true;
    this.timer = setTimeout(() => this.playOn(), SPEEDS.fast.stays);
  }

  /** The next moment, as soon as the one before was seen to its end. */
  private playOn(): void {
    if (this.stage.isStill) this.rerun.goOn();
    if (this.rerun.moment === this.rerun.last) this.pause();
    else this.timer = setTimeout(() => this.playOn(), SPEEDS[this.speed].stays);
  }
}
