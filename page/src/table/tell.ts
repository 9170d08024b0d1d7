/** What happened at a table, in sentences. The server says which. */

import type { Happening, Line } from "../protocol";
import type { Voice } from "../words/voice";

/** A sentence about what happened, under the number of its line, with the rules by which it did. */
export interface Told {
  id: string;
  said: string;
  rules: readonly string[];
  /** Whether it is about people and not of the game. */
  isAside: boolean;
}

/** What some lines tell. */
export function tell(lines: readonly Line[], voice: Voice): Told[] {
  return lines.flatMap((line) => tellOnce(line, voice));
}

/** What a line tells stays the same until the line does not, or the voice: a long story is not told anew with every news. */
const kept = new WeakMap<Line, { voice: Voice; told: readonly Told[] }>();

function tellOnce(line: Line, voice: Voice): readonly Told[] {
  const known = kept.get(line);
  if (known?.voice === voice) return known.told;
  const told = tellLine(line, voice);
  kept.set(line, { voice, told });
  return told;
}

function tellLine(line: Line, voice: Voice): Told[] {
  const message = line.happening?.message;
  const first = message ? [{ id: `${line.number}`, said: voice.say(message), rules: [], isAside: true }] : [];
  const events = line.events.filter((event) => event.message.key !== "");
  const told = events.map((event) => {
    return { id: `${line.number}.${event.number}`, said: voice.say(event.message), rules: event.rules ?? [], isAside: false };
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
export function sayTalk(said: Happening, voice: Voice): { name: string; said: string } {
  const name = said.name || voice.name(said.seat ?? 0);
  return { name, said: said.phrase ? voice.text(`page-phrase-${said.phrase}`) : (said.text ?? "") };
}
