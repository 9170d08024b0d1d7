/** What is in the box: the names that the server has for cards, kinds and colours. */

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

const CARDS = new Map<string, Card>([
  ...KINDS.flatMap((kind, number) => [1, 2, 3, 4].map((value) => [`${kind}-${value}`, { kind, value, colour: COLOURS[number >> 1]! }] as const)),
  ["immuto", { kind: "immuto", value: 0, colour: null }],
  ...SPELLS.map((kind) => [kind, { kind, value: null, colour: null }] as const),
]);

/** The card that a view names so: `toad-3`, `immuto`, `vanesco`. */
export function readCard(name: string): Card {
  return CARDS.get(name)!;
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
