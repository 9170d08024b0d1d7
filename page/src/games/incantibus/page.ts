/** What this game brings to the page; what nobody needs for the first choice is loaded later. */

import type { IncantibusView } from "../../protocol";
import type { GamePage } from "../game";
import Board from "./Board.svelte";
import { sayChoice } from "./choices";
import { lessons } from "./lessons";
import { seenSecrets } from "./looks";
import { question } from "./questions";
import { sayTable } from "./sentences";
import SheetLater from "./SheetLater.svelte";

export const incantibus: GamePage = {
  Board,
  Sheet: SheetLater,
  describe: (view, voice, seat = null) => sayTable(view as IncantibusView, seat).map((message) => voice.say(message)),
  ask: (view, voice, seat) => voice.say(question(view as IncantibusView, seat)),
  sayChoice: (action, view, voice) => voice.say(sayChoice(view as IncantibusView, action)),
  sayBriefly: (action, view, voice) => voice.say(sayChoice(view as IncantibusView, action)),
  hasLook: (view) => seenSecrets(view as IncantibusView).length > 0,
  play: async (round, scene) => (await import("./motion")).play(round, scene),
  lessons,
};
