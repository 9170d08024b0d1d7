/** What this game brings to the page; what nobody needs for the first choice is loaded later. */

import type { IncantibusView } from "../../protocol";
import type { GamePage } from "../gamePage";
import { choiceOf, viewTexts } from "../viewTexts";
import Board from "./Board.svelte";
import { coachTips } from "./coachTips";
import LazySheet from "./LazySheet.svelte";
import { seenSecrets } from "./seenSecrets";

export const incantibus: GamePage = {
  ...viewTexts,
  /** Without its notes: the board shows them where they belong. */
  sayChoice: (action, view, translator) => translator.say(choiceOf(action, view)?.said ?? action),
  Board,
  Sheet: LazySheet,
  hasPrivateLook: (view) => seenSecrets(view as IncantibusView).length > 0,
  play: async (step, animator) => (await import("./animations")).play(step, animator),
  coachTips,
};
