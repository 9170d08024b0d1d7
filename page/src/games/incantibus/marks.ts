/** Marks: names of one to three letters, one for each kind of thing, no two alike in a language. */

import type { IncantibusPrinted, IncantibusPrintedBox } from "../../protocol";
import type { Voice } from "../../words/voice";

/** The marks of a box. Things that a box names itself are shortened to the fewest letters that no other thing has. */
export class Marks {
  private readonly taken = new Set<string>();
  private readonly marks: Record<string, string>;

  constructor(box: IncantibusPrintedBox, private readonly voice: Voice) {
    this.marks = { ...this.name(box.tokens), ...this.name(box.sorcerers) };
  }

  of(key: string): string {
    return this.marks[key] ?? "";
  }

  private name(things: Record<string, IncantibusPrinted>): Record<string, string> {
    const known = Object.entries(things).map(([key, thing]) => [key, this.known(key, thing)] as const);
    for (const [, mark] of known) if (mark) this.taken.add(mark);
    return Object.fromEntries(known.map(([key, mark]) => [key, mark || this.shorten(things[key]!)]));
  }

  private known(key: string, thing: IncantibusPrinted): string {
    return typeof thing.name === "string" ? "" : this.voice.text(`incantibus-mark-${thing.section}-${key}`);
  }

  private shorten(thing: IncantibusPrinted): string {
    const letters = [...this.voice.say(thing.name).replaceAll(" ", "")];
    const beginnings = letters.map((_, size) => letters.slice(0, size + 1).join("")).slice(1);
    const numbered = Array.from({ length: 98 }, (_, index) => `${letters.slice(0, 2).join("")}${index + 2}`);
    const mark = [...beginnings, ...numbered].find((each) => !this.taken.has(each)) ?? "";
    this.taken.add(mark);
    return mark;
  }
}
