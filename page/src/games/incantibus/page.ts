/** What this game brings to the page; what nobody needs for the first choice is loaded later. */

import type { IncantibusChoiceView, IncantibusView, View } from "../../protocol";
import type { GamePage } from "../game";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import { seenSecrets } from "./looks";
import { sayTable } from "./sentences";
import SheetLater from "./SheetLater.svelte";

/** What is said of a choice; one that cannot be made any more is called as it is written. */
function choiceIn(view: View, action: string): Pick<IncantibusChoiceView, "said" | "briefly"> | null {
  return (view as IncantibusView).choices.find((choice) => choice.action === action) ?? null;
}

export const incantibus: GamePage = {
  Board,
  Sheet: SheetLater,
  describe: (view, voice, seat = null) => sayTable(view as IncantibusView, seat).map((message) => voice.say(message)),
  ask: (view, voice) => voice.say((view as IncantibusView).question),
  sayChoice: (action, view, voice) => voice.say(choiceIn(view, action)?.said ?? action),
  sayBriefly: (action, view, voice) => voice.say(choiceIn(view, action)?.briefly ?? action),
  hasLook: (view) => seenSecrets(view as IncantibusView).length > 0,
  play: async (round, scene) => (await import("./motion")).play(round, scene),
  lessons,
};
