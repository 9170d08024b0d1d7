/** What single keys do at a table. They can be switched off: some readers' programs send letters of their own. */

import { settings } from "../settings/settings.svelte";

export const KEYS = { "?": "help", h: "hint", u: "take-back", b: "board", l: "story", t: "talk", p: "table" } as const;

export type KeyAction = (typeof KEYS)[keyof typeof KEYS];

/** What is asked for with a key, or null; a key that is held asks once. */
export function keyAction({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): KeyAction | null {
  if (!settings.get("letters") || ctrlKey || metaKey || altKey || repeat) return null;
  return KEYS[key.toLowerCase() as keyof typeof KEYS] ?? null;
}

/** Whether somebody writes, or answers a dialog: letters are letters there. */
export function isWriting(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  return target.matches("input, textarea, select") || target.closest("dialog") !== null;
}
