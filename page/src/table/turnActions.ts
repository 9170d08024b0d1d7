/** What can be done at one's turn beside choosing, and after it: the same by its button and by its key. */

import type { BoardPresenter } from "./boardPresenter.svelte";

/** Whether the seat that is looked from owes a choice. */
export function isDue({ seat, source }: BoardPresenter): boolean {
  return seat !== null && source.table!.to_act.includes(seat);
}

/** Whether a bot plays for the seat that is looked from. */
export function isReplaced({ seat, source }: BoardPresenter): boolean {
  return seat !== null && source.table!.seats[seat]?.plays !== "";
}

/** Whether there is something to advise: a choice between several, before a board that shows the present. */
export function mayHint(presenter: BoardPresenter): boolean {
  const isOpen = presenter.isStill && presenter.mayChoose && presenter.view!.choices.length > 1;
  return isOpen && presenter.source.table!.terms.hints && isDue(presenter) && !isReplaced(presenter);
}

export function askHint(presenter: BoardPresenter): void {
  if (mayHint(presenter)) presenter.source.askHint();
}

/** Whether there is something to take back. A sealed choice is not taken back but changed. */
export function mayUndo(presenter: BoardPresenter): boolean {
  const isSealed = !isDue(presenter) && (presenter.view?.choices.length ?? 0) > 0;
  return presenter.source.you.may_undo && !isSealed;
}

/** Take back the last choice that is seen: pressed twice, it is done once. */
export function undo(presenter: BoardPresenter): void {
  const { seat, source } = presenter;
  if (seat !== null && mayUndo(presenter) && source.waiting === null) source.do({ type: "undo", seat });
}
