/** The coach: one sentence when something happens for the first time. It remembers the keys of what was said, no more. */

import type { CoachTip } from "../games/gamePage";
import type { View } from "../protocol";
import { settings } from "../settings/settings.svelte";

/** Whoever saw a sentence for this many milliseconds has read it. */
const READ = 3000;

export class Coach {
  private said: readonly string[] = $state.raw([]);
  /** What was said last, to which question, and for how long it was seen. */
  private now: { tip: CoachTip; question: string; seen: number } | null = null;
  /** Since when it is in sight. */
  private since: number | null = null;
  /** What was read, was not answered, and gave way to something else. */
  private passed: readonly string[] = [];
  private readonly place: string;

  constructor(game: string, private readonly coachTips: readonly CoachTip[], private readonly storage: Storage = localStorage) {
    this.place = `lessons:${game}`;
    this.said = read(storage, this.place);
  }

  /** What is to be said now: the most important. At the next question what was read without an answer gives way. */
  tip(view: View, seat: number | null): CoachTip | null {
    this.rest();
    if (!settings.get("coach")) return null;
    const question = view.choices.map(({ action }) => action).join();
    const fitting = this.coachTips.filter((each) => this.isOpen(each) && each.fits(view, seat));
    const others = this.isRead && question !== this.now?.question ? fitting.filter((each) => each !== this.now?.tip) : [];
    const tip = others[0] ?? fitting[0] ?? null;
    if (tip !== null) this.say(tip, question);
    return tip;
  }

  /** Nothing is to be said while something moves. */
  rest(): null {
    if (this.now && this.since !== null) this.now.seen += Date.now() - this.since;
    this.since = null;
    return null;
  }

  /** It was read. */
  done(tip: CoachTip): void {
    this.said = [...this.said, tip.key];
    this.keep();
  }

  private isOpen({ key }: CoachTip): boolean {
    return !this.said.includes(key) && !this.passed.includes(key);
  }

  /** Whether what was said last was in sight for long enough. */
  private get isRead(): boolean {
    return this.now !== null && this.now.seen >= READ;
  }

  private say(tip: CoachTip, question: string): void {
    this.since = Date.now();
    if (tip === this.now?.tip) return;
    if (this.isRead && this.isOpen(this.now!.tip)) this.pass(this.now!.tip);
    this.now = { tip, question, seen: 0 };
  }

  private pass({ key }: CoachTip): void {
    this.passed = [...this.passed, key];
    this.keep();
  }

  private keep(): void {
    this.storage.setItem(this.place, JSON.stringify([...this.said, ...this.passed]));
  }
}

function read(storage: Storage, place: string): readonly string[] {
  try {
    return JSON.parse(storage.getItem(place) ?? "[]") as string[];
  } catch {
    return [];
  }
}
