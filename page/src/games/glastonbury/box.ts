/** What is in the box: the words of the server for cards, kinds and colours, taken apart. */

export const PLAYER_COLOURS = ["red", "blue", "green", "yellow"] as const;
export const COLOURS = [...PLAYER_COLOURS, "orange", "purple", "turquoise", "brown", "grey"] as const;
export type Colour = (typeof COLOURS)[number];

/** Two kinds of each colour, in the order of the colours. */
export const KINDS = [
  "dragons-blood", "toadstool", "jar-of-eyes", "raven-feathers", "herb-bundle", "toad", "wax-doll", "cat-whiskers", "pumpkin",
  "snake-powder", "bat-wings", "love-philtre", "moonstone", "scarab", "mandrake-root", "bones", "cobweb", "candle-stub",
] as const;
export const SPELLS = ["vanesco", "perluceo", "accio", "declinatio"] as const;
export type Kind = (typeof KINDS)[number] | "immuto" | (typeof SPELLS)[number];

/** A card: spells have no number, and neither they nor Immuto have a colour. */
export interface Card {
  kind: Kind;
  value: number | null;
  colour: Colour | null;
}

/** The card that a view names so: `toad-3`, `immuto`, `vanesco`. */
export function readCard(name: string): Card {
  const [, kind, value] = /^(.*?)(?:-(\d))?$/.exec(name)!;
  if (value === undefined) return { kind: kind as Kind, value: kind === "immuto" ? 0 : null, colour: null };
  return { kind: kind as Kind, value: Number(value), colour: COLOURS[KINDS.indexOf(kind as never) >> 1]! };
}

/** Cards kind by kind, in the order of the box, values ascending; Immutos last. */
export function sortCards(names: readonly string[]): string[][] {
  const kinds = new Map<string, string[]>();
  const places = [...KINDS, "immuto", ...SPELLS];
  const order = (name: string) => 5 * places.indexOf(readCard(name).kind) + (readCard(name).value ?? 0);
  for (const name of [...names].sort((a, b) => order(a) - order(b)))
    kinds.set(readCard(name).kind, [...(kinds.get(readCard(name).kind) ?? []), name]);
  return [...kinds.values()];
}
