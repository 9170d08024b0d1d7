/** The reader's language: loads the parts of its catalogue that are wanted, and switches without a reload. */

import { untrack } from "svelte";

import { Speaker, Texts } from "./fluent";
import { Translator } from "./translator";

const FALLBACK = "en";

/** What is said until the first choice, what is said in screens that come later, and what a game adds. */
type Part = "page" | "later" | (string & {});

class Locale {
  language = $state(FALLBACK);
  private readonly shelves = new Map<string, Texts>();
  private readonly loads = new Map<string, Promise<void>>();
  private readonly parts = new Set<Part>();
  private version = $state(0);
  private wishes = 0;

  /** Says everything that was loaded so far; changes when more is, or the language is switched. */
  get translator(): Translator {
    void this.version;
    const shelf = this.shelves.get(this.language);
    const fallback = this.shelves.get(FALLBACK);
    return new Translator(new Speaker([shelf, fallback].filter((each) => each !== undefined), { edition: "" }));
  }

  /** Have the texts of a part at hand, in the reader's language; another one brings them along, nobody has to want them again. */
  async want(part: Part): Promise<void> {
    this.parts.add(part);
    await this.load(untrack(() => this.language), part);
    this.version += 1;
  }

  /** Speak another language from now on: the one that was wished last, whichever came first. Whether it is this one. */
  async speak(language: string): Promise<boolean> {
    const wish = (this.wishes += 1);
    await this.loadAll(language);
    if (wish !== this.wishes) return false;
    this.language = language;
    document.documentElement.lang = language;
    this.version += 1;
    return true;
  }

  /** All parts that are wanted, also those that come to be meanwhile. */
  private async loadAll(language: string): Promise<void> {
    const parts = [...this.parts];
    await Promise.all(parts.map((part) => this.load(language, part)));
    if (parts.length < this.parts.size) await this.loadAll(language);
  }

  private load(language: string, part: Part): Promise<void> {
    const name = `${language}/${part}`;
    const loading = this.loads.get(name) ?? this.fetch(language, part);
    this.loads.set(name, loading);
    loading.catch(() => this.loads.delete(name));
    return loading;
  }

  private async fetch(language: string, part: Part): Promise<void> {
    const answer = await fetch(`/words/${language}/${part}`);
    if (!answer.ok) throw new Error(`no words: ${language}/${part}`);
    const texts = this.shelves.get(language) ?? new Texts(language);
    this.shelves.set(language, texts);
    texts.add(await answer.text());
  }
}

export const locale = new Locale();

/** A screen that is not needed for the first choice, with the words of such screens. */
export async function loadLater<Screen>(loading: Promise<Screen>): Promise<Screen> {
  const [screen] = await Promise.all([loading, locale.want("later")]);
  return screen;
}
