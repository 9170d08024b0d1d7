/** What this game brings to the page. */

import type { IncantibusView } from "../../protocol";
import type { GamePage } from "../game";
import Board from "./Board.svelte";
import { sayChoice } from "./choices";
import { lessons } from "./lessons";
import { seenSecrets } from "./looks";
import { play } from "./motion";
import { question } from "./questions";
import { sayTable } from "./sentences";
import Sheet from "./Sheet.svelte";

export const incantibus: GamePage = {
  Board,
  Sheet,
  options: async () => (await import("./Options.svelte")).default,
  describe: (view, voice, seat = null) => sayTable(view as IncantibusView, seat).map((message) => voice.say(message)),
  ask: (view, voice, seat) => voice.say(question(view as IncantibusView, seat)),
  sayChoice: (action, view, voice) => voice.say(sayChoice(view as IncantibusView, action)),
  hasLook: (view) => seenSecrets(view as IncantibusView).length > 0,
  play,
  lessons,
  editions: ["ru"],
};
