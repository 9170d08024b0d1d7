/** A casting as its events tell it: who pointed where with which wand, who fought over what, and what came of it. */

import type { IncantibusAimView, IncantibusView, Line, Message } from "../../protocol";
import { label as labelOf, type Area } from "./areas";

type Event = Line["events"][number];

/** By event, the area where a wand points. */
const AREAS: Record<string, Area> = {
  "incantibus-event-point-visible": "visible",
  "incantibus-event-point-secret": "secret",
  "incantibus-event-point-potion": "potion",
  "incantibus-event-point-book": "book",
  "incantibus-event-point-sorcerer": "sorcerer",
};

/** A wand that points at a place. */
export interface Aim extends IncantibusAimView {
  seat: number;
  /** The place as it stands on the board. */
  label: string;
  /** What is known to lie there; of a secret token, what it turned out to be. */
  token: Message | string | null;
  /** Whether somebody else, who won it, pointed there too. */
  isBeaten: boolean;
  /** What came of it, once that is told. */
  fate: "got" | "escaped" | null;
}

/** By event, what came of pointing there. */
const FATES: Record<string, Aim["fate"]> = {
  "incantibus-event-take": "got",
  "incantibus-event-gain": "got",
  "incantibus-event-spend": "got",
  "incantibus-event-beat": "got",
  "incantibus-event-escape": "escaped",
  "incantibus-event-slip": "escaped",
  "incantibus-event-keep": "escaped",
};

/** The winner of a contest gives the wand to another and gets that one's. */
export interface Swap {
  seat: number;
  other: number;
}

/** Where all wands point, if these events reveal it. */
export function aimsOf(events: readonly Event[]): Aim[] {
  const winners = new Set(swapsOf(events).map(({ seat }) => seat));
  const aims = events.flatMap(({ message: { key, args = {} } }) => {
    const area = AREAS[key];
    if (area === undefined) return [];
    const aim = { area, place: Number(args.place) };
    const label = labelOf(aim);
    return [{ ...aim, seat: Number(args.seat), label, token: thing(args.token) ?? turnedUp(events, label), fate: fateOf(events, Number(args.seat)) }];
  });
  const isWon = (aim: { seat: number; label: string }): boolean =>
    aims.some(({ seat, label }) => label === aim.label && seat !== aim.seat && winners.has(seat));
  return aims.map((aim) => ({ ...aim, isBeaten: isWon(aim) }));
}

/** The lines of the last casting, with all that followed it. */
export function lastCasting(lines: readonly Line[]): readonly Line[] {
  const from = lines.findLastIndex(({ events }) => events.some(({ message }) => message.key in AREAS));
  return from < 0 ? [] : lines.slice(from);
}

/** What the secret token at a place turned out to be. */
function turnedUp(events: readonly Event[], label: string): Message | string | null {
  const found = events.find(({ message: { key, args } }) => key === "incantibus-event-turn-up" && label === `S${Number(args?.place)}`);
  return thing(found?.message.args?.token);
}

/** The first that is told of a seat: what its spells bring comes later. */
function fateOf(events: readonly Event[], seat: number): Aim["fate"] {
  const told = events.find(({ message: { key, args } }) => key in FATES && Number(args?.seat) === seat);
  return told ? FATES[told.message.key]! : null;
}

export function swapsOf(events: readonly Event[]): Swap[] {
  const swaps = events.filter(({ message }) => message.key === "incantibus-event-swap");
  return swaps.map(({ message: { args = {} } }) => ({ seat: Number(args.seat), other: Number(args.other) }));
}

/** The key of a thing that an event calls by its name. */
export function keyOf(view: IncantibusView, name: unknown): string | null {
  const things = [...Object.entries(view.box.tokens), ...Object.entries(view.box.sorcerers)];
  return things.find(([, { name: own }]) => sameName(own, name))?.[0] ?? null;
}

function sameName(own: Message | string, name: unknown): boolean {
  if (typeof own === "string") return own === name;
  return typeof name === "object" && name !== null && "key" in name && name.key === own.key;
}

function thing(argument: unknown): Message | string | null {
  return typeof argument === "string" || (typeof argument === "object" && argument !== null && "key" in argument) ? (argument as Message | string) : null;
}
