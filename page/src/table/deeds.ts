/** What can be done at one's turn beside choosing, and after it: the same by its button and by its key. */

import type { Stage } from "./stage.svelte";

/** Whether the seat that is looked from owes a choice. */
export function isDue({ seat, sitting }: Stage): boolean {
  return seat !== null && sitting.table!.to_act.includes(seat);
}

/** Whether a bot plays for the seat that is looked from. */
export function isReplaced({ seat, sitting }: Stage): boolean {
  return seat !== null && sitting.table!.seats[seat]?.plays !== "";
}

/** Whether there is something to advise: a choice between several, before a board that shows the present. */
export function mayHint(stage: Stage): boolean {
  const isOpen = stage.isStill && stage.mayChoose && stage.view!.choices.length > 1;
  return isOpen && stage.sitting.table!.terms.hints && isDue(stage) && !isReplaced(stage);
}

export function askHint(stage: Stage): void {
  if (mayHint(stage)) stage.sitting.askHint();
}

/** Whether there is something to take back. A sealed choice is not taken back but changed. */
export function mayTakeBack(stage: Stage): boolean {
  const isSealed = !isDue(stage) && (stage.view?.choices.length ?? 0) > 0;
  return stage.sitting.you.may_undo && !isSealed;
}

/** Take back the last choice that is seen: pressed twice, it is done once. */
export function takeBack(stage: Stage): void {
  const { seat, sitting } = stage;
  if (seat !== null && mayTakeBack(stage) && sitting.waiting === null) sitting.do({ type: "undo", seat });
}
