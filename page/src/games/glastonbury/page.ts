/** What this game brings to the page. */

import type { GlastonburyView } from "../../protocol";
import type { GamePage } from "../gamePage";
import { viewTexts } from "../viewTexts";
import { play } from "./animations";
import Board from "./Board.svelte";
import { coachTips } from "./coachTips";
import Sheet from "./Sheet.svelte";

export const glastonbury: GamePage = {
  ...viewTexts,
  Board,
  Sheet,
  hasPrivateLook: (view) => (view as GlastonburyView).looking,
  play,
  coachTips,
};
