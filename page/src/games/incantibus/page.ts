/** What this game brings to the page; what nobody needs for the first choice is loaded later. */

import type { IncantibusView } from "../../protocol";
import type { GamePage } from "../game";
import { choiceOf, worded } from "../worded";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import { seenSecrets } from "./looks";
import SheetLater from "./SheetLater.svelte";

export const incantibus: GamePage = {
  ...worded,
  /** Without its notes: the board shows them where they belong. */
  sayChoice: (action, view, voice) => voice.say(choiceOf(action, view)?.said ?? action),
  Board,
  Sheet: SheetLater,
  hasLook: (view) => seenSecrets(view as IncantibusView).length > 0,
  play: async (round, scene) => (await import("./motion")).play(round, scene),
  lessons,
};
