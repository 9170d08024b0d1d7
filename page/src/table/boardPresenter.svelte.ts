/**
 * What a board shows: the view of its source, a little later where something moves first. Steps are shown one after the
 * other; a welcome is shown at once, and so is everything when too much waits.
 */

import { tick } from "svelte";

import type { GamePage } from "../games/gamePage";
import type { Translator } from "../i18n/translator";
import type { View } from "../protocol";
import type { BoardStep, TableSource } from "../connection/tableConnection.svelte";
import { settings } from "../settings/settings.svelte";
import { Animator } from "./animator";
import { dueHere, personAt, type Person } from "./people";

/** How many steps may wait; whoever lags further behind sees the present. */
const MOST_WAITING = 6;

export class BoardPresenter {
  /** What is shown. */
  view = $state.raw<View | null>(null);
  /** The choice that was pressed once, where choices are confirmed. */
  selected = $state<string | null>(null);
  /** The number of the last line whose events were shown: what is still to be shown is not told beside the board before. */
  shownLine = $state(Infinity);
  /** The board, for the animator to find places in. */
  root = $state.raw<HTMLElement | null>(null);
  private animator = new Animator(() => this.root);
  private waiting: BoardStep[] = [];
  private held: Promise<void> | null = null;
  private isPlaying = $state(false);

  constructor(readonly source: TableSource, readonly game: GamePage, private readonly speak: () => Translator) {
    this.view = source.view;
    source.onWelcome = () => this.show();
    source.onStep = (step) => this.enqueue(step);
  }

  /** Says everything as at this table. */
  get translator(): Translator {
    return this.speak();
  }

  /** Who sits at a seat, and how they are; while something moves it is the turn of whoever it was before. */
  person(seat: number): Person {
    const { table, you } = this.source;
    return personAt(seat, this.translator.name(seat), this.isStill || !this.view ? table! : { ...table!, to_act: this.view.to_act }, you);
  }

  /** The seat that is looked from. */
  get seat(): number | null {
    return this.source.you.seat;
  }

  /** Whether the reader may choose now: the board shows the present and nothing is under way. */
  get mayChoose(): boolean {
    return this.view === this.source.view && (this.view?.choices.length ?? 0) > 0 && this.source.waiting === null;
  }

  /** Whether the present is shown: nothing moves and nothing waits to be shown. */
  get isStill(): boolean {
    return !this.isPlaying && this.view === this.source.view;
  }

  /** Whether the present is shown, and in it a choice of the reader is waited for. */
  get isAsked(): boolean {
    const { table, you } = this.source;
    if (!this.isStill || !table) return false;
    return you.seat === null ? dueHere(table, you).length > 0 : table.to_act.includes(you.seat);
  }

  /** Whether a choice is marked: it was pressed once, or is kept until it can be sent. */
  isMarked(action: string): boolean {
    return this.selected === action || this.source.kept === action;
  }

  /** Press a choice: it is made, or selected first if the reader wants to confirm. */
  press(action: string): void {
    if (!this.mayChoose) return;
    if (settings.get("confirm") && this.selected !== action) {
      this.selected = action;
      return;
    }
    this.selected = null;
    this.source.choose(action);
  }

  /**
   * Show nothing further until the function that is given back is called. Bots are quick: what the reader alone may look at
   * would be gone before it was seen.
   */
  hold(): () => void {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve)).finally(() => this.held === held && (this.held = null));
    this.held = held;
    return release;
  }

  /** Show the present. What was on its way to be shown is not shown any more: others may look by now. */
  private show(): void {
    this.animator.end();
    this.animator = new Animator(() => this.root);
    this.waiting = [];
    this.isPlaying = false;
    this.shownLine = Infinity;
    this.selected = null;
    this.view = this.source.view;
  }

  private enqueue(step: BoardStep): void {
    if (step.before === step.after && !this.isPlaying) return;
    this.selected = null;
    this.waiting.push(step);
    if (!this.held && this.isHurried) this.show();
    else if (!this.isPlaying) void this.playAll();
  }

  /** Whether the present is to be shown at once. */
  private get isHurried(): boolean {
    return !this.animator.moves || this.waiting.length > MOST_WAITING || document.hidden;
  }

  private async playAll(): Promise<void> {
    const { animator, waiting } = this;
    this.isPlaying = true;
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      this.shownLine = (step.lines[0]?.number ?? Infinity) - 1;
      if (this.held) await this.held;
      if (animator.isOver) return;
      if (animator.moves) await this.game.play(step, animator).catch(() => undefined);
      if (animator.isOver) return;
      this.view = waiting.length === 0 ? this.source.view : step.after;
      this.shownLine = step.lines.at(-1)?.number ?? this.shownLine;
      await tick();
    }
    this.shownLine = Infinity;
    this.isPlaying = false;
  }
}
