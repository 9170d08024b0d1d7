/** The coach: one sentence when something happens for the first time. It remembers the keys of what was said, no more. */

import type { Lesson } from "../games/game";
import type { View } from "../protocol";
import { settings } from "../settings/settings.svelte";

export class Coach {
  private said: readonly string[] = $state.raw([]);
  private readonly place: string;

  constructor(game: string, private readonly lessons: readonly Lesson[], private readonly storage: Storage = localStorage) {
    this.place = `lessons:${game}`;
    this.said = read(storage, this.place);
  }

  /** What is to be said now. */
  lesson(view: View, seat: number | null): Lesson | null {
    if (!settings.get("coach")) return null;
    return this.lessons.find((each) => !this.said.includes(each.key) && each.fits(view, seat)) ?? null;
  }

  /** It was read. */
  done(lesson: Lesson): void {
    this.said = [...this.said, lesson.key];
    this.storage.setItem(this.place, JSON.stringify(this.said));
  }
}

function read(storage: Storage, place: string): readonly string[] {
  try {
    return JSON.parse(storage.getItem(place) ?? "[]") as string[];
  } catch {
    return [];
  }
}
