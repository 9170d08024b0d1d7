/** A casting as its events tell it: who pointed where, who won what from whom, and what came of it. */

import type { IncantibusTarget, Line } from "../../protocol";
import { label, type Area } from "./areas";

type Told = Line["events"][number];

/** An event with its parts, as this game tells them. */
export interface Event extends Told {
  parts?: {
    /** The key of the thing that it is about. */
    token?: string;
    card?: string;
    /** Where a wand points, and who won what lies there from it. */
    area?: Area;
    lost_to?: number;
    /** The place of a secret token that turned up. */
    turned?: number;
    /** What came of pointing there. */
    fate?: "got" | "escaped";
  };
}

/** A wand that points at a place. */
export interface Aim extends IncantibusTarget {
  seat: number;
  /** The place as the board names it. */
  label: string;
  /** What is known to lie there; of a secret token, what it turned out to be. */
  token: string | null;
  /** Whether somebody else, who won it, pointed there too. */
  isBeaten: boolean;
  /** What came of it, once that is told. */
  fate: "got" | "escaped" | null;
}

/** The winner of a contest gives the wand to another and gets that one's. */
export interface Swap {
  seat: number;
  other: number;
}

/** The events that some lines tell. */
export function eventsOf(lines: readonly Line[]): Event[] {
  return lines.flatMap(({ events }) => events);
}

/** Where all wands point, if these events reveal it. */
export function aimsOf(events: readonly Event[]): Aim[] {
  return events.flatMap(({ message: { args = {} }, parts: { area, token, lost_to } = {} }) => {
    if (area === undefined) return [];
    const [seat, place] = [Number(args.seat), Number(args.place)];
    const known = token ?? (area === "secret" ? turnedUp(events, place) : null);
    return [{ seat, area, place, label: label({ area, place }), token: known, isBeaten: lost_to !== undefined, fate: fateOf(events, seat) }];
  });
}

/** The lines of the last casting, with all that followed it. */
export function lastCasting(lines: readonly Line[]): readonly Line[] {
  const from = lines.findLastIndex(({ events }) => events.some(({ parts }: Event) => parts?.area !== undefined));
  return from < 0 ? [] : lines.slice(from);
}

/** What the secret token at a place turned out to be. */
function turnedUp(events: readonly Event[], place: number): string | null {
  return events.find(({ parts }) => parts?.turned === place)?.parts?.token ?? null;
}

/** The first that is told of a seat: what its spells bring comes later. */
function fateOf(events: readonly Event[], seat: number): Aim["fate"] {
  return events.find(({ message: { args }, parts }) => parts?.fate !== undefined && Number(args?.seat) === seat)?.parts?.fate ?? null;
}

export function swapsOf(events: readonly Event[]): Swap[] {
  const swaps = events.filter(({ message }) => message.key === "incantibus-event-swap");
  return swaps.map(({ message: { args = {} } }) => ({ seat: Number(args.seat), other: Number(args.other) }));
}
