/** What happened at a table, in sentences. The server says which. */

import type { Translator } from "../i18n/translator";
import type { Happening, Line } from "../protocol";

/** A sentence about what happened, under the number of its line, with the rules by which it did. */
export interface LogSentence {
  id: string;
  said: string;
  rules: readonly string[];
  /** Whether it is about people and not of the game. */
  isAside: boolean;
}

/** What some lines tell. */
export function logSentences(lines: readonly Line[], translator: Translator): LogSentence[] {
  return lines.flatMap((line) => tellOnce(line, translator));
}

/** What a line tells stays the same until the line or the translator changes: a long log is not told again with every news. */
const kept = new WeakMap<Line, { translator: Translator; told: readonly LogSentence[] }>();

function tellOnce(line: Line, translator: Translator): readonly LogSentence[] {
  const known = kept.get(line);
  if (known?.translator === translator) return known.told;
  const told = tellLine(line, translator);
  kept.set(line, { translator, told });
  return told;
}

function tellLine(line: Line, translator: Translator): LogSentence[] {
  const message = line.happening?.message;
  const first = message ? [{ id: `${line.number}`, said: translator.say(message), rules: [], isAside: true }] : [];
  const events = line.events.filter((event) => event.message.key !== "");
  const told = events.map((event) => {
    return { id: `${line.number}.${event.number}`, said: translator.say(event.message), rules: event.rules ?? [], isAside: false };
  });
  return [...first, ...told];
}

/** Whether a person at this seat chose. */
function isChoice(line: Line, seat: number): boolean {
  return line.happening?.what === "chose" && line.happening.seat === seat && line.happening.by === "person";
}

/** The line of a seat's last choice; of one that was taken back nothing is told any more. */
export function lastChoice(lines: readonly Line[], seat: number): Line | undefined {
  return lines.findLast((line) => isChoice(line, seat));
}

/** The lines from a seat's last choice on; all, if there is none. */
export function sinceOwnChoice(lines: readonly Line[], seat: number | null): readonly Line[] {
  const from = seat === null ? undefined : lastChoice(lines, seat);
  return from ? lines.slice(lines.indexOf(from)) : lines;
}

/** What somebody said, under the name of who sat there then. */
export function chatMessage(said: Happening, translator: Translator): { name: string; said: string } {
  const name = said.name || translator.name(said.seat ?? 0);
  return { name, said: said.phrase ? translator.text(`page-phrase-${said.phrase}`) : (said.text ?? "") };
}
