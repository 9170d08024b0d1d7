/** How a game ended, in words, and whether the wand had to decide. */

import type { IncantibusLine, IncantibusResult, IncantibusView, Message } from "../../protocol";
import { sayPoints, saySome } from "./prices";
import { told } from "./spelling";

/** How the game ended (I-END), who has won and, where it was needed, by the stronger wand (I-TIE). */
export function sayOutcome(result: IncantibusResult): Message[] {
  return [sayEnd(result), ...result.winners.map((seat) => sayWinner(result, seat))];
}

/** I-TIE: whether several have most points. */
export function isTie(result: IncantibusResult): boolean {
  const points = result.seats.map((seat) => seat.points);
  return points.filter((each) => each === Math.max(...points)).length > 1;
}

/** The tokens of a line, equal ones counted. */
export function lineTokens(line: IncantibusLine): [key: string, count: number][] {
  const counted = new Map<string, number>();
  for (const key of line.tokens) counted.set(key, (counted.get(key) ?? 0) + 1);
  return [...counted];
}

/** The tokens of a line in words. */
export function sayLine(view: IncantibusView, line: IncantibusLine): Message {
  const things = line.of === "sorcerers" ? view.box.sorcerers : view.box.tokens;
  return told("incantibus-list", { things: lineTokens(line).map(([key, count]) => saySome(things[key]!, count)) });
}

function sayEnd(result: IncantibusResult): Message {
  if (!result.laid.length) return told("incantibus-sheet-cleared");
  return told("incantibus-sheet-laid", { who: result.laid.map((seat) => told("incantibus-who", { seat })) });
}

function sayWinner(result: IncantibusResult, seat: number): Message {
  const { points, wand } = result.seats[seat]!;
  const args = { seat, points: sayPoints(points) };
  return isTie(result) ? told("incantibus-sheet-tie", { ...args, wand }) : told("incantibus-sheet-winner", args);
}
