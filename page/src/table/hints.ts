/** Hints: how good the choices are that were hinted at, in words. */

import type { Translator } from "../i18n/translator";
import type { HintedChoice } from "../protocol";
import type { BoardPresenter } from "./boardPresenter.svelte";

const RANKS = ["first", "second", "third"] as const;
/** Fewer points than these tell no choice from another: estimates differ as much by chance. */
const TELLING = 0.5;

/** The place of a choice among those that are hinted at, from 0; -1 for all others. */
export function rankOf(presenter: BoardPresenter, action: string | null): number {
  return presenter.source.hint?.choices.findIndex((each) => each.action === action) ?? -1;
}

/** The same for the first that fits by its parts, as the game's view has them; also where it cannot be chosen any more. */
export function rankWhere<Choice>({ source }: BoardPresenter, fits: (choice: Choice) => boolean): number {
  return source.hint?.choices.findIndex(({ choice }) => fits(choice as Choice)) ?? -1;
}

/** That a choice is hinted at, for its button; the words come with the first hint. */
export function sayRank(presenter: BoardPresenter, action: string | null): string[] {
  const rank = rankOf(presenter, action);
  return rank >= 0 && presenter.translator.knows("reasons-rank") ? [presenter.translator.text("reasons-rank", { rank: RANKS[rank]! })] : [];
}

/** What a choice of this place is marked with. */
export function hintMark(rank: number): string {
  return rank === 0 ? "★" : String(rank + 1);
}

/** Whether there was nothing to choose: then there are no points to speak of. */
export function isOnly(choices: readonly HintedChoice[]): boolean {
  return choices.length === 1 && choices[0]!.reasons.some((reason) => reason.key === "reasons-only");
}

/** With what margin the first choice, the best, may end, and how many points less, or more, each of the others brings; nothing where there is one alone. */
export function sayEnds(choices: readonly HintedChoice[], translator: Translator): string[] {
  if (isOnly(choices)) return [""];
  const best = choices[0]?.margin ?? 0;
  return choices.map(({ margin }, rank) => (rank === 0 ? sayMargin(margin, translator) : sayDifference(margin - best, translator)));
}

function sayMargin(margin: number, translator: Translator): string {
  if (margin === 0) return translator.text("reasons-level");
  return translator.text(margin > 0 ? "reasons-ahead" : "reasons-behind", { points: Math.abs(margin) });
}

function sayDifference(more: number, translator: Translator): string {
  const points = Math.round(Math.abs(more) * 10) / 10;
  if (points < TELLING) return translator.text("reasons-same");
  return translator.text(more > 0 ? "reasons-better" : "reasons-less", { points });
}
