/** Hints: how good the choices are that were hinted at, in words. */

import type { HintedChoice } from "../protocol";
import type { Voice } from "../words/voice";
import type { Stage } from "./stage.svelte";

const RANKS = ["first", "second", "third"] as const;
/** Fewer points than these tell no choice from another: estimates differ as much by chance. */
const TELLING = 0.5;

/** The place of a choice among those that are hinted at, from 0; -1 for all others. */
export function rankOf(stage: Stage, action: string | null): number {
  return stage.sitting.hint?.choices.findIndex((each) => each.action === action) ?? -1;
}

/** The same for the first that fits by its parts, as the game's view has them; also where it cannot be chosen any more. */
export function rankWhere<Choice>({ sitting }: Stage, fits: (choice: Choice) => boolean): number {
  return sitting.hint?.choices.findIndex(({ choice }) => fits(choice as Choice)) ?? -1;
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

/** Whether there was nothing to choose: then there are no points to speak of. */
export function isOnly(choices: readonly HintedChoice[]): boolean {
  return choices.length === 1 && choices[0]!.reasons.some((reason) => reason.key === "reasons-only");
}

/** With what margin the first choice, the best, may end, and how many points less, or more, each of the others brings; nothing where there is one alone. */
export function sayEnds(choices: readonly HintedChoice[], voice: Voice): string[] {
  if (isOnly(choices)) return [""];
  const best = choices[0]?.margin ?? 0;
  return choices.map(({ margin }, rank) => (rank === 0 ? sayMargin(margin, voice) : sayDifference(margin - best, voice)));
}

function sayMargin(margin: number, voice: Voice): string {
  if (margin === 0) return voice.text("reasons-level");
  return voice.text(margin > 0 ? "reasons-ahead" : "reasons-behind", { points: Math.abs(margin) });
}

function sayDifference(more: number, voice: Voice): string {
  const points = Math.round(Math.abs(more) * 10) / 10;
  if (points < TELLING) return voice.text("reasons-same");
  return voice.text(more > 0 ? "reasons-better" : "reasons-less", { points });
}
