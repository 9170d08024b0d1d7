/** Which parts of a price are at hand: a token counts for one of them. */

import type { IncantibusPrinted } from "../../protocol";

/** What is held, by kind: monsters of one kind may have different points. */
export function byKind(hand: Readonly<Record<string, number>>, tokens: Readonly<Record<string, IncantibusPrinted>>): Record<string, number> {
  const held: Record<string, number> = {};
  for (const [key, count] of Object.entries(hand)) {
    const kind = tokens[key]?.kind ?? key;
    held[kind] = (held[kind] ?? 0) + count;
  }
  return held;
}

export function markAffordable(keys: readonly string[], hand: Readonly<Record<string, number>>): { key: string; held: boolean }[] {
  const left = { ...hand };
  return keys.map((key) => {
    const held = (left[key] ?? 0) > 0;
    left[key] = (left[key] ?? 0) - 1;
    return { key, held };
  });
}
