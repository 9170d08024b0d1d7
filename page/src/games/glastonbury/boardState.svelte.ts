/** What the reader does at the board: the choices of the moment, the one that is pointed at, Accio while it is aimed. */

import { untrack } from "svelte";

import type { GlastonburyChoiceView as Choice, GlastonburyView } from "../../protocol";
import type { BoardPresenter } from "../../table/boardPresenter.svelte";
import { rankWhere } from "../../table/hints";
import { lastCell } from "./recentEvents";

/** One for all cells: those that stay without a way stay as they are. */
const NO_WAYS: readonly Choice[] = [];

export class BoardState {
  /** The cell under the pointer or the focus. */
  over = $state<number | null>(null);
  /** Whether the next card is fetched with Accio. */
  isFetching = $state(false);
  /** The cell of which is asked how its card is to be taken. */
  asked = $state<number | null>(null);

  /** The cell of the last card that was taken. */
  last = $state<number | null>(null);

  constructor(readonly presenter: BoardPresenter) {
    $effect.pre(() => {
      const { fresh } = presenter.source;
      this.last = lastCell(fresh, this.view?.board.cells ?? [], untrack(() => this.last));
    });
  }

  get view(): GlastonburyView {
    return this.presenter.view as GlastonburyView;
  }

  /** The choices that can be made now. */
  readonly choices: readonly Choice[] = $derived.by(() => (this.presenter.mayChoose ? this.view.choices : []));

  /** By cell, the ways to take its card: with Accio only those that cost a charge. */
  private readonly ways: readonly (readonly Choice[])[] = $derived.by(() => {
    const ways: Choice[][] = [];
    for (const choice of this.choices)
      if (choice.cell !== null && (!this.isFetching || choice.verb === "accio")) (ways[choice.cell] ??= []).push(choice);
    return ways;
  });

  /** The choice that is pointed at. */
  readonly pointed: Choice | null = $derived(this.over === null ? null : (this.waysAt(this.over)[0] ?? null));

  /** The choices that name no cell. */
  readonly otherChoices: readonly Choice[] = $derived(this.choices.filter((choice) => choice.cell === null));

  readonly hasAccio: boolean = $derived(this.choices.some((choice) => choice.verb === "accio"));

  /** Whether there is more to choose than the cards themselves. */
  readonly hasOtherChoices: boolean = $derived(this.otherChoices.length > 0 || this.hasAccio);

  /** The cell of the choice that is marked, also while nothing can be chosen. */
  readonly marked: number | null = $derived.by(() => {
    const { presenter } = this;
    if (presenter.selected === null && presenter.source.kept === null) return null;
    return this.view.choices.find(({ action }) => presenter.isMarked(action))?.cell ?? null;
  });

  waysAt(cell: number): readonly Choice[] {
    return this.ways[cell] ?? NO_WAYS;
  }

  /** The place of its card among those that a hint names, -1 for all others; with Accio only as one that costs a charge. */
  rankAt(cell: number): number {
    return rankWhere(this.presenter, (each: Choice) => each.cell === cell && (!this.isFetching || each.verb === "accio"));
  }

  /** Whether a cell is lit: a press on it chooses, or asks how. */
  isLit(cell: number): boolean {
    return this.waysAt(cell).some((choice) => choice.verb !== "accio" || this.isFetching);
  }

  /** Press a cell: the only way is gone at once, but a charge of Accio is not spent by a slip of the finger. */
  press(cell: number): void {
    const ways = this.waysAt(cell);
    if (ways.length === 1 && this.isLit(cell)) this.choose(ways[0]!);
    else if (ways.length > 0) this.asked = cell;
  }

  choose(choice: Choice): void {
    this.asked = null;
    this.presenter.press(choice.action);
  }

  /** Another moment: nothing is aimed at any more. */
  rest(): void {
    this.over = null;
    this.isFetching = false;
    this.asked = null;
  }
}
