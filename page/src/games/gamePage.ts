/** What a game brings to the page. Whatever is around the table knows nothing else of it. */

import type { Component } from "svelte";

import type { Translator } from "../i18n/translator";
import type { View } from "../protocol";
import type { BoardStep } from "../connection/tableConnection.svelte";
import type { Animator } from "../table/animator";
import type { BoardPresenter } from "../table/boardPresenter.svelte";

/** A sentence that is said when something happens for the first time. */
export interface CoachTip {
  /** The key of its text, under which it is remembered as said. */
  key: string;
  /** Whether this is the moment for it. */
  fits(view: View, seat: number | null): boolean;
}

/** A value that a seat may choose before the deal. */
export interface Swatch {
  option: string;
  value: string;
}

export interface GamePage {
  /** The table: what lies there, and the choices. */
  Board: Component<{ presenter: BoardPresenter }>;
  /** The score: the seats in this order, with the first `written` lines of each and their rules. Who won is seen when all are written. `levels` of bots. */
  Sheet: Component<{ view: View; translator: Translator; order: readonly number[]; levels: readonly string[]; written: number }>;
  /** What is asked now of whoever looks; for those who are not asked, what is waited for. */
  ask(view: View, translator: Translator, seat: number | null): string;
  /** A choice in words. */
  sayChoice(action: string, view: View, translator: Translator): string;
  /** The same in few words, where more is said beside it. */
  sayBriefly(action: string, view: View, translator: Translator): string;
  /** Whether something is shown to this seat alone until it closes it: a screen for several is not handed on before. */
  hasPrivateLook(view: View, seat: number): boolean;
  /** Show what happened, before the view that came of it is shown. */
  play(step: BoardStep, animator: Animator): Promise<void>;
  coachTips: readonly CoachTip[];
}
