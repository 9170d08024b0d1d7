/** A rule book as it is read: its rules by their ids, in the book's order. */

import type { BookChapter, BookDifference, BookRule, BookSaying, BookSpan, RuleBook } from "../http";

export type BookLine = readonly BookSpan[];

/** What some editions say alike. */
export interface Said {
  editions: string[];
  says: readonly BookSaying[];
}

export class Book {
  readonly rules: ReadonlyMap<string, BookRule>;
  private readonly chapters = new Map<string, BookChapter>();
  private readonly differences: ReadonlyMap<string, BookDifference>;

  constructor(readonly told: RuleBook) {
    for (const chapter of told.chapters) for (const rule of chapter.rules) this.chapters.set(rule.id, chapter);
    this.rules = new Map(told.chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule])));
    this.differences = new Map(told.differences.map((each) => [each.id, each]));
  }

  /** The rules with these ids. */
  all(ids: readonly string[]): BookRule[] {
    return ids.flatMap((id) => this.rules.get(id) ?? []);
  }

  /** The title of the chapter that a rule is in. */
  chapterOf(rule: BookRule): string {
    return this.chapters.get(rule.id)?.title ?? "";
  }

  /** An edition that the book knows, or none. */
  edition(wanted: string): string {
    return this.told.editions.includes(wanted) ? wanted : "";
  }

  /** What is said on a difference by one edition, or by all: those that say the same together. */
  saidOn(difference: string, edition: string): Said[] {
    const told = Object.entries(this.differences.get(difference)?.editions ?? {});
    const alike = new Map<string, Said>();
    for (const [name, says] of told.filter(([name]) => edition === "" || edition === name)) {
      const what = JSON.stringify(says);
      const said = alike.get(what) ?? { editions: [], says };
      said.editions.push(name);
      alike.set(what, said);
    }
    return [...alike.values()];
  }

  /** The differences to be told at a rule; one that is itself a difference shows all editions in its own text. */
  differencesAt(rule: BookRule, edition: string): BookRule[] {
    return this.all(rule.differences.filter((id) => edition !== "" || id !== rule.id));
  }
}

/** A line without its marks. */
export function plain(line: BookLine): string {
  return line.map((span) => span.text).join("");
}

/** The address of a rule, or of the whole book. */
export function addressOf(game: string, rule = "", edition = ""): string {
  const place = rule && `/${encodeURIComponent(rule)}`;
  return `/rules/${encodeURIComponent(game)}${place}${edition && `?edition=${encodeURIComponent(edition)}`}`;
}
