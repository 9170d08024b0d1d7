/** A game that brings nothing to the page: told in sentences, with its choices as buttons. */

import type { GamePage } from "../game";
import { worded } from "../worded";
import Board from "./Board.svelte";
import Sheet from "./Sheet.svelte";

export const generic: GamePage = {
  ...worded,
  Board,
  Sheet,
  hasLook: () => false,
  play: async () => undefined,
  lessons: [],
};
