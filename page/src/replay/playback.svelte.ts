/** Going through a game: by itself, step by step, at once. */

import type { BoardPresenter } from "../table/boardPresenter.svelte";
import type { ReplaySource } from "./replaySource.svelte";

/** How many milliseconds a moment takes at least when it comes by itself, whether it is seen how it came, its name. */
export const SPEEDS = {
  slow: { takes: 4000, isSeenComing: true, key: "replay-speed-slow" },
  normal: { takes: 2000, isSeenComing: true, key: "replay-speed-normal" },
  fast: { takes: 600, isSeenComing: false, key: "replay-speed-fast" },
} as const;
export type Speed = keyof typeof SPEEDS;

/** What moves is waited for; so often it is looked whether it still does. */
const PATIENCE = 100;

export class Playback {
  isPlaying = $state(false);
  speed = $state<Speed>("normal");
  private timer = 0;

  constructor(readonly replay: ReplaySource, private readonly presenter: BoardPresenter) {}

  /** One step on, shown as it came; whoever is faster than that sees at once where it leads. */
  forward(): void {
    if (this.presenter.isStill) this.replay.goOn();
    else this.replay.show(this.replay.moment + 1);
  }

  /** Be at a moment, and stay there. */
  jump(moment: number): void {
    this.pause();
    this.replay.show(moment);
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
    if (this.replay.moment === this.replay.last) this.replay.show(0);
    this.isPlaying = true;
    this.timer = setTimeout(() => this.playOn(), SPEEDS.fast.takes);
  }

  private playOn(): void {
    const { takes, isSeenComing } = SPEEDS[this.speed];
    const mayGo = this.presenter.isStill || !isSeenComing;
    if (mayGo && isSeenComing) this.replay.goOn();
    else if (mayGo) this.replay.show(this.replay.moment + 1);
    if (this.replay.moment === this.replay.last) this.pause();
    else this.timer = setTimeout(() => this.playOn(), mayGo ? takes : PATIENCE);
  }
}
