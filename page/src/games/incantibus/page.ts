/** What this game brings to the page. */

import type { GamePage } from "../game";
import Board from "./Board.svelte";
import Options from "./Options.svelte";
import Sheet from "./Sheet.svelte";

export const incantibus: GamePage = {
  Board,
  Sheet,
  Options,
  describe: () => [],
  sayChoice: (action) => action,
  hasLook: () => false,
  play: async () => undefined,
  lessons: [],
  editions: ["ru"],
};
