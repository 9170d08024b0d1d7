/** Which parts of a price are at hand: a token counts for one of them. */

export function markAffordable(keys: readonly string[], hand: Readonly<Record<string, number>>): { key: string; held: boolean }[] {
  const left = { ...hand };
  return keys.map((key) => {
    const held = (left[key] ?? 0) > 0;
    left[key] = (left[key] ?? 0) - 1;
    return { key, held };
  });
}
