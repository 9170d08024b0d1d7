/** The coach: one sentence when something happens for the first time. It remembers the keys of what was said, no more. */

import type { Lesson } from "../games/game";
import type { View } from "../protocol";
import { settings } from "../settings/settings.svelte";

/** Whoever saw a sentence for so many milliseconds has read it. */
const READ = 3000;

export class Coach {
  private said: readonly string[] = $state.raw([]);
  /** What was said last, to which question, and for how long it was seen. */
  private now: { lesson: Lesson; question: string; seen: number } | null = null;
  /** Since when it is in sight. */
  private since: number | null = null;
  /** What was read, was not answered, and gave way to something else. */
  private passed: readonly string[] = [];
  private readonly place: string;

  constructor(game: string, private readonly lessons: readonly Lesson[], private readonly storage: Storage = localStorage) {
    this.place = `lessons:${game}`;
    this.said = read(storage, this.place);
  }

  /** What is to be said now: the most important. At the next question what was read without an answer gives way. */
  lesson(view: View, seat: number | null): Lesson | null {
    this.rest();
    if (!settings.get("coach")) return null;
    const question = view.choices.map(({ action }) => action).join();
    const fitting = this.lessons.filter((each) => this.isOpen(each) && each.fits(view, seat));
    const others = this.isRead && question !== this.now?.question ? fitting.filter((each) => each !== this.now?.lesson) : [];
    const lesson = others[0] ?? fitting[0] ?? null;
    if (lesson !== null) this.say(lesson, question);
    return lesson;
  }

  /** Nothing is to be said while something moves. */
  rest(): null {
    if (this.now && this.since !== null) this.now.seen += Date.now() - this.since;
    this.since = null;
    return null;
  }

  /** It was read. */
  done(lesson: Lesson): void {
    this.said = [...this.said, lesson.key];
    this.keep();
  }

  private isOpen({ key }: Lesson): boolean {
    return !this.said.includes(key) && !this.passed.includes(key);
  }

  /** Whether what was said last was in sight for long enough. */
  private get isRead(): boolean {
    return this.now !== null && this.now.seen >= READ;
  }

  private say(lesson: Lesson, question: string): void {
    this.since = Date.now();
    if (lesson === this.now?.lesson) return;
    if (this.isRead && this.isOpen(this.now!.lesson)) this.pass(this.now!.lesson);
    this.now = { lesson, question, seen: 0 };
  }

  private pass({ key }: Lesson): void {
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
