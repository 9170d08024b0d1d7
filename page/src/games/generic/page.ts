/** A game that brings nothing to the page: told in sentences, with its choices as buttons. */

import type { GamePage } from "../gamePage";
import { viewTexts } from "../viewTexts";
import Board from "./Board.svelte";
import Sheet from "./Sheet.svelte";

export const generic: GamePage = {
  ...viewTexts,
  Board,
  Sheet,
  hasPrivateLook: () => false,
  play: async () => undefined,
  coachTips: [],
};
