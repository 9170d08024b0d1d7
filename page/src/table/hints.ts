/** Hints: how good the choices are that were hinted at, in words. */

import type { Voice } from "../words/voice";
import type { Stage } from "./stage.svelte";

const RANKS = ["first", "second", "third"] as const;

/** The place of a choice among those that are hinted at, from 0; -1 for all others. */
export function rankOf({ sitting }: Stage, action: string | null): number {
  return sitting.hint?.choices.findIndex((choice) => choice.action === action) ?? -1;
}

/** That a choice is hinted at, for its button; the words come with the first hint. */
export function sayRank(stage: Stage, action: string | null): string[] {
  const rank = rankOf(stage, action);
  return rank >= 0 && stage.voice.knows("reasons-rank") ? [stage.voice.text("reasons-rank", { rank: RANKS[rank]! })] : [];
}

/** What stands on a choice of this place. */
export function signOf(rank: number): string {
  return rank === 0 ? "★" : String(rank + 1);
}

/** By how many points one may end ahead or behind. */
export function sayMargin(margin: number, voice: Voice): string {
  if (margin === 0) return voice.text("reasons-level");
  return voice.text(margin > 0 ? "reasons-ahead" : "reasons-behind", { points: Math.abs(margin) });
}
