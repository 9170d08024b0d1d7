/** How a case is laid out: which token lies in which slot. What finds no slot of its type lies in a purse slot (I-CASE). */

import type { IncantibusSeatView, IncantibusView } from "../../protocol";

/** One part of a case with its slots; null is a free one. */
export interface Part {
  place: string;
  slots: (string | null)[];
}

export interface Laid {
  parts: Part[];
  /** The slots of the purse, which hold anything. */
  loose: (string | null)[];
  /** What needs no slot, with its number: spell tokens and purses. */
  stacked: [key: string, count: number][];
}

/** Everything in a case at its place. */
export function layCase(view: IncantibusView, held: IncantibusSeatView): Laid {
  const places = Object.keys(view.box.slots).filter((place) => place !== "books" || view.expert);
  const tokens = places.map((place) => tokensOf(view, held.case, place));
  const parts = places.map((place, index) => ({ place, slots: padded(tokens[index]!, view.box.slots[place]!).slice(0, view.box.slots[place]!) }));
  const over = places.flatMap((place, index) => tokens[index]!.slice(view.box.slots[place]!));
  const stacked = Object.entries(held.case).filter(([key]) => !places.includes(view.box.tokens[key]!.place));
  return { parts, loose: padded(over, held.purse_slots), stacked };
}

/** Tokens in the order of a case, so that equal types lie together. */
export function sortTokens(view: IncantibusView, tokens: Record<string, number>): [key: string, count: number][] {
  const order = [...Object.keys(view.box.slots), "spells", "purses"];
  const rank = (key: string): number => order.indexOf(view.box.tokens[key]!.place);
  return Object.entries(tokens).filter(([, count]) => count > 0).sort(([a], [b]) => rank(a) - rank(b));
}

/** The tokens of one part, each for itself. */
function tokensOf(view: IncantibusView, held: Record<string, number>, place: string): string[] {
  const kinds = Object.entries(held).filter(([key]) => view.box.tokens[key]!.place === place);
  return kinds.flatMap(([key, count]) => Array.from({ length: count }, () => key));
}

function padded(keys: string[], slots: number): (string | null)[] {
  return [...keys, ...Array.from({ length: Math.max(0, slots - keys.length) }, () => null)];
}
