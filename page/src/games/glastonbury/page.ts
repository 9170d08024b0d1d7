/** What this game brings to the page. */

import type { GlastonburyView } from "../../protocol";
import type { GamePage } from "../game";
import { worded } from "../worded";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import { play } from "./moves";
import Sheet from "./Sheet.svelte";

export const glastonbury: GamePage = {
  ...worded,
  Board,
  Sheet,
  hasLook: (view) => (view as GlastonburyView).looking,
  play,
  lessons,
};
